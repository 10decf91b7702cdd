import type { TableView } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { untilStill } from './support/still.ts';
import { drawButton, handCard, passButton, wishTile } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

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

const FITTING_DRAW = { turn: 0, hands: ['9C TH QS', '7S 8S KD', 'TC QC'], draw: '9H 2C 3C', discard: '9D' };

test.each([90, 250, 390])(
  'A press %i ms after Draw has become another button does nothing, a later one does',
  async (ms) => {
    const table = await WrittenTable.lay(stage, FITTING_DRAW, {
      ruleSet: 'family',
      overrides: { drawWhenAbleToLay: true },
      hasMotion: true,
    });
    const { ada } = table;
    const { clock, mouse } = ada.page;
    await clock.install();
    await ada.page.reload();
    await drawButton(ada).waitFor();
    await untilStill(ada.page);
    const box = await drawButton(ada).boundingBox();
    if (box === null) throw new Error('The button is not shown.');
    await clock.pauseAt(await ada.page.evaluate(() => Date.now() + 1_000));
    const press = (): Promise<void> => mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await press();
    await passButton(ada).waitFor();
    await clock.runFor(ms);
    await press();
    await ada.settle();
    expect(movesOf(ada)).toEqual(['draw']);
    await clock.runFor(400 - ms);
    await press();
    await expect.poll(() => movesOf(ada).length).toBe(2);
  },
);

test('With “lay with a second tap” the first tap only picks a card', async () => {
  const ada = await atTable('skat', (view) => plainCard(view) !== undefined, { confirmTap: true });
  const card = plainCard(ada.view) ?? '';
  const { seq } = ada;
  await handCard(ada, card).click({ position: CORNER });
  await untilStill(ada.page);
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
  await expect.poll(() => shownOrder(ada)).toContain(jack);
  expect(movesOf(ada)).toEqual([]);
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
  const cards = await shownOrder(ada);
  const isPlayable = (card: string): boolean =>
    (ada.view.round?.hand.find((held) => held.card === card)?.moves.length ?? 0) > 0;
  const orders: readonly ((card: string) => number)[] = [
    (card) => 'CSHD'.indexOf(card[1] ?? ''),
    (card) => '789TJQKA'.indexOf(card[0] ?? ''),
    (card) => (isPlayable(card) ? 0 : 1),
  ];
  for (const place of orders) {
    await expect
      .poll(async () => (await shownOrder(ada)).map(place))
      .toEqual(cards.map(place).toSorted((a, b) => a - b));
    await sort.click();
  }
  await expect.poll(async () => (await shownOrder(ada)).toSorted()).toEqual(cards.toSorted());
});

test('The tab’s title says whose turn it is', async () => {
  const ada = await atTable('skat', () => true);
  await expect.poll(() => ada.page.title()).toContain(ada.words('common.yourTurn'));
  await expect.poll(() => ada.page.title()).toContain(ada.view.code);
});
