import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESKTOP, PHONE } from './support/player.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('turn clock');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** The shortest clock that a table may have. */
const SECONDS = 5;

test.each([
  { screen: DESKTOP, language: 'en' },
  { screen: PHONE, language: 'de' },
] as const)(
  'The clock of a turn counts down, and what the stand-in decides is told ($language)',
  async ({ screen, language }) => {
    const table = await stage.server.openWhere(
      { ruleSet: 'skat', settings: { turnSeconds: SECONDS, botMs: 3_000 } },
      ({ you, round }) => round?.turn === you && round?.demand === undefined,
    );
    const ada = await stage.newPlayer({ seat: table, viewport: screen, language });
    const { words, page } = ada;
    await ada.enter(table);
    await ada.hand.waitFor();
    const left = words('table.clockLeft', { count: 3 });
    await page.getByText(left, { exact: true }).first().waitFor();
    const before = ada.view.round?.hand.length ?? 0;
    await ada.until(
      'the clock has run out',
      ({ round, you }) => round?.turn !== you || round?.hand.length !== before,
      12_000,
    );
    expect(ada.sent.filter(({ type }) => type === 'move')).toEqual([]);
    if (screen === PHONE) {
      await page.getByRole('button', { name: words('table.menu') }).click();
      await ada.sheet.getByRole('button', { name: words('table.log') }).click();
    }
    const log = page.getByRole('log', { name: words('table.log') });
    await log.getByText(words('log.youStandIn')).first().waitFor();
  },
);

test('The host sets the clock in the lobby, and all are told', async () => {
  const table = await stage.server.open({ ruleSet: 'skat', bots: 0 });
  const ada = await stage.newPlayer({ seat: table });
  const bo = await stage.newPlayer({ language: 'de' });
  await ada.enter(table);
  await bo.enter(table);
  await ada.button(ada.words('lobby.change')).click();
  await ada.sheet.getByRole('radio', { name: ada.words('lobby.seconds', { count: 15 }) }).click();
  const view = await bo.until('the clock is set', ({ settings }) => settings.turnSeconds === 15);
  expect(view.settings.turnSeconds).toBe(15);
  await bo.page.getByText(bo.words('lobby.clockSeconds', { count: 15 })).waitFor();
});
