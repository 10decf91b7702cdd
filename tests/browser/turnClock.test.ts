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

const MINUTE = 60_000;

/** A device whose clock is wrong by so much, may be put right at any time, and whose page may be left without its ticks as one in the background. */
const wrongDevice = (wrongMs: number): string => `
  const now = Date.now;
  window.wrongMs = ${wrongMs};
  Date.now = () => now() + window.wrongMs;
  const every = window.setInterval;
  window.setInterval = (run, ms) => every(() => window.isHeldUp || run(), ms);
`;

interface Device extends Window {
  wrongMs: number;
  isHeldUp: boolean;
}

/** That the seconds shown are those until the server's deadline, within one. */
async function expectServersSeconds(player: Player): Promise<void> {
  const left = (): number => Math.max(0, ((player.view.round?.deadline ?? 0) - Date.now()) / 1000);
  await expect.poll(async () => Math.abs((await secondsLeft(player)) - left())).toBeLessThanOrEqual(1);
}

test.each([
  ['fast', 10 * MINUTE],
  ['slow', -10 * MINUTE],
])(
  'A device whose clock is ten minutes %s shows the seconds of the server: put right in a turn, kept from counting for a while, and reloaded in the last three',
  async (_, wrongMs) => {
    const table = await stage.server.open({ ruleSet: 'skat', start: false, settings: { turnSeconds: 20 } });
    dealAsWritten(table.table, { turn: 0, hands: ['9C TH QS', '7S 8S KD'], draw: '7C 8C', discard: '9D' });
    const ada = await stage.newPlayer({ seat: table, script: wrongDevice(wrongMs) });
    const { page } = ada;
    await ada.enter(table);
    await ada.button(ada.words('lobby.deal')).click();
    await ada.hand.waitFor();
    const { deadline = 0 } = ada.view.round ?? {};
    const untilLeft = (seconds: number): Promise<void> =>
      expect.poll(() => deadline - Date.now()).toBeLessThanOrEqual(seconds * 1000);
    await untilLeft(17);
    await expectServersSeconds(ada);
    await page.evaluate(() => ((window as unknown as Device).wrongMs = 0));
    await untilLeft(14);
    await expectServersSeconds(ada);
    await page.evaluate(() => ((window as unknown as Device).isHeldUp = true));
    await untilLeft(8);
    await page.evaluate(() => ((window as unknown as Device).isHeldUp = false));
    await expectServersSeconds(ada);
    await untilLeft(3);
    await page.reload();
    await ada.hand.waitFor();
    expect(ada.view.round?.deadline).toBe(deadline);
    await expectServersSeconds(ada);
  },
);
