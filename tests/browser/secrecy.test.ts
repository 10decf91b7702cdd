import type { ServerMessage, TableView } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardName } from '../../apps/web/src/table/cardWords.ts';
import { turn } from './support/mouse.ts';
import { NodeClient } from './support/nodeClient.ts';
import type { Player } from './support/player.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('secrecy');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const CARD = /^(?:[2-9TJQKA][CSHD]|X)$/;
const TURNS = 14;

/** All cards named anywhere in a message, however deep; rule sets speak of cards without holding any. */
function cardsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(/[^0-9A-Z]/).filter((part) => CARD.test(part));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'ruleSet' ? [] : cardsIn(part)));
}

const viewsOf = (frames: readonly string[]): readonly { readonly seq: number; readonly view: TableView }[] =>
  frames
    .map((frame) => JSON.parse(frame) as ServerMessage)
    .filter((message) => message.type === 'welcome' || message.type === 'update');

/** Cards that one hand holds at a moment and the other browser has read of by then; as long as no card is laid and taken up again, that must be none. */
function leaks(reader: Player, holder: Player): readonly string[] {
  const read = viewsOf(reader.frames);
  return viewsOf(holder.frames).flatMap(({ seq, view }) => {
    const held = (view.round?.hand ?? []).map(({ card }) => card);
    const known = new Set(read.filter((message) => message.seq <= seq).flatMap(cardsIn));
    return held.filter((card) => known.has(card)).map((card) => `${card} at ${seq}`);
  });
}

const pageCards = (player: Player): Promise<readonly string[]> =>
  player.page.evaluate(() =>
    [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card') ?? ''),
  );

test('Neither the frames that a browser receives nor its page hold a card of the other hand', async () => {
  const server = stage.server;
  const table = await server.open({ ruleSet: 'family', bots: 0, overrides: { handSize: 7 } });
  const ada = await stage.newPlayer({ seat: table, hasMotion: true });
  await ada.enter(table);
  const bo = await stage.newPlayer({ language: 'de', hasMotion: true });
  await bo.enter(table);
  await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
  await bo.button(bo.words('arrival.sit')).click();
  await bo.until('Bo sits', ({ you }) => you === 1);
  await ada.button(ada.words('lobby.deal')).click();
  await Promise.all([ada, bo].map((player) => player.until('the cards are dealt', ({ phase }) => phase === 'round')));
  const watcher = await NodeClient.enter(server.origin, table.table);
  for (let turns = 0; turns < TURNS && ada.view.phase === 'round'; turns++) {
    const [onTurn, other] = ada.isOnTurn ? [ada, bo] : [bo, ada];
    await turn(onTurn);
    await other.until('the other is told', () => other.seq >= onTurn.seq);
    if (ada.view.phase !== 'round') break;
    for (const [reader, holder] of [
      [ada, bo],
      [bo, ada],
    ] as const) {
      const hidden = new Set((holder.view.round?.hand ?? []).map(({ card }) => card));
      // What may never be seen is looked at once: it must not be there for a moment.
      const seen = (await pageCards(reader)).filter((card) => hidden.has(card));
      expect(seen).toEqual([]);
      const html = await reader.page.evaluate(() => document.documentElement.outerHTML);
      const named = [...hidden].filter((card) => html.includes(cardName(card, reader.words)));
      expect(named).toEqual([]);
    }
  }
  expect(viewsOf(ada.frames).length).toBeGreaterThan(TURNS / 2);
  expect(leaks(ada, bo)).toEqual([]);
  expect(leaks(bo, ada)).toEqual([]);
  expect(watcher.messages.flatMap((message) => ('view' in message ? (message.view.round?.hand ?? []) : []))).toEqual(
    [],
  );
  await watcher.leave();
});

test('A page that only watches receives no hand and offers no move', async () => {
  const table = await stage.server.openWhere({ ruleSet: 'skat', seats: 3 }, ({ round, you }) => round?.turn === you);
  const ada = await stage.newPlayer({ seat: table });
  await ada.enter(table);
  const watcher = await stage.newPlayer();
  await watcher.enter(table);
  const view = await watcher.until('the round is there', ({ round }) => round !== undefined);
  expect([view.you, view.round?.hand, view.round?.otherMoves, view.round?.sideMoves]).toEqual([undefined, [], [], []]);
  const mine = new Set((ada.view.round?.hand ?? []).map(({ card }) => card));
  expect(
    viewsOf(watcher.frames)
      .flatMap(cardsIn)
      .filter((card) => mine.has(card)),
  ).toEqual([]);
  await watcher
    .heading(watcher.words('table.watching', { name: view.places[view.round?.turn ?? 0]?.name ?? '' }))
    .waitFor();
  await watcher.page.locator('[data-pile="discard"]').waitFor();
  await expect.poll(() => watcher.hand.count()).toBe(0);
});
