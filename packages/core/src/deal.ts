import { KIND_COUNT, type Kind, kindOf, type Seat, SUIT_COUNT } from './card.ts';
import { addToHand, copiesInHand, shuffle } from './cards.ts';
import { awaitDeal, beginByStartCard, countRun, dealHands } from './grand/grandStart.ts';
import type { GrandTables } from './grand/grandTables.ts';
import type { Chance } from './chance.ts';
import { beginFree, takeStartEffect } from './effects.ts';
import { maskHi, maskLo } from './legal.ts';
import { CALL_MADE, NONE, nextSeat, PHASE_CHAIN, PHASE_FREE, PHASE_TURN, type Position } from './position.ts';
import type { Rules } from './rules.ts';
import { beginTurn } from './turns.ts';

export interface DealOptions {
  readonly dealer: Seat;
  /** Bits of the seats that take part; their number must be the one the rules were compiled for. */
  readonly inMask: number;
  /** Seat that the beginner is counted from where the start card says who begins; default 0. */
  readonly constant?: Seat;
}

/**
 * Shuffles and deals a round: one card at a time from the dealer's next, then the start card, if
 * one is turned, whose effect is taken. All draws of chance have the purpose `deal`.
 */
export function deal(rules: Rules, position: Position, options: DealOptions, chance: Chance): void {
  position.clear(options.inMask, options.dealer);
  position.constant = options.constant ?? 0;
  let count = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let copy = rules.deck[kind] ?? 0; copy > 0; copy--) position.drawPile[count++] = kind;
  }
  shuffle(position.drawPile, count, chance, 'deal');
  position.drawCount = count;
  if (rules.grand !== undefined) {
    if (rules.grand.handSizeMax === 0) dealHands(rules, position, rules.handSize);
    else awaitDeal(rules, position);
    return;
  }
  if (rules.house?.startsBackwards === true) position.direction = -1;
  let seat = options.dealer;
  for (let left = rules.handSize * position.inCount; left > 0; left--) {
    seat = nextSeat(position, seat);
    addToHand(position, seat, position.drawPile[--position.drawCount] ?? 0);
  }
  if (rules.house?.grace === true) position.grace = position.inCount + 1;
  if (rules.startEffect === 'not-turned') {
    beginFree(rules, position);
    return;
  }
  openWith(position, turnStartCard(rules, position, chance));
  takeStartEffect(rules, position, chance);
}

const isPutBack = (rules: Rules, kind: Kind): boolean =>
  ((maskLo(kind) & rules.putBackLo) | (maskHi(kind) & rules.putBackHi)) !== 0;

/** The start card; kinds that may not be one go back to any place of the pile (CE-2). */
function turnStartCard(rules: Rules, position: Position, chance: Chance): Kind {
  const { drawPile } = position;
  let at = position.drawCount - 1;
  while (at > 0 && isPutBack(rules, drawPile[at] ?? 0)) at--;
  // A pile of nothing else: its top card will do.
  if (isPutBack(rules, drawPile[at] ?? 0)) at = position.drawCount - 1;
  const start = drawPile[at] ?? 0;
  const end = position.drawCount;
  position.drawCount = at;
  // In place: what goes back is written below the cards that still wait for it.
  for (let next = at + 1; next < end; next++) {
    const kind = drawPile[next] ?? 0;
    const place = chance.below(position.drawCount + 1, 'deal');
    drawPile.copyWithin(place + 1, place, position.drawCount);
    drawPile[place] = kind;
    position.drawCount++;
  }
  return start;
}

function openWith(position: Position, kind: Kind): void {
  position.discardPile[0] = kind;
  position.discardCount = 1;
  position.top = kind;
}

/** A position as people write it down; what is absent has its usual value. */
export interface Setup {
  readonly dealer: Seat;
  /** Seat that the beginner is counted from; default 0. */
  readonly constant?: Seat;
  /** Seats that are out already, in their order; not in `inMask`. */
  readonly out?: readonly Seat[];
  /** Seats whose queens lie open. */
  readonly open?: readonly Seat[];
  /** Seats that take part; default all. */
  readonly inMask?: number;
  readonly hands: readonly (readonly Kind[])[];
  /** Draw pile, the card drawn first in front. */
  readonly draw: readonly Kind[];
  /** Discard pile, bottom first. */
  readonly discard: readonly Kind[];
  /** The top of the discard pile has just been turned as start card. */
  readonly isStart?: boolean;
  /** Default: the seat after the dealer. */
  readonly turn?: Seat;
  readonly direction?: 1 | -1;
  readonly wish?: number;
  /** A chain pending on the seat on turn: its amount and a kind that carries it on. */
  readonly pending?: { readonly amount: number; readonly of: Kind };
}

/** What the grand game keeps besides: who is out, open queens, how many kings lie in succession. */
function setUpGrand(grand: GrandTables, position: Position, setup: Setup): void {
  for (const seat of setup.out ?? []) position.outOrder[position.outCount++] = seat;
  const [asker] = setup.open ?? [];
  if (asker !== undefined) {
    position.queensBy = asker;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      if (copiesInHand(position, asker, kindOf(grand.queensRank, suit)) > 0) position.openQueens |= 1 << suit;
    }
  }
}

/**
 * Sets a position up. The cards given are all the cards there are. Whoever holds one card counts
 * as having called.
 */
export function setUp(rules: Rules, position: Position, setup: Setup, chance: Chance): void {
  position.clear(setup.inMask ?? (1 << position.seatCount) - 1, setup.dealer);
  setup.hands.forEach((hand, seat) => hand.forEach((kind) => addToHand(position, seat, kind)));
  setup.draw.forEach((kind, index) => {
    position.drawPile[setup.draw.length - 1 - index] = kind;
  });
  position.drawCount = setup.draw.length;
  setup.discard.forEach((kind, index) => {
    position.discardPile[index] = kind;
  });
  position.discardCount = setup.discard.length;
  const top = setup.discard.at(-1);
  if (top !== undefined) position.top = top;
  position.direction = setup.direction ?? 1;
  position.constant = setup.constant ?? 0;
  if (rules.grand !== undefined) setUpGrand(rules.grand, position, setup);
  countRun(rules, position);
  for (let seat = 0; seat < position.seatCount; seat++) {
    if (rules.callsAtOne && position.handCount[seat] === 1) position.call[seat] = CALL_MADE;
  }
  if (setup.isStart === true && rules.grand !== undefined) {
    beginByStartCard(rules, position);
    return;
  }
  if (setup.isStart === true) {
    if (rules.house?.grace === true) position.grace = position.inCount + 1;
    takeStartEffect(rules, position, chance);
    return;
  }
  const { pending } = setup;
  const isFree = top === undefined && rules.startEffect === 'not-turned';
  const turn = setup.turn ?? nextSeat(position, setup.dealer);
  position.wish = setup.wish ?? NONE;
  beginTurn(rules, position, turn, isFree ? PHASE_FREE : PHASE_TURN);
  const chain = pending === undefined ? 0 : (rules.chainOf[pending.of] ?? 0);
  if (pending === undefined || chain === 0) return;
  position.phase = PHASE_CHAIN;
  position.chain = chain - 1;
  position.amount = pending.amount;
}
