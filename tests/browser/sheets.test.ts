import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TextKey } from '../../apps/web/src/locales/en/index.ts';
import { axeScript, violationsOn } from './support/axe.ts';
import { sidewaysOverflow, smallTargets } from './support/hitAreas.ts';
import { tabTo } from './support/keyboard.ts';
import { CORNER } from './support/mouse.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { withFastBots } from './support/tables.ts';
import { faceButton, handCard, wishTile } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('sheets');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const JACK_AND_NINE = { turn: 0, hands: ['JC 9H', '7S 8S KD', '9C TC QC'], draw: '2C 3C 4C 5C 6C', discard: '8C' };

const movesOf = (player: Player): readonly string[] =>
  player.sent.flatMap((command) => (command.type === 'move' ? [command.move] : []));
const tap = (player: Player, card: string): Promise<void> => handCard(player, card).click({ position: CORNER });
const inSheet = (player: Player, key: TextKey, params: Readonly<Record<string, string>> = {}): Locator =>
  player.sheet.getByRole('button', { name: player.words(key, params) }).filter({ visible: true });
const pathOf = (player: Player): string => new URL(player.page.url()).pathname;

async function openWish(player: Player): Promise<void> {
  await tap(player, 'JC');
  await player.heading(player.words('table.wishTitle')).waitFor();
}

const MAU = { word: 'Mau' };

/** The step of the history that sheets take is given back a little after they have closed. */
const isGivenBack = ({ page }: Player): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state as unknown)).toBe(null);
const isClosed = (player: Player): Promise<void> => player.sheet.waitFor({ state: 'detached' });

test.each([
  { viewport: PHONE, language: 'de' },
  { viewport: { width: 320, height: 568 }, language: 'lt' },
  { viewport: { width: 740, height: 360 }, language: 'en' },
] as const)(
  'Mau is called while a suit is being chosen, by thumb ($viewport.width × $viewport.height)',
  async (look) => {
    const { ada } = await WrittenTable.lay(stage, JACK_AND_NINE, {
      ...look,
      ruleSet: 'family',
      script: await axeScript(),
    });
    await openWish(ada);
    await inSheet(ada, 'table.wordLabel', MAU).click();
    await expect.poll(() => inSheet(ada, 'table.wordArmed', MAU).getAttribute('aria-pressed')).toBe('true');
    const buttons = ada.sheet.locator('button:visible:enabled');
    await expect.poll(() => smallTargets(buttons)).toEqual([]);
    await expect.poll(() => violationsOn(ada.page)).toEqual([]);
    await expect.poll(() => sidewaysOverflow(ada.page)).toBe(0);
    await wishTile(ada, 'H').click();
    await ada.until('the call is made', ({ places }) => places[0]?.call === 'made');
    expect(movesOf(ada)).toEqual(['JC>H~']);
  },
);

test('Mau is called while a suit is being chosen, by M and by Tab', async () => {
  const { ada } = await WrittenTable.lay(stage, JACK_AND_NINE, { ruleSet: 'family', viewport: DESKTOP });
  const { keyboard } = ada.page;
  await openWish(ada);
  await keyboard.press('m');
  await inSheet(ada, 'table.wordArmed', MAU).waitFor();
  await keyboard.press('m');
  const mau = inSheet(ada, 'table.wordLabel', MAU);
  await tabTo(ada, mau);
  await keyboard.press('Enter');
  await inSheet(ada, 'table.wordArmed', MAU).waitFor();
  await keyboard.press('3');
  await ada.until('the call is made', ({ places }) => places[0]?.call === 'made');
  expect(movesOf(ada)).toEqual(['JC>H~']);
});

test.each(['somebody else', 'oneself'])('A catch by %s leaves the choice of a suit open', async (who) => {
  const table = await WrittenTable.lay(
    stage,
    { ...JACK_AND_NINE, turn: 2, hands: ['JC 9H', '9S 7S 4S', '9C TC'] },
    { ruleSet: 'family', viewport: PHONE },
  );
  const { ada } = table;
  await table.play('2:9C');
  await openWish(ada);
  await ada.page.keyboard.press('m');
  if (who === 'somebody else') await table.play('1:catch 2');
  else await inSheet(ada, 'table.catchName', { name: table.nameOf(2) }).click();
  await ada.until('Cleo is caught', ({ places }) => places[2]?.count === 3);
  await inSheet(ada, 'table.wordArmed', MAU).waitFor();
  await wishTile(ada, 'D').click();
  await ada.until('the suit is wished', ({ round }) => round?.wish === 'D');
  expect(movesOf(ada).at(-1)).toBe('JC>D~');
});

test('Where nothing is to be called, no sheet offers it: with more cards in hand, and where nobody calls', async () => {
  const { ada } = await WrittenTable.lay(
    stage,
    { ...JACK_AND_NINE, hands: ['JC 9H 9S', '7S 8S', '9C TC'] },
    { ruleSet: 'family' },
  );
  await openWish(ada);
  await expect.poll(() => inSheet(ada, 'table.wordLabel', MAU).count()).toBe(0);
  const grand = await WrittenTable.lay(stage, {
    turn: 0,
    hands: ['X 4C', '3C 7S 4H', '3S 4H', '3H 4S', '3H 4S'],
    draw: '9C 9S TC',
    discard: '8D',
  });
  await tap(grand.ada, 'X');
  await faceButton(grand.ada, '7D').waitFor();
  await expect.poll(() => inSheet(grand.ada, 'table.wordLabel', MAU).count()).toBe(0);
});

test('Back closes the choice of a suit, with the jack in the hand; forward opens nothing; the next Back leaves', async () => {
  const { ada } = await WrittenTable.lay(stage, JACK_AND_NINE, { ruleSet: 'family', viewport: PHONE });
  const { page, words } = ada;
  const table = pathOf(ada);
  await page.goto(`${ada.origin}/`);
  await page.goto(`${ada.origin}${table}`);
  await ada.hand.waitFor();
  for (const way of ['once', 'again']) {
    await openWish(ada);
    await page.goBack();
    await isClosed(ada);
    await page.goForward().catch(() => null);
    await isGivenBack(ada);
    await expect.poll(() => ada.sheet.count(), { message: way }).toBe(0);
    expect([way, pathOf(ada), movesOf(ada)]).toEqual([way, table, []]);
  }
  await openWish(ada);
  await page.keyboard.press('Escape');
  await isClosed(ada);
  await isGivenBack(ada);
  await page.goBack();
  await ada.button(words('start.open')).waitFor();
  await expect.poll(() => pathOf(ada)).toBe('/');
});

test('One sheet that opens another takes one step of the history', async () => {
  const { ada } = await WrittenTable.lay(stage, JACK_AND_NINE, { ruleSet: 'family', viewport: PHONE });
  const { page, words, sheet } = ada;
  const steps = await page.evaluate(() => history.length);
  const openRules = async (): Promise<void> => {
    await page.getByRole('button', { name: words('table.menu'), exact: true }).click();
    await sheet.getByRole('button', { name: words('table.chat'), exact: true }).click();
    await sheet.getByRole('heading', { name: words('lobby.chat') }).waitFor();
  };
  await openRules();
  await page.goBack();
  await isClosed(ada);
  await openRules();
  await sheet.getByRole('button', { name: words('common.close') }).click();
  await isClosed(ada);
  await isGivenBack(ada);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(steps + 1);
  await ada.hand.waitFor();
});

test('The sheet for a new table closes by Back, and is no step between the start page and the table', async () => {
  const ada = await stage.newPlayer({ viewport: PHONE });
  const { page, words } = ada;
  // A start card that asks for a wish would open a sheet, and Back would close that.
  await withFastBots(ada, { overrides: { startCard: 'none' } });
  await ada.goto('/');
  for (const path of ['/', '/rules/skat']) {
    await ada.goto(path);
    const opener = ada.button(words(path === '/' ? 'start.againstBots' : 'rules.play'));
    await opener.click();
    await ada.sheet.waitFor();
    await page.goBack();
    await isClosed(ada);
    await expect.poll(() => pathOf(ada)).toBe(path);
    await opener.click();
    if (path !== '/') await ada.sheet.getByLabel(words('start.withBots')).check();
    await ada.sheet.getByRole('button', { name: words('start.goBots') }).click();
    await ada.hand.waitFor();
    const table = pathOf(ada);
    await page.goBack();
    await opener.waitFor();
    await expect.poll(() => pathOf(ada)).toBe(path);
    await expect.poll(() => ada.sheet.count()).toBe(0);
    await page.goForward();
    await ada.hand.waitFor();
    await expect.poll(() => pathOf(ada)).toBe(table);
  }
});

test('A wish owed for the start card says what else may be laid, and can be put off to read the rules', async () => {
  const start = {
    start: true,
    dealer: 0,
    hands: ['9S TH KD', 'JC 8D 9H', 'TC 8S JH'],
    draw: '6C 7C TD',
    discard: 'JS',
  };
  const table = await WrittenTable.lay(stage, start, { ruleSet: 'family', viewport: PHONE });
  const { ada } = table;
  const { page, words, sheet } = ada;
  const title = ada.heading(words('table.wishTitle'));
  await title.waitFor();
  await sheet
    .getByText(words('table.wishLeadOr', { name: table.nameOf(1), wild: words('table.aRankJ') }), { exact: true })
    .waitFor();
  await page.keyboard.press('Escape');
  await isClosed(ada);
  await page.getByRole('button', { name: words('table.rules'), exact: true }).click();
  await sheet.waitFor();
  await expect.poll(() => title.count()).toBe(0);
  await page.goBack();
  await isClosed(ada);
  await ada.button(words('table.nameSuit')).click();
  await title.waitFor();
  await wishTile(ada, 'H').click();
  await ada.until('the suit is wished', ({ round }) => round?.wish === 'H');
  await isClosed(ada);
});

test('The box that was tapped on the shelf is chosen and in sight in the sheet for a new table', async () => {
  const ada = await stage.newPlayer({ viewport: PHONE });
  await ada.goto('/');
  await ada.button(/^Pesten,/).click();
  const box = ada.sheet.getByRole('radio', { name: 'Pesten', exact: true });
  await expect.poll(() => box.isChecked()).toBe(true);
  const isInSight = (element: HTMLElement | SVGElement): boolean => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  await expect.poll(() => box.evaluate(isInSight)).toBe(true);
});

test('A sheet that must be answered stays after Back and after Escape, twice; one more Back leaves', async () => {
  const seat = await stage.server.openWhere(
    { ruleSet: 'mau-tse-tung', seats: 3, settings: { botMs: 10_000 } },
    ({ round }) => round?.otherMoves.some((move) => move.startsWith('deal ')) === true,
  );
  const ada = await stage.newPlayer({ seat, viewport: PHONE });
  await ada.goto('/');
  await ada.enter(seat);
  const title = ada.heading(ada.words('grand.dealTitle'));
  await title.waitFor();
  await ada.page.goBack();
  for (let times = 0; times < 3; times++) await ada.page.keyboard.press('Escape');
  await ada.settle();
  await title.waitFor();
  await expect.poll(() => ada.sheet.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await ada.page.goBack();
  await ada.button(ada.words('start.open')).waitFor();
});
