import type { ViewportSize } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawFirst } from './support/deeds.ts';
import { sidewaysOverflow, smallTargets } from './support/hitAreas.ts';
import { turn } from './support/mouse.ts';
import { PHONE, type Player, SMALL_PHONE } from './support/player.ts';
import { Stage } from './support/stage.ts';
import type { Language } from './support/words.ts';
import { drawButton } from './support/targets.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('small screens');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

const MANY = 22;
const MANY_CARDS = { 2: 15, 3: 15, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 5, 10: 5 };
const SCREENS: readonly (ViewportSize & { readonly language: Language })[] = [
  { ...PHONE, language: 'de' },
  { ...SMALL_PHONE, language: 'en' },
  { ...SMALL_PHONE, language: 'de' },
  { ...SMALL_PHONE, language: 'lt' },
];

/** Draws until the hand is as large as wanted and it is the own turn. */
async function handOf(player: Player, count: number): Promise<void> {
  for (let turns = 0; turns < 400; turns++) {
    const { round, phase } = player.view;
    if (phase !== 'round') throw new Error('The round is over before.');
    if (player.isOnTurn && (round?.hand.length ?? 0) >= count && round?.otherMoves.includes('draw') === true) return;
    await turn(player, { choose: drawFirst });
  }
  throw new Error('The hand does not grow.');
}

/** Everything that can be pressed and seen. */
const targetsOf = (player: Player) =>
  player.page.locator('button:visible:enabled:not([aria-hidden="true"]), main a[href]:visible, header a[href]:visible');

async function checkPage(player: Player, what: string): Promise<void> {
  await expect.poll(() => sidewaysOverflow(player.page), { message: what }).toBeLessThanOrEqual(0);
  await expect.poll(() => smallTargets(targetsOf(player)), { message: what }).toEqual([]);
}

test.each(SCREENS)(
  'On a screen of $width × $height ($language) all of 22 cards can be hit and laid, and nothing is cut off',
  async ({ language, ...viewport }) => {
    const table = await stage.server.open({
      ruleSet: 'family',
      seats: 3,
      overrides: { handSize: MANY_CARDS, drawWhenAbleToLay: true },
    });
    const ada = await stage.newPlayer({ language, viewport, seat: table });
    await ada.enter(table);
    await ada.hand.waitFor();
    await handOf(ada, MANY);
    const cards = ada.hand.getByRole('button');
    await expect.poll(() => cards.count()).toBe(new Set(ada.view.round?.hand.map(({ card }) => card)).size);
    await checkPage(ada, 'the table');
    const cutOff = (): Promise<readonly string[]> =>
      cards.evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { left, right, width } = button.getBoundingClientRect();
          return width > 0 && left >= 0 && right <= innerWidth ? [] : [button.outerHTML.slice(0, 80)];
        }),
      );
    await expect.poll(cutOff).toEqual([]);
    const pile = ada.page.locator('[data-pile="discard"]');
    for (const always of [pile, drawButton(ada)]) await always.scrollIntoViewIfNeeded();
    await turn(ada, { choose: (deeds) => deeds.findLast(({ kind }) => kind === 'lay') ?? deeds[0] });
  },
);

test.each(SCREENS)(
  'On a screen of $width × $height ($language) every page fits, and every button is large enough',
  async ({ language, ...viewport }) => {
    const ada = await stage.newPlayer({ language, viewport });
    for (const path of ['/', '/rules', '/rules/skat-plus', '/settings', '/nowhere']) {
      await ada.goto(path);
      await ada.page.getByRole('heading', { level: 1 }).waitFor();
      await checkPage(ada, path);
    }
    await ada.goto('/');
    await ada.button(ada.words('start.open')).click();
    await ada.sheet.waitFor();
    await expect.poll(() => sidewaysOverflow(ada.page)).toBeLessThanOrEqual(0);
    const inSheet = ada.sheet.locator('button:visible:enabled, a[href]:visible');
    await expect.poll(() => smallTargets(inSheet)).toEqual([]);
    const table = await stage.server.open({ ruleSet: 'skat', seats: 4, bots: 1 });
    const host = await stage.newPlayer({ language, viewport, seat: table });
    await host.enter(table);
    await host.button(host.words('lobby.deal')).waitFor();
    await checkPage(host, 'the lobby');
  },
);
