import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeScript, violationsOn } from './support/axe.ts';
import { sidewaysOverflow, smallTargets } from './support/hitAreas.ts';
import { CORNER, playRound } from './support/mouse.ts';
import type { Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { handCard } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
let script: string;
beforeAll(async () => {
  stage = await Stage.open('low screens');
  script = await axeScript();
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const ON_ITS_SIDE = { width: 740, height: 360 };
const LANGUAGES = ['de', 'en', 'lt'] as const;

/** Which of these parts are not wholly in sight before anything is scrolled. */
function hidden(player: Player, parts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return player.page.evaluate(async (wanted) => {
    await document.fonts.ready;
    scrollTo(0, 0);
    return Object.entries(wanted).flatMap(([name, selector]) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const isSeen = box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
      return isSeen ? [] : [name];
    });
  }, parts);
}

async function checkPage(player: Player): Promise<void> {
  const buttons = player.page.locator('button:visible:enabled:not([aria-hidden="true"]), main a[href]:visible');
  await expect.poll(() => sidewaysOverflow(player.page)).toBe(0);
  await expect.poll(() => smallTargets(buttons)).toEqual([]);
  await expect.poll(() => violationsOn(player.page)).toEqual([]);
}

test.each(LANGUAGES)('On a phone on its side the start page shows what one can do (%s)', async (language) => {
  const ada = await stage.newPlayer({ language, viewport: ON_ITS_SIDE, script });
  await ada.goto('/');
  await ada.button(ada.words('start.open')).waitFor();
  const parts = { title: 'h1', open: '.wide-actions .gold', bots: '.wide-actions .outline', code: '.code form' };
  await expect.poll(() => hidden(ada, parts)).toEqual([]);
  await checkPage(ada);
});

test.each(LANGUAGES)('On a phone on its side the lobby shows who is there and how to begin (%s)', async (language) => {
  const table = await stage.server.open({ ruleSet: 'family', seats: 5, bots: 1, start: false });
  const ada = await stage.newPlayer({ language, viewport: ON_ITS_SIDE, seat: table, script });
  await ada.enter(table);
  await ada.button(ada.words('lobby.deal')).waitFor();
  const parts = { code: 'h1', qr: '.qr svg', share: '.share', second: '.seats li:nth-child(3)', deal: '.deal button' };
  await expect.poll(() => hidden(ada, parts)).toEqual([]);
  await checkPage(ada);
  const bo = await stage.newPlayer({ language, viewport: ON_ITS_SIDE, script });
  await bo.enter(table);
  await bo.page.getByLabel(bo.words('start.yourName')).waitFor();
  await expect.poll(() => hidden(bo, { code: 'h1', name: 'form input' })).toEqual([]);
  await checkPage(bo);
});

test.each(LANGUAGES)(
  'On a phone on its side the score sheet shows hands, points and the way on (%s)',
  async (language) => {
    const table = await stage.server.open({
      ruleSet: 'family',
      seats: 4,
      overrides: { handSize: 3 },
    });
    const ada = await stage.newPlayer({ language, viewport: ON_ITS_SIDE, seat: table, script });
    await ada.enter(table);
    await playRound(ada);
    await ada.button(ada.words('score.next')).waitFor();
    const parts = { title: 'h1', hand: '.left li', next: '.on .gold', menu: '.on .beside', names: '.pad thead' };
    await expect.poll(() => hidden(ada, parts)).toEqual([]);
    await checkPage(ada);
  },
);

const CARDS = '2C 3C 4C 5C 6C 7C 8C 2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H JC JD';
const OTHERS = ['9H', 'TH', 'QH', 'KH', 'AH', '9D', 'TD', 'QD', 'KD'].map((card) => `${card} ${card}`);

/** Seats that are not wholly on the cloth and the screen, or lie over another. */
const misplacedSeats = ({ page, words }: Player): Promise<readonly string[]> =>
  page.getByRole('region', { name: words('table.seats') }).evaluate((cloth) => {
    const { bottom } = cloth.getBoundingClientRect();
    const places = [...document.querySelectorAll('[data-seat]')];
    const seats = places.map((place) => ({
      name: place.getAttribute('data-seat') ?? '',
      box: place.getBoundingClientRect(),
    }));
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      a.top < b.bottom && b.top < a.bottom && Math.abs(a.left - b.left) < 30;
    return seats.flatMap(({ name, box }) => {
      const isOutside = box.left < 0 || box.right > innerWidth || box.bottom > bottom;
      const isCovered = seats.some((other) => other.name !== name && isOver(box, other.box));
      return isOutside || isCovered ? [name] : [];
    });
  });

test.each(LANGUAGES)(
  'Ten players and 22 cards on 320 × 568: all can be reached, and the page does not scroll (%s)',
  async (language) => {
    const { ada } = await WrittenTable.lay(
      stage,
      { turn: 0, hands: [CARDS, ...OTHERS], draw: '2D 3D 4D 5D 6D', discard: '8D' },
      { ruleSet: 'family', hasBots: true, language, viewport: { width: 320, height: 568 }, script },
    );
    const { page } = ada;
    const overflow = (): Promise<number> =>
      page.evaluate(() => (document.scrollingElement?.scrollHeight ?? 0) - innerHeight);
    await expect.poll(() => overflow()).toBe(0);
    await checkPage(ada);
    await expect.poll(() => hidden(ada, { draw: '[data-pile="draw"]', discard: '[data-pile="discard"]' })).toEqual([]);
    await expect.poll(() => misplacedSeats(ada)).toEqual([]);
    const last = handCard(ada, 'JD');
    await last.scrollIntoViewIfNeeded();
    await expect.poll(overflow).toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await last.click({ position: CORNER });
    await ada.heading(ada.words('table.wishTitle')).waitFor();
    await page.keyboard.press('Escape');
    await ada.sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    for (const key of ['Home', 'End', 'Home']) await page.keyboard.press(key);
    await expect
      .poll(() =>
        ada.hand.evaluate((hand) => {
          const { top, bottom } = hand.getBoundingClientRect();
          const card = document.activeElement?.closest('[data-card]')?.getBoundingClientRect().top;
          return card !== undefined && card + 45 > top && card + 45 < bottom;
        }),
      )
      .toBe(true);
  },
);
