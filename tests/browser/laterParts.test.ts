import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TextKey } from '../../apps/web/src/locales/en/index.ts';
import { PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('later parts');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const DEAL = { turn: 0, hands: ['JC 9H', '7S 8S KD', '9C TC QC'], draw: '2C 3C 4C 5C 6C', discard: '8C' };

const head = ({ page, words }: Player, key: TextKey): Locator =>
  page.locator('header').getByRole('button', { name: words(key) });
const inSheet = (player: Player, key: TextKey): Locator =>
  player.sheet.getByRole('button', { name: player.words(key) }).first();

/** Names of the scripts that the page has loaded, without their hashes. */
const scriptsOf = ({ page }: Player): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /assets\/([A-Za-z]+)-[^/]*\.js$/.exec(name)?.[1] ?? '')
      .filter((name) => name !== ''),
  );

test('Whoever comes to a table by its link loads nothing of the start page', async () => {
  const { ada } = await WrittenTable.lay(stage, DEAL, { ruleSet: 'family', viewport: PHONE });
  await expect.poll(() => scriptsOf(ada)).toContain('TableSheets');
  await expect.poll(() => scriptsOf(ada)).not.toContain('StartPage');
});

test('A while after the table is shown, all that it may want later is there without the network', async () => {
  const { ada } = await WrittenTable.lay(stage, DEAL, {
    ruleSet: 'family',
    viewport: PHONE,
    expectedProblems: /ERR_INTERNET_DISCONNECTED/,
  });
  await expect.poll(() => scriptsOf(ada)).toContain('printBook');
  await ada.context.setOffline(true);
  await head(ada, 'table.menu').click();
  await inSheet(ada, 'table.rules').click();
  await ada.sheet.locator('.book').first().waitFor();
  await ada.page.keyboard.press('Escape');
  await head(ada, 'table.menu').click();
  await inSheet(ada, 'table.settings').click();
  await ada.sheet.getByRole('radio').first().waitFor();
});

test('A part that cannot be had when it is wanted says so over the table, and comes when it is asked for again', async () => {
  const seat = await stage.server.open({ ruleSet: 'family', seats: 2, bots: 1 });
  const ada = await stage.newPlayer({ seat, viewport: PHONE, expectedProblems: /ERR_FAILED|dynamically imported/ });
  const missingPart = /\/assets\/TableSheets-.*js|\/api\/health/;
  await ada.context.route(missingPart, (route) => route.abort());
  await ada.enter(seat);
  await head(ada, 'table.menu').click();
  const missing = ada.page.getByRole('alert').filter({ hasText: ada.words('common.loadFailed') });
  await missing.waitFor();
  await ada.context.unroute(missingPart);
  await missing.getByRole('button', { name: ada.words('common.retry') }).click();
  await ada.sheet.waitFor();
});

test('An address where there is no page says so, and leads to the start', async () => {
  const ada = await stage.newPlayer({ viewport: PHONE });
  await ada.goto('/nowhere');
  await ada.heading(ada.words('common.missingTitle')).waitFor();
  await ada.page.getByText(ada.words('common.missingText')).waitFor();
  await ada.page
    .getByRole('link', { name: ada.words('common.start') })
    .first()
    .click();
  await ada.heading(ada.words('start.heroTitle')).waitFor();
});
