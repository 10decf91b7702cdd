import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeScript, violationsOn } from './support/axe.ts';
import { sidewaysOverflow } from './support/hitAreas.ts';
import { turn } from './support/mouse.ts';
import { DESKTOP, type Player, SMALL_PHONE } from './support/player.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
let script: string;
beforeAll(async () => {
  stage = await Stage.open('lithuanian');
  script = await axeScript();
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const TURNS = 6;

/** Words of the other languages. Titles of sources are not looked at: they are cited as they are. */
const FOREIGN = /\b(und|oder|nicht|Karten?|Spieler|Regeln|Runde|the|and|cards?|rules|round|players?|your)\b/iu;

/** The page as it is now: in Lithuanian, without axe violations, and not wider than the screen. */
async function check(player: Player, what: string): Promise<void> {
  const { page } = player;
  await expect.poll(() => page.evaluate(() => document.documentElement.lang), { message: what }).toBe('lt');
  await expect.poll(() => sidewaysOverflow(page), { message: what }).toBeLessThanOrEqual(0);
  await expect.poll(() => violationsOn(page), { message: what }).toEqual([]);
  const foreign = async (): Promise<string | undefined> => {
    const [text = ''] = (await page.locator('body').innerText()).split(player.words('rules.sources'));
    return FOREIGN.exec(text)?.[0];
  };
  await expect.poll(foreign, { message: what }).toBeUndefined();
}

test.each([
  { ...SMALL_PHONE, isDark: false },
  { ...DESKTOP, isDark: true },
])(
  'In Lithuanian one opens a table, plays some turns and reads the rules ($width × $height, dark: $isDark)',
  async ({ isDark, ...viewport }) => {
    const ada = await stage.newPlayer({ language: 'lt', viewport, isDark, script });
    const { page, sheet, words } = ada;
    await ada.goto('/');
    await ada.heading(/^Jūsų Mau Mau/).waitFor();
    await check(ada, 'the start page');

    await ada.button('Iš karto žaisti su botais').click();
    await sheet.waitFor();
    await check(ada, 'a new table');
    await sheet.getByLabel(words('start.yourName')).fill('Rūta');
    await sheet.getByRole('button', { name: 'Pradėti žaidimą' }).click();
    await ada.hand.waitFor();
    await check(ada, 'the table');

    for (let turns = 0; turns < TURNS && ada.view.phase === 'round'; turns++) await turn(ada);
    await check(ada, 'the table after some turns');
    await page.getByRole('button', { name: 'Meniu', exact: true }).first().click();
    await sheet.getByRole('button', { name: 'Taisyklės', exact: true }).click();
    await sheet.getByRole('heading', { name: 'Dėjimas' }).first().waitFor();
    await check(ada, 'the rules over the table');

    await ada.goto('/rules');
    await page
      .getByRole('link', { name: /Lietuva/ })
      .first()
      .click();
    await ada.heading('Lietuva').waitFor();
    await check(ada, 'the rule book');
    await ada.button('Išsamios taisyklės').click();
    await page
      .getByText(/baudos tašk/u)
      .first()
      .waitFor();
    await check(ada, 'the whole rule book');
    await ada.goto('/settings');
    await page.getByRole('radio', { name: 'Lietuvių' }).waitFor();
    await check(ada, 'the settings');
  },
);

test('Whoever reads Lithuanian is told of moves in whole sentences, cards in their case', async () => {
  const ada = await stage.newPlayer({
    language: 'lt',
    seat: await stage.server.open({ ruleSet: 'lithuanian', seats: 3 }),
  });
  await ada.goto('/settings');
  await ada.page.getByText(ada.words('settings.moreSpeech'), { exact: true }).click();
  const [seat] = await ada.page.evaluate(
    () => JSON.parse(localStorage.getItem('hausregel.seats') ?? '[]') as { code: string }[],
  );
  await ada.enter({ code: seat?.code ?? '' });
  await ada.hand.waitFor();
  const told = ada.page
    .getByText(/(padeda|padedi) (kryžių|pikų|širdžių|būgnų) (\p{L}+akę|valetą|damą|karalių|tūzą)/u)
    .first();
  while (ada.view.phase === 'round' && (await told.count()) === 0) await turn(ada);
  await told.waitFor({ state: 'attached' });
});
