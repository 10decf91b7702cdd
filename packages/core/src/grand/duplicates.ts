/**
 * Cards that should exist once but were not sorted out: as soon as one copy has been laid, whoever
 * holds the other, or draws it later, gives it up (MTT-0a).
 */
import { type Kind, rankOf, type Seat, suitOf } from '../card.ts';
import { copiesInHand, drawCards, removeFromHand } from '../cards.ts';
import type { Chance } from '../chance.ts';
import { emit, EVENT_GAVE_UP, WHY_PENALTY } from '../events.ts';
import { NONE, nextSeat, PHASE_OVER, type Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import { beginTurn } from '../turns.ts';
import { endIfAlone, goOut } from './goingOut.ts';
import type { GrandTables } from './grandTables.ts';
import { isIn } from './rankMasks.ts';

export function noteLaid({ uniques }: GrandTables, position: Position, kind: Kind): void {
  const index = uniques.indexOf(kind);
  if (index >= 0) position.laidUniques |= 1 << index;
}

/**
 * After every move: second copies in hands are set aside; a last card given up is made good by one drawn. Hot path:
 * most copies that are due lie in the draw pile, which the hands tell all at once.
 */
export function giveUpDuplicates(rules: Rules, grand: GrandTables, position: Position, chance: Chance): void {
  for (let round = 0; round <= grand.uniques.length; round++) {
    const before = position.setAside;
    let held = heldUniques(grand, position);
    for (let index = 0; held >> index !== 0; index++) {
      if (!((held >> index) & 1)) continue;
      giveUp(rules, grand, position, index, chance);
      held = heldUniques(grand, position);
    }
    // A card drawn for one given up may be another one to give up.
    if (position.setAside === before) return;
  }
}

/** Bits of the cards to be given up that somebody in the round holds; none once it is over. */
function heldUniques({ uniques }: GrandTables, position: Position): number {
  if (position.phase === PHASE_OVER) return 0;
  let lo = 0;
  let hi = 0;
  for (let seat = 0; seat < position.seatCount; seat++) {
    if (!((position.inMask >> seat) & 1)) continue;
    lo |= position.handLo[seat] ?? 0;
    hi |= position.handHi[seat] ?? 0;
  }
  const due = position.laidUniques & ~position.setAside;
  let held = 0;
  for (let index = 0; due >> index !== 0; index++) {
    if ((due >> index) & 1 && isIn(lo, hi, uniques[index] ?? 0)) held |= 1 << index;
  }
  return held;
}

function giveUp(rules: Rules, grand: GrandTables, position: Position, index: number, chance: Chance): void {
  const kind = grand.uniques[index] ?? NONE;
  const seat = holderOf(position, kind);
  if (seat === undefined) return;
  removeFromHand(position, seat, kind);
  position.setAside |= 1 << index;
  emit(position, EVENT_GAVE_UP, seat, kind, 0);
  if (rankOf(kind) === grand.queensRank && position.queensBy === seat && copiesInHand(position, seat, kind) === 0) {
    position.openQueens &= ~(1 << suitOf(kind));
  }
  if (position.handCount[seat] !== 0) return;
  if (drawCards(rules, position, seat, 1, WHY_PENALTY, chance) > 0) return;
  const wasOnTurn = position.turn === seat;
  goOut(position, seat);
  if (!endIfAlone(position) && wasOnTurn) beginTurn(rules, position, nextSeat(position, seat));
}

/** Whoever in the round holds the kind, looked for from the seat on turn on. */
function holderOf(position: Position, kind: Kind): Seat | undefined {
  for (let step = 0; step < position.seatCount; step++) {
    const seat = (Math.max(0, position.turn) + step) % position.seatCount;
    if ((position.inMask >> seat) & 1 && copiesInHand(position, seat, kind) > 0) return seat;
  }
  return undefined;
}
