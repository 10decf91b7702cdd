import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESKTOP, PHONE } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { handCard } from './support/targets.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('refusals');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const SCREENS = [
  { language: 'de', viewport: PHONE, ruleSet: 'skat' },
  { language: 'en', viewport: DESKTOP, ruleSet: 'family' },
] as const;

test.each(SCREENS)(
  'A card that may not be laid says why, and leads to its rule ($ruleSet, $language)',
  async ({ language, viewport, ruleSet }) => {
    const table = await stage.server.openWhere(
      { ruleSet, settings: { botMs: 10_000 } },
      ({ you, round }) =>
        round?.turn === you && (round?.hand ?? []).some(({ refusal }) => refusal?.code === 'does-not-fit'),
    );
    const ada = await stage.newPlayer({ language, viewport, seat: table });
    const { words, page } = ada;
    await ada.enter(table);
    const refused = ada.view.round?.hand.find(({ refusal }) => refusal?.code === 'does-not-fit');
    if (refused?.refusal === undefined) throw new Error('Nothing is refused.');
    const { clause } = refused.refusal;
    expect(clause).toMatch(/^(?:SKAT|FAM|GEN)-/);
    const { seq } = ada;
    await handCard(ada, refused.card).click({ position: { x: 14, y: 24 } });
    const rule = page.getByRole('button', { name: words('table.rule'), exact: true });
    const notice = page.locator('main .notice').filter({ has: rule });
    const reason = (await notice.locator('p').innerText()).trim();
    expect(reason.length).toBeGreaterThan(20);
    expect(reason).not.toMatch(/[{}]|does-not-fit|errors\./);
    await expect.poll(() => page.locator('[aria-live="assertive"]').allInnerTexts()).toContainEqual(reason);
    expect([ada.seq, ada.sent.filter(({ type }) => type === 'move')]).toEqual([seq, []]);

    await notice.getByRole('button', { name: words('table.rule'), exact: true }).click();
    await ada.sheet.waitFor();
    const sentence = ada.sheet
      .locator('p')
      .filter({ has: page.locator('small', { hasText: new RegExp(`${clause}(?!\\d)`) }) })
      .first();
    await sentence.waitFor();
    await expect
      .poll(() =>
        sentence.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const hit = document.elementFromPoint(box.left + box.width / 2, box.top + 6);
          return (
            box.top >= 0 && box.bottom <= innerHeight && hit !== null && (element === hit || element.contains(hit))
          );
        }),
      )
      .toBe(true);
    expect((await sentence.innerText()).length).toBeGreaterThan(clause.length + 20);
  },
);

test('Who taps a card before the own turn is told whose turn it is', async () => {
  const table = await stage.server.openWhere(
    { ruleSet: 'skat', seats: 3, settings: { botMs: 10_000 } },
    ({ you, round }) => round?.turn !== you,
  );
  const ada = await stage.newPlayer({ seat: table });
  await ada.enter(table);
  await ada.hand
    .getByRole('button')
    .first()
    .click({ position: { x: 14, y: 24 } });
  await ada.page.getByText(ada.words('table.notYourTurn')).first().waitFor();
  expect(ada.sent.filter(({ type }) => type === 'move')).toEqual([]);
});

test('Mau pressed too early is told when it is needed, and sends nothing', async () => {
  const table = await stage.server.openWhere(
    { ruleSet: 'skat' },
    ({ you, round }) => round?.turn === you && round?.demand === undefined,
  );
  const ada = await stage.newPlayer({ seat: table });
  await ada.enter(table);
  await ada.page.getByRole('button', { name: ada.words('table.mauLabel') }).click();
  const notice = ada.page.locator('main .notice').filter({ hasText: ada.words('table.mauNotYet') });
  await notice.getByRole('button', { name: ada.words('table.close') }).click();
  await notice.waitFor({ state: 'detached' });
  expect(ada.sent.filter(({ type }) => type === 'move')).toEqual([]);
});
