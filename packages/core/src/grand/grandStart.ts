/** How a round of the grand game begins: the dealer's choice, and who begins by the start card (MTT-20). */
import { JOKER, type Kind, rankOf, type Seat, suitOf } from '../card.ts';
import { addToHand } from '../cards.ts';
import { emit, EVENT_DEALT } from '../events.ts';
import { NONE, nextSeat, PHASE_DEAL, type Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import { beginTurn } from '../turns.ts';
import { beginnerOffset, JOKER_SUIT } from './grandTables.ts';

/** The pile is shuffled; the dealer owes the size of the hands. */
export function awaitDeal(rules: Rules, position: Position): void {
  beginTurn(rules, position, position.dealer, PHASE_DEAL);
}

/** Sizes of hands that the dealer may choose: a start card must be left. */
export function dealRange(
  { grand, cardCount }: Rules,
  { inCount }: Position,
): { readonly min: number; readonly max: number } {
  const most = Math.floor((cardCount - 1 - inCount) / inCount);
  return { min: grand?.handSizeMin ?? 0, max: Math.min(grand?.handSizeMax ?? 0, most) };
}

/** Deals hands of the size chosen, turns the start card, and puts the beginner on turn. */
export function dealHands(rules: Rules, position: Position, handSize: number): void {
  const { dealer } = position;
  let seat = dealer;
  for (let left = handSize * position.inCount; left > 0; left--) {
    seat = nextSeat(position, seat);
    addToHand(position, seat, position.drawPile[--position.drawCount] ?? 0);
  }
  turnCard(position);
  beginByStartCard(rules, position);
  emit(position, EVENT_DEALT, dealer, handSize, position.top);
}

function turnCard(position: Position): void {
  const kind = position.drawPile[--position.drawCount] ?? 0;
  position.discardPile[position.discardCount++] = kind;
  position.top = kind;
}

/** The turned card says who begins; one that names nobody stays underneath, and another is turned. */
export function beginByStartCard(rules: Rules, position: Position): void {
  let offset = offsetOf(position);
  while (offset === NONE && position.drawCount > 0) {
    turnCard(position);
    offset = offsetOf(position);
  }
  countRun(rules, position);
  beginTurn(rules, position, leftOf(position, Math.max(0, offset)));
}

/** How many kings lie on each other at the top of the discard pile (MTT-16). */
export function countRun({ grand }: Rules, position: Position): void {
  position.run = 0;
  for (let at = position.discardCount - 1; at >= 0; at--) {
    const kind = position.discardPile[at] ?? 0;
    if (grand === undefined || kind === JOKER || rankOf(kind) !== grand.meetingRank) return;
    position.run++;
  }
}

const offsetOf = (position: Position): number => beginnerOffset(position.inCount, suitOrJoker(position.top));

const suitOrJoker = (kind: Kind): number => (kind === JOKER ? JOKER_SUIT : suitOf(kind));

/** So many seats to the left of the constant, among those in the round. */
function leftOf(position: Position, offset: number): Seat {
  let seat = position.constant;
  if (!((position.inMask >> seat) & 1)) seat = nextSeat(position, seat);
  for (let step = 0; step < offset; step++) seat = nextSeat(position, seat);
  return seat;
}
