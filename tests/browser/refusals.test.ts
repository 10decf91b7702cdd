import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CORNER } from './support/mouse.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { textOf } from './support/sees.ts';
import { Stage } from './support/stage.ts';
import { handCard } from './support/targets.ts';
import { WrittenTable } from './support/writtenTable.ts';

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

/** Taps a card that is refused, reads why, and follows the line to its rule in the book. */
async function readWhy(ada: Player, card: string, clause: string): Promise<void> {
  const { words, page } = ada;
  const { seq } = ada;
  const sent = ada.sent.length;
  await handCard(ada, card).click({ position: CORNER });
  const rule = page.getByRole('button', { name: words('table.rule', { clause }), exact: true });
  const notice = page.locator('main .notice').filter({ has: rule });
  const reason = await textOf(notice.locator('p'));
  expect(reason.length).toBeGreaterThan(20);
  expect(reason).not.toMatch(/[{}]|does-not-fit|errors\./);
  await expect.poll(() => page.locator('[aria-live="assertive"]').allInnerTexts()).toContainEqual(reason);
  expect([ada.seq, ada.sent.slice(sent).filter(({ type }) => type === 'move')]).toEqual([seq, []]);

  await notice.getByRole('button', { name: words('table.rule', { clause }), exact: true }).click();
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
        return box.top >= 0 && box.bottom <= innerHeight && hit !== null && (element === hit || element.contains(hit));
      }),
    )
    .toBe(true);
  await expect.poll(async () => (await sentence.innerText()).length).toBeGreaterThan(clause.length + 20);
}

test.each(SCREENS)(
  'A card that may not be laid says why, and leads to its rule ($ruleSet, $language)',
  async ({ language, viewport, ruleSet }) => {
    const table = await stage.server.openWhere(
      { ruleSet, settings: { botMs: 10_000 } },
      ({ you, round }) =>
        round?.turn === you && (round?.hand ?? []).some(({ refusal }) => refusal?.code === 'does-not-fit'),
    );
    const ada = await stage.newPlayer({ language, viewport, seat: table });
    await ada.enter(table);
    const refused = ada.view.round?.hand.find(({ refusal }) => refusal?.code === 'does-not-fit');
    if (refused?.refusal === undefined) throw new Error('Nothing is refused.');
    const { clause } = refused.refusal;
    expect(clause).toMatch(/^(?:SKAT|FAM|GEN)-/);
    await readWhy(ada, refused.card, clause);
  },
);

test('In the grand game the reason names chain, five, jack and meeting, and leads to its paragraph', async () => {
  const table = await WrittenTable.lay(
    stage,
    {
      turn: 4,
      hands: ['3C 5S JD', '3S 4H', '4S 4S', '3S 3S', '7H 5H JC KH'],
      draw: '8C 8C 8D 8D 9C 9C 9D 9D TC TC TD TD 8S 8S 9S',
      discard: '3H',
    },
    { language: 'de', viewport: PHONE },
  );
  const { ada } = table;
  const why = async (card: string): Promise<void> => {
    const refusal = ada.view.round?.hand.find((held) => held.card === card)?.refusal;
    codes.push(`${refusal?.code} ${refusal?.clause}`);
    await readWhy(ada, card, refusal?.clause ?? '');
    await ada.page.keyboard.press('Escape');
    await ada.sheet.waitFor({ state: 'detached' });
  };
  const codes: string[] = [];
  await table.play('4:7H');
  await why('3C');
  await table.click('draw');
  await table.play('1:draw', '2:draw', '3:draw', '4:5H');
  await why('3C');
  await table.click('5S');
  await table.play('1:draw', '2:draw', '3:draw', '4:JC>H');
  await why('JD');
  await table.click('draw');
  await table.play('1:draw', '2:draw', '3:draw', '4:KH!6');
  await why('3C');
  expect(codes).toEqual(['must-answer MTT-2/7', 'rank-required MTT-8', 'jack-on-jack MTT-2', 'meeting MTT-16']);
});

test('Who taps a card before the own turn is told whose turn it is', async () => {
  const { ada } = await WrittenTable.lay(
    stage,
    { turn: 1, hands: ['9C TH', '7S 8S', 'TC QC'], draw: '7C 8C', discard: '9D' },
    { ruleSet: 'skat' },
  );
  await ada.hand.getByRole('button').first().click({ position: CORNER });
  await ada.page.getByText(ada.words('table.notYourTurn')).first().waitFor();
  expect(ada.sent.filter(({ type }) => type === 'move')).toEqual([]);
});

test('Mau pressed too early is told when it is needed, with its rule, and changes nothing', async () => {
  const table = await stage.server.openWhere(
    { ruleSet: 'skat' },
    ({ you, round }) => round?.turn === you && round?.demand === undefined,
  );
  const ada = await stage.newPlayer({ seat: table });
  await ada.enter(table);
  const before = ada.view.places.find(({ seat }) => seat === ada.view.you)?.call;
  await ada.page.getByRole('button', { name: ada.words('table.wordLabel', { word: 'Mau' }) }).click();
  const notice = ada.page.locator('main .notice').filter({ hasText: ada.words('table.mauNotYet') });
  await notice.getByRole('button', { name: /^Rule (?:SKAT|GEN)-\d+$/ }).waitFor();
  await notice.getByRole('button', { name: ada.words('table.close') }).click();
  await notice.waitFor({ state: 'detached' });
  expect(ada.sent.filter(({ type }) => type === 'move')).toMatchObject([{ move: '~' }]);
  expect(ada.view.places.find(({ seat }) => seat === ada.view.you)?.call).toBe(before);
});

test('What was refused before somebody moved says so, and is gone once it is the own turn', async () => {
  const table = await WrittenTable.lay(
    stage,
    { turn: 1, hands: ['9C TH KS', 'QD 8S 7S', 'KD QC 9S'], draw: '7C 8C', discard: '9D' },
    { ruleSet: 'skat', viewport: PHONE, language: 'de' },
  );
  const { ada } = table;
  const notice = ada.page.locator('main .notice').filter({ hasText: ada.words('table.notYourTurn') });
  const isPast = notice.getByText(ada.words('table.movedOn'), { exact: true });
  await handCard(ada, '9C').click({ position: CORNER });
  await notice.waitFor();
  await expect.poll(() => isPast.count()).toBe(0);
  await table.play('1:QD');
  await isPast.waitFor();
  await table.play('2:KD');
  await notice.waitFor({ state: 'detached' });
});
