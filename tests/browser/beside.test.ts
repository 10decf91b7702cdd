import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PHONE } from './support/player.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('beside');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

test('Keys of the table typed in the chat are text, and play nothing', async () => {
  const table = await stage.server.openWhere(
    { ruleSet: 'family' },
    ({ round, you }) => round?.turn === you && (round?.hand ?? []).some(({ moves }) => moves.length > 0),
  );
  const ada = await stage.newPlayer({ seat: table });
  await ada.enter(table);
  const field = ada.page.getByRole('textbox', { name: ada.words('lobby.chatField') });
  await ada.page.getByRole('tab', { name: ada.words('lobby.chat') }).click();
  await field.waitFor();
  const { round } = ada.view;
  const line = 'mdp c1 jslthw?';
  await field.pressSequentially(line);
  await field.press('Space');
  await field.press('ArrowLeft');
  await field.press('Enter');
  await ada.page
    .getByRole('log', { name: ada.words('lobby.chat') })
    .getByText(line)
    .waitFor();
  expect(ada.sent.filter(({ type }) => type === 'move')).toEqual([]);
  expect(ada.view.round).toEqual(round);
  await expect.poll(() => ada.sheet.count()).toBe(0);
});

test('Whoever gives up the seat leaves nothing of it on the device for the next person, also by Back', async () => {
  const table = await stage.server.open({ ruleSet: 'family', bots: 2, start: true, seats: 3 });
  const ada = await stage.newPlayer({ viewport: PHONE });
  await ada.enter(table);
  await ada.page.getByLabel(ada.words('start.yourName')).fill('Bo');
  await ada.sheet.getByRole('button', { name: ada.words('arrival.sit') }).click();
  await ada.until('Bo sits', ({ you }) => you !== undefined);
  await ada.hand.waitFor();
  await ada.button(ada.words('table.menu')).click();
  await ada.sheet.getByRole('button', { name: ada.words('table.leave') }).click();
  await ada.sheet.getByRole('button', { name: ada.words('lobby.menuStand') }).click();
  await expect.poll(() => ada.page.evaluate(() => location.pathname)).toBe('/');
  const kept = (): Promise<string> => ada.page.evaluate(() => localStorage.getItem('hausregel.seats') ?? '');
  await expect.poll(kept).not.toContain(table.table);
  await ada.page.goBack();
  await ada.until('the table is there again', ({ you }) => you === undefined);
  await ada.page.locator('[data-pile="discard"]').waitFor();
  await expect.poll(() => ada.hand.count()).toBe(0);
  await expect.poll(kept).not.toContain(table.table);
});
