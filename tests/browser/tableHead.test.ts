import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { theCard } from '../../apps/web/src/table/cardWords.ts';
import { CORNER } from './support/mouse.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { handCard } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('table head');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const FIVE = { turn: 0, hands: ['X X 4C', '3C 7S 4H', '3S 4H', '3H 4S', '3H 4S'], draw: '9C 9S TC', discard: '8D' };
const TINY = { width: 320, height: 568 };

/** The texts of the line below the title that are wholly in sight. */
const shownBelow = ({ page }: Player): Promise<string> =>
  page.locator('header p').evaluate((line) => {
    const { bottom, right } = line.getBoundingClientRect();
    const parts = [...line.children].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.top < bottom - 4 && box.right <= right + 1 && part.scrollWidth <= part.clientWidth + 1;
    });
    return parts.map((part) => part.textContent).join('');
  });

test.each([
  { viewport: PHONE, language: 'de', hasRoom: true },
  { viewport: PHONE, language: 'en', hasRoom: true },
  { viewport: DESKTOP, language: 'lt', hasRoom: true },
  { viewport: { width: 740, height: 360 }, language: 'lt', hasRoom: true },
  { viewport: TINY, language: 'de', hasRoom: false },
] as const)(
  'The head tells the cards of the deck and who plays, where there is room ($language, $viewport.width px)',
  async ({ hasRoom, ...look }) => {
    const { ada } = await WrittenTable.lay(stage, FIVE, look);
    const { words } = ada;
    const round = words('table.round', { count: 1 });
    const deck = [words('table.headDeck', { count: 102 }), words('table.headPlaying', { count: 5 })];
    await ada.page.getByText(deck.join(' · ')).waitFor();
    await ada.page.evaluate(() => document.fonts.ready);
    await expect.poll(() => shownBelow(ada)).toBe(hasRoom ? [round, ...deck].join(' · ') : round);
  },
);

test.each(['de', 'en', 'lt'] as const)(
  'The sheet of a joker says what it may never be (%s, MTT-18)',
  async (language) => {
    const { ada } = await WrittenTable.lay(stage, FIVE, { viewport: PHONE, language });
    const { words } = ada;
    await ada.page.getByText(words('table.headDeck', { count: 102 })).waitFor({ state: 'attached' });
    await handCard(ada, 'X').click({ position: CORNER });
    const fits = words('grand.jokerLead', { card: theCard('8D', words) });
    await ada.sheet.getByText(`${fits} ${words('grand.jokerNever')}`, { exact: true }).waitFor();
  },
);
