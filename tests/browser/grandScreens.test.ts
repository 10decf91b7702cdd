import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TextKey } from '../../apps/web/src/locales/en/index.ts';
import { cardName } from '../../apps/web/src/table/cardWords.ts';
import { axeScript, violationsOn } from './support/axe.ts';
import { sidewaysOverflow, smallTargets } from './support/hitAreas.ts';
import { CORNER } from './support/mouse.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { handCard, optionButton } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
let script: string;
beforeAll(async () => {
  stage = await Stage.open('grand screens');
  script = await axeScript();
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** 25 cards of 18 kinds, of which nearly all special ones may be laid on a king of diamonds. */
const MANY = 'QC QS QH QD KH KH X X 3D 5C 5D 5H 5S JD 8D 8D 2C 2S 3C 3C 4C 4S 6H 9H AH';
const FIVE = { turn: 0, hands: [MANY, '7C 7S', '3S 4H', '8C 8S 9C 9S TC TS KC KS AC AS', '4C'] };
const PILES = { draw: '9D 9D TH TH 6C 6S 6D', discard: '4D KD' };

/** A finger needs large targets, which is measured on the phones; what axe finds hardly hangs on the size of one. */
const LOOKS = [
  { viewport: { width: 320, height: 568 }, language: 'de', isDark: true, isAxed: true, hasFinger: true },
  { viewport: PHONE, language: 'lt', isDark: false, isAxed: false, hasFinger: true },
  { viewport: DESKTOP, language: 'en', isDark: false, isAxed: true, hasFinger: false },
] as const;
type Look = (typeof LOOKS)[number];

/** What is wrong with the page as it is now, one line each. */
async function faultsOf({ page }: Player, look: Look, what: string, place = 'main'): Promise<readonly string[]> {
  const axed = look.isAxed ? await violationsOn(page) : [];
  const overflow = await sidewaysOverflow(page);
  const targets = page.locator(`${place} button:visible:enabled:not([aria-hidden="true"])`);
  const small = look.hasFinger ? await smallTargets(targets) : [];
  return [
    ...axed,
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...small.map(({ name, reach }) => `${name}: only ${reach} px`),
  ].map((fault) => `${what}: ${fault}`);
}

const tap = (player: Player, card: string): Promise<void> => handCard(player, card).click({ position: CORNER });

interface SheetVisit {
  readonly title: TextKey;
  readonly open: (player: Player) => Promise<void>;
}

const fromMenu =
  (key: TextKey) =>
  async ({ page, sheet, words }: Player): Promise<void> => {
    await page.getByRole('button', { name: words('table.menu'), exact: true }).click();
    await sheet.getByRole('button', { name: words(key), exact: true }).click();
  };

const SHEETS: readonly SheetVisit[] = [
  { title: 'grand.jokerTitle', open: (player) => tap(player, 'X') },
  { title: 'table.wishTitle', open: (player) => tap(player, 'JD') },
  { title: 'grand.queensTitle', open: (player) => player.button(player.words('grand.showQueens')).click() },
  { title: 'grand.breakTitle', open: fromMenu('grand.breakOff') },
  {
    title: 'grand.meetingsTitle',
    async open(player) {
      await tap(player, 'KH');
      await optionButton(player, 'form', 'KH+KH').click();
    },
  },
  {
    title: 'grand.orderTitle',
    async open(player) {
      await tap(player, '5D');
      await optionButton(player, 'form', '5C+5D+5H+5S', '5D').click();
    },
  },
];

test.each(LOOKS)(
  'A hand of 25 cards and all sheets of the grand game fit a screen of $viewport.width × $viewport.height ($language), and have no axe violations',
  async (look) => {
    const table = await WrittenTable.lay(stage, { ...FIVE, ...PILES }, { ...look, script });
    const { ada } = table;
    const { words, page, sheet } = ada;
    await expect.poll(() => ada.hand.getByRole('button').count()).toBe(new Set(MANY.split(' ')).size);
    const faults = [...(await faultsOf(ada, look, 'table'))];
    for (const { title, open } of SHEETS) {
      await open(ada);
      await ada.heading(words(title)).waitFor();
      faults.push(...(await faultsOf(ada, look, title, 'dialog')));
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
    await table.other(1).ask({ type: 'show', seat: 0, on: true });
    await page.getByRole('button', { name: words('grand.seatMenu', { name: 'Bo' }) }).click();
    await sheet.getByRole('region', { name: words('grand.theirHand', { name: 'Bo' }) }).waitFor();
    faults.push(...(await faultsOf(ada, look, 'menu of a seat', 'dialog')));
    await page.keyboard.press('Escape');
    await table.other(2).ask({ type: 'look', seat: 0 });
    await page.locator('main .notice').first().waitFor();
    faults.push(...(await faultsOf(ada, look, 'asked to show')));
    expect(faults).toEqual([]);
  },
);

test.each([LOOKS[0], LOOKS[2]])(
  'Eight players with open queens, a meeting, one who is out and a card out of turn fit $viewport.width × $viewport.height ($language)',
  async (look) => {
    const hands = ['QS 8C 7H 3C', 'QC QH QD 3H KH', '8C 8S 9C 9S TC TS KC KS AC AS', '4C', '', 'JD 3C', '4S 5S', '6S'];
    const position = { turn: 5, out: [4], open: [1], hands, draw: '9D 9D TH TH 6C 6S 6D', discard: '3C' };
    const table = await WrittenTable.lay(stage, position, { ...look, script });
    const { ada } = table;
    await table.play('5:JD>H');
    await ada.button(ada.words('grand.jumpIn', { card: cardName('QS', ada.words) })).waitFor();
    const faults = [...(await faultsOf(ada, look, 'out of turn'))];
    await table.play('6:draw', '7:draw');
    await table.click('draw');
    await table.play('1:KH!8', '2:KC');
    await ada.page.locator('.meeting').waitFor();
    faults.push(...(await faultsOf(ada, look, 'meeting')));
    for (const seat of [1, 2, 3, 5, 6, 7]) await table.play(`${seat}:break`);
    await fromMenu('grand.breakOff')(ada);
    await ada.sheet.getByRole('button', { name: ada.words('grand.breakAgree') }).click();
    await ada.heading(ada.words('score.title', { round: 1 })).waitFor();
    faults.push(...(await faultsOf(ada, look, 'score')));
    expect(faults).toEqual([]);
  },
);
