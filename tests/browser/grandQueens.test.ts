import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardName, suitWord, theCard } from '../../apps/web/src/table/cardWords.ts';
import { CORNER } from './support/mouse.ts';
import { PHONE } from './support/player.ts';
import { hearsWord, playableCards, seesAtSeat, seesInLog, seesOnPile, seesStatus } from './support/sees.ts';
import { Stage } from './support/stage.ts';
import { handCard, rankButton } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('grand queens');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

test('Q♣ calls the holder of Q♦, who lays it and one card that need not fit (MTT-Q♣, MTT-FREE)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 2,
    hands: ['QD 7S 4S', '3H 4H', 'QC 3C 4C', '3S 4S', '3H 4H'],
    draw: '9C 9D 8C',
    discard: '4C',
  });
  const { ada } = table;
  const { words } = ada;
  await seesStatus(ada, words('table.waitFor', { name: 'Cleo' }));
  await table.play('2:QC');
  await seesStatus(ada, words('grand.doCard', { card: theCard('QD', words) }));
  await expect.poll(() => playableCards(ada)).toEqual(['QD']);
  expect(table.position.turn).toBe(0);
  await table.click('QD');
  await seesStatus(ada, words('grand.doLayFreeOrDraw'));
  await expect.poll(() => playableCards(ada)).toEqual(['4S', '7S']);
  await ada.button(new RegExp(`^${words('table.pass')}`)).waitFor();
  await table.click('7S');
  expect([table.handOf(0), ada.view.round?.turn, ada.view.round?.demand]).toEqual(['4S', 1, { draw: 2, of: '7S' }]);
});

test('If nobody holds Q♦, everyone draws a card; who was called may leave it at that (MTT-Q♣)', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['QC 3C', '3H 4H', '3S 4S', '3C 4C', '3D 4D'], draw: '8C 8D 8H 8S 9C QD', discard: '4C' },
    { viewport: PHONE, language: 'de' },
  );
  const { ada } = table;
  await table.click('QC');
  await expect.poll(() => ada.hand.getByRole('button').count()).toBe(2);
  expect(table.position).toMatchObject({ turn: 1, draw: 'QD' });
  expect(table.position.hands.map((hand) => hand.split(' ').length)).toEqual([2, 3, 3, 3, 3]);

  const called = await WrittenTable.lay(stage, {
    turn: 4,
    hands: ['QD 3C', '3H 4H', '3S 4S', '3C 4C', 'QC 3H'],
    draw: '8C 8D',
    discard: '4C',
  });
  await called.play('4:QC');
  await called.click('QD', 'pass');
  expect(called.position).toMatchObject({ turn: 1, hands: ['3C', '3H 4H', '3S 4S', '3C 4C', '3H'] });
});

const JACK_LAID = {
  turn: 2,
  hands: ['QS 8C 7H', '3S 4H', 'JD 3C 4C', '3H 4S', '3S 4S'],
  draw: '9C 9D TC',
  discard: '3C',
};

test('Q♠ lights up when a jack lies, and is laid out of turn with J (MTT-Q♠)', async () => {
  const table = await WrittenTable.lay(stage, JACK_LAID);
  const { ada } = table;
  const { words, page } = ada;
  await seesStatus(ada, words('table.waitFor', { name: 'Cleo' }));
  await expect.poll(() => playableCards(ada)).toEqual([]);
  await page.keyboard.press('j');
  expect(ada.sent.filter(({ type }) => type === 'move')).toEqual([]);
  await table.play('2:JD>H');
  const queen = cardName('QS', words);
  await seesStatus(ada, words('grand.nowJump', { card: queen }));
  await page.getByText(words('table.chipOther', { name: 'Dora' }), { exact: true }).waitFor();
  await expect.poll(() => playableCards(ada)).toEqual(['QS']);
  await handCard(ada, 'QS')
    .getByText(words('grand.labelAnyTime', { card: queen }))
    .waitFor({ state: 'attached' });
  await ada.button(words('grand.jumpIn', { card: queen })).waitFor();
  await expect
    .poll(() => page.locator('[aria-live="assertive"]').allInnerTexts())
    .toContainEqual(words('grand.nowJump', { card: queen }));
  const { seq } = ada;
  await page.keyboard.press('j');
  await ada.untilAfter(seq);
  await seesStatus(ada, words('grand.doLayFreeOrDraw'));
  expect(ada.view.round).toMatchObject({ turn: 0, top: 'QS', demand: { lay: 'free' } });
  expect(ada.view.round?.wish).toBeUndefined();
  await expect.poll(() => playableCards(ada)).toEqual(['7H', '8C']);
  await table.click('8C');
  expect(table.position).toMatchObject({ turn: 2, hands: ['7H', '3S 4H', '3C 4C', '3H 4S', '3S 4S'] });
});

test('Whoever is on turn is not held up by a queen that might come; played over, her light goes out (MTT-Q♠)', async () => {
  const table = await WrittenTable.lay(stage, JACK_LAID, { viewport: PHONE });
  const { ada } = table;
  const { words } = ada;
  await table.play('2:JD>H');
  const jump = ada.button(words('grand.jumpIn', { card: cardName('QS', words) }));
  await jump.waitFor();
  await table.play('3:3H');
  await seesStatus(ada, words('table.waitFor', { name: 'Emil' }));
  await jump.waitFor({ state: 'detached' });
  await expect.poll(() => playableCards(ada)).toEqual([]);
  await handCard(ada, 'QS').click({ position: CORNER });
  await ada.page
    .getByText(words('table.notYourTurnText', { name: 'Emil' }))
    .first()
    .waitFor();
  expect([table.handOf(0), ada.sent.filter(({ type }) => type === 'move')]).toEqual(['7H 8C QS', []]);
});

/** Lets messages of the server wait in the page while `isHeld` is set, as a slow line does. */
const SLOW_LINE = `
  const waiting = [];
  window.WebSocket = class extends WebSocket {
    constructor(...facts) {
      super(...facts);
      this.addEventListener('message', (event) => {
        if (!window.isHeld) return;
        event.stopImmediatePropagation();
        waiting.push(() => this.dispatchEvent(new MessageEvent('message', { data: event.data })));
      });
    }
  };
  window.letGo = () => {
    window.isHeld = false;
    for (const dispatch of waiting.splice(0)) dispatch();
  };
`;

test('A queen that comes too late is refused in words, and nothing is lost', async () => {
  const table = await WrittenTable.lay(stage, JACK_LAID, { script: SLOW_LINE });
  const { ada } = table;
  const { words, page } = ada;
  await table.play('2:JD>H');
  await seesStatus(ada, words('grand.nowJump', { card: cardName('QS', words) }));
  await page.evaluate(() => Reflect.set(window, 'isHeld', true));
  await table.play('3:3H');
  await page.keyboard.press('j');
  await expect.poll(() => ada.sent.filter(({ type }) => type === 'move')).toHaveLength(1);
  await expect.poll(() => ada.frames.some((frame) => frame.includes('not-your-turn'))).toBe(true);
  await page.evaluate(() => Reflect.apply(Reflect.get(window, 'letGo'), window, []));
  await seesStatus(ada, words('table.waitFor', { name: 'Emil' }));
  await page.locator('main .notice').first().waitFor();
  await expect.poll(() => playableCards(ada)).toEqual([]);
  expect(table.position).toMatchObject({ turn: 4, hands: ['7H 8C QS', '3S 4H', '3C 4C', '4S', '3S 4S'] });
});

test('A bot lays Q♠ on a jack although a person is on turn (MTT-Q♠)', async () => {
  const hands = ['4S 5S 9H', '3C 4C 3H', 'QS 8C 7C', '3H 4S', 'JD JC'];
  const table = await WrittenTable.lay(
    stage,
    { turn: 4, hands, draw: '9C 9D TC TD', discard: '8H' },
    { hasBots: true, settings: { botMs: 200, botLevel: 'hard' } },
  );
  const { ada } = table;
  const { words } = ada;
  await ada.until('the queen lies', ({ round }) => round?.discard.includes('QS') === true);
  const log = ada.page.getByRole('log', { name: words('table.log') }).getByRole('listitem');
  await log
    .filter({ hasText: table.nameOf(2) })
    .filter({ hasText: suitWord('S', words) })
    .first()
    .waitFor();
  expect(table.position.discard).toMatch(/^8H J[CD] QS/);
  expect([ada.sent.filter(({ type }) => type === 'move'), table.handOf(0)]).toEqual([[], '4S 5S 9H']);
});

test('Q♥ as the last card is laid out of turn: Mautsetung, and pending cards are void (MTT-Q♥a, MTT-Q♥b)', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 1, hands: ['QH', '7S 3C 4C', '3H 4H 3S', '3S 4S', '3C 4C'], draw: '9C 9D 8C 8D', discard: '4S' },
    { language: 'de' },
  );
  const { ada } = table;
  const { words } = ada;
  await table.play('1:7S');
  const queen = cardName('QH', words);
  await seesStatus(ada, words('grand.nowExit', { card: queen }));
  await expect.poll(() => playableCards(ada)).toEqual(['QH']);
  expect(ada.view.round?.demand).toEqual({ draw: 2, of: '7S' });
  const { seq } = ada;
  await ada.button(words('grand.jumpIn', { card: queen })).click();
  await ada.untilAfter(seq);
  await hearsWord(ada, 'grand.wordMautsetung');
  await seesStatus(ada, `${words('log.youOut', { place: 1 })} ${words('table.waitFor', { name: 'Cleo' })}`);
  await seesInLog(ada, words('log.youOut', { place: 1 }));
  expect(ada.view.round).toMatchObject({ turn: 2, top: 'QH', out: [0] });
  expect(ada.view.round?.demand).toBeUndefined();
  await table.play('2:3H');
  expect(table.position).toMatchObject({ turn: 3, hands: ['', '3C 4C', '3S 4H', '3S 4S', '3C 4C'] });
});

test('Schrecklich and Fürchterlich: Q♥ on 4♦ brings everybody back who was out (MTT-7, MTT-Q♥c)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 1,
    out: [4, 0],
    hands: ['', '4D 3C 4C', 'QH', '3S 4S', ''],
    draw: '9C 9D 8C',
    discard: 'KD',
  });
  const { ada } = table;
  const { words } = ada;
  await seesAtSeat(ada, 4, words('grand.seatPlaceLong', { place: 1 }));
  await ada.page.getByRole('region', { name: words('table.hand', { count: 0 }) }).waitFor();
  await table.play('1:4D');
  await hearsWord(ada, 'grand.wordSchrecklich');
  await seesAtSeat(ada, 1, words('table.callOut', { word: words('grand.wordSchrecklich') }));
  await table.play('2:QH');
  await hearsWord(ada, 'grand.wordFuerchterlich');
  await expect.poll(() => ada.hand.getByRole('button').count()).toBe(1);
  await seesAtSeat(ada, 4, words('table.seatCards', { count: 1 }));
  await seesAtSeat(ada, 2, words('grand.seatPlaceLong', { place: 1 }));
  expect(table.position).toMatchObject({ turn: 3, out: [2], hands: ['9D', '3C 4C', '', '3S 4S', '9C'] });
  await table.play('3:draw');
  await table.play('4:draw');
  expect(ada.isOnTurn).toBe(true);
});

test('Four queens are laid open and ask for a rank; they are played from the table (MTT-15)', async () => {
  const table = await WrittenTable.lay(
    stage,
    {
      turn: 0,
      hands: ['QC QS QH QD 3C', '7S 7H 4C', '7D 2D 4S', '3S', '7C'],
      draw: '8C 9C',
      discard: '3H',
    },
    { viewport: PHONE, language: 'de' },
  );
  const { ada } = table;
  const { words, sheet } = ada;
  await ada.button(words('grand.showQueens')).click();
  await ada.heading(words('grand.queensTitle')).waitFor();
  await rankButton(ada, '7').waitFor();
  await expect
    .poll(() => sheet.locator('li b').allInnerTexts())
    .toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'K', 'A', 'Joker']);
  await sheet.getByRole('button', { name: words('grand.queensBack') }).click();
  await table.click('queens 7');
  await expect.poll(() => ada.hand.getByRole('button').count()).toBe(9);
  expect(table.position).toMatchObject({
    turn: 0,
    out: [4],
    hands: ['3C 7C 7S 7H 7D QC QS QH QD', '4C', '2D 4S', '3S', ''],
  });
  for (const queen of ['QC', 'QS', 'QH', 'QD']) {
    await handCard(ada, queen).getByText(words('grand.openTag'), { exact: true }).waitFor();
  }
  await expect.poll(() => ada.button(words('grand.showQueens')).count()).toBe(0);
  await seesAtSeat(ada, 4, words('grand.seatPlaceLong', { place: 1 }));
  await table.click('QH');
  expect([ada.view.places[0]?.open, ada.view.round?.turn]).toEqual([['QC', 'QS', 'QD'], 1]);
});

test('Queens that another has laid open are seen by all, one by one until they are played (MTT-15)', async () => {
  const table = await WrittenTable.lay(stage, {
    turn: 1,
    hands: ['3C 7C 4H', 'QC QS QH QD 3H', '7D 2D 4S', '3S 4S', '7C 4C'],
    draw: '8C 9C',
    discard: '3H',
  });
  const { ada } = table;
  const { words } = ada;
  const names = (cards: readonly string[]): string => cards.map((card) => cardName(card, words)).join(', ');
  await table.play('1:queens 7');
  await seesInLog(ada, words('log.asked', { name: 'Bo', ranks: words('grand.ranks7') }));
  await seesAtSeat(ada, 1, words('grand.seatOpen', { cards: names(['QC', 'QS', 'QH', 'QD']) }));
  await seesAtSeat(ada, 1, words('table.seatCards', { count: 8 }));
  expect(table.handOf(0)).toBe('3C 4H');
  await table.play('1:QH');
  await seesOnPile(ada, 'QH');
  await seesAtSeat(ada, 1, words('grand.seatOpen', { cards: names(['QC', 'QS', 'QD']) }));
});
