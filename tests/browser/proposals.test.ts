import { encodeRuleSet, houseRuleSet, presetById } from '@hausregel/rules';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeScript, violationsOn } from './support/axe.ts';
import { turn } from './support/mouse.ts';
import { NodeClient } from './support/nodeClient.ts';
import { PHONE, type Player, SMALL_PHONE } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { WrittenTable } from './support/writtenTable.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('proposals');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** Whether a button can be pressed where the page stands now. */
const isInReach = (player: Player, name: string): Promise<boolean> =>
  player.button(name).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return bottom <= innerHeight && element.contains(above);
  });
const scrollDown = ({ page }: Player, share: number): Promise<void> =>
  page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);

test.each([
  { viewport: PHONE, language: 'de' },
  { viewport: SMALL_PHONE, language: 'lt' },
  { viewport: { width: 740, height: 360 }, language: 'en' },
] as const)(
  'Whatever would change, the answer is in reach, and no cards are dealt before it ($viewport.width × $viewport.height)',
  async ({ viewport, language }) => {
    const seat = await stage.server.open({ ruleSet: 'family', bots: 0, start: false });
    const ada = await stage.newPlayer({ seat });
    await ada.enter(seat);
    const bo = await stage.newPlayer({ viewport, language, script: await axeScript() });
    await bo.enter(seat);
    await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
    await bo.page.keyboard.press('Enter');
    await bo.until('Bo sits', ({ you }) => you !== undefined);

    await ada.button(ada.words('editor.proposeOpen')).click();
    await ada.sheet.getByRole('button', { name: 'Mau Tse Tung', exact: true }).click();
    const accept = bo.words('editor.accept');
    await bo.button(accept).waitFor();
    await expect.poll(() => bo.page.locator('.proposal li').count()).toBeGreaterThan(15);
    for (const share of [0, 0.3, 0.6, 1]) {
      await scrollDown(bo, share);
      await expect.poll(() => isInReach(bo, accept)).toBe(true);
      await expect.poll(() => isInReach(bo, bo.words('editor.drop'))).toBe(true);
    }
    await expect.poll(() => isInReach(bo, bo.words('editor.readProposed'))).toBe(true);
    await expect.poll(() => bo.page.locator('.answer').textContent()).toContain('Mau Tse Tung');
    await expect.poll(() => violationsOn(bo.page)).toEqual([]);
    await bo.button(bo.words('editor.readProposed')).click();
    await expect.poll(() => bo.sheet.locator('.changes li').count()).toBeGreaterThan(15);
    await bo.sheet.locator('.book').waitFor();
    await bo.button(bo.words('common.close')).click();

    const deal = ada.page.getByRole('button', {
      name: ada.words('lobby.deal'),
      description: ada.words('score.dealWaits'),
    });
    await expect.poll(() => deal.isDisabled()).toBe(true);
    await bo.button(accept).dblclick();
    await ada.until('the rules have changed', ({ ruleSet }) => ruleSet.id === 'mau-tse-tung');
    for (const { page, words } of [ada, bo])
      await page.getByText(words('editor.rulesHold', { rules: 'Mau Tse Tung' }), { exact: true }).waitFor();
    await expect.poll(() => bo.page.locator('.notices > *').count()).toBe(1);
    await expect.poll(() => ada.button(ada.words('lobby.deal')).isEnabled()).toBe(true);
  },
);

test('Who refuses is told by name to whoever proposed, and the rules stay', async () => {
  const seat = await stage.server.open({ ruleSet: 'family', bots: 0, start: false });
  const ada = await stage.newPlayer({ seat });
  await ada.enter(seat);
  const bo = await stage.newPlayer({ viewport: PHONE });
  await bo.enter(seat);
  await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
  await bo.page.keyboard.press('Enter');
  await bo.until('Bo sits', ({ you }) => you !== undefined);
  await ada.button(ada.words('editor.proposeOpen')).click();
  await ada.sheet.getByRole('button', { name: 'Skat deck', exact: true }).click();
  await bo.button(bo.words('editor.drop')).click();
  await ada.page
    .getByText(`${ada.words('log.seatRefused', { name: 'Bo' })} ${ada.words('editor.rulesStay')}`)
    .waitFor();
  await bo.page.getByText(`${bo.words('editor.youRefused')} ${bo.words('editor.rulesStay')}`).waitFor();
  await ada.until('the rules are as they were', ({ ruleSet, proposal }) => ruleSet.id === 'family' && !proposal);
});

test('After a round the next one waits for the answers, and the button says so', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 0, hands: ['9C', '7S 8S KD'], draw: '2C 3C 4C 5C 6C 7C', discard: '9S' },
    { ruleSet: 'family', viewport: PHONE },
  );
  const { ada } = table;
  await turn(ada);
  const next = ada.button(ada.words('score.next'));
  await expect.poll(() => next.isEnabled()).toBe(true);
  await ada.button(ada.words('editor.proposeOpen')).click();
  await ada.sheet.getByRole('button', { name: 'Skat deck', exact: true }).click();
  await ada.page.getByText(ada.words('score.dealWaits')).waitFor();
  await expect.poll(() => next.isDisabled()).toBe(true);
  await expect.poll(() => isInReach(ada, ada.words('editor.takeBack'))).toBe(true);
  await table.other(1).ask({ type: 'accept', on: true });
  await ada.until('the rules have changed', ({ ruleSet }) => ruleSet.id === 'skat');
  await expect.poll(() => next.isEnabled()).toBe(true);
});

test('Rules under another name are proposed as such, without a number of changes', async () => {
  const family = presetById('family');
  if (family === undefined) throw new Error('family is a preset');
  const rules = encodeRuleSet(houseRuleSet(family, { name: 'Kitchen', version: 1, options: family.options }));
  const seat = await stage.server.open({ ruleSet: 'family', bots: 0, start: false });
  const host = await NodeClient.enter(stage.server.origin, seat.table, seat.token);
  const bo = await stage.newPlayer({ viewport: PHONE, language: 'de' });
  await bo.enter(seat);
  await bo.page.getByLabel(bo.words('start.yourName')).fill('Bo');
  await bo.page.keyboard.press('Enter');
  await bo.until('Bo sits', ({ you }) => you !== undefined);
  await host.ask({ type: 'propose', rules });
  const told = (player: Player): Promise<string | null> => player.page.locator('.answer p').first().textContent();
  await expect.poll(() => told(bo)).toBe('Ada schlägt „Kitchen“ vor; es ändert sich nur der Name.');
  const ada = await stage.newPlayer({ seat });
  await ada.enter(seat);
  await expect.poll(() => told(ada)).toBe('You propose “Kitchen”; only the name changes.');
});
