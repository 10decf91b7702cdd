import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { encodeRuleSet, houseRuleSet, presetById } from '@hausregel/rules';
import type { Locator, Page } from 'playwright-core';
import { makeRules, pointing } from './support/editor.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('editor drafts');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const click = (target: Locator): Promise<void> => target.click();
const changesOn = (page: Page): Promise<number> => page.getByRole('complementary').getByRole('listitem').count();

function shared(): string {
  const family = presetById('family');
  if (family === undefined) throw new Error('There is no preset.');
  return encodeRuleSet(houseRuleSet(family, { name: 'Next door', version: 1, options: { handSize: 6 } }));
}

test('Edits nobody has saved are still there after a link to other rules was opened, and so are those of the link', async () => {
  const ada = await stage.newPlayer();
  const { page, words } = ada;
  await ada.goto('/editor/family');
  await makeRules(ada, { handSize: 7, matchTarget: 150 }, pointing(ada, click));
  await expect.poll(() => changesOn(page)).toBe(2);
  await ada.goto(`/editor#${shared()}.`);
  await page.getByText(words('editor.received')).waitFor();
  await makeRules(ada, { matchTarget: 150, wildOnWild: false }, pointing(ada, click));
  await page.goBack();
  await expect.poll(() => changesOn(page)).toBe(2);
  await page.getByText('Everyone gets 7 instead of 5 cards.', { exact: true }).waitFor();
});

test('Back from the editor over a table leads to the table', async () => {
  const table = await stage.server.open({ ruleSet: 'family', seats: 2, bots: 0, start: false });
  const ada = await stage.newPlayer({ seat: table });
  await ada.enter(table);
  await ada.button(ada.words('editor.proposeOpen')).click();
  await ada.button(ada.words('editor.proposeEdit')).click();
  await ada.button(ada.words('editor.done')).waitFor();
  await ada.page.goBack();
  await ada.button(ada.words('editor.done')).waitFor({ state: 'detached' });
  await ada.button(ada.words('editor.proposeOpen')).waitFor();
});

test('Rules that two windows change are kept twice, and the second one says so', async () => {
  const ada = await stage.newPlayer();
  const { page, words } = ada;
  await ada.goto('/editor/family');
  await makeRules(ada, { handSize: 6 }, pointing(ada, click));
  await ada.button(words('editor.done')).click();
  await ada.sheet.getByLabel(words('editor.name')).fill('Harbour house');
  await ada.button(words('editor.save')).click();
  await ada.sheet.waitFor({ state: 'detached' });
  const kept = (): Promise<string[]> =>
    page.evaluate(() =>
      [...(localStorage.getItem('hausregel.rules') ?? '').matchAll(/"name":"([^"]*)"/g)].map(([, name = '']) => name),
    );
  await expect.poll(kept).toEqual(['Harbour house']);
  await page.evaluate((text) => {
    const [rules] = JSON.parse(localStorage.getItem('hausregel.rules') ?? '[]');
    localStorage.setItem('hausregel.rules', JSON.stringify([{ ...rules, shared: text }]));
  }, shared());
  await makeRules(ada, { matchTarget: 150 }, pointing(ada, click));
  await page.getByText(words('rules.changedElsewhere', { name: 'Harbour house', copy: 'Harbour house 2' })).waitFor();
  await expect.poll(kept).toEqual(['Harbour house 2', 'Harbour house']);
});

test('Saved rules stand beside the other rule sets, and a link to rules opens them from the field for codes', async () => {
  const ada = await stage.newPlayer();
  const { page, words } = ada;
  await ada.goto('/');
  await page.getByLabel(words('start.codeLabel')).fill(`see https://hausregel.example/editor#${shared()})`);
  await page.keyboard.press('Enter');
  await page.getByText(words('editor.received')).waitFor();
  await ada.button(words('editor.done')).click();
  await ada.button(words('editor.save')).click();
  await ada.sheet.waitFor({ state: 'detached' });
  await ada.goto('/rules');
  await page.getByRole('link', { name: /^Next door/ }).click();
  await page
    .getByRole('heading', { name: /Next door/ })
    .first()
    .waitFor();
});
