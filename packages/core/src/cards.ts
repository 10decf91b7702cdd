/** Moving cards between hands and piles. Hot path: no allocation, no checks. */
import { EMPTY_TABLE, KIND_COUNT, type Kind, type Seat } from './card.ts';
import type { Chance, ChancePurpose } from './chance.ts';
import { CALL_NONE, NONE, type Position } from './position.ts';
import type { HouseTables } from './house/houseTables.ts';
import type { Rules } from './rules.ts';
import { EVENT_CARD, EVENT_DREW, EVENT_RENEWED, emit } from './events.ts';

export function addToHand(position: Position, seat: Seat, kind: Kind): void {
  const index = seat * KIND_COUNT + kind;
  const before = position.copies[index] ?? 0;
  position.copies[index] = before + 1;
  if (before === 0) flipMask(position, seat, kind);
  position.handCount[seat] = (position.handCount[seat] ?? 0) + 1;
}

export function removeFromHand(position: Position, seat: Seat, kind: Kind): void {
  const index = seat * KIND_COUNT + kind;
  const after = (position.copies[index] ?? 0) - 1;
  position.copies[index] = after;
  if (after === 0) flipMask(position, seat, kind);
  position.handCount[seat] = (position.handCount[seat] ?? 0) - 1;
}

function flipMask(position: Position, seat: Seat, kind: Kind): void {
  if (kind < 32) position.handLo[seat] = (position.handLo[seat] ?? 0) ^ (1 << kind);
  else position.handHi[seat] = (position.handHi[seat] ?? 0) ^ (1 << (kind - 32));
}

/** Copies of a kind in a hand. */
export const copiesInHand = (position: Position, seat: Seat, kind: Kind): number =>
  position.copies[seat * KIND_COUNT + kind] ?? 0;

/** Fisher–Yates over the first `count` bytes, from the last to the first. */
export function shuffle(pile: Uint8Array, count: number, chance: Chance, purpose: ChancePurpose): void {
  for (let last = count - 1; last > 0; last--) {
    const other = chance.below(last + 1, purpose);
    const kind = pile[last] ?? 0;
    pile[last] = pile[other] ?? 0;
    pile[other] = kind;
  }
}

/**
 * Draws up to `count` cards for a seat, renewing the pile when a card is due and none is left
 * (GEN-9). Draws what there is (GEN-3). Cards drawn end a call. Returns how many were drawn;
 * a renewal in between parts the event in two.
 */
export function drawCards(
  rules: Rules,
  position: Position,
  seat: Seat,
  count: number,
  why: number,
  chance: Chance,
): number {
  let header = NONE;
  let drawn = 0;
  const limit = rules.house === undefined ? count : withinLimit(rules.house, position, seat, count);
  for (; drawn < limit; drawn++) {
    if (position.drawCount === 0) {
      if (!renew(rules, position, chance)) break;
      header = NONE;
    }
    if (header === NONE) {
      header = position.eventCount;
      emit(position, EVENT_DREW, seat, 0, why);
    }
    position.drawCount--;
    const kind = position.drawPile[position.drawCount] ?? 0;
    addToHand(position, seat, kind);
    emit(position, EVENT_CARD, seat, kind, 0);
    position.events[header] = (position.events[header] ?? 0) + 512;
    position.drawnKind = kind;
  }
  position.isDrawnSince = true;
  if (drawn > 0) {
    position.idle = 0;
    position.call[seat] = CALL_NONE;
    position.openMask &= ~(1 << seat);
  } else {
    position.drawnKind = NONE;
    emit(position, EVENT_DREW, seat, 0, why);
  }
  return drawn;
}

/** As many as a hand may still grow by. */
function withinLimit(house: HouseTables, position: Position, seat: Seat, count: number): number {
  if (house.handLimit === 0) return count;
  return Math.min(count, Math.max(0, house.handLimit - (position.handCount[seat] ?? 0)));
}

/** The discard pile becomes the draw pile. Returns whether there was one. */
function renew(rules: Rules, position: Position, chance: Chance): boolean {
  if (rules.house?.pileEnds === true) return false;
  if (rules.renewal === 'turn-all') return turnOver(position);
  const count = position.discardCount - 1;
  if (count <= 0) return false;
  const isShuffled = rules.renewal === 'shuffle';
  for (let index = 0; index < count; index++) {
    // Turned over, the oldest card is drawn first.
    position.drawPile[count - 1 - index] = position.discardPile[index] ?? 0;
  }
  if (isShuffled) shuffle(position.drawPile, count, chance, 'reshuffle');
  position.discardPile[0] = position.discardPile[count] ?? 0;
  position.discardCount = 1;
  position.drawCount = count;
  emit(position, EVENT_RENEWED, 0, count, isShuffled ? 1 : 0);
  return true;
}

/** The whole pile is turned over, unshuffled; the table is empty, and a meeting is over (MTT-21). */
function turnOver(position: Position): boolean {
  const count = position.discardCount;
  if (count === 0) return false;
  for (let index = 0; index < count; index++) {
    position.drawPile[count - 1 - index] = position.discardPile[index] ?? 0;
  }
  position.drawCount = count;
  position.discardCount = 0;
  position.top = EMPTY_TABLE;
  position.topBy = NONE;
  position.wish = NONE;
  position.run = 0;
  emit(position, EVENT_RENEWED, 0, count, 0);
  return true;
}

/** The whole discard pile goes to a hand; the table is empty. Returns how many cards that were. */
export function takeDiscardPile(position: Position, seat: Seat): number {
  const count = position.discardCount;
  for (let index = 0; index < count; index++) addToHand(position, seat, position.discardPile[index] ?? 0);
  position.discardCount = 0;
  position.top = EMPTY_TABLE;
  position.topBy = NONE;
  position.wish = NONE;
  return count;
}

/** Puts the hand of a seat under the draw pile, ascending by kind, the first one drawn first. */
export function putHandUnderPile(position: Position, seat: Seat): void {
  const count = position.handCount[seat] ?? 0;
  position.drawPile.copyWithin(count, 0, position.drawCount);
  let at = count;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    while (copiesInHand(position, seat, kind) > 0) {
      removeFromHand(position, seat, kind);
      position.drawPile[--at] = kind;
    }
  }
  position.drawCount += count;
}
