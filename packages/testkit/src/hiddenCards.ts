/** Worlds that look the same to a seat: what it cannot see is dealt anew among the same places. */
import {
  type Chance,
  JOKER,
  KIND_COUNT,
  type Kind,
  Position,
  RANK_QUEEN,
  rankOf,
  type Seat,
  shuffle,
  suitOf,
} from '@hausregel/core';

/** Puts a hand in the place of the one a seat holds. */
function setHand(position: Position, seat: Seat, hand: ArrayLike<Kind>): void {
  position.copies.fill(0, seat * KIND_COUNT, (seat + 1) * KIND_COUNT);
  position.handLo[seat] = 0;
  position.handHi[seat] = 0;
  for (const kind of Array.from(hand)) {
    const at = seat * KIND_COUNT + kind;
    position.copies[at] = (position.copies[at] ?? 0) + 1;
    if (kind < 32) position.handLo[seat] = (position.handLo[seat] ?? 0) | (1 << kind);
    else position.handHi[seat] = (position.handHi[seat] ?? 0) | (1 << (kind - 32));
  }
  position.handCount[seat] = hand.length;
}

/** Cards of a hand that stay with it: what lies open, the cards about to be laid, and those that `stays` names. */
function keptOfHand(position: Position, seat: Seat, kept: Kept): Kind[] {
  const stay: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const held = position.copies[seat * KIND_COUNT + kind] ?? 0;
    const isOpen = position.queensBy === seat && isQueen(kind) && ((position.openQueens >> suitOf(kind)) & 1) === 1;
    const laid =
      kept.laid?.seat === seat && kept.laid.kinds.includes(kind)
        ? kept.laid.kinds.filter((one) => one === kind).length
        : 0;
    const count = kept.stays?.(kind) === true ? held : Math.min(held, Math.max(laid, isOpen ? 1 : 0));
    for (let copy = 0; copy < count; copy++) stay.push(kind);
  }
  return stay;
}

const isQueen = (kind: Kind): boolean => kind < JOKER && rankOf(kind) === RANK_QUEEN;

/** Cards of a hand but those. */
function restOfHand(position: Position, seat: Seat, without: readonly Kind[]): Kind[] {
  const rest: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const copies = (position.copies[seat * KIND_COUNT + kind] ?? 0) - without.filter((one) => one === kind).length;
    for (let copy = 0; copy < copies; copy++) rest.push(kind);
  }
  return rest;
}

/** What stays where it is although the viewer has not seen it. */
export interface Kept {
  /** Cards about to be laid. */
  readonly laid?: { readonly seat: Seat; readonly kinds: readonly Kind[] };
  /** Kinds that stay where they are, since the coming move shows who holds them. */
  readonly stays?: (kind: Kind) => boolean;
  /** The draw pile, when the viewer is about to draw from it. */
  readonly pile: boolean;
  /** Other seats whose hands are known too. */
  readonly known?: readonly Seat[];
}

/**
 * A copy in which all cards that `viewer` does not see (other hands and the draw pile) have changed
 * places at random, but for those kept; hands and piles keep their sizes.
 */
export function withHiddenExchanged(
  position: Position,
  viewer: Seat | undefined,
  chance: Chance,
  kept: Kept,
): Position {
  const other = new Position(position.seatCount);
  other.copyFrom(position);
  const seats = Array.from({ length: position.seatCount }, (_, seat) => seat).filter(
    (seat) => seat !== viewer && kept.known?.includes(seat) !== true,
  );
  const stays = seats.map((seat) => keptOfHand(position, seat, kept));
  const rests = seats.map((seat, index) => restOfHand(position, seat, stays[index] ?? []));
  const isMoved = (kind: Kind): boolean => !kept.pile && kept.stays?.(kind) !== true;
  const pile = Array.from(position.drawPile.subarray(0, position.drawCount)).filter(isMoved);
  const hidden = Uint8Array.from([...rests.flat(), ...pile]);
  shuffle(hidden, hidden.length, chance, 'playout');
  let at = 0;
  for (const [index, seat] of seats.entries()) {
    const count = rests[index]?.length ?? 0;
    setHand(other, seat, [...(stays[index] ?? []), ...hidden.subarray(at, at + count)]);
    at += count;
  }
  for (let place = 0; place < position.drawCount; place++) {
    if (isMoved(position.drawPile[place] ?? 0)) other.drawPile[place] = hidden[at++] ?? 0;
  }
  return other;
}
