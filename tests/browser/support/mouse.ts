import type { TableView } from '@hausregel/protocol';
import type { Locator } from 'playwright-core';
import type { TextKey } from '../../../apps/web/src/locales/en/index.ts';
import { type Choice, comesWithCall, deedsOf, layFirst } from './deeds.ts';
import { makeMove, type Way } from './makeMove.ts';
import type { Player } from './player.ts';
import { actions, oneOf } from './targets.ts';

/** Where a card shows even if the next one lies over it, px from its corner. */
export const CORNER = { x: 14, y: 24 };
/** Long for a click, short enough to find out that there was nothing left to click. */
const CLICK_MS = 6_000;

const MOUSE: Way = {
  press: (target) => target.click({ timeout: CLICK_MS }),
  take: (card) => card.click({ timeout: CLICK_MS, position: CORNER }),
};

/** Makes a move by clicks alone. */
export const clickMove = (player: Player, move: string): Promise<void> => makeMove(player, move, MOUSE);

export function mauButton(player: Player): Locator {
  const keys: readonly TextKey[] = [
    'table.mauLabel',
    'table.mauArmed',
    'table.mauSaid',
    'table.lastLabel',
    'table.lastArmed',
    'table.lastSaid',
  ];
  return actions(player).getByRole('button', { name: oneOf(keys.map((key) => player.words(key))) });
}

/** Waits until all cards lie still: nobody taps a card that is still being dealt. */
const untilStill = (player: Player): Promise<unknown> =>
  player.page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          (animation) =>
            animation.playState !== 'running' ||
            animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    undefined,
    { timeout: CLICK_MS },
  );

/** Presses Mau where it is due: for the card that is laid next, or for the one that lies; whether the call is made. */
async function callMau(player: Player): Promise<boolean> {
  const isLate = player.view.round?.sideMoves.includes('~') === true;
  await mauButton(player).click({ timeout: CLICK_MS });
  const armed = player.view.round?.callWord === 'last' ? 'table.lastArmed' : 'table.mauArmed';
  if (!isLate) await player.button(player.words(armed)).waitFor({ timeout: CLICK_MS });
  return isLate;
}

export interface Play {
  readonly choose?: Choice;
  /** Goes on while this is so; a round that is over ends it as well. */
  readonly while?: (view: TableView) => boolean;
  readonly forgetsMau?: boolean;
}

const TURNS_MAX = 1_500;

/**
 * One turn by mouse, or a wait for the others. A late call or a catch by somebody else may end the turn at any moment;
 * then there is nothing left to do.
 */
export async function turn(player: Player, play: Play = {}): Promise<void> {
  const { seq } = player;
  if (player.isOnTurn) {
    try {
      await act(player, play);
    } catch (error) {
      if (player.seq === seq) throw error;
    }
  }
  await player.untilAfter(seq);
}

async function act(player: Player, { choose = layFirst, forgetsMau = false }: Play): Promise<void> {
  await untilStill(player);
  const { view } = player;
  const deeds = deedsOf(view);
  const deed = choose(deeds, view);
  if (deed === undefined) throw new Error(`Nothing to do in ${JSON.stringify(view.round)}`);
  const isCallDue = view.round?.sideMoves.includes('~') === true || comesWithCall(view, deed);
  const isCallMade = isCallDue && !forgetsMau && (await callMau(player));
  if (!isCallMade) await clickMove(player, deed.move);
}

/** Plays by mouse until the round is over. */
export async function playRound(player: Player, play: Play = {}): Promise<void> {
  for (let turns = 0; turns < TURNS_MAX; turns++) {
    if (player.view.phase !== 'round' || play.while?.(player.view) === false) return;
    await turn(player, play);
  }
  throw new Error('The round does not end.');
}
