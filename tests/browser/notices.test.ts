import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { smallTargets } from './support/hitAreas.ts';
import { CORNER } from './support/mouse.ts';
import { DESKTOP, PHONE, type Player, SMALL_PHONE } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { handCard, wishTile } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('notices');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const NEUNERLN = {
  turn: 3,
  hands: ['9S KD X TH', 'TC QH 7D 8S', 'TS JH AD X', 'TS 7S KS KH'],
  discard: 'TC',
  draw: '7C 7S 8D 8H TD TH JS JD QS QD KS AS AH AC 9D',
};

const toldAt = (player: Player) => player.page.locator('main .notice');

/** How much of the height of the top card lies under a notice, 0 … 1. */
const hiddenOfTopCard = ({ page }: Player): Promise<number> =>
  page.evaluate(() => {
    const card = document.querySelector('[data-pile="discard"] .top')?.getBoundingClientRect();
    const notice = document.querySelector('main .notice')?.getBoundingClientRect();
    if (card === undefined || notice === undefined) return Number.NaN;
    return Math.max(0, Math.min(card.bottom, notice.bottom) - Math.max(card.top, notice.top)) / card.height;
  });

/** How far the text reaches into the column of the cross that closes the notice, px. */
const textUnderCross = (player: Player): Promise<number> =>
  toldAt(player).evaluate((notice) => {
    const words = document.createRange();
    words.selectNodeContents(notice.querySelector('.words') ?? notice);
    const right = Math.max(...[...words.getClientRects()].map((box) => box.right));
    return Math.max(0, right - (notice.querySelector('.close')?.getBoundingClientRect().left ?? 0));
  });

/** How much of the notice has no room in it or on the screen, px. */
const cutOff = (player: Player): Promise<number> =>
  toldAt(player).evaluate((notice) => {
    const { top, bottom } = notice.getBoundingClientRect();
    return Math.max(0, notice.scrollHeight - notice.clientHeight - 1, -top, bottom - innerHeight);
  });

test.each([
  { viewport: PHONE, language: 'de', isDark: true },
  { viewport: PHONE, language: 'lt', isDark: false },
  { viewport: { width: 360, height: 640 }, language: 'de', isDark: false },
  { viewport: SMALL_PHONE, language: 'de', isDark: true },
  { viewport: SMALL_PHONE, language: 'lt', isDark: false },
  { viewport: { width: 320, height: 568 }, language: 'de', isDark: false },
  { viewport: { width: 320, height: 568 }, language: 'lt', isDark: true },
] as const)(
  'Whoever loses the turn on a phone reads all of why and sees the card ($viewport.width × $viewport.height, $language)',
  async (look) => {
    const table = await WrittenTable.lay(stage, NEUNERLN, { ...look, ruleSet: 'neunerln' });
    const { ada } = table;
    await table.play('3:TS');
    await table.play('2:TS');
    await toldAt(ada)
      .getByRole('button', { name: ada.words('table.close') })
      .waitFor();
    await expect.poll(() => hiddenOfTopCard(ada)).toBe(0);
    await expect.poll(() => cutOff(ada)).toBe(0);
    await expect.poll(() => textUnderCross(ada)).toBe(0);
    await expect.poll(() => smallTargets(toldAt(ada).locator('button'))).toEqual([]);
  },
);

test.each([PHONE, SMALL_PHONE, DESKTOP])(
  'A refusal is out of sight while a sheet is open ($width × $height)',
  async (viewport) => {
    const table = await WrittenTable.lay(stage, NEUNERLN, { viewport, language: 'de', ruleSet: 'neunerln' });
    const { ada } = table;
    await table.play('3:TS');
    await handCard(ada, 'KD').click({ position: CORNER });
    await toldAt(ada).waitFor();
    await expect.poll(() => smallTargets(toldAt(ada).locator('button'))).toEqual([]);
    await handCard(ada, '9S').click({ position: CORNER });
    await wishTile(ada, 'H').waitFor();
    await expect.poll(() => toldAt(ada).filter({ visible: true }).count()).toBe(0);
  },
);
