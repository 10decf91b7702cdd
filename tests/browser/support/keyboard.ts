import type { Locator } from 'playwright-core';
import { type Choice, comesWithCall, type Deed, deedsOf } from './deeds.ts';
import { makeMove, type Way } from './makeMove.ts';
import { eventually } from './deadline.ts';
import { armedButton } from './mouse.ts';
import type { Player } from './player.ts';

const TABS_MAX = 100;
const CARDS_MAX = 40;
const TURNS_MAX = 300;

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Goes on by Tab, or back by Shift and Tab, until something has the focus. */
export async function tabTo(player: Player, locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await locator.waitFor();
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    if (await isFocused(locator)) return;
    await player.page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${String(locator)}.`);
}

/** The card that has the focus once the page has done what a key has told it. */
async function focusedCard(player: Player): Promise<string | undefined> {
  await player.settle();
  return player.page.evaluate(
    () => document.activeElement?.closest('div[data-hand] [data-card]')?.getAttribute('data-card') ?? undefined,
  );
}

/** Into the hand with H, then along it with the arrows. */
async function focusCard(player: Player, card: string): Promise<void> {
  const { keyboard } = player.page;
  await keyboard.press('h');
  await eventually('H leads into the hand', () => focusedCard(player));
  await keyboard.press('Home');
  for (let cards = 0; cards < CARDS_MAX; cards++) {
    if ((await focusedCard(player)) === card) return;
    await keyboard.press('ArrowRight');
  }
  throw new Error(`The arrows do not lead to ${card}.`);
}

const keysOf = (player: Player): Way => ({
  async press(target, key) {
    if (key === undefined) await tabTo(player, target);
    else await target.waitFor();
    await player.page.keyboard.press(key ?? 'Enter');
  },
  async take(_card, name) {
    await focusCard(player, name);
    await player.page.keyboard.press('Enter');
  },
});

/** Makes a move by keys alone, and waits until the server has told what came of it. */
export async function pressMove(player: Player, move: string): Promise<void> {
  const before = player.seq;
  await makeMove(player, move, keysOf(player));
  await player.untilAfter(before);
}

/** Calls Mau with M where it is due; whether it was. */
async function callMau(player: Player, deed: Deed): Promise<boolean> {
  const { round } = player.view;
  if (round?.sideMoves.includes('~') === true) {
    const before = player.seq;
    await player.page.keyboard.press('m');
    await player.untilAfter(before);
    return true;
  }
  if (!comesWithCall(player.view, deed)) return false;
  await player.page.keyboard.press('m');
  await armedButton(player).waitFor();
  return true;
}

/** Plays by keys until the round is over; answers what was done. */
export async function playRoundByKeys(player: Player, choose: Choice): Promise<ReadonlySet<string>> {
  const done = new Set<string>();
  for (let turns = 0; turns < TURNS_MAX && player.view.phase === 'round'; turns++) {
    const { view, seq } = player;
    if (!player.isOnTurn) {
      await player.untilAfter(seq);
      continue;
    }
    const deeds = deedsOf(view);
    const deed = choose(deeds, view);
    if (deed === undefined) throw new Error(`Nothing to do in ${JSON.stringify(view.round)}`);
    if (await callMau(player, deed)) done.add('mau');
    await pressMove(player, deed.move);
    done.add('wish' in deed && deed.wish !== undefined ? 'wish' : deed.kind);
  }
  return done;
}
