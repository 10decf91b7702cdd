import type { ReadMove } from './moveText.ts';

/** Larger sets are told in the orders that are legal, and in no others. */
const SIZE_MAX = 4;

function ordersOf(cards: readonly string[]): readonly (readonly string[])[] {
  if (cards.length < 2) return [cards];
  return cards.flatMap((card, i) => ordersOf(cards.toSpliced(i, 1)).map((rest) => [card, ...rest]));
}

/**
 * Sets in every order in which their cards may be taken up. Where cards of a rank are laid at once only the top one
 * matters, so that a legal move spells one order of those under it; the first taken must fit by itself.
 */
export function inAnyOrder(sets: readonly ReadMove[], fits: (card: string) => boolean): readonly ReadMove[] {
  const spelledSo = new Set(sets.map(({ cards }) => cards.join()));
  return sets.flatMap((set) => {
    if (set.cards.length > SIZE_MAX) return [set];
    const top = set.cards.at(-1) ?? '';
    const orders = ordersOf(set.cards.slice(0, -1)).map((under) => [...under, top]);
    const fitting = orders.filter(([first = '']) => fits(first));
    const own = fitting.filter((cards) => cards.join() === set.cards.join() || !spelledSo.has(cards.join()));
    return own.length === 0 ? [set] : own.map((cards) => ({ ...set, cards }));
  });
}

/** The same cards in the order that the legal move spells, of sets that `inAnyOrder` has told. */
export function spelled(sets: readonly ReadMove[], told: readonly ReadMove[], order: readonly string[]): string {
  const move = told.find(({ cards }) => cards.join() === order.join())?.move;
  return (sets.find((set) => set.move === move)?.cards ?? order).join('+');
}
