import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CORNER, mauButton, turn } from './support/mouse.ts';
import { PHONE, type Player } from './support/player.ts';
import { seesStatus } from './support/sees.ts';
import { Stage } from './support/stage.ts';
import { handCard, optionButton } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('calls');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const TURNS_MAX = 60;
const FEW_CARDS = { handSize: 3 };

async function tableOfTwo(): Promise<{ ada: Player; bo: Player }> {
  const table = await stage.server.open({ ruleSet: 'family', bots: 0, overrides: FEW_CARDS });
  const ada = await stage.newPlayer({ seat: table });
  const bo = await stage.newPlayer({ viewport: PHONE });
  await ada.enter(table);
  await bo.enter(table);
  await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
  await bo.button(bo.words('arrival.sit')).click();
  await bo.until('Bo sits', ({ you }) => you === 1);
  await ada.button(ada.words('lobby.deal')).click();
  for (const player of [ada, bo]) await player.until('the cards are dealt', ({ phase }) => phase === 'round');
  return { ada, bo };
}

/** Both play until somebody is on turn who would have one card left after laying one. */
async function beforeTheCall(ada: Player, bo: Player): Promise<{ caller: Player; other: Player }> {
  for (let turns = 0; turns < TURNS_MAX; turns++) {
    const [caller, other] = ada.isOnTurn ? [ada, bo] : [bo, ada];
    const { round } = caller.view;
    if (round?.callDueNext === true && round.hand.length === 2 && round.hand.some(({ moves }) => moves.length > 0))
      return { caller, other };
    await turn(caller);
    await other.until('the other is told', () => other.seq >= caller.seq);
  }
  throw new Error('Nobody comes to two cards.');
}

test('Who forgets Mau is caught by the other browser and draws two cards', async () => {
  const { ada, bo } = await tableOfTwo();
  const { caller, other } = await beforeTheCall(ada, bo);
  const seat = caller.view.you ?? -1;
  const name = caller.view.places[seat]?.name ?? '';
  await turn(caller, { forgetsMau: true });
  await other.until('it can be caught', ({ places }) => places[seat]?.canBeCaught === true);
  expect(caller.view.places[seat]?.count).toBe(1);
  await other.page
    .locator(`[data-seat="${seat}"]`)
    .getByText(other.words('table.seatForgotLong'))
    .waitFor({ state: 'attached' });
  await other.page
    .getByRole('button', { name: other.words('table.catchName', { name }) })
    .first()
    .click();
  const caught = await caller.until('the penalty is drawn', ({ places }) => places[seat]?.count === 3);
  expect(caught.places[seat]?.canBeCaught).toBe(false);
  expect(other.sent.filter((command) => command.type === 'move' && command.move === `catch ${seat}`)).toHaveLength(1);
  await expect.poll(() => caller.hand.getByRole('button').count()).toBe(3);
  const by = other.view.places[1 - seat]?.name ?? '';
  const told = caller.page.locator('.notice', { hasText: caller.words('log.youCaught', { by }) });
  await told.getByRole('button', { name: caller.words('table.rule', { clause: 'FAM-12' }) }).waitFor();
  await expect
    .poll(() => other.page.getByRole('button', { name: other.words('table.catchName', { name }) }).count())
    .toBe(0);
});

test('Mau pressed beforehand is armed, goes with the card, and is shown to the other', async () => {
  const { ada, bo } = await tableOfTwo();
  const { caller, other } = await beforeTheCall(ada, bo);
  const seat = caller.view.you ?? -1;
  const mau = mauButton(caller);
  await mau.click();
  await expect.poll(() => mau.getAttribute('aria-pressed')).toBe('true');
  await mau.click();
  await expect.poll(() => mau.getAttribute('aria-pressed')).toBe('false');
  await turn(caller);
  const moves = caller.sent.filter((command) => command.type === 'move');
  expect(moves.at(-1)).toMatchObject({ move: expect.stringMatching(/~$/) });
  await other.until('the call is known', ({ places }) => places[seat]?.call === 'made');
  expect(other.view.places[seat]?.canBeCaught).toBe(false);
  await other.page
    .locator(`[data-seat="${seat}"]`)
    .getByText(other.words('table.callOut', { word: other.words('table.wordMau') }))
    .waitFor();
});

test('A late Mau is still good before anybody catches it', async () => {
  const { ada, bo } = await tableOfTwo();
  const { caller, other } = await beforeTheCall(ada, bo);
  const seat = caller.view.you ?? -1;
  await turn(caller, { forgetsMau: true });
  await caller.until('the call is missing', ({ round }) => round?.sideMoves.includes('~') === true);
  await mauButton(caller).click();
  const view = await other.until('the call is known', ({ places }) => places[seat]?.call === 'made');
  expect(view.round?.sideMoves).not.toContain(`catch ${seat}`);
  expect(view.places[seat]?.count).toBe(1);
});

const ONE_CARD = { turn: 0, hands: ['9H', '7S 8S', '9S TS'], draw: '5C 6C 7C 8C TC QC', discard: '9C' };

test('The last card has a word of its own: on the button that calls it, and in what is told when it is missing', async () => {
  const table = await WrittenTable.lay(stage, ONE_CARD, { ruleSet: 'makao', viewport: PHONE, language: 'de' });
  const { ada } = table;
  const word = ada.words('table.wordPoMakale');
  await mauButton(ada).click();
  await ada.button(ada.words('table.wordArmed', { word })).click();
  await ada.button(ada.words('table.wordLabel', { word })).waitFor();
  await table.click('9H');
  await seesStatus(ada, ada.words('table.waitCall', { word }));
  await ada.button(ada.words('table.wordLabel', { word })).click();
  await ada.until('the round is over', ({ phase }) => phase === 'score');
  expect(ada.view.match?.results.at(-1)?.winner).toBe(0);
});

test('With a set that leaves no card the sheet calls the word of the last card', async () => {
  const two = { ...ONE_CARD, hands: ['9H 9S', '7S 8S', '5S TS'] };
  const { ada } = await WrittenTable.lay(stage, two, { ruleSet: 'makao', viewport: PHONE, language: 'de' });
  const word = ada.words('table.wordPoMakale');
  await handCard(ada, '9H').click({ position: CORNER });
  await ada.sheet.getByRole('button', { name: ada.words('table.wordLabel', { word }) }).click();
  await ada.sheet.getByRole('button', { name: ada.words('table.wordArmed', { word }) }).waitFor();
  await optionButton(ada, 'form', '9H+9S', '9H').click();
  await ada.sheet.getByRole('button', { name: ada.words('table.wordArmed', { word }) }).waitFor();
  await ada.sheet.getByRole('button', { name: ada.words('grand.orderLay') }).click();
  await ada.until('the round is over', ({ phase }) => phase === 'score');
  expect(ada.sent.flatMap((command) => (command.type === 'move' ? [command.move] : []))).toEqual(['9H+9S~']);
});
