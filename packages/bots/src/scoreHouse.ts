/** What rarer house rules mean to a bot: cards of a rank laid at once, hands that change, cards that cost one. */
import {
  type Kind,
  kindOf,
  type Move,
  moveCopies,
  moveKind,
  moveOthers,
  rankOf,
  type Rules,
  SUIT_COUNT,
  SWAP_ALL,
  SWAP_NEXT,
} from '@hausregel/core';
import type { Outlook } from './outlook.ts';

/** The outlook once all cards of a lay but the top one have left the hand. */
export function withoutOthers(outlook: Outlook, move: Move): Outlook {
  const others = moveOthers(move);
  const copies = moveCopies(move);
  if (others === 0 && copies === 1) return outlook;
  const kind = moveKind(move);
  const hand = outlook.hand.slice();
  hand[kind] = (hand[kind] ?? 0) - (copies - 1);
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if ((others >> suit) % 2 === 0) continue;
    const other = kindOf(rankOf(kind), suit);
    hand[other] = (hand[other] ?? 0) - 1;
  }
  return { ...outlook, hand };
}

/** Cards of a lay that act: all equal ones, and of a set all or only the top one. */
export function actingCards({ house }: Rules, move: Move, cards: number): number {
  return moveOthers(move) === 0 || house?.sets === 'each' ? cards : 1;
}

/** Each card more or less in hand after hands have changed. */
const SWAPPED_CARD = 5;
const SELF_DRAWN = 9;

/** The worth of a card that changes hands or makes its own player draw; `left` cards stay in the own hand. */
export function scoreOwnHand({ rules, view, next, previous }: Outlook, kind: Kind, left: number): number {
  const { house } = rules;
  if (house === undefined) return 0;
  const drawn = SELF_DRAWN * (house.selfDraws[kind] ?? 0);
  const swap = house.swaps[kind];
  const giver = swap === SWAP_NEXT ? next : swap === SWAP_ALL ? previous : undefined;
  const gained = giver === undefined ? left : (view.seats[giver]?.count ?? left);
  return SWAPPED_CARD * (left - gained) - drawn;
}
