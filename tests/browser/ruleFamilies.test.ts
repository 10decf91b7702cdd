import { decodeRuleSet, differencesOf, encodeRuleSet, presetById, type RuleSet } from '@hausregel/rules';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type EditorHand, makeRules, pointing, typing } from './support/editor.ts';
import { FAMILIES, ruleSetOf } from './support/families.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { writtenIn } from './support/sees.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('rule families');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** The rule set that a link holds. */
function heldBy(link: string): RuleSet {
  const found = decodeRuleSet(new URL(link).hash.slice(1));
  if (!found.ok) throw new Error(`No link: ${link}`);
  return found.value;
}

/** The link that the editor shows, beside its code for phones. */
async function sharedLink(player: Player, hand: EditorHand): Promise<string> {
  const { words, sheet } = player;
  await hand.press(player.button(words('editor.share')));
  await sheet.getByRole('img', { name: words('editor.shareQr') }).waitFor();
  return writtenIn(sheet.getByLabel(words('editor.link')));
}

async function closeSheet(player: Player, hand: EditorHand): Promise<void> {
  await hand.press(player.sheet.getByRole('button', { name: player.words('common.close'), exact: true }));
  await player.sheet.waitFor({ state: 'detached' });
}

/** Gives the rules a name and opens a table with them, against bots. */
async function playBy(player: Player, name: string, hand: EditorHand): Promise<RuleSet> {
  const { words, sheet } = player;
  await hand.press(player.button(words('editor.done')));
  await hand.write(sheet.getByLabel(words('editor.name')), name);
  await player.page.getByRole('heading', { name, level: 1 }).waitFor();
  await hand.press(player.button(words('editor.done')));
  await hand.press(player.button(words('editor.openTable')));
  await hand.choose(sheet.getByRole('group', { name: words('start.with') }).getByRole('radio'), 0, 1);
  await hand.press(player.button(words('start.goBots')));
  const { ruleSet } = await player.until('cards are dealt', ({ phase }) => phase === 'round');
  return ruleSet;
}

const MAKINGS = FAMILIES.flatMap((family) => [
  { ...family, way: 'keys' as const, viewport: DESKTOP },
  { ...family, way: 'fingers' as const, viewport: PHONE },
]);

test.each(MAKINGS)('$name: rules made from $base by $way are those in the link and at the table', async (family) => {
  const { name, base, options, way, viewport } = family;
  const wanted = ruleSetOf(family);
  const ada = await stage.newPlayer({ language: 'de', viewport });
  const hand = way === 'keys' ? typing(ada) : pointing(ada, (target) => target.tap());
  await ada.goto('/editor');
  await hand.press(ada.page.getByRole('link', { name: presetById(base)?.name.de ?? '', exact: true }));
  await ada.page.getByLabel(ada.words('editor.search')).waitFor();
  await makeRules(ada, options, hand);
  const link = await sharedLink(ada, hand);
  expect(heldBy(link)).toMatchObject({ basedOn: base, options: wanted.options });
  await closeSheet(ada, hand);
  const atTable = await playBy(ada, name, hand);
  expect(atTable).toMatchObject({ id: 'house', basedOn: base, name: { de: name }, options: wanted.options });
});

test('What a family made from the family game by hand is the Bavarian game of the list', () => {
  const neunerln = presetById('neunerln');
  const made = FAMILIES.find(({ base }) => base === 'family');
  if (neunerln === undefined || made === undefined) throw new Error('There is nothing to compare.');
  expect(differencesOf(neunerln, ruleSetOf(made))).toEqual([]);
});

test.each(FAMILIES)('$name: others who open the link can pass the same rules on', async (family) => {
  const wanted = ruleSetOf(family);
  const bo = await stage.newPlayer({ language: 'en', viewport: PHONE });
  await bo.goto(`/editor#${encodeRuleSet(wanted)}`);
  await bo.page.getByText(bo.words('editor.received')).waitFor();
  await bo.page.getByRole('heading', { name: family.name, level: 1 }).waitFor();
  const changes = differencesOf(presetById(family.base) ?? wanted, wanted).length;
  await bo.page.getByText(bo.words('editor.changes', { count: changes })).waitFor();
  const link = await sharedLink(
    bo,
    pointing(bo, (target) => target.tap()),
  );
  expect(heldBy(link)).toMatchObject({ name: wanted.name, options: wanted.options });
  expect(link.length).toBeLessThan(1_500);
});

test('Rules go from one device to another as a file, and a file that is none is told as such', async () => {
  const [family] = FAMILIES;
  if (family === undefined) throw new Error('There is no family.');
  const wanted = ruleSetOf(family);
  const ada = await stage.newPlayer();
  await ada.goto(`/editor#${encodeRuleSet(wanted)}`);
  await ada.button(ada.words('editor.share')).click();
  const saved = ada.page.waitForEvent('download');
  await ada.sheet.getByRole('button', { name: ada.words('editor.toFile') }).click();
  const file = await (await saved).path();
  const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
  expect(kept).toMatchObject({ basedOn: family.base, options: wanted.options });

  const bo = await stage.newPlayer();
  await bo.goto('/editor');
  const picker = bo.page.locator('input[type="file"]');
  await bo.button(bo.words('editor.fromFile')).waitFor();
  await picker.setInputFiles({ name: 'none.json', mimeType: 'application/json', buffer: Buffer.from('{"id":') });
  await bo.page.getByText(bo.words('editor.fileBroken')).waitFor();
  await picker.setInputFiles(file);
  await bo.page.getByRole('heading', { name: family.name, level: 1 }).waitFor();
  await bo.button(bo.words('editor.share')).click();
  const field = bo.sheet.getByLabel(bo.words('editor.link'));
  await expect.poll(async () => heldBy(await field.inputValue()).options).toEqual(wanted.options);
});
