import type { HandCard, MoveText, RefusalText } from '@hausregel/protocol';
import type { Sorting } from './types.ts';

/** Really equal cards of a hand as one thing to tap. */
export interface HandGroup {
  /** Stays the same while the cards stay in the hand. */
  readonly key: string;
  readonly card: string;
  readonly copies: number;
  readonly moves: readonly MoveText[];
  readonly refusal: RefusalText | undefined;
  readonly isNew: boolean;
  readonly attempt?: MoveText;
}

const RANKS = '23456789TJQKAX';
const SUITS = 'CSHD';

const rankOf = (card: string): number => RANKS.indexOf(card[0] ?? '');
const suitOf = (card: string): number => (card.startsWith('X') ? SUITS.length : SUITS.indexOf(card[1] ?? ''));

const bySuit = (a: HandGroup, b: HandGroup): number =>
  suitOf(a.card) - suitOf(b.card) || rankOf(a.card) - rankOf(b.card);
const byRank = (a: HandGroup, b: HandGroup): number =>
  rankOf(a.card) - rankOf(b.card) || suitOf(a.card) - suitOf(b.card);
const byPlayable = (a: HandGroup, b: HandGroup): number =>
  Number(b.moves.length > 0) - Number(a.moves.length > 0) || bySuit(a, b);

const ORDERS: Readonly<Record<Sorting, ((a: HandGroup, b: HandGroup) => number) | undefined>> = {
  suit: bySuit,
  rank: byRank,
  playable: byPlayable,
  none: undefined,
};

/** A hand in groups of equal cards, sorted; a card just drawn stays on its own. */
export function groupHand(hand: readonly HandCard[], sorting: Sorting): readonly HandGroup[] {
  const groups = new Map<string, HandGroup>();
  for (const { card, moves, refusal, isNew, attempt } of hand) {
    const key = isNew ? `${card}*` : card;
    const seen = groups.get(key);
    groups.set(key, {
      key,
      card,
      copies: (seen?.copies ?? 0) + 1,
      moves: [...new Set([...(seen?.moves ?? []), ...moves])],
      refusal: seen?.refusal ?? refusal,
      isNew,
      ...(attempt === undefined ? {} : { attempt }),
    });
  }
  const order = ORDERS[sorting];
  const list = [...groups.values()];
  return order ? list.toSorted(order) : list;
}

/** Moves that lay a group: its own, and those of others (sets, cards it lies under) that it belongs to. */
export function choicesOf(group: HandGroup, otherMoves: readonly MoveText[]): readonly MoveText[] {
  if (group.moves.length === 0) return [];
  const sets = otherMoves.filter((move) => move.split(/[+>]/).includes(group.card));
  return [...new Set([...group.moves, ...sets])];
}

/** Cards by suit, then rank; jokers last. */
export const sortCards = (cards: readonly string[]): readonly string[] =>
  cards.toSorted((a, b) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b));

/** Cards of a suit in a hand, ranks ascending; a joker has none. */
export const cardsOfSuit = (hand: readonly HandCard[], suit: string): readonly string[] =>
  hand
    .map(({ card }) => card)
    .filter((card) => card[1] === suit && !card.startsWith('X'))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
