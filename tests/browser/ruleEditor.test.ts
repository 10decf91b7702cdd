import { encodeRuleSet, houseRuleSet, presetById, tagOf } from '@hausregel/rules';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeScript, violationsOn } from './support/axe.ts';
import { type EditorHand, known, makeRules, pointing, radios, rule, sentence, topic } from './support/editor.ts';
import { tabTo } from './support/keyboard.ts';
import { PHONE, type Player } from './support/player.ts';
import { writtenIn } from './support/sees.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('rule editor');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const click = (target: Locator): Promise<void> => target.click();
const tap = (target: Locator): Promise<void> => target.tap();
const byMouse = (player: Player): EditorHand => pointing(player, click);
/** What differs from the preset, beside the desk. */
const changes = ({ page }: Player): Locator => page.getByRole('complementary').getByRole('listitem');

test('A family that plays from one box makes its rules by mouse, keeps them, and opens a table', async () => {
  const ada = await stage.newPlayer();
  const { page, words } = ada;
  await ada.goto('/editor');
  await page.getByRole('link', { name: presetById('family')?.name.en ?? '', exact: true }).click();
  const wishes = {
    handSize: 7,
    wildOnWild: false,
    ninePower: 'reverse',
    acePower: 'others-draw-one',
    matchTarget: 150,
  };
  await makeRules(ada, wishes, byMouse(ada));
  const aside = page.getByRole('complementary');
  await aside.getByText('Everyone gets 7 instead of 5 cards.', { exact: true }).waitFor();
  await expect.poll(() => changes(ada).count()).toBe(5);
  await ada.button(words('editor.undo')).click();
  await expect.poll(() => changes(ada).count()).toBe(4);
  await ada.button(words('editor.done')).click();
  await ada.button(words('editor.openTable')).click();
  await ada.sheet.getByText(words('editor.nameMissing')).waitFor();
  await ada.sheet.getByLabel(words('editor.name')).fill('Harbour house');
  await ada.button(words('editor.openTable')).click();
  await ada.sheet.getByRole('radio', { name: words('start.withBots') }).click();
  await ada.button(words('start.goBots')).click();
  const { ruleSet } = await ada.until('cards are dealt', ({ phase }) => phase === 'round');
  expect(ruleSet).toMatchObject({ id: 'house', basedOn: 'family', name: { en: 'Harbour house' } });
  expect(ruleSet.options).toEqual({
    handSize: 7,
    wildOnWild: false,
    ninePower: 'reverse',
    acePower: 'others-draw-one',
  });
  expect(ada.view.places[0]?.count).toBeGreaterThanOrEqual(7);
});

test('A family that plays Skat makes its rules by keyboard, and what cannot be is mended by a key', async () => {
  const ada = await stage.newPlayer();
  const { page, words } = ada;
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(ada, target);
    await page.keyboard.press(key);
  };
  await ada.goto('/editor/skat');
  await sentence(ada, 'handSize').waitFor();
  await press(sentence(ada, 'handSize'));
  await tabTo(ada, rule(ada, 'handSize').getByRole('spinbutton').last());
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words('editor.unplayable') }).waitFor();
  // Only the number for eight changes: of 64 cards each of them can have seven.
  await press(
    page.getByRole('status').getByRole('button', { name: /^Everyone gets 7 cards with 2, 6 or 8 people, 6/ }),
  );
  await page.getByText(words('editor.playable', { min: 2, max: 8 })).waitFor();
  await expect.poll(() => changes(ada).count()).toBe(1);
  await press(topic(ada, known('drawWhenAbleToLay')));
  await press(sentence(ada, 'drawWhenAbleToLay'));
  await tabTo(ada, radios(ada, 'drawWhenAbleToLay').and(page.locator(':checked')));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => changes(ada).count()).toBe(2);
  await page.reload();
  await expect.poll(() => changes(ada).count()).toBe(2);
  await press(ada.page.getByLabel(words('editor.search')), 'q');
  await page.keyboard.type('ueen');
  await sentence(ada, 'queenPower').waitFor();
  await press(sentence(ada, 'queenPower'));
  await tabTo(ada, radios(ada, 'queenPower').and(page.locator(':checked')));
  await page.keyboard.press('ArrowDown');
  await press(ada.button(words('editor.done')));
  await ada.sheet.getByLabel(words('editor.name')).waitFor();
  await tabTo(ada, ada.sheet.getByLabel(words('editor.name')));
  await page.keyboard.type('Skat evening');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Skat evening', level: 1 }).waitFor();
  await ada.goto('/editor');
  await page.getByRole('link', { name: /^Skat evening/ }).click();
  await page.getByRole('heading', { name: 'Skat evening', level: 1 }).waitFor();
  await expect.poll(() => changes(ada).count()).toBe(3);
  await expect.poll(async () => (await changes(ada).allTextContents()).join(' ')).toContain('queen');
});

test('A Lithuanian family makes its rules with a finger and passes the link on; others see them, and play by them', async () => {
  const ada = await stage.newPlayer({ viewport: PHONE });
  await ada.goto('/editor/lithuanian');
  // Nothing is called there, so that a forgotten call costs nothing, whatever is agreed: one rule less that differs.
  const wishes = { handSize: 6, sixPower: 'reverse', kingPower: 'skip', catchCards: 3 };
  await makeRules(ada, wishes, pointing(ada, tap));
  await ada.button(ada.words('editor.done')).tap();
  await ada.sheet.getByRole('button', { name: 'Most players: 5.' }).tap();
  await ada.sheet.getByText(ada.words('editor.playable', { min: 2, max: 5 })).waitFor();
  await ada.button(ada.words('common.close')).tap();
  await ada.page.getByText(ada.words('editor.changes', { count: 4 })).waitFor();
  await ada.button(ada.words('editor.share')).tap();
  const link = await writtenIn(ada.sheet.getByLabel(ada.words('editor.link')));
  expect(link.length).toBeLessThan(1_500);
  await ada.sheet.getByRole('img', { name: ada.words('editor.shareQr') }).waitFor();

  const bo = await stage.newPlayer({ language: 'de' });
  await bo.goto(`/editor${new URL(link).hash}`);
  await bo.page.getByText(bo.words('editor.received')).waitFor();
  await expect.poll(() => changes(bo).count()).toBe(4);
  await bo.button(bo.words('editor.done')).click();
  await bo.sheet.getByLabel(bo.words('editor.name')).fill('Von nebenan');
  await bo.button(bo.words('editor.openTable')).click();
  await bo.sheet.getByRole('radio', { name: bo.words('start.withBots') }).click();
  await bo.button(bo.words('start.goBots')).click();
  const { ruleSet } = await bo.until('cards are dealt', ({ phase }) => phase === 'round');
  expect(ruleSet).toMatchObject({ basedOn: 'lithuanian', name: { de: 'Von nebenan' } });
  expect(ruleSet.options).toMatchObject({ handSize: 6, sixPower: 'reverse', kingPower: 'skip' });
});

test('A rule that makes no difference says so, and leads to the rule that decides', async () => {
  const ada = await stage.newPlayer({ script: await axeScript() });
  const { page, words } = ada;
  await ada.goto('/editor/lithuanian');
  const needs = known('catchCards').needs.find(({ key }) => key === 'lastCardCall');
  const why = needs?.text.en ?? '';
  await topic(ada, known('catchCards')).click();
  await page.getByRole('button', { name: known('catchCards').title.en, description: why }).waitFor();
  await expect.poll(() => violationsOn(page)).toEqual([]);
  const toRule = words('editor.toRule', { rule: known('lastCardCall').title.en });
  await rule(ada, 'catchCards').getByRole('button', { name: toRule }).press('Enter');
  await radios(ada, 'lastCardCall').first().waitFor();
  await expect.poll(() => page.locator('[data-rule="lastCardCall"] .row:focus').count()).toBe(1);
  await radios(ada, 'lastCardCall').first().check();
  await rule(ada, 'catchCards').getByText(why).waitFor({ state: 'detached' });
});

test('What was undone is done again, by button and by keys, until something else is changed', async () => {
  const ada = await stage.newPlayer();
  const { page, words } = ada;
  await ada.goto('/editor/family');
  await makeRules(ada, { wildOnWild: false, ninePower: 'reverse' }, byMouse(ada));
  await expect.poll(() => changes(ada).count()).toBe(2);
  await ada.button(words('editor.undo')).click();
  await page.keyboard.press('Control+z');
  await expect.poll(() => changes(ada).count()).toBe(0);
  await ada.button(words('editor.redo')).click();
  await expect.poll(() => changes(ada).count()).toBe(1);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => changes(ada).count()).toBe(2);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expect.poll(() => changes(ada).count()).toBe(2);
  await page.keyboard.press('Control+z');
  await makeRules(ada, { handSize: 6 }, byMouse(ada));
  await expect.poll(() => ada.button(words('editor.redo')).isDisabled()).toBe(true);
});

test('A number out of bounds stays to be corrected, and the bounds are told', async () => {
  const ada = await stage.newPlayer({ viewport: PHONE, script: await axeScript() });
  const { page, words } = ada;
  await ada.goto('/editor/family');
  await topic(ada, known('matchTarget')).tap();
  await sentence(ada, 'matchTarget').tap();
  const field = rule(ada, 'matchTarget').getByRole('spinbutton');
  await field.fill('5000');
  await field.press('Enter');
  const told = words('editor.bounds', { min: 0, max: 1000, now: 100 });
  await page.getByRole('alert').getByText(told).waitFor();
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await expect.poll(() => field.inputValue()).toBe('5000');
  await page.getByText(words('editor.noChanges')).waitFor();
  await field.fill('500');
  await field.press('Enter');
  await page.getByText(words('editor.changes', { count: 1 })).waitFor();
  await page.getByText(told).waitFor({ state: 'detached' });
});

test('A link that is cut off, or was made by a newer version, is told as what it is', async () => {
  const ada = await stage.newPlayer();
  const family = presetById('family');
  if (family === undefined) throw new Error('There is no preset.');
  const text = encodeRuleSet(houseRuleSet(family, { name: 'X', version: 1, options: { handSize: 7 } }));
  await ada.goto(`/editor#${text.slice(0, -3)}`);
  await ada.page.getByText(ada.words('editor.linkIncomplete')).waitFor();
  const content = `family.1.X.${tagOf('notYetInvented')}1`;
  await ada.page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `1.${tagOf(content)}.${content}`,
  );
  await ada.page.getByText(ada.words('editor.linkNewer')).waitFor();
});

test('Before the deal everybody sees what the host would change, and it holds when all agree', async () => {
  const table = await stage.server.open({ ruleSet: 'family', seats: 2, bots: 0, start: false });
  const ada = await stage.newPlayer({ seat: table });
  await ada.enter(table);
  const bo = await stage.newPlayer();
  await bo.enter(table);
  await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
  await bo.page.keyboard.press('Enter');
  await bo.until('Bo sits', ({ you }) => you !== undefined);
  await ada.button(ada.words('editor.proposeOpen')).click();
  await ada.button(ada.words('editor.proposeEdit')).click();
  await makeRules(ada, { handSize: 7 }, byMouse(ada));
  await ada.button(ada.words('editor.done')).click();
  await ada.button(ada.words('editor.propose')).click();
  await bo.page.getByText('Everyone gets 7 instead of 5 cards.').waitFor();
  await bo.button(bo.words('editor.accept')).click();
  await ada.until('the rules have changed', ({ ruleSet }) => ruleSet.options['handSize'] === 7);
  await bo.page.getByRole('heading', { name: bo.words('editor.tableHouse', { count: 1, name: 'Family' }) }).waitFor();
});

test.each([
  { isDark: false, viewport: PHONE },
  { isDark: true, viewport: PHONE },
  { isDark: false, viewport: undefined },
  { isDark: true, viewport: undefined },
])('axe finds nothing in the editor (dark: $isDark, $viewport)', async ({ isDark, viewport }) => {
  const ada = await stage.newPlayer({
    isDark,
    script: await axeScript(),
    ...(viewport === undefined ? {} : { viewport }),
  });
  const { page } = ada;
  await ada.goto('/editor');
  await page.getByRole('link', { name: presetById('family')?.name.en ?? '', exact: true }).waitFor();
  await expect.poll(() => violationsOn(page), { message: 'choosing' }).toEqual([]);
  await ada.goto('/editor/family');
  await makeRules(ada, { handSize: 15 }, byMouse(ada));
  await expect.poll(() => violationsOn(page), { message: 'deck and deal, unplayable' }).toEqual([]);
  await makeRules(ada, { ninePower: 'reverse' }, byMouse(ada));
  await expect.poll(() => violationsOn(page), { message: 'cards' }).toEqual([]);
  const fix = ada.button(ada.words('editor.undo'));
  await fix.click();
  await fix.click();
  await ada.button(ada.words('editor.share')).click();
  await ada.sheet.getByRole('img', { name: ada.words('editor.shareQr') }).waitFor();
  await expect.poll(() => violationsOn(page), { message: 'sharing' }).toEqual([]);
});

test('Where nothing can be stored that is said, and one plays by the very rules all the same, at one’s own seat', async () => {
  const script = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
  const ada = await stage.newPlayer({ viewport: PHONE, script });
  const { words } = ada;
  await ada.goto('/editor/family');
  await makeRules(ada, { handSize: 6 }, pointing(ada, tap));
  await ada.button(words('editor.done')).tap();
  await ada.sheet.getByLabel(words('editor.name')).fill('Harbour house');
  await ada.button(words('editor.save')).tap();
  await ada.sheet.getByText(words('editor.notSaved'), { exact: true }).waitFor();
  await ada.button(words('editor.openTable')).tap();
  await ada.sheet.getByRole('radio', { name: words('start.withBots') }).tap();
  await ada.button(words('start.goBots')).tap();
  const { ruleSet } = await ada.until('Ada sits and plays', ({ phase, you }) => phase === 'round' && you === 0);
  expect(ruleSet).toMatchObject({ id: 'house', name: { en: 'Harbour house' }, options: { handSize: 6 } });
});
