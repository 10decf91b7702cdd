import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Choice, layFirst } from './support/deeds.ts';
import { playRoundByKeys, tabTo } from './support/keyboard.ts';
import { Stage } from './support/stage.ts';
import { withFastBots } from './support/tables.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('round by keyboard');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** By far more than are needed until the cards have allowed all that is wanted. */
const ROUNDS_MAX = 30;

/** Draws once a round and passes, keeps a jack for no time at all. */
function variedChoice(): Choice {
  let draws = 0;
  return (deeds, view) => {
    const draw = deeds.find(({ kind }) => kind === 'draw');
    const pass = deeds.find(({ kind }) => kind === 'pass');
    if (draw !== undefined && draws < 1) {
      draws += 1;
      return draw;
    }
    if (pass !== undefined && draws === 1) {
      draws += 1;
      return pass;
    }
    const wishing = deeds.filter((deed) => 'wish' in deed && deed.wish !== undefined);
    return layFirst(wishing.length > 0 ? wishing : deeds, view);
  };
}

test('A whole round is played by keyboard alone: from the start page by Tab, then H, arrows, Enter, 1–4, M, D and P', async () => {
  const ada = await stage.newPlayer();
  const { words, page, sheet } = ada;
  const { keyboard } = page;
  await withFastBots(ada);
  await ada.goto('/');
  await tabTo(ada, ada.button(words('start.againstBots')));
  await keyboard.press('Enter');
  await tabTo(ada, sheet.getByRole('radio', { checked: true, name: 'Family', exact: true }));
  const skat = sheet.getByRole('radio', { name: 'Skat deck', exact: true });
  for (let steps = 0; steps < 6 && !(await skat.isChecked()); steps++) {
    await keyboard.press('ArrowRight');
    await ada.settle();
  }
  await tabTo(ada, sheet.getByRole('button', { name: words('start.fewer') }));
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await tabTo(ada, sheet.getByLabel(words('start.yourName')));
  await keyboard.type('Ada');
  await tabTo(ada, sheet.getByRole('button', { name: words('start.goBots') }));
  await keyboard.press('Enter');
  const { ruleSet, places } = await ada.until('the cards are dealt', ({ phase }) => phase === 'round');
  expect([ruleSet.id, places.length]).toEqual(['skat', 2]);
  await ada.hand.waitFor();

  const done = new Set<string>();
  const wanted = ['draw', 'lay', 'mau', 'pass', 'wish'];
  for (let rounds = 1; rounds <= ROUNDS_MAX && wanted.some((deed) => !done.has(deed)); rounds++) {
    if (ada.view.phase === 'score' || ada.view.phase === 'over') {
      const goOn = ada.view.phase === 'over' ? 'score.rematch' : 'score.next';
      await tabTo(ada, ada.button(words(goOn)));
      await keyboard.press('Enter');
      await ada.until('the next round is dealt', ({ phase }) => phase === 'round');
      await ada.hand.waitFor();
    }
    for (const deed of await playRoundByKeys(ada, variedChoice())) done.add(deed);
  }
  expect([...done].toSorted()).toEqual(wanted);
  await page
    .getByRole('heading', {
      level: 1,
      name: words('score.title', { round: ada.view.match?.results.at(-1)?.round ?? 0 }),
    })
    .or(ada.heading(words('score.matchTitle')))
    .waitFor();
});

test('The list of keys opens with a question mark, and the keys can be switched off', async () => {
  const seat = await stage.server.openWhere(
    { ruleSet: 'skat' },
    ({ you, round }) =>
      round?.turn === you && round?.demand === undefined && round?.otherMoves.includes('draw') === true,
  );
  const ada = await stage.newPlayer({ seat });
  const { words, page } = ada;
  await ada.enter(seat);
  await ada.hand.waitFor();
  await page.keyboard.press('?');
  await ada.heading(words('table.keysTitle')).waitFor();
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  await ada.sheet.waitFor({ state: 'detached' });
  expect(ada.sent.filter(({ type }) => type === 'move')).toEqual([]);

  await page.getByRole('button', { name: words('table.settings') }).click();
  await ada.sheet.getByRole('switch', { name: words('settings.shortcuts') }).click();
  await page.keyboard.press('Escape');
  await ada.sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  await page.keyboard.press('?');
  await page
    .getByRole('group', { name: words('table.actions') })
    .getByRole('button')
    .first()
    .click();
  await ada.until('a card is drawn', ({ round }) => round?.otherMoves.includes('draw') === false);
  await expect.poll(() => ada.sheet.count()).toBe(0);
  expect(ada.sent.filter(({ type }) => type === 'move')).toHaveLength(1);
});
