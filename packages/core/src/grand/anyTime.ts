/** Moves of the grand game that need no turn. */
import { EMPTY_TABLE, JOKER, rankOf, type Seat } from '../card.ts';
import { copiesInHand } from '../cards.ts';
import { BREAK, layMove, type Move } from '../move.ts';
import { NONE, PHASE_OVER, type Position } from '../position.ts';
import type { GrandTables } from './grandTables.ts';

/** Whether a card that may be laid at any time could be in the hand: for one on turn hardly ever. */
export const mayActAnyTime = (grand: GrandTables, position: Position, seat: Seat): boolean =>
  position.handCount[seat] === 1 || canJump(grand, position);

/** Cards that may be laid at any time: on a laid jack, or as one's last (MTT-Q♠, MTT-Q♥). */
export function listAnyTime(grand: GrandTables, position: Position, seat: Seat, out: Int32Array, from: number): number {
  const { jumper, exit } = grand;
  let count = from;
  if (jumper !== NONE && copiesInHand(position, seat, jumper) > 0 && canJump(grand, position)) {
    count = addOnce(layMove(jumper), out, count);
  }
  if (exit !== NONE && position.handCount[seat] === 1 && copiesInHand(position, seat, exit) > 0) {
    count = addOnce(layMove(exit), out, count);
  }
  return count;
}

function addOnce(move: Move, out: Int32Array, count: number): number {
  for (let index = 0; index < count; index++) if (out[index] === move) return count;
  out[count] = move;
  return count + 1;
}

/** A jack that somebody has laid lies on top; the start card was laid by nobody. */
const canJump = (grand: GrandTables, position: Position): boolean =>
  position.topBy !== NONE &&
  position.top !== EMPTY_TABLE &&
  position.top !== JOKER &&
  rankOf(position.top) === grand.jumpsOnRank;

/** Moves that any seat in the round has at any time beside calls and leaving. */
export const breakMoves = (position: Position, seat: Seat): readonly Move[] =>
  (position.breakMask >> seat) & 1 || position.phase === PHASE_OVER ? [] : [BREAK];
