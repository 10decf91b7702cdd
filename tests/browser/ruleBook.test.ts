import { readFile } from 'node:fs/promises';
import { encodeRuleSet, houseRuleSet, presetById } from '@hausregel/rules';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('rule book');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const family = presetById('family');
if (family === undefined) throw new Error('There is no preset.');
const SHARED = encodeRuleSet(houseRuleSet(family, { name: 'Mill', version: 4, options: { handSize: 7 } }));

/** The document that was last made for paper: headings, cards, codes, and the size of its sheets. */
const onPaper = ({ page }: Player): Promise<unknown> =>
  page.evaluate(() => {
    const paper = [...document.querySelectorAll('iframe')].at(-1)?.contentDocument;
    const rules = [...(paper?.adoptedStyleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText);
    return {
      title: paper?.querySelector('h1')?.textContent,
      panels: paper?.querySelectorAll('.panel').length,
      codes: paper?.querySelectorAll('.code svg').length,
      isLandscape: rules.some((rule) => rule.startsWith('@page') && rule.includes('landscape')),
    };
  });

test('A house’s rule book has an address of its own, with a code for phones, and goes on paper in two forms', async () => {
  const ada = await stage.newPlayer();
  const { page, words } = ada;
  await ada.goto(`/rules/house#${SHARED}`);
  await ada.heading('Mill').waitFor();
  await ada.heading('1 house rule').waitFor();
  await page.getByRole('img', { name: words('rules.qrLabel') }).waitFor();
  await ada.button(words('rules.print')).click();
  await expect.poll(() => onPaper(ada)).toEqual({ title: 'Mill', panels: 0, codes: 1, isLandscape: false });
  await ada.button(words('rules.foldingSheet')).click();
  await expect.poll(() => onPaper(ada)).toEqual({ title: 'Mill', panels: 4, codes: 1, isLandscape: true });
});

test('A rule book is saved as text and as Markdown', async () => {
  const ada = await stage.newPlayer({ viewport: PHONE });
  await ada.goto('/rules/skat');
  for (const [name, file, begin] of [
    ['rules.asText', 'Skat-deck.txt', 'Skat deck'],
    ['rules.asMarkdown', 'Skat-deck.md', '# Skat deck'],
  ] as const) {
    const [saved] = await Promise.all([ada.page.waitForEvent('download'), ada.button(ada.words(name)).click()]);
    expect(saved.suggestedFilename()).toBe(file);
    expect((await readFile(await saved.path(), 'utf8')).startsWith(begin)).toBe(true);
  }
});

test('From the editor one comes to the book, compares it with other rules, and comes back to change them', async () => {
  const ada = await stage.newPlayer();
  const { page, words } = ada;
  await ada.goto(`/editor#${SHARED}`);
  await ada.button(words('editor.read')).click();
  await ada.sheet.getByRole('link', { name: words('rules.compare') }).click();
  await ada.heading('Mill').waitFor();
  await page.getByLabel(words('rules.compareWith')).selectOption('skat');
  await page.getByText('The deck has 52 instead of 32 cards.').waitFor();
  await page.getByRole('link', { name: words('editor.edit') }).click();
  await page.getByText('Everyone gets 7 instead of 5 cards.', { exact: true }).waitFor();
});

test('An address without rules says so, and one of a newer version says that', async () => {
  const ada = await stage.newPlayer();
  await ada.goto('/rules/nothing');
  await ada.page.getByText(ada.words('rules.missingText', { id: 'nothing' })).waitFor();
  await ada.goto(`/rules/house#${SHARED.slice(0, -3)}`);
  await ada.page.getByText(ada.words('editor.linkIncomplete')).waitFor();
});

test('The editor shows how much longer rounds become', async () => {
  const ada = await stage.newPlayer();
  await ada.goto(`/editor#${SHARED}`);
  await ada.heading(ada.words('editor.labTitle')).waitFor();
  await ada.page.getByText(/^Rounds get \d+% longer\.$/).waitFor();
});
