import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { dealAsWritten } from './support/writtenDeals.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('turn clock');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** What the clock of a turn shows; no number while it is not shown. */
async function secondsLeft({ page, words }: Player): Promise<number> {
  const [before = '', after = ''] = words('table.clockLeft', { count: 3 }).split('3');
  const shown = page.getByText(new RegExp(String.raw`^\s*${before}\d+${after}\s*$`));
  const [text = ''] = await shown.allTextContents();
  return Number.parseInt(text.replaceAll(/\D/g, ''), 10);
}

/** The shortest clock that a table may have. */
const SECONDS = 5;

test.each([
  { screen: DESKTOP, language: 'en' },
  { screen: PHONE, language: 'de' },
] as const)(
  'The clock of a turn counts down, and what the stand-in decides is told ($language)',
  async ({ screen, language }) => {
    const table = await stage.server.open({
      ruleSet: 'skat',
      start: false,
      settings: { turnSeconds: SECONDS, botMs: 10_000 },
    });
    dealAsWritten(table.table, { turn: 0, hands: ['9C TH QS', '7S 8S KD'], draw: '7C 8C', discard: '9D' });
    const ada = await stage.newPlayer({ seat: table, viewport: screen, language });
    const { words, page } = ada;
    await ada.enter(table);
    await ada.button(words('lobby.deal')).click();
    await ada.hand.waitFor();
    for (const atMost of [4, 2]) await expect.poll(() => secondsLeft(ada)).toBeLessThanOrEqual(atMost);
    await ada.until('the clock has run out', ({ round, you }) => round?.turn !== you || round?.hand.length !== 3);
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
