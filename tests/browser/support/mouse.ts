import type { TableView } from '@hausregel/protocol';
import { errors, type Locator } from 'playwright-core';
import type { TextKey } from '../../../apps/web/src/locales/en/index.ts';
import { buttonWord } from '../../../apps/web/src/table/callWords.ts';
import { callWord } from '../../../apps/web/src/table/cardWords.ts';
import { type Choice, comesWithCall, deedsOf, layFirst } from './deeds.ts';
import { eventually, WAIT_MS } from './deadline.ts';
import { makeMove, type Way } from './makeMove.ts';
import type { Player } from './player.ts';
import { untilStill } from './still.ts';
import { actions, oneOf } from './targets.ts';

/** Where a card shows even if the next one lies over it, px from its corner. */
export const CORNER = { x: 14, y: 24 };
/** How long a click is tried before a look at whether there is still anything to click, ms. */
const TRY_MS = 6_000;

/** Clicks, unless the table has moved on from a position meanwhile: then there may be nothing left to click. */
async function clickAt(player: Player, seq: number, target: Locator, position?: typeof CORNER): Promise<void> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    try {
      await target.click({ timeout: TRY_MS, ...(position === undefined ? {} : { position }) });
      return;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || player.seq !== seq || Date.now() > end) throw error;
    }
  }
}

const mouseAt = (player: Player, seq: number): Way => ({
  press: (target) => clickAt(player, seq, target),
  async take(card) {
    // A card that still flies to the hand may lie under the pointer for another.
    await untilStill(player.page);
    await clickAt(player, seq, card, CORNER);
  },
});

/** Makes a move by clicks alone, in the position of this number. */
export const clickMove = (player: Player, move: string, seq: number = player.seq): Promise<void> =>
  makeMove(player, move, mouseAt(player, seq));

/** Words that the player's button may bear: now, and with the card that is laid next. */
function wordsOf({ view, words }: Player): readonly string[] {
  const { round } = view;
  const mine = view.places.find((place) => place.seat === view.you);
  const borne = round ? [true, false].map((isSaid) => buttonWord(round, mine, isSaid)) : [];
  return borne.map((word) => callWord(word, words));
}

export function mauButton(player: Player): Locator {
  const keys: readonly TextKey[] = ['table.wordLabel', 'table.wordArmed', 'table.wordSaid'];
  return actions(player).getByRole('button', {
    name: oneOf(keys.flatMap((key) => wordsOf(player).map((word) => player.words(key, { word })))),
  });
}

/** The button when the call goes with the next card. */
export const armedButton = (player: Player): Locator =>
  player.button(oneOf(wordsOf(player).map((word) => player.words('table.wordArmed', { word }))));

/** Presses Mau where it is due: for the card that is laid next, or for the one that lies; whether the call is made. */
async function callMau(player: Player): Promise<boolean> {
  const { view, seq } = player;
  const isLate = view.round?.sideMoves.includes('~') === true;
  await clickAt(player, seq, mauButton(player));
  const armed = armedButton(player);
  if (!isLate)
    await eventually('the call is armed', async () => player.seq !== seq || (await armed.isVisible()) || undefined);
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
  await untilStill(player.page);
  const { view, seq } = player;
  const deeds = deedsOf(view);
  const deed = choose(deeds, view);
  if (deed === undefined) throw new Error(`Nothing to do in ${JSON.stringify(view.round)}`);
  const isCallDue = view.round?.sideMoves.includes('~') === true || comesWithCall(view, deed);
  const isCallMade = isCallDue && !forgetsMau && (await callMau(player));
  if (!isCallMade) await clickMove(player, deed.move, seq);
}

/** Plays by mouse until the round is over. */
export async function playRound(player: Player, play: Play = {}): Promise<void> {
  for (let turns = 0; turns < TURNS_MAX; turns++) {
    if (player.view.phase !== 'round' || play.while?.(player.view) === false) return;
    await turn(player, play);
  }
  throw new Error('The round does not end.');
}
