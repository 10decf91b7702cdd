import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GLYPHS } from '../../packages/rulebook/src/art/glyphs.ts';
import type { Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { untilStill } from './support/still.ts';
import { wordsOf } from './support/words.ts';
import { handCard } from './support/targets.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('settings');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** Which of some letters a card of the hand shows. */
async function lettersOn(player: Player, card: string, letters: string): Promise<string> {
  let shown = '';
  for (const letter of letters) {
    const glyph = handCard(player, card).locator(`path[d="${GLYPHS[letter]?.d}"]`);
    if ((await glyph.count()) > 0) shown += letter;
  }
  return shown;
}

/** Computed colour of the ink of a card. */
const inkOf = (player: Player, card: string): Promise<string> =>
  handCard(player, card)
    .locator('svg')
    .first()
    .evaluate((svg) => getComputedStyle(svg.querySelector('path, use') ?? svg).fill);

async function tableWithCourt(): Promise<Awaited<ReturnType<typeof stage.server.openWhere>>> {
  return stage.server.openWhere({ ruleSet: 'skat', settings: { botMs: 10_000 } }, ({ you, round }) => {
    const cards = (round?.hand ?? []).map(({ card }) => card);
    const clubs = cards.some((card) => card[1] === 'C');
    return (
      round?.turn === you &&
      (round?.hand ?? []).some(({ moves }) => moves.length > 0) &&
      cards.some((card) => card.startsWith('J')) &&
      cards.some((card) => card.startsWith('Q')) &&
      clubs
    );
  });
}

test('The language changes texts and card letters, at once and after a reload', async () => {
  const table = await tableWithCourt();
  const ada = await stage.newPlayer({ language: 'de', seat: table });
  await ada.enter(table);
  await ada.hand.waitFor();
  const cards = (ada.view.round?.hand ?? []).map(({ card }) => card);
  const jack = cards.find((card) => card.startsWith('J')) ?? '';
  const queen = cards.find((card) => card.startsWith('Q')) ?? '';
  await expect.poll(() => lettersOn(ada, jack, 'BJ')).toBe('B');
  await ada.page.getByRole('button', { name: ada.words('table.settings') }).click();
  await ada.sheet.getByRole('radio', { name: 'English' }).click();
  const en = wordsOf('en');
  await ada.page.getByRole('button', { name: en('table.settings') }).waitFor({ state: 'attached' });
  await ada.page.keyboard.press('Escape');
  await ada.sheet.waitFor({ state: 'detached' });
  for (const when of ['at once', 'after a reload']) {
    await expect.poll(() => ada.page.evaluate(() => document.documentElement.lang), { message: when }).toBe('en');
    await expect.poll(() => lettersOn(ada, jack, 'BJ'), { message: when }).toBe('J');
    await expect.poll(() => lettersOn(ada, queen, 'DQ'), { message: when }).toBe('Q');
    await ada.page.reload();
    await ada.hand.waitFor();
    await ada.page.getByRole('button', { name: en('table.settings') }).waitFor();
  }
  await ada.page.getByRole('button', { name: en('table.settings') }).click();
  await ada.sheet.getByRole('radio', { name: en('settings.cardLettersDe') }).click();
  await ada.page.keyboard.press('Escape');
  await expect.poll(() => lettersOn(ada, jack, 'BJ')).toBe('B');
});

test('Theme and four colours take effect at once, everywhere, and after a reload', async () => {
  const table = await tableWithCourt();
  const ada = await stage.newPlayer({ seat: table });
  const { words, page } = ada;
  const ground = async (): Promise<string> => {
    await untilStill(page);
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  };
  await ada.goto('/settings');
  await ada.heading(words('settings.title')).waitFor();
  const light = await ground();
  await page.getByRole('radio', { name: words('settings.themeDark') }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.getByRole('switch', { name: words('settings.fourColours') }).click();
  await page.reload();
  await ada.heading(words('settings.title')).waitFor();
  await expect.poll(() => ground()).toBe(dark);
  await expect.poll(() => page.getByRole('radio', { name: words('settings.themeDark') }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('switch', { name: words('settings.fourColours') }).isChecked()).toBe(true);
  await ada.enter(table);
  await ada.hand.waitFor();
  await expect.poll(() => ground()).toBe(dark);
  const club = ada.view.round?.hand.find(({ card }) => card[1] === 'C')?.card ?? '';
  const fourInks = await inkOf(ada, club);
  await page.getByRole('button', { name: words('table.settings') }).click();
  await ada.sheet.getByRole('switch', { name: words('settings.fourColours') }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => inkOf(ada, club)).not.toBe(fourInks);
});

test('The device’s wish for dark and for a language is followed as long as nothing is chosen', async () => {
  const de = await stage.newPlayer({ language: 'de', isDark: true });
  await de.goto('/');
  await de.button(de.words('start.open')).waitFor();
  await expect.poll(() => de.page.evaluate(() => document.documentElement.lang)).toBe('de');
  await expect.poll(() => de.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await de.page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => de.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
});

test('A browser that denies all storage shows the page all the same', async () => {
  const script = `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: () => { throw new DOMException('denied', 'SecurityError'); } });`;
  const ada = await stage.newPlayer({ script });
  await ada.goto('/');
  await ada.button(ada.words('start.againstBots')).first().click();
  await ada.sheet.getByRole('button', { name: ada.words('start.goBots') }).waitFor();
});

test('A part of the page that cannot be had is asked for once more by a reload, and then said to be missing', async () => {
  const ada = await stage.newPlayer({ expectedProblems: /404|dynamically imported|of '.*' as it is undefined/ });
  await ada.context.route('**/assets/RulesPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  ada.page.on('domcontentloaded', () => (loads += 1));
  await ada.goto('/rules');
  await ada.page.getByText(ada.words('common.loadFailed')).waitFor();
  expect(loads).toBeLessThanOrEqual(2);
  await ada.context.unroute('**/assets/RulesPage-*.js');
  await ada.button(ada.words('common.retry')).waitFor();
});
