import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardName } from '../../apps/web/src/table/cardWords.ts';
import { clickMove, CORNER, mauButton, playRound } from './support/mouse.ts';
import { pressMove } from './support/keyboard.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { playableCards, seesInLog, seesOnPile, seesStatus } from './support/sees.ts';
import { Stage } from './support/stage.ts';
import { handCard, optionButton, wishTile } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('house cards');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const DRAW = '6C 2S 3S 4S 5S 6S 6H 6D 8S 8H';
/** What a notice over the cloth says. */
const told = ({ page }: Player, text: RegExp): Promise<void> => page.locator('.notice p', { hasText: text }).waitFor();
const movesOf = (player: Player): readonly string[] =>
  player.sent.flatMap((command) => (command.type === 'move' ? [command.move] : []));
const tap = (player: Player, card: string): Promise<void> => handCard(player, card).click({ position: CORNER });

test('Cards of a rank are laid at once: which ones, in which order, and the top one is what counts', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['9C 9S 9H 4D TD', '5H 5D 4S', '6C 6S 5S'], discard: 'KC', draw: DRAW },
    { ruleSet: 'family', overrides: { setsOfRank: 'top' }, viewport: PHONE },
  );
  const { ada } = table;
  const { words, sheet } = ada;
  await tap(ada, '9C');
  await ada.heading(words('grand.formTitle')).waitFor();
  const forms = ['9C', '9C+9H', '9C+9S', '9C+9H+9S'];
  await expect.poll(() => sheet.getByRole('button').count()).toBe(forms.length + 1);
  for (const form of forms) await optionButton(ada, 'form', form, '9C').waitFor();
  await optionButton(ada, 'form', '9C+9H+9S', '9C').click();
  await ada.heading(words('grand.orderTitle')).waitFor();
  await sheet.getByRole('button', { name: cardName('9H', words), exact: true }).click();
  await sheet.getByRole('button', { name: words('grand.orderLay') }).click();
  await seesOnPile(ada, '9S');
  expect([table.handOf(0), table.position.discard]).toEqual(['4D TD', 'KC 9C 9H 9S']);
});

test('A card that only goes with another one is not laid without asking, and both are told by name', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['2C 2H 4D TD', '5H 5D 4S', '6C 6S 5S'], discard: 'KC', draw: DRAW },
    { ruleSet: 'switch', viewport: PHONE, language: 'de' },
  );
  const { ada } = table;
  await handCard(ada, '2H').click({ button: 'right', position: CORNER });
  await told(ada, /Andere Karten dieses Werts dürfen zugleich mit ihr gelegt werden/);
  const rules = ada.page.locator('.notice').getByRole('button', { name: /^Regel/ });
  await expect.poll(() => rules.allInnerTexts()).toEqual(['Regel HR-switch-18', 'Regel HR-setsOfRank']);
  await tap(ada, '2H');
  await ada.heading(ada.words('grand.formTitle')).waitFor();
  expect(movesOf(ada)).toEqual([]);
  await ada.sheet.getByRole('button', { name: 'Kreuz 2 und Herz 2 zusammen', exact: true }).click();
  await seesOnPile(ada, '2H');
  expect(movesOf(ada)).toEqual(['2C+2H']);
  await ada.until('four cards are due', ({ round }) => JSON.stringify(round?.demand) === '{"draw":4,"of":"2H"}');
  await ada.page.keyboard.press('w');
  await told(
    ada,
    /Du legst die Kreuz-2 und die Herz-2 zusammen\. .*Jede von ihnen wirkt.*Auf Bo kommen 4 Karten zu: 2 \+ 2\./,
  );
});

test('The call comes with a set that leaves one card, and not with one card of it', async () => {
  const position = { turn: 0, hands: ['9C 9H 4D', '5H 5D 4S', '6C 6S 5S'], discard: 'KC', draw: DRAW };
  const options = { ruleSet: 'family', overrides: { setsOfRank: 'each' } } as const;
  const table = await WrittenTable.lay(stage, position, options);
  const { ada } = table;
  expect(ada.view.round).toMatchObject({ callDueNext: false, callDueWith: [2] });
  await mauButton(ada).click();
  await ada.button(ada.words('table.wordArmed', { word: 'Mau' })).waitFor();
  await table.click('9C+9H');
  await ada.button(ada.words('table.wordSaid', { word: 'Mau' })).waitFor();
  expect(movesOf(ada).at(-1)).toBe('9C+9H~');

  const other = await WrittenTable.lay(stage, position, options);
  await mauButton(other.ada).click();
  await other.ada.button(other.ada.words('table.wordArmed', { word: 'Mau' })).waitFor();
  await other.click('9C');
  expect(movesOf(other.ada).at(-1)).toBe('9C');
});

test('A card equal to the one just laid lights up out of turn, and J throws it in', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 1, hands: ['9C KD 4H', '9C 3D 5D', 'TC QH 6D'], discard: '9D', draw: DRAW },
    { ruleSet: 'family', overrides: { throwIn: true, secondDeckFrom: 2 }, viewport: DESKTOP },
  );
  const { ada } = table;
  await seesStatus(ada, ada.words('table.waitFor', { name: table.nameOf(1) }));
  await expect.poll(() => playableCards(ada)).toEqual([]);
  await table.play('1:9C');
  await seesStatus(ada, ada.words('grand.nowLay', { card: cardName('9C', ada.words) }));
  await expect.poll(() => playableCards(ada)).toEqual(['9C']);
  const { seq } = ada;
  await ada.page.keyboard.press('j');
  await ada.untilAfter(seq);
  expect([table.handOf(0), ada.view.round?.turn]).toEqual(['4H KD', 1]);
});

test('Whoever loses the turn to a card thrown in is told why, with the rule; so is whoever may not throw in', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 3, hands: ['9S KD 4H', 'TC 3D 5D', '9C QH 6D', '9C 4S 5S'], discard: 'TC', draw: DRAW },
    { ruleSet: 'family', overrides: { throwIn: true, secondDeckFrom: 2 }, viewport: DESKTOP },
  );
  const { ada } = table;
  const rule = ada.page
    .locator('.notice')
    .getByRole('button', { name: ada.words('table.rule', { clause: 'HR-throwIn' }) });
  await table.play('3:9C');
  await ada.until('it is the turn of Ada', ({ round }) => round?.turn === 0);
  await table.play('2:9C');
  await ada.until('it is the turn of Dora', ({ round }) => round?.turn === 3);
  await told(ada, new RegExp(ada.words('table.turnTaken')));
  await told(ada, /throws in the 9 of clubs out of turn\. On top was .*9: .* play goes on from that seat/);
  await rule.waitFor();
  await seesInLog(ada, 'out of turn.');
  await tap(ada, '9S');
  await told(ada, /It is not your turn: only the identical card may be thrown in/);
  await rule.click();
  await ada.sheet
    .locator('p')
    .filter({ has: ada.page.locator('small', { hasText: /HR-throwIn(?!\d)/ }) })
    .first()
    .waitFor();
});

test('Where a wish is free a card is laid without one, by a button and by the key 0', async () => {
  const position = { turn: 0, hands: ['JC JS 4H 5H', '9S 3D 5D', 'TC QH 6D'], discard: '9D', draw: DRAW };
  const options = { ruleSet: 'family', overrides: { wishOptional: true }, viewport: PHONE } as const;
  const table = await WrittenTable.lay(stage, position, options);
  const { ada } = table;
  await tap(ada, 'JC');
  await wishTile(ada, '').click();
  await seesOnPile(ada, 'JC');
  expect(ada.view.round?.wish).toBeUndefined();

  const other = await WrittenTable.lay(stage, position, options);
  await pressMove(other.ada, 'JC');
  expect(movesOf(other.ada).at(-1)).toBe('JC');
});

const WISHES_RANK = { jackPower: 'wish-rank', wishOptional: true };

test('A jack asks for a rank, by its tile or by its own key, and the pile and the referee tell it', async () => {
  const position = { turn: 0, hands: ['JC 6H 5H KS', '9S 6D 5D', 'QC QH 6S'], discard: 'TD', draw: DRAW };
  const options = { ruleSet: 'family', overrides: WISHES_RANK, viewport: DESKTOP };
  const table = await WrittenTable.lay(stage, position, options);
  const { ada } = table;
  await tap(ada, 'JC');
  await ada.heading(ada.words('table.wishTitle')).waitFor();
  await expect.poll(() => wishTile(ada, '7').count()).toBe(0);
  await wishTile(ada, '6').click();
  await ada.until('sixes are wished', ({ round }) => round?.wish === '6');
  await ada.page.locator('.bubble text', { hasText: /^6$/ }).first().waitFor();
  await seesInLog(ada, ada.words('table.aRank6'));
  await table.play('1:6D', '2:6S');
  await expect.poll(() => playableCards(ada)).toEqual(['6H', 'KS']);

  const other = await WrittenTable.lay(stage, position, options);
  await pressMove(other.ada, 'JC>T');
  expect(movesOf(other.ada).at(-1)).toBe('JC>T');
  await other.play('1:draw', '1:pass', '2:draw', '2:pass');
  await tap(other.ada, '6H');
  await other.ada.page
    .getByText(/Tens are wished for; .*6 is neither a ten nor a jack\./)
    .first()
    .waitFor();
});

test('A joker is laid as itself and wishes a suit', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['X 4H 5H KS', '9S 3D 5D', 'TC QH 6D'], discard: '9D', draw: DRAW },
    { ruleSet: 'family', overrides: { wildJokers: 2, jokerPower: 'wish' }, viewport: PHONE },
  );
  const { ada } = table;
  await tap(ada, 'X');
  await ada.heading(ada.words('table.wishTitle')).waitFor();
  await wishTile(ada, 'S').click();
  await seesOnPile(ada, 'X');
  expect([ada.view.round?.top, ada.view.round?.wish, table.handOf(0)]).toEqual(['X', 'S', '4H 5H KS']);
});

test('Hands that change are told to whoever gets another one', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 2, hands: ['9S 3D 5D 6H', '4C KH', 'QC TH 6D'], discard: 'TC', draw: DRAW },
    { ruleSet: 'family', overrides: { queenPower: 'swap-next' }, viewport: DESKTOP },
  );
  const { ada } = table;
  await table.play('2:QC');
  await seesInLog(ada, ada.words('log.swappedYou', { name: table.nameOf(2) }));
  expect(table.handOf(0)).toBe('6D TH');
  await handCard(ada, 'TH').waitFor();
});

test('On a base a card of its rank is refused: only its suit may follow', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['9C 9D 4C KD', '5H 5D 4S', '6C 6S 5S'], discard: 'TC', draw: DRAW },
    { ruleSet: 'family', overrides: { ninePower: 'base' }, viewport: PHONE },
  );
  const { ada } = table;
  await clickMove(ada, '9C');
  await ada.until('9♣ lies', ({ round }) => round?.top === '9C');
  expect(ada.view.round?.demand).toEqual({ lay: 'may', suit: 'C' });
  await expect.poll(() => playableCards(ada)).toEqual(['4C']);
  await tap(ada, '9D');
  await ada.page
    .getByText(/9 does not fit on .*9: it takes a club, or you can pass\./)
    .first()
    .waitFor();
});

test.each([
  { ruleSet: 'tschau-sepp', seats: 4, viewport: PHONE },
  { ruleSet: 'makao', seats: 4, viewport: DESKTOP },
  { ruleSet: 'prsi', seats: 3, viewport: PHONE },
  { ruleSet: 'neunerln', seats: 4, viewport: DESKTOP },
  { ruleSet: 'switch', seats: 3, viewport: PHONE },
  { ruleSet: 'pesten', seats: 4, viewport: DESKTOP },
])('A round of $ruleSet with $seats players is played to its end', async ({ ruleSet, seats, viewport }) => {
  const opened = await stage.server.open({ ruleSet, seats });
  const player = await stage.newPlayer({ seat: opened, viewport });
  await player.enter(opened);
  await playRound(player);
  expect(player.view.match?.results.at(-1)?.points).toHaveLength(seats);
});

test('Where play goes on for places the score sheet names them, and no card counts where rounds are won', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['9C', '9H', 'KD 7S'], discard: '8C', draw: DRAW },
    { ruleSet: 'prsi', viewport: PHONE },
  );
  const { ada } = table;
  const { page, words } = ada;
  await table.click('9C');
  await table.play('1:9H');
  const places = page.getByRole('region', { name: words('score.placed') }).getByRole('listitem');
  await expect
    .poll(() => places.locator('.name').allInnerTexts())
    .toEqual([words('common.you'), table.nameOf(1), table.nameOf(2)]);
  const left = page.getByRole('region', { name: words('score.left') });
  await expect
    .poll(() => left.locator('.cards .for-ears').allTextContents())
    .toEqual([cardName('7S', words), cardName('KD', words)]);
  await expect.poll(() => left.locator('i, .sum').count()).toBe(0);
});
