import type { CreateTable } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { playRound } from './support/mouse.ts';
import { NodeClient } from './support/nodeClient.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('matches');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const ROUNDS_MAX = 40;

interface Match {
  readonly title: string;
  readonly request: Partial<CreateTable> & { readonly ruleSet: string };
  readonly language: 'de' | 'en';
  readonly isPhone: boolean;
}

const MATCHES: readonly Match[] = [
  { title: 'skat, as it is, two players, four rounds', request: { ruleSet: 'skat' }, language: 'de', isPhone: true },
  { title: 'family, as it is, two players, to 100', request: { ruleSet: 'family' }, language: 'en', isPhone: false },
  {
    title: 'skat-plus with four players, one round each',
    request: { ruleSet: 'skat-plus', seats: 4, overrides: { matchRoundsPerPlayer: 1 } },
    language: 'en',
    isPhone: true,
  },
  {
    title: 'family-32 with three players, to 40',
    request: { ruleSet: 'family-32', seats: 3, overrides: { matchTarget: 40 } },
    language: 'de',
    isPhone: false,
  },
  {
    title: 'family-kids with five players, to 40',
    request: { ruleSet: 'family-kids', seats: 5, overrides: { matchTarget: 40 } },
    language: 'de',
    isPhone: true,
  },
  {
    title: 'bavarian-rummy with seven players, two rounds',
    request: { ruleSet: 'bavarian-rummy', seats: 7, overrides: { matchTarget: 0, matchRounds: 2 } },
    language: 'en',
    isPhone: false,
  },
];

/** The numbers of the last line of the score pad. */
async function sumsOf(player: Player): Promise<readonly number[]> {
  const pad = player.page.getByRole('table', { name: player.words('score.pad') });
  return (await pad.getByRole('row').last().getByRole('cell').allInnerTexts()).map((sum) =>
    Number(sum.trim().replace('−', '-')),
  );
}

/** The sheet after a round says what the server counts, and that is the sum of all rounds. */
async function checkTotals(player: Player, watcher: NodeClient): Promise<void> {
  const { match } = player.view;
  if (match === undefined) throw new Error('No match.');
  await expect.poll(() => watcher.view.match).toEqual(match);
  const summed = match.totals.map((_, seat) => match.results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  expect(match.totals).toEqual(summed);
  await expect.poll(() => sumsOf(player)).toEqual(match.totals);
}

async function checkEnd(player: Player): Promise<void> {
  const { words, view } = player;
  await player.heading(words('score.matchTitle')).waitFor();
  const { winners = [], totals = [] } = view.match ?? {};
  const names = winners.map((seat) => view.places[seat]?.name ?? '');
  const list = new Intl.ListFormat(await player.page.evaluate(() => document.documentElement.lang)).format(names);
  const isMine = winners.length === 1 && winners[0] === view.you;
  const outcome = isMine ? words('score.matchWonYou') : words('score.matchWon', { count: names.length, names: list });
  await player.page.getByRole('status').filter({ hasText: outcome }).waitFor();
  expect(winners.length).toBeGreaterThan(0);
  expect(winners.map((seat) => totals[seat])).toEqual(winners.map(() => Math.min(...totals)));
}

test.each(MATCHES)(
  'A match of $title, is played to its end, and a rematch begins',
  async ({ request, language, isPhone }) => {
    const table = await stage.server.open(request);
    const ada = await stage.newPlayer({ language, seat: table, viewport: isPhone ? PHONE : DESKTOP });
    const watcher = await NodeClient.enter(stage.server.origin, table.table);
    await ada.enter(table);
    for (let rounds = 0; rounds < ROUNDS_MAX && ada.view.phase !== 'over'; rounds++) {
      await playRound(ada);
      const { round } = ada.view.match?.results.at(-1) ?? { round: 0 };
      expect(round).toBe(rounds + 1);
      await ada
        .heading(ada.words('score.matchTitle'))
        .or(ada.page.getByText(ada.words('score.title', { round })))
        .or(ada.heading(ada.words('score.titleDeciding')))
        .first()
        .waitFor();
      await checkTotals(ada, watcher);
      if (ada.view.phase !== 'score') break;
      await ada.button(ada.words('score.next')).click();
      await ada.until('the next round is dealt', ({ phase }) => phase === 'round');
    }
    expect(ada.view.phase).toBe('over');
    await checkEnd(ada);
    await ada.button(ada.words('score.rematch')).click();
    const again = await ada.until('the rematch is dealt', ({ phase }) => phase === 'round');
    expect([again.round?.round, again.match?.totals.every((total) => total === 0)]).toEqual([1, true]);
    await ada.hand.waitFor();
    await watcher.leave();
  },
);
