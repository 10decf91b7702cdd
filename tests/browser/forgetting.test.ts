import { encodeRuleSet, houseRuleSet, presetById } from '@hausregel/rules';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeScript, violationsOn } from './support/axe.ts';
import { sidewaysOverflow, smallTargets } from './support/hitAreas.ts';
import { tabTo } from './support/keyboard.ts';
import { DESKTOP, PHONE, type Player, SMALL_PHONE } from './support/player.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('forgetting');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const NAME = 'Adalbert';
const RULES = 'Regeln von Adalbert';

interface Kept {
  readonly local: Readonly<Record<string, string>>;
  readonly tab: Readonly<Record<string, string>>;
}

const keptBy = ({ page }: Player): Promise<Kept> =>
  page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }));

const NOTHING: Kept = { local: {}, tab: {} };

const tokenOf = async (player: Player): Promise<string> =>
  /"token":"([^"]+)"/.exec((await keptBy(player)).local['hausregel.seats'] ?? '')?.[1] ?? '';

const pathOf = ({ page }: Player): Promise<string> => page.evaluate(() => location.pathname);

/** All that one can read on the page or find in it. */
const pageOf = ({ page }: Player): Promise<string> =>
  page.evaluate(
    () =>
      document.documentElement.outerHTML + [...document.querySelectorAll('input')].map(({ value }) => value).join(' '),
  );

/** Opens a table against bots, as people do, and is dealt cards. */
async function playAgainstBots(player: Player): Promise<void> {
  await player.goto('/');
  await player.button(player.words('start.againstBots')).first().click();
  await player.page.getByLabel(player.words('start.yourName')).fill(NAME);
  await player.sheet.getByRole('button', { name: player.words('start.goBots') }).click();
  await player.hand.waitFor();
  await expect.poll(async () => (await keptBy(player)).local['hausregel.deals']).toContain('"hand"');
}

async function keepOwnRules(player: Player): Promise<void> {
  const base = presetById('family');
  if (base === undefined) throw new Error('There is no such preset.');
  const shared = encodeRuleSet(houseRuleSet(base, { name: RULES, version: 1, options: {} }));
  const rules = [{ id: 'own-1', name: RULES, shared, players: { min: 2, max: 5 }, deckSize: 32 }];
  await player.page.evaluate((text) => localStorage.setItem('hausregel.rules', text), JSON.stringify(rules));
}

/** From the table to the settings by links, so that the whole visit is one page of the browser. */
async function leaveForSettings(player: Player): Promise<void> {
  const { page, words, sheet } = player;
  await player.button(words('table.menu')).click();
  await sheet.getByRole('button', { name: words('table.leave') }).click();
  await sheet.getByRole('button', { name: words('lobby.menuHome') }).click();
  await player.heading(words('start.returnTitle')).waitFor();
  await page.getByRole('link', { name: words('common.settings') }).click();
  await player.heading(words('settings.title')).waitFor();
}

async function forgetByKeyboard(player: Player): Promise<void> {
  const { page, words, sheet } = player;
  await tabTo(player, player.button(words('settings.forget')));
  await page.keyboard.press('Enter');
  await player.heading(words('settings.forgetTitle')).waitFor();
  await tabTo(player, sheet.getByRole('button', { name: words('settings.forgetGo') }));
  await page.keyboard.press('Enter');
}

/** The start page as it is in a new browser. */
async function atNewStart(player: Player): Promise<void> {
  await expect.poll(() => pathOf(player)).toBe('/');
  await player.button(player.words('start.open')).first().waitFor();
}

const NO_NAVIGATION = `Object.defineProperty(window, 'navigation', { value: undefined });`;

test('Whoever has everything forgotten leaves no offer, name, hand, rules or key to the next person, also by Back and Forward', async () => {
  const ada = await stage.newPlayer({ viewport: DESKTOP });
  await playAgainstBots(ada);
  await keepOwnRules(ada);
  await leaveForSettings(ada);
  const token = await tokenOf(ada);
  expect(token).not.toBe('');
  await ada.page.getByRole('radio', { name: ada.words('settings.themeDark') }).click();
  await forgetByKeyboard(ada);
  await atNewStart(ada);
  await expect.poll(() => keptBy(ada)).toEqual(NOTHING);
  for (const way of ['goBack', 'goBack', 'goForward', 'goForward'] as const) {
    await ada.page[way]();
    if (!ada.page.url().startsWith('http')) continue;
    await atNewStart(ada);
    for (const secret of [token, NAME, RULES, 'div data-hand']) {
      await expect.poll(() => pageOf(ada)).not.toContain(secret);
    }
    await expect.poll(() => keptBy(ada)).toEqual(NOTHING);
  }
  await ada.button(ada.words('start.open')).first().click();
  await expect.poll(() => ada.page.getByLabel(ada.words('start.yourName')).inputValue()).toBe('');
});

test('Where the browser keeps the addresses for Back, the next person finds the table as a stranger does', async () => {
  const ada = await stage.newPlayer({ viewport: DESKTOP, script: NO_NAVIGATION });
  await playAgainstBots(ada);
  const table = await pathOf(ada);
  await leaveForSettings(ada);
  const token = await tokenOf(ada);
  await forgetByKeyboard(ada);
  await atNewStart(ada);
  for (let steps = 0; (await pathOf(ada)) !== table && steps < 9; steps++) {
    await ada.page.goBack();
    await ada.page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await expect.poll(() => pageOf(ada)).not.toContain(token);
  }
  await expect.poll(() => pathOf(ada)).toBe(table);
  await ada.until('the table is there again', ({ you }) => you === undefined);
  await ada.page.locator('[data-pile="discard"]').waitFor();
  await expect.poll(() => ada.hand.count()).toBe(0);
  await expect.poll(() => pageOf(ada)).not.toContain(token);
  await expect.poll(() => keptBy(ada)).toEqual(NOTHING);
});

test('Another tab with the table goes to the start page, and writes nothing back', async () => {
  const ada = await stage.newPlayer({ viewport: DESKTOP });
  await playAgainstBots(ada);
  const table = await pathOf(ada);
  const settings = await ada.anotherTab();
  await settings.goto('/settings');
  await forgetByKeyboard(settings);
  await atNewStart(settings);
  await atNewStart(ada);
  await expect.poll(() => pageOf(ada)).not.toContain(NAME);
  await expect.poll(() => keptBy(ada)).toEqual(NOTHING);
  await ada.goto(table);
  await ada.until('the seat is not theirs', ({ you }) => you === undefined);
  await expect.poll(() => ada.hand.count()).toBe(0);
  await expect.poll(() => keptBy(ada)).toEqual(NOTHING);
});

test('A page that the browser has kept alive for Back is loaded anew, and shows the table only to whoever still has the seat', async () => {
  const ada = await stage.newPlayer({ viewport: DESKTOP });
  await playAgainstBots(ada);
  const comeBack = (): Promise<void> =>
    ada.page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const loaded = ada.page.waitForEvent('load');
  await comeBack();
  await loaded;
  await ada.hand.waitFor();
  await ada.page.evaluate(() => localStorage.clear());
  await comeBack();
  await ada.until('the seat is not theirs', ({ you }) => you === undefined);
  await ada.page.locator('[data-pile="discard"]').waitFor();
  await expect.poll(() => ada.hand.count()).toBe(0);
  await expect.poll(() => keptBy(ada)).toEqual(NOTHING);
});

test('Giving up a seat on the start page takes the offer and the notes of its deals away, and leaves those of other tables', async () => {
  const ada = await stage.newPlayer({ viewport: PHONE });
  await playAgainstBots(ada);
  const first = ada.view.table;
  await playAgainstBots(ada);
  const second = ada.view.table;
  await ada.goto('/');
  await ada.button(ada.words('start.returnForget')).click();
  const tables = async (): Promise<readonly string[]> => {
    const { local } = await keptBy(ada);
    return [first, second].filter((table) => `${local['hausregel.seats']} ${local['hausregel.deals']}`.includes(table));
  };
  await expect.poll(tables).toEqual([first]);
  await ada.heading(ada.words('start.returnTitle')).waitFor();
  await ada.button(ada.words('start.returnForget')).click();
  await expect.poll(tables).toEqual([]);
  await ada.heading(ada.words('start.returnTitle')).waitFor({ state: 'detached' });
  await ada.page.reload();
  await ada.button(ada.words('start.open')).first().waitFor();
  await expect.poll(() => ada.heading(ada.words('start.returnTitle')).count()).toBe(0);
});

test('Giving up the seat at the table leaves no notes of its deals', async () => {
  const ada = await stage.newPlayer({ viewport: PHONE });
  await playAgainstBots(ada);
  await ada.button(ada.words('table.menu')).click();
  await ada.sheet.getByRole('button', { name: ada.words('table.leave') }).click();
  await ada.sheet.getByRole('button', { name: ada.words('lobby.menuStand') }).click();
  await expect.poll(() => pathOf(ada)).toBe('/');
  await expect.poll(async () => (await keptBy(ada)).local['hausregel.deals']).toBe('[]');
});

const LOOKS = (['de', 'en', 'lt'] as const).flatMap((language) =>
  [false, true].map((isDark) => ({ language, isDark, viewport: SMALL_PHONE })),
);

test.each(LOOKS)(
  'What is forgotten is said first, own rules can be saved, and all of it can be hit and read ($language, dark: $isDark)',
  async (look) => {
    const ada = await stage.newPlayer({ ...look, script: await axeScript() });
    const table = await stage.server.open({ ruleSet: 'family' });
    await ada.goto('/settings');
    const seats = JSON.stringify([{ ...table, name: NAME, ruleSet: 'family', at: Date.now() }]);
    await ada.page.evaluate((text) => localStorage.setItem('hausregel.seats', text), seats);
    await keepOwnRules(ada);
    const before = await keptBy(ada);
    await ada.button(ada.words('settings.forget')).click();
    for (const key of ['settings.forgetText', 'settings.forgetSeats', 'settings.forgetRules'] as const) {
      await ada.sheet.getByText(ada.words(key)).waitFor();
    }
    await expect.poll(() => violationsOn(ada.page)).toEqual([]);
    await expect.poll(() => sidewaysOverflow(ada.page)).toBeLessThanOrEqual(0);
    await expect.poll(() => smallTargets(ada.sheet.locator('button:visible'))).toEqual([]);
    const saved = ada.page.waitForEvent('download');
    await ada.sheet.getByRole('button', { name: ada.words('settings.forgetSave', { name: RULES }) }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Regeln-von-Adalbert.json');
    await ada.sheet.getByRole('button', { name: ada.words('common.cancel') }).click();
    await ada.sheet.waitFor({ state: 'detached' });
    await expect.poll(() => keptBy(ada)).toEqual(before);
    await expect.poll(() => violationsOn(ada.page)).toEqual([]);
  },
);
