import { readFile } from 'node:fs/promises';
import { checkRecord, parseRecord } from '@hausregel/record';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { playRound } from './support/mouse.ts';
import { PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { withFastBots } from './support/tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('deals');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** Whatever card is turned up, nobody is asked anything before the first turn. */
const FEW_CARDS = { matchTarget: 0, matchRounds: 3, handSize: 2, startCard: 'none' };

/** Ada and Bo sit at a table, and the cards are dealt. */
async function dealt(language: 'de' | 'en' | 'lt'): Promise<{ ada: Player; bo: Player; code: string }> {
  const table = await stage.server.open({ ruleSet: 'family', bots: 0, overrides: FEW_CARDS });
  const ada = await stage.newPlayer({ language, viewport: PHONE, seat: table });
  const bo = await stage.newPlayer({ language, viewport: PHONE });
  await ada.enter(table);
  await bo.enter(table);
  await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
  await bo.button(bo.words('arrival.sit')).click();
  await bo.until('Bo sits', ({ you }) => you === 1);
  // Promised by both browsers, without anybody having done anything.
  for (const player of [ada, bo]) {
    await expect.poll(() => player.sent.filter(({ type }) => type === 'pledge').length).toBe(1);
  }
  await ada.button(ada.words('lobby.deal')).click();
  for (const player of [ada, bo]) await player.until('the cards are dealt', ({ phase }) => phase === 'round');
  return { ada, bo, code: table.code };
}

/** From the menu of the table, or of the score sheet. */
async function openCheck(
  { page, sheet, words }: Player,
  menu: 'table.menu' | 'lobby.menu' = 'lobby.menu',
): Promise<void> {
  if (menu === 'lobby.menu') await page.getByRole('button', { name: words('score.next'), exact: true }).waitFor();
  await page.getByRole('button', { name: words(menu), exact: true }).click();
  await sheet.getByRole('button', { name: words('deals.menu') }).click();
  await sheet.getByRole('heading', { name: words('deals.title') }).waitFor();
}

const slug = (code: string): string => code.toLowerCase().replace(' ', '-');

test.each(['de', 'en', 'lt'] as const)(
  'After the round each browser computes the deal again, finds its own number and its own cards in it (%s)',
  async (language) => {
    const { ada, bo } = await dealt(language);
    await Promise.all([playRound(ada), playRound(bo)]);
    for (const player of [ada, bo]) {
      await openCheck(player);
      const deal = player.sheet.locator('li[data-deal="1"]');
      await deal.getByText(player.words('deals.right')).waitFor();
      await deal.getByText(player.words('deals.ownIn')).waitFor();
      await deal.getByText(player.words('deals.ownHand')).waitFor();
      await player.sheet.getByText(player.words('deals.allRight', { count: 1 })).waitFor();
      await deal.getByText(/Ada .{1,4} Bo/).waitFor();
      const opened = player.sent.find((command) => command.type === 'open');
      await deal.getByText(player.words('deals.details')).click();
      await deal.getByText(opened?.type === 'open' ? opened.value : '').waitFor();
    }
  },
);

test('Against bots the first deal, too, waits for the own number, and the check finds it', async () => {
  const ada = await stage.newPlayer({ language: 'en', viewport: PHONE });
  await withFastBots(ada, { overrides: FEW_CARDS });
  await ada.goto('/');
  await ada.button(ada.words('start.againstBots')).click();
  await ada.sheet.getByRole('button', { name: ada.words('start.goBots') }).click();
  await ada.until('the cards are dealt', ({ phase }) => phase === 'round');
  const opened = ada.sent.filter((command) => command.type === 'open');
  expect(opened).toEqual([expect.objectContaining({ number: 1 })]);
  await playRound(ada);
  await openCheck(ada);
  const deal = ada.sheet.locator('li[data-deal="1"]');
  await deal.getByText(ada.words('deals.right')).waitFor();
  await deal.getByText(ada.words('deals.ownIn')).waitFor();
  await deal.getByText(ada.words('deals.ownHand')).waitFor();
  await deal.getByText(ada.words('deals.details')).click();
  await deal.getByText(opened[0]?.value ?? '').waitFor();
});

test('Both contributions are opened only after the commitment has come, and the secret comes after the round', async () => {
  const { ada, bo, code } = await dealt('en');
  for (const player of [ada, bo]) {
    const commitment = player.frames.findIndex((frame) => frame.includes('"due"'));
    expect(commitment).toBeGreaterThanOrEqual(0);
    expect(player.sent.filter(({ type }) => type === 'open')).toHaveLength(1);
  }
  await openCheck(ada, 'table.menu');
  await ada.sheet.locator('li[data-deal="1"][data-state="running"]').waitFor();
  await ada.sheet.getByText(ada.words('deals.nothing')).waitFor();
  await ada.page.keyboard.press('Escape');
  await Promise.all([playRound(ada), playRound(bo)]);
  const watcher = await stage.newPlayer({ language: 'en' });
  await watcher.goto(`/deals/${slug(code)}`);
  await watcher.page.getByText(watcher.words('deals.allRight', { count: 1 })).waitFor();
  const record = parseRecord(await (await fetch(`${watcher.origin}/api/tables/${ada.view.table}/record`)).text());
  const secret = record.ok ? record.value.deals[0]?.secret : undefined;
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const told = [...ada.frames, ...bo.frames].join('\n');
  expect(told).not.toContain(secret);
  expect(told).toContain(record.ok ? record.value.deals[0]?.commitment : '');
});

test('The record can be taken away and checked anywhere, with what the browser has noted', async () => {
  const { ada, bo } = await dealt('en');
  await Promise.all([playRound(ada), playRound(bo)]);
  await openCheck(ada);
  const download = ada.page.waitForEvent('download');
  await ada.sheet.getByRole('button', { name: ada.words('deals.download') }).click();
  const file = await (await download).path();
  const record = parseRecord(await readFile(file, 'utf8'));
  expect(record).toMatchObject({ ok: true, value: { notes: [{ number: 1, seat: 0 }] } });
  if (!record.ok) return;
  const check = checkRecord(record.value);
  expect(check.isRight).toBe(true);
  expect(check.deals[0]?.noted).toEqual(['commitment', 'contribution', 'hand', 'end']);
});

test('A server that tells another secret afterwards, or leaves a contribution out, is found out', async () => {
  const { ada, bo } = await dealt('de');
  await Promise.all([playRound(ada), playRound(bo)]);
  await ada.context.route('**/record', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'application/json',
      body: text.replace(/"secret": ".{8}/, '"secret": "00000000'),
    });
  });
  await openCheck(ada);
  await ada.sheet.locator('li[data-deal="1"][data-state="wrong"]').waitFor();
  await ada.sheet.getByText(ada.words('deals.faultCommitment')).waitFor();
  await ada.sheet.getByText(ada.words('deals.notAllRight')).waitFor();
  await bo.context.route('**/record', async (route) => {
    const text = await (await route.fetch()).text();
    const mine = bo.sent.find((command) => command.type === 'open');
    const value = mine?.type === 'open' ? mine.value : '';
    const without = text.replace(new RegExp(`,\\s*"value": "${value}"`), '');
    expect(without).not.toBe(text);
    await route.fulfill({ contentType: 'application/json', body: without });
  });
  await openCheck(bo);
  await bo.sheet.getByText(bo.words('deals.faultNotedContribution')).waitFor();
});
