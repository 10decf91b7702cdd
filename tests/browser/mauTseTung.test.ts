import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { layMost } from './support/deeds.ts';
import { clickMove, playRound } from './support/mouse.ts';
import { NodeClient } from './support/nodeClient.ts';
import { PHONE } from './support/player.ts';
import { seesOnPile, seesStatus } from './support/sees.ts';
import { Stage } from './support/stage.ts';
import { withFastBots } from './support/tables.ts';
import { dealButton } from './support/targets.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('mau tse tung');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

test('A whole round of five is played on a phone, from the start page to the score', async () => {
  const ada = await stage.newPlayer({ viewport: PHONE, language: 'de' });
  const { words, sheet, page } = ada;
  await withFastBots(ada, { seats: 5, bots: 4, settings: { botMs: 0 } });
  await ada.goto('/');
  await ada.button(words('start.againstBots')).click();
  await sheet.getByLabel(words('start.yourName')).fill('Ada');
  await sheet.getByRole('radio', { name: 'Mau Tse Tung', exact: true }).click();
  await sheet.getByRole('button', { name: words('start.goBots') }).click();
  await ada.until('the cards are to be dealt', ({ round }) => round?.demand !== undefined && 'deal' in round.demand);
  await ada.heading(words('grand.dealTitle')).waitFor();
  await clickMove(ada, 'deal 7');
  const { places } = await ada.until('the cards are dealt', ({ round }) => round?.hand.length === 7);
  expect(places.map(({ occupant }) => occupant)).toEqual(['person', 'bot', 'bot', 'bot', 'bot']);
  await playRound(ada, { choose: layMost });
  await ada.heading(words('score.title', { round: 1 })).waitFor();
  const result = ada.view.match?.results[0];
  const held = (result?.hands ?? []).map((hand) => hand.reduce((sum, { value }) => sum + value, 0));
  expect(held.filter((sum) => sum > 0).length).toBeLessThanOrEqual(1);
  const sum = Math.max(...held);
  const wanted = sum === 42 ? 0 : sum <= 32 ? sum : -sum;
  expect(result?.points.filter((points) => points !== 0)).toEqual(wanted === 0 ? [] : [wanted]);
  await page.getByRole('table', { name: words('score.pad') }).waitFor();
  await ada.button(words('score.next')).click();
  const next = await ada.until(
    'the second round begins',
    ({ round, phase }) => phase === 'round' && round?.round === 2,
  );
  expect(next.round?.dealer).toBe(result?.nextDealer);
});

test('The dealer chooses seven to fifteen cards; the suit turned up says who begins (MTT-20)', async () => {
  const created = await stage.server.open({ ruleSet: 'mau-tse-tung', seats: 5, settings: { botMs: 10_000 } });
  const ada = await stage.newPlayer({ seat: created });
  const { words, sheet, page } = ada;
  await ada.enter(created);
  await ada.heading(words('grand.dealTitle')).waitFor();
  const sizes = Array.from({ length: 9 }, (_, i) => i + 7);
  for (const size of sizes) await dealButton(ada, size).waitFor();
  await expect.poll(() => sheet.locator('li').count()).toBe(sizes.length);
  await page.keyboard.press('Escape');
  await ada.settle();
  await sheet.waitFor();
  await clickMove(ada, 'deal 9');
  const { round, places } = await ada.until('the cards are dealt', ({ round: now }) => now?.hand.length === 9);
  expect(places.map(({ count }) => count)).toEqual([9, 9, 9, 9, 9]);
  const [rank = '', suit = ''] = round?.top ?? '';
  const beginner = rank === 'X' ? 4 : 'CSHD'.indexOf(suit);
  expect([round?.turn, round?.constant]).toEqual([beginner, 0]);
  const name = places[beginner]?.name ?? '';
  const chip = beginner === 0 ? words('table.chipYou') : words('table.chipOther', { name });
  await page.getByText(chip, { exact: true }).waitFor();
  await seesOnPile(ada, round?.top ?? '');
});

test('Whoever does not deal waits for the dealer and sees no hands of nothing (MTT-0c, MTT-20)', async () => {
  const created = await stage.server.open({
    ruleSet: 'mau-tse-tung',
    seats: 3,
    bots: 1,
    settings: { botMs: 10_000, constant: 2 },
  });
  const dealer = await NodeClient.enter(stage.server.origin, created.table);
  await dealer.ask({ type: 'sit', seat: 2, name: 'Cleo' });
  const host = await NodeClient.enter(stage.server.origin, created.table, created.token);
  await host.ask({ type: 'start' });
  const ada = await stage.newPlayer({ seat: created });
  const { words } = ada;
  await ada.enter(created);
  await seesStatus(ada, words('grand.waitDeal', { name: 'Cleo' }));
  await ada.page.getByRole('button', { name: words('table.menu'), exact: true }).click();
  await ada.heading(words('table.menuTitle')).waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.sheet.waitFor({ state: 'detached' });
  await dealer.ask({ type: 'move', move: 'deal 15', seq: dealer.seq });
  await ada.page.getByRole('region', { name: words('table.hand', { count: 15 }) }).waitFor();
});
