import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { playRound } from './support/mouse.ts';
import { Stage } from './support/stage.ts';
import { withFastBots } from './support/tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('round by mouse');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

test('A whole round against bots is played by mouse, its cards are counted, and the next round starts', async () => {
  const ada = await stage.newPlayer({ language: 'de', hasMotion: true });
  const { words, page, sheet } = ada;
  await withFastBots(ada);
  await ada.goto('/');
  await ada.button(words('start.againstBots')).click();
  await sheet.getByLabel(words('start.yourName')).fill('Ada');
  await sheet.getByRole('radio', { name: 'Skatblatt', exact: true }).click();
  await sheet.getByRole('button', { name: words('start.fewer') }).click();
  await sheet.getByRole('button', { name: words('start.goBots') }).click();
  const start = await ada.until('the cards are dealt', ({ phase }) => phase === 'round');
  expect(start.ruleSet.id).toBe('skat');
  expect(start.places.map(({ occupant }) => occupant)).toEqual(['person', 'bot', 'bot']);
  await ada.heading(start.ruleSet.name.de).waitFor();
  await playRound(ada);

  await ada.heading(words('score.title', { round: 1 })).waitFor();
  const result = ada.view.match?.results[0];
  if (result === undefined) throw new Error('No result.');
  const losers = ada.view.places.filter(({ seat }) => (result.hands[seat] ?? []).length > 0);
  const left = page.getByRole('region', { name: words('score.left') });
  await expect
    .poll(() => left.locator('li .sum [aria-hidden]').allInnerTexts())
    .toEqual(
      losers.map(({ seat }) => {
        const values = (result.hands[seat] ?? []).map(({ value }) => value);
        const sum = values.reduce((total, value) => total + value, 0);
        expect(result.points[seat]).toBe(sum * result.factor);
        return result.factor > 1 ? `${sum} × ${result.factor} ${sum * result.factor}` : String(sum);
      }),
    );
  for (const [i, { seat }] of losers.entries()) {
    const cards = left.getByRole('listitem').nth(i).locator('.cards .for-ears');
    await expect.poll(() => cards.count()).toBe(result.hands[seat]?.length);
  }
  await ada.button(words('score.next')).click();
  const next = await ada.until(
    'the second round is dealt',
    ({ phase, round }) => phase === 'round' && round?.round === 2,
  );
  expect(next.round?.hand.length).toBe(6);
  await page.getByText(words('table.round', { count: 2 })).waitFor();
});
