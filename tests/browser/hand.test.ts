import type { TableView } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { drawButton, handCard, wishTile } from './support/targets.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('hand');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const CORNER = { x: 14, y: 24 };
const SLOW = { botMs: 10_000 };

const isFree = ({ you, round }: TableView): boolean => round?.turn === you && round?.demand === undefined;
const plainCard = ({ round }: TableView): string | undefined =>
  round?.hand.find(({ moves }) => moves.length === 1)?.card;
const jackOf = ({ round }: TableView): string | undefined => round?.hand.find(({ moves }) => moves.length > 1)?.card;

async function atTable(ruleSet: string, isWanted: (view: TableView) => boolean, settings = {}): Promise<Player> {
  const seat = await stage.server.openWhere({ ruleSet, settings: SLOW }, (view) => isFree(view) && isWanted(view));
  const script = `if (location.protocol === 'http:') localStorage.setItem('hausregel.settings', '${JSON.stringify(settings)}');`;
  const ada = await stage.newPlayer({ seat, script });
  await ada.enter(seat);
  await ada.hand.waitFor();
  return ada;
}

const movesOf = (player: Player): readonly string[] =>
  player.sent.flatMap((command) => (command.type === 'move' ? [command.move] : []));
const shownOrder = (player: Player): Promise<readonly string[]> =>
  player.hand.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));

test('A double click lays a card once', async () => {
  const ada = await atTable('skat', (view) => plainCard(view) !== undefined);
  const card = plainCard(ada.view) ?? '';
  const { seq } = ada;
  await handCard(ada, card).dblclick({ position: CORNER });
  await ada.untilAfter(seq);
  expect(movesOf(ada)).toEqual([card]);
});

test.each([90, 250, 400])('Two presses on Draw, %i ms apart, draw one card and do nothing else', async (gapMs) => {
  const seat = await stage.server.openWhere(
    { ruleSet: 'family', overrides: { drawWhenAbleToLay: true }, settings: SLOW },
    (view) => isFree(view) && view.round?.otherMoves.includes('draw') === true,
  );
  const ada = await stage.newPlayer({ seat, hasMotion: true });
  await ada.enter(seat);
  const box = await drawButton(ada).boundingBox();
  if (box === null) throw new Error('The button is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { seq } = ada;
  await ada.page.mouse.click(x, y);
  await ada.page.waitForTimeout(gapMs);
  await ada.page.mouse.click(x, y);
  await ada.untilAfter(seq);
  await ada.page.waitForTimeout(300);
  expect(movesOf(ada)).toEqual(['draw']);
});

test('With “lay with a second tap” the first tap only picks a card', async () => {
  const ada = await atTable('skat', (view) => plainCard(view) !== undefined, { confirmTap: true });
  const card = plainCard(ada.view) ?? '';
  const { seq } = ada;
  await handCard(ada, card).click({ position: CORNER });
  await ada.page.waitForFunction(() => document.getAnimations().length === 0);
  expect(movesOf(ada)).toEqual([]);
  await handCard(ada, card).click({ position: CORNER });
  await ada.untilAfter(seq);
  expect(movesOf(ada)).toEqual([card]);
});

test('A wish can be thought over: Escape leaves the jack in the hand, and the focus on it', async () => {
  const ada = await atTable('skat', (view) => jackOf(view) !== undefined);
  const jack = jackOf(ada.view) ?? '';
  const button = handCard(ada, jack);
  await button.focus();
  await ada.page.keyboard.press('Enter');
  await ada.heading(ada.words('table.wishTitle')).waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.sheet.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect([movesOf(ada), await shownOrder(ada)]).toEqual([[], expect.arrayContaining([jack])]);
  await ada.page.keyboard.press('Enter');
  const { seq } = ada;
  await wishTile(ada, 'H').click();
  await ada.untilAfter(seq);
  expect(movesOf(ada)).toEqual([`${jack}>H`]);
  await ada.page.getByText(ada.words('table.suitTitleH')).first().waitFor();
});

test('The hand is sorted by suit, by rank and with playable cards first', async () => {
  const ada = await atTable('skat', () => true);
  const sort = ada.button(ada.words('table.sort'));
  const orders = [await shownOrder(ada)];
  for (let i = 0; i < 3; i++) {
    await sort.click();
    orders.push(await shownOrder(ada));
  }
  const bySuit = (cards: readonly string[]): string => cards.map((card) => card[1]).join('');
  expect(bySuit(orders[0] ?? [])).toMatch(/^C*S*H*D*$/);
  const ranks = (orders[1] ?? []).map((card) => '789TJQKA'.indexOf(card[0] ?? ''));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  const isPlayable = (orders[2] ?? []).map(
    (card) => (ada.view.round?.hand.find((held) => held.card === card)?.moves.length ?? 0) > 0,
  );
  expect(isPlayable).toEqual(isPlayable.toSorted((a, b) => Number(b) - Number(a)));
  expect(new Set(orders.map((cards) => cards.toSorted().join())).size).toBe(1);
});

test('The tab’s title says whose turn it is', async () => {
  const ada = await atTable('skat', () => true);
  await expect.poll(() => ada.page.title()).toContain(ada.words('common.yourTurn'));
  expect(await ada.page.title()).toContain(ada.view.code);
});
