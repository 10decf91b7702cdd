import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardName, theCard } from '../../apps/web/src/table/cardWords.ts';
import { pressMove } from './support/keyboard.ts';
import { CORNER } from './support/mouse.ts';
import { PHONE, type Player } from './support/player.ts';
import { hearsWord, playableCards, seesAtSeat, seesInLog, seesOnPile, seesStatus } from './support/sees.ts';
import { Stage } from './support/stage.ts';
import { drawButton, faceButton, handCard, optionButton } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('grand cards');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** What the sheet over the table offers, without what it does, sorted. */
async function offered({ sheet }: Player): Promise<readonly string[]> {
  return (await sheet.locator('section button .for-ears').allInnerTexts())
    .map((name) => name.trim().split(',')[0] ?? '')
    .toSorted();
}

const namesOf = (player: Player, cards: string): readonly string[] =>
  cards
    .split(' ')
    .map((card) => cardName(card, player.words))
    .toSorted();

const tap = (player: Player, card: string): Promise<void> => handCard(player, card).click({ position: CORNER });

test('A joker is asked what it stands for: all that fits is offered, and nothing else (MTT-0i, MTT-18)', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['X X 4C', '3C 7S 4H', '3S 4H', '3H 4S', '3H 4S'], draw: '9C 9S TC 3C 3C 4C', discard: '8D' },
    { viewport: PHONE, language: 'de' },
  );
  const { ada } = table;
  const { words, sheet } = ada;
  await tap(ada, 'X');
  await ada.heading(words('grand.jokerTitle')).waitFor();
  await sheet.getByText(words('grand.jokerLead', { card: theCard('8D', words) })).waitFor();
  const fitting = 'J 2D 5D 6D 7D 8D 9D TD AD KD 8C 8S 8H';
  await expect.poll(() => offered(ada)).toEqual(namesOf(ada, fitting));
  await sheet.getByRole('button', { name: words('table.wishBack') }).click();
  await sheet.waitFor({ state: 'detached' });
  expect([ada.sent.filter(({ type }) => type === 'move'), table.handOf(0)]).toEqual([[], '4C X X']);

  await table.click('X=7D');
  await seesOnPile(ada, 'X=7D');
  expect([table.handOf(0), ada.view.round?.top]).toEqual(['4C X', '7D']);
  expect(ada.view.round?.demand).toMatchObject({ draw: 2 });
  await table.play('1:7S', '2:draw', '3:4S', '4:draw');
  await tap(ada, 'X');
  await faceButton(ada, 'J').click();
  await ada.heading(words('table.wishTitle')).waitFor();
  await ada.page.keyboard.press('Escape');
  await table.click('X=J>H');
  await ada.page.getByText(words('table.wishIs', { sign: '', suit: words('table.suitTitleH') }).trim()).waitFor();
  expect([table.position.wish, ada.view.round?.top]).toEqual(['H', 'J']);
});

test('3♦ is laid as itself, or as a joker where it fits both ways (MTT-6)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 0,
    hands: ['3D 4C 4S', '7C 3S 4H', '3H 4S', '3C 4H', '3C 4C'],
    draw: '8C 9C KS 3S',
    discard: '2D',
  });
  const { ada } = table;
  const { words, sheet } = ada;
  await tap(ada, '3D');
  await ada.heading(words('grand.standInTitle', { card: cardName('3D', words) })).waitFor();
  const fitting = '3D J 2C 2S 2H 2D 7C 7S 7H 7D 5D 6D 8D 9D TD AD KD';
  await expect.poll(() => offered(ada)).toEqual(namesOf(ada, fitting));
  await sheet
    .getByRole('region', { name: words('grand.jokerPlain') })
    .getByRole('button')
    .waitFor();
  await ada.page.keyboard.press('Escape');
  await table.click('3D=7H');
  await seesOnPile(ada, '3D=7H');
  expect([ada.view.round?.demand, table.position.discard]).toEqual([{ draw: 2, of: '7H' }, '2D 3D']);
});

test('Two equal cards are laid together: a pair of eights passes two players over (MTT-0b, MTT-8x)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 0,
    hands: ['8H 8H 6S 9S 3C', '3C 4S', '3S 4H', '3H 4S', '3H 4D'],
    draw: '9C TC',
    discard: '4H',
  });
  const { ada } = table;
  await tap(ada, '8H');
  await ada.heading(ada.words('grand.formTitle')).waitFor();
  await expect.poll(() => ada.sheet.getByRole('button').count()).toBe(3);
  await optionButton(ada, 'form', '8H').waitFor();
  await optionButton(ada, 'form', '8H+8H').click();
  await ada.until('Dora is on turn', ({ round }) => round?.turn === 3);
  for (const seat of [1, 2]) await seesAtSeat(ada, seat, ada.words('table.seatSkipped'));
  await seesStatus(ada, ada.words('table.waitFor', { name: table.nameOf(3) }));
  expect([table.handOf(0), table.position.discard]).toEqual(['3C 6S 9S', '4H 8H 8H']);
});

test('Four different fives go together in the order of taps, and oblige the next player (MTT-8)', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['5C 5D 5H 5S 3C 3C', '5C 3S', '4S 4H', '3H 4S', '5S 3H'], draw: '8D 8C', discard: '4H' },
    { viewport: PHONE },
  );
  const { ada } = table;
  const { words, sheet } = ada;
  await tap(ada, '5H');
  await ada.heading(words('grand.formTitle')).waitFor();
  await optionButton(ada, 'form', '5C+5D+5H+5S', '5H').click();
  await ada.heading(words('grand.orderTitle')).waitFor();
  const lay = sheet.getByRole('button', { name: words('grand.orderLay') });
  await expect.poll(() => lay.isDisabled()).toBe(true);
  const take = (card: string): Promise<void> =>
    sheet.getByRole('button', { name: cardName(card, words), exact: true }).click();
  await take('5C');
  await sheet.getByRole('button', { name: words('grand.orderBack') }).click();
  await take('5S');
  await take('5C');
  const order = ['5H', '5S', '5C', '5D'];
  const places = order.map((card, i) => words('grand.orderPicked', { place: i + 1, card: cardName(card, words) }));
  await expect.poll(() => sheet.locator('li .for-ears').allInnerTexts()).toEqual(places);
  await lay.click();
  await ada.until('Bo is on turn', ({ round }) => round?.turn === 1);
  expect([table.position.discard, ada.view.round?.demand]).toEqual(['4H 5H 5S 5C 5D', { rank: '5' }]);
  await expect(table.play('1:3S')).rejects.toThrow('rank-required');
  await table.play('1:5C', '2:draw', '3:draw', '4:draw');
  await table.click('3C');
  expect(table.handOf(0)).toBe('3C');
});

test('All eight fives go together; whoever faces a five is told to lay one (MTT-8)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 4,
    hands: ['5C 5C 5D 5D 5H 5H 5S 3C', '3S 4S', '4S 4H', '3H 4S', '5S 3H'],
    draw: '8D 8C',
    discard: '4S',
  });
  const { ada } = table;
  await table.play('4:5S');
  await seesStatus(ada, ada.words('table.doLayCards', { cards: ada.words('table.aRank5') }));
  await expect.poll(() => playableCards(ada)).toEqual(['5C', '5D', '5H', '5S']);
  await expect.poll(() => drawButton(ada).count()).toBe(0);
  await table.click('5S');
  expect(table.position.turn).toBe(1);

  const eight = await WrittenTable.lay(stage, {
    turn: 0,
    hands: ['5C 5C 5D 5D 5H 5H 5S 5S 3C', '3S 4S', '4S 4H', '3H 4S', '4S 3H'],
    draw: '8D 8C',
    discard: '4S',
  });
  const { ada: other } = eight;
  await tap(other, '5S');
  await optionButton(other, 'form', '5C+5C+5D+5D+5H+5H+5S+5S').click();
  await other.until('Bo is on turn', ({ round }) => round?.turn === 1);
  expect([eight.handOf(0), eight.position.discard.split(' ')]).toEqual(['3C', expect.arrayContaining(['5S'])]);
  expect(eight.position.discard.split(' ')).toHaveLength(9);
  expect(eight.position.discard.split(' ')[1]).toBe('5S');
});

test('An ace wants another fitting card, a ten on it too; then a card is drawn (MTT-A, MTT-4/13/17)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 0,
    hands: ['AH TC 4S', '3S 4H', '3S 4S', '3H 4S', '4S 3H'],
    draw: '8D 8C',
    discard: '3H',
  });
  const { ada } = table;
  await table.click('AH');
  await seesStatus(ada, ada.words('grand.doLayMustOrDraw'));
  await expect.poll(() => playableCards(ada)).toEqual(['TC']);
  expect(table.position.turn).toBe(0);
  await table.click('TC');
  await seesStatus(ada, ada.words('grand.doDrawUncovered'));
  expect(ada.view.round?.demand).toEqual({ lay: 'must' });
  await table.click('draw');
  expect([table.handOf(0), table.position.turn]).toEqual(['4S 8D', 1]);
});

test('Twos and sevens go round: answered with a two, then taken (MTT-2/7, MTT-5/10)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 4,
    hands: ['2H 3C 4C', '7C 3S 4S', '7D 7D 4H', '3H 4S', '7H 2D 3H'],
    draw: '8C 8C 8D 8D 8H 8H 8S 8S 9C 9C 9D 9D TC TS',
    discard: '3H',
  });
  const { ada } = table;
  const { words } = ada;
  await table.play('4:7H');
  await seesStatus(ada, words('table.doAnswerDraw', { count: 2, answer: words('table.aRank2') }));
  await expect.poll(() => playableCards(ada)).toEqual(['2H']);
  await table.click('2H');
  expect(ada.view.round).toMatchObject({ turn: 1, demand: { draw: 4 } });
  await ada.page.getByRole('img', { name: words('table.pendingDraw', { count: 4 }) }).waitFor();
  await table.play('1:7C', '2:7D+7D', '3:draw', '4:2D');
  await seesStatus(ada, words('table.doDraw', { count: 2 }));
  await table.click('draw');
  expect(table.position.hands.map((hand) => hand.split(' ').length)).toEqual([4, 2, 1, 2 + 10, 1]);
});

test('A six turns the direction and makes the next draw two; a nine turns it back (MTT-69)', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['6S 9H 3C', '3H 4H', '4S 3S', '3S 3H', '9D 4C'], draw: '8D 8C 8S 8H', discard: '9C' },
    { viewport: PHONE },
  );
  const { ada } = table;
  const { words, page } = ada;
  await table.click('6S');
  await page.getByText(words('table.counterClockwise')).waitFor({ state: 'attached' });
  expect(ada.view.round).toMatchObject({ turn: 4, direction: -1, demand: { draw: 2 } });
  await table.play('4:9D');
  await page.getByText(words('table.clockwise')).waitFor({ state: 'attached' });
  await seesStatus(ada, words('table.doAnswerDraw', { count: 2, answer: words('table.aRank9') }));
  await table.click('9H');
  await table.play('4:draw');
  expect(table.position).toMatchObject({
    turn: 3,
    direction: -1,
    hands: ['3C', '3H 4H', '3S 4S', '3S 3H', '4C 8C 8D'],
  });
});

test('With three left an eight answers a six, with four only a pair does (MTT-11)', async () => {
  const three = await WrittenTable.lay(stage, {
    turn: 1,
    out: [3, 4],
    hands: ['8H 8S 4C', '6H 3C 4C', '3H 4S', '', ''],
    draw: 'KC 9D 9C 9S',
    discard: '3H',
  });
  const { words } = three.ada;
  await three.play('1:6H');
  await seesStatus(three.ada, words('table.doAnswerDraw', { count: 2, answer: theCard('8H', words) }));
  await seesAtSeat(three.ada, 3, words('grand.seatPlaceLong', { place: 1 }));
  await three.click('8H');
  await seesInLog(three.ada, words('log.skipped', { name: 'Cleo' }));
  expect(three.position).toMatchObject({ turn: 0, hands: ['4C 8S', '3C 4C 9D KC', '3H 4S', '', ''] });

  const four = await WrittenTable.lay(stage, {
    turn: 1,
    out: [4],
    hands: ['8H 8H 8S 4C', '6H 3C 4C', '3H 4S', '3H 4H', ''],
    draw: 'KC 9D 9C 9S',
    discard: '3H',
  });
  await four.play('1:6H');
  await tap(four.ada, '8S');
  await four.ada.page.locator('main .notice').first().waitFor();
  await tap(four.ada, '8H');
  await optionButton(four.ada, 'form', '8H+8H').click();
  await four.ada.until('the eights lie', ({ round }) => round?.top === '8H');
  expect(four.position).toMatchObject({ turn: 0, hands: ['4C 8S', '3C 4C 9D KC', '3H 4S', '3H 4H', ''] });
});

test('A jack wishes; a jack laid last leaves the wish to the next player (MTT-14)', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['JD 3H 4S 8D', '3S 4H', '4S 3C', '3H 4C', 'JC'], draw: '8C 9H 9S TD', discard: '3D' },
    { language: 'de' },
  );
  const { ada } = table;
  const { words } = ada;
  await table.click('JD>S');
  await ada.page.getByText(words('table.suitTitleS')).first().waitFor();
  expect([ada.view.round?.wish, ada.view.round?.turn]).toEqual(['S', 1]);
  await table.play('1:3S', '2:3C', '3:4C', '4:JC');
  await hearsWord(ada, 'table.wordMauMau');
  await seesAtSeat(ada, 4, words('grand.seatPlaceLong', { place: 1 }));
  await seesStatus(ada, words('table.doOpeningDraw'));
  await table.click('>H');
  await seesStatus(ada, words('table.doServeOrDraw', { suit: words('table.suitH') }));
  await expect.poll(() => playableCards(ada)).toEqual(['3H']);
  expect([table.position.turn, table.position.wish]).toEqual([0, 'H']);
  await table.click('3H');
  expect(table.position).toMatchObject({ turn: 1, out: [4] });
});

test('Joker, pair, set and suit can be chosen by keys alone', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 0,
    hands: ['X X 5C 5D 5H 5S 3H 3H', '3S 4H', '3S 4S', '3H 4S', '4S 3H'],
    draw: '8D 8C 9C 9D 9H 9S TC TD TH TS 2C 2C',
    discard: '4H',
  });
  const { ada } = table;
  await pressMove(ada, '3H+3H');
  await table.play('1:draw', '2:draw', '3:draw', '4:draw');
  await pressMove(ada, '5H+5S+5D+5C');
  await table.play('1:draw', '2:draw', '3:draw', '4:draw');
  await pressMove(ada, 'X=5C');
  await table.play('1:draw', '2:draw', '3:draw', '4:draw');
  expect([table.position.discard, ada.view.round?.turn]).toEqual(['4H 3H 3H 5H 5S 5D 5C X', 0]);
});
