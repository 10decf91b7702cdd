import process from 'node:process';
import type { ServerMessage, TableView } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardName } from '../../apps/web/src/table/cardWords.ts';
import { LossyProxy } from './support/lossyProxy.ts';
import { turn } from './support/mouse.ts';
import { NodeClient } from './support/nodeClient.ts';
import type { Player } from './support/player.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
let line: LossyProxy;
beforeAll(async () => {
  stage = await Stage.open('bad line');
  line = await LossyProxy.open(stage.server.origin, 4711);
});
afterEach(({ task }) => stage.clear(task));
afterAll(async () => {
  await line.close();
  await stage.close();
});

/** Moves of all four; the long form takes some minutes. */
const MOVES = process.env['HAUSREGEL_TORTURE'] === undefined ? 60 : 300;
const LINE_BROKEN = /WebSocket connection to .* failed|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;
/** Cards of the discard pile that are drawn. */
const OPEN_MAX = 3;

const movesIn = (messages: readonly ServerMessage[]): number =>
  messages
    .flatMap((message) => (message.type === 'update' ? message.events : []))
    .filter(({ type }) => type === 'laid' || type === 'drew' || type === 'passed').length;

interface Shown {
  readonly hand: readonly string[];
  readonly counts: readonly (readonly [seat: number, count: string])[];
  readonly pile: string;
  readonly open: number;
}

/** What the page shows of cards. */
const shownBy = ({ page }: Player): Promise<Shown> =>
  page.evaluate(() => {
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
    return {
      hand: all('div[data-hand] [data-card]').map((card) => card.getAttribute('data-card') ?? ''),
      counts: all('[data-seat]').map((seat) => [
        Number(seat.getAttribute('data-seat')),
        seat.querySelector('.count > b')?.textContent ?? '',
      ]),
      pile: all('[data-pile]')
        .map((pile) => pile.textContent)
        .join(' '),
      open: all('[data-pile="discard"] .open').length,
    };
  });

/** What a page with this view shows. */
function shownOf({ round, places, you }: TableView, player: Player): Shown {
  const { words } = player;
  const hand = (round?.hand ?? []).map(({ card }) => card);
  const others = places.filter(({ seat }) => seat !== you);
  return {
    hand,
    counts: others.map(({ seat, count }) => [seat, String(count)]),
    pile: words('table.discardPile', { card: cardName(round?.top ?? '', words) }),
    open: Math.min(OPEN_MAX, round?.discard.length ?? 0),
  };
}

/** Where a page and the server differ: hand, counts, top card, cards on the pile; a page that has not heard of everything yet differs, too. */
async function differences(player: Player, watcher: NodeClient): Promise<readonly unknown[]> {
  const { view, seq } = line;
  if (view === undefined || seq < watcher.seq) return [`the line knows ${seq} of ${watcher.seq}`];
  const [shown, due] = [await shownBy(player), shownOf(view, player)];
  const bySeat = (one: readonly [number, string], other: readonly [number, string]): number => one[0] - other[0];
  return [
    [shown.hand.toSorted(), due.hand.toSorted()],
    [shown.counts.toSorted(bySeat), due.counts.toSorted(bySeat)],
    [shown.open, due.open],
    [shown.pile.includes(due.pile) ? due.pile : shown.pile, due.pile],
    [due.pile, shownOf(watcher.view, player).pile],
    [view.places.map(({ count }) => count), watcher.view.places.map(({ count }) => count)],
  ].filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other));
}

test('On a line that loses five of a hundred messages the page always comes to show what is there', async () => {
  const table = await stage.server.open({
    ruleSet: 'family',
    seats: 4,
    overrides: { matchTarget: 0, matchRounds: 40 },
    settings: { botMs: 20 },
  });
  const watcher = await NodeClient.enter(stage.server.origin, table.table);
  const ada = await stage.newPlayer({ seat: table, hasMotion: true, expectedProblems: LINE_BROKEN }, line.origin);
  await ada.enter(table);
  let rests = 0;
  while (movesIn(watcher.messages) < MOVES) {
    await expect.poll(() => watcher.view.phase === 'score' || watcher.view.round?.turn === 0).toBe(true);
    if (watcher.view.phase === 'score') {
      await ada.button(ada.words('score.next')).click();
      await ada.until('the next round is dealt', ({ phase }) => phase === 'round');
      continue;
    }
    await expect.poll(() => differences(ada, watcher)).toEqual([]);
    rests += 1;
    await ada.until('it is Ada’s turn', () => ada.seq >= watcher.seq && ada.isOnTurn);
    await turn(ada);
  }
  expect(rests).toBeGreaterThan(MOVES / 8);
  expect(Object.values(line.troubles).every((count) => count > 0)).toBe(true);
  await watcher.leave();
});
