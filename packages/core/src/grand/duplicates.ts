/**
 * Cards that should exist once but were not sorted out: as soon as one copy has been laid, whoever
 * holds the other, or draws it later, gives it up (MTT-0a).
 */
import { type Kind, rankOf, type Seat, suitOf } from '../card.ts';
import { copiesInHand, drawCards, removeFromHand } from '../cards.ts';
import type { Chance } from '../chance.ts';
import { emit, EVENT_GAVE_UP, WHY_PENALTY } from '../events.ts';
import { nextSeat, PHASE_OVER, type Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import { beginTurn } from '../turns.ts';
import { endIfAlone, goOut } from './goingOut.ts';
import type { GrandTables } from './grandTables.ts';

export function noteLaid({ uniques }: GrandTables, position: Position, kind: Kind): void {
  const index = uniques.indexOf(kind);
  if (index >= 0) position.laidUniques |= 1 << index;
}

/** After every move: second copies in hands are set aside; a last card given up is made good by one drawn. */
export function giveUpDuplicates(rules: Rules, grand: GrandTables, position: Position, chance: Chance): void {
  for (let round = 0; round <= grand.uniques.length; round++) {
    const before = position.setAside;
    grand.uniques.forEach((kind, index) => {
      const isDue = ((position.laidUniques & ~position.setAside) >> index) & 1;
      if (isDue && position.phase !== PHASE_OVER) giveUp(rules, grand, position, kind, index, chance);
    });
    // A card drawn for one given up may be another one to give up.
    if (position.setAside === before) return;
  }
}

function giveUp(rules: Rules, grand: GrandTables, position: Position, kind: Kind, index: number, chance: Chance): void {
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
