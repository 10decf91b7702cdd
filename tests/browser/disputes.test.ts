import { differenceNotes } from '@hausregel/rules';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardName } from '../../apps/web/src/table/cardWords.ts';
import { makeRules, pointing } from './support/editor.ts';
import { CORNER, clickMove, turn } from './support/mouse.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { playableCards, seesOnPile, seesStatus, textOf } from './support/sees.ts';
import { Stage } from './support/stage.ts';
import { handCard } from './support/targets.ts';
import { dealAsWritten, positionAt, type Written } from './support/writtenDeals.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('disputes');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** Two rules of this house that others do not have. */
const HOUSE = { wildOnWild: false, ninePower: 'reverse' };
interface TwoAtTable {
  readonly table: string;
  /** At a desk. */
  readonly ada: Player;
  /** On a phone. */
  readonly bo: Player;
}

/** Bo comes by the link, reads the house rules, and sits down; the cards are those of a written position. */
async function dealt(position: Written, overrides: Readonly<Record<string, unknown>> = HOUSE): Promise<TwoAtTable> {
  const seat = await stage.server.open({ ruleSet: 'family', bots: 0, start: false, overrides });
  const { table, code } = seat;
  const ada = await stage.newPlayer({ viewport: DESKTOP, seat });
  await ada.enter({ code });
  const bo = await stage.newPlayer({ viewport: PHONE });
  await bo.enter({ code });
  await bo.heading(bo.words('editor.tableHouse', { count: 2, name: 'Family' })).waitFor();
  for (const { text } of differenceNotes(bo.view.ruleSet))
    await bo.page.getByRole('listitem').filter({ hasText: text.en }).waitFor();
  await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
  await bo.button(bo.words('arrival.sit')).tap();
  await bo.until('Bo sits', ({ you }) => you === 1);
  dealAsWritten(table, position);
  await ada.button(ada.words('lobby.deal')).click();
  for (const player of [ada, bo]) {
    await player.until('the cards are dealt', ({ phase }) => phase === 'round');
    await player.hand.waitFor();
  }
  return { table, ada, bo };
}

const JACK_ON_JACK = {
  turn: 1,
  hands: ['JC 9H KD', 'JS 7D 8D'],
  draw: '2C 3C 4C 5C 6C 7C',
  discard: '9S',
};

const notice = ({ page, words }: Player) =>
  page.locator('main .notice').filter({ has: page.getByRole('button', { name: words('table.close'), exact: true }) });

/** The paragraph of a clause in the rules that lie over the table. */
const paragraph = ({ page, sheet }: Player, clause: string): Promise<string> =>
  textOf(
    sheet
      .locator('p')
      .filter({ has: page.locator('small', { hasText: new RegExp(String.raw`${clause}(?!\d)`) }) })
      .first(),
  );

/** Follows the line that a notice shows to its paragraph in the rules of the table, and answers that. */
async function ruleBehind(player: Player, clause: string): Promise<string> {
  const { page, sheet, words } = player;
  await notice(player)
    .getByRole('button', { name: words('table.rule', { clause }), exact: true })
    .click();
  const said = await paragraph(player, clause);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return said;
}

/** Holds a finger on a card until something is said about it. */
async function holdFinger(player: Player, card: string): Promise<void> {
  const box = await handCard(player, card).boundingBox();
  if (box === null) throw new Error(`${card} is not there.`);
  const line = await player.context.newCDPSession(player.page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]): Promise<unknown> =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: box.x + CORNER.x, y: box.y + CORNER.y }]);
  await notice(player).waitFor();
  await touch('touchEnd', []);
}

test('Two who disagree on a jack settle it: the refusal, its rule on both screens, and what has just happened', async () => {
  const { table, ada, bo } = await dealt(JACK_ON_JACK);
  await clickMove(bo, 'JS>H');
  await seesOnPile(ada, 'JS');
  await seesStatus(ada, ada.words('table.doServe', { suit: ada.words('table.suitH') }));

  // Ada would lay her jack, and is told why not.
  await handCard(ada, 'JC').click({ position: CORNER });
  const reason = await textOf(notice(ada).locator('p'));
  expect(reason).toMatch(/jack/i);
  const clause = ada.view.round?.hand.find(({ card }) => card === 'JC')?.refusal?.clause ?? '';
  const forAda = await ruleBehind(ada, clause);
  expect(forAda).toMatch(/jack/i);

  // The king is refused for another reason, by key.
  await handCard(ada, 'KD').focus();
  await ada.page.keyboard.press('Enter');
  await notice(ada).filter({ hasText: /heart/i }).waitFor();

  // Bo has the rules of the table one tap away, and reads the same there.
  await bo.button(bo.words('table.rules')).tap();
  const [jacks] = differenceNotes(bo.view.ruleSet);
  await bo.sheet
    .getByRole('listitem')
    .filter({ hasText: jacks?.text.en ?? '' })
    .waitFor();
  await bo.sheet.getByRole('button', { name: bo.words('rules.full') }).tap();
  const forBo = await paragraph(bo, clause);
  expect(forBo).toBe(forAda);
  await bo.page.keyboard.press('Escape');
  await bo.sheet.waitFor({ state: 'detached' });

  // Both ask what has just happened, by key and from the menu, and get the same answer but for the names.
  await ada.page.keyboard.press('w');
  await notice(ada)
    .filter({ hasText: cardName('JS', ada.words) })
    .waitFor();
  await bo.page.getByRole('button', { name: bo.words('table.menu'), exact: true }).tap();
  await bo.sheet.getByRole('button', { name: bo.words('table.happened') }).tap();
  await notice(bo)
    .filter({ hasText: cardName('JS', bo.words) })
    .waitFor();
  const wished = ada.words('table.suitH');
  for (const player of [ada, bo]) await notice(player).filter({ hasText: wished }).waitFor();

  // Nothing has been laid meanwhile, and what the rule leaves lights up.
  expect(positionAt(table)).toMatchObject({ turn: 0, discard: '9S JS', wish: 'H' });
  await expect.poll(() => playableCards(ada)).toEqual(['9H']);
  await clickMove(ada, '9H');
  await seesOnPile(bo, '9H');
});

test('What a card does at this table is told by a long press, a right click and a key, with its rule', async () => {
  const { ada, bo } = await dealt(JACK_ON_JACK);
  await holdFinger(bo, '7D');
  const seven = await textOf(notice(bo).locator('p'));
  expect(seven).toMatch(/two|2/);
  expect(bo.sent.filter(({ type }) => type === 'move')).toEqual([]);
  await handCard(ada, '9H').click({ button: 'right', position: CORNER });
  await notice(ada)
    .filter({ hasText: cardName('9H', ada.words) })
    .waitFor();
  const nine = await textOf(notice(ada).locator('p'));
  await ada.page.keyboard.press('Escape');
  await notice(ada).waitFor({ state: 'detached' });
  for (const keys of ['Shift+F10', 'ContextMenu']) {
    await handCard(ada, '9H').focus();
    await ada.page.keyboard.press(keys);
    await expect.poll(() => textOf(notice(ada).locator('p')), { message: keys }).toBe(nine);
    await ada.page.keyboard.press('Escape');
    await notice(ada).waitFor({ state: 'detached' });
  }
});

test('A card held with the mouse tells what it does and is not laid; a click lays it', async () => {
  const { ada } = await dealt({ ...JACK_ON_JACK, turn: 0, hands: ['9C', 'JS 7D 8D'] });
  const moves = (): number => ada.sent.filter(({ type }) => type === 'move').length;
  await handCard(ada, '9C').hover({ position: CORNER });
  await ada.page.mouse.down();
  await notice(ada)
    .filter({ hasText: cardName('9C', ada.words) })
    .waitFor();
  await ada.page.mouse.up();
  await ada.settle();
  expect(moves()).toBe(0);
  await clickMove(ada, '9C');
  await expect.poll(moves).toBe(1);
});

test('Nobody changes rules in a round; after it the host proposes, all accept, and the next deal keeps to it', async () => {
  const { ada, bo } = await dealt({ ...JACK_ON_JACK, turn: 0, hands: ['9C', 'JS 7D 8D'] });
  for (const player of [ada, bo]) {
    await player.page.getByRole('button', { name: player.words('table.menu'), exact: true }).click();
    await player.heading(player.words('table.menuTitle')).waitFor();
    await expect.poll(() => player.button(player.words('editor.proposeOpen')).count()).toBe(0);
    await player.page.keyboard.press('Escape');
    await player.sheet.waitFor({ state: 'detached' });
  }
  await turn(ada);
  for (const player of [ada, bo]) await player.heading(player.words('score.title', { round: 1 })).waitFor();
  await ada.button(ada.words('editor.proposeOpen')).click();
  await ada.button(ada.words('editor.proposeEdit')).click();
  await makeRules(
    ada,
    { handSize: 7 },
    pointing(ada, (target) => target.click()),
  );
  await ada.button(ada.words('editor.done')).click();
  await ada.button(ada.words('editor.propose')).click();
  await bo.page.getByText('Everyone gets 7 instead of 5 cards.').waitFor();
  expect(bo.view.ruleSet.options['handSize']).toBeUndefined();
  await bo.button(bo.words('editor.accept')).tap();
  await ada.until('the rules have changed', ({ ruleSet }) => ruleSet.options['handSize'] === 7);
  for (const player of [ada, bo]) await player.button(player.words('score.next')).click();
  await bo.until('the second round is dealt', ({ phase }) => phase === 'round');
  expect(bo.view.round?.hand.length).toBeGreaterThanOrEqual(7);
  await bo.page.getByText(bo.words('table.houseRules', { count: 3 })).waitFor();
});

test('Who is to answer a demand that was passed on is told of the card that began it', async () => {
  const { ada, bo } = await dealt(
    { turn: 1, hands: ['TC 9H KD 4S', '7S 7D 8D 3H'], draw: '2C 3C 4C 5C 6C 7C', discard: '9S' },
    { passOnRank: 'T', ninePower: 'reverse' },
  );
  await clickMove(bo, '7S');
  await clickMove(ada, 'TC');
  await seesOnPile(bo, 'TC');
  await handCard(bo, '8D').tap();
  await notice(bo)
    .filter({ hasText: /A seven is still to be answered, and 2 cards are due: lay a seven or a ten/ })
    .waitFor();
});

test('In a grace round a card is told to have no effect yet, in the hand and once it lies', async () => {
  const { ada, bo } = await dealt(
    {
      turn: 1,
      hands: ['TC 9H KD 4S', '7S 7D 8D 3H'],
      draw: '2C 3C 4C 5C 6C 7C',
      discard: '9S',
      dealer: 0,
      start: true,
    },
    { graceRound: true, ninePower: 'reverse' },
  );
  await clickMove(bo, '7S');
  await seesOnPile(ada, '7S');
  await holdFinger(bo, '7D');
  await notice(bo)
    .filter({ hasText: /No card has an effect yet.*After that: .*draws 2/ })
    .waitFor();
  await ada.page.keyboard.press('w');
  await notice(ada)
    .filter({ hasText: /No card has an effect yet/ })
    .waitFor();
});
