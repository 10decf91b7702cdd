/** What many orders of the same cards have in common with chance. */

/** Cards in their order, as places in a first order. */
export type Order = Uint8Array;

/**
 * Standard deviations that a statistic may be off. The cube root of chi-square is close to normal
 * (Wilson and Hilferty), so an honest shuffle is off by as much at most once in two million.
 */
export const SIGMAS = 5;

/** By statistic, in standard deviations. */
export type Deviations = Readonly<Record<string, number>>;

/** How far counts are from what is expected of each cell, with so many of them free. */
export function deviation(counts: ArrayLike<number>, expected: (cell: number) => number, free: number): number {
  let chiSquare = 0;
  for (let cell = 0; cell < counts.length; cell++) {
    const mean = expected(cell);
    if (mean > 0) chiSquare += ((counts[cell] ?? 0) - mean) ** 2 / mean;
  }
  const variance = 2 / (9 * free);
  return (Math.cbrt(chiSquare / free) - (1 - variance)) / Math.sqrt(variance);
}

/** Statistics that are further off than chance may be, with how far. */
export const off = (deviations: Deviations): string[] =>
  Object.entries(deviations).flatMap(([name, sigmas]) =>
    Math.abs(sigmas) > SIGMAS ? [`${name}: ${sigmas.toFixed(1)}`] : [],
  );

export function bump(counts: Uint32Array, cell: number): void {
  counts[cell] = (counts[cell] ?? 0) + 1;
}

const FIXED_MAX = 7;
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
/** Share of orders in which so many cards stay in place. */
const fixedShare = (count: number): number => Math.exp(-1) / factorial(count);
const FIXED_BELOW = Array.from({ length: FIXED_MAX }, (_, count) => fixedShare(count)).reduce((sum, p) => sum + p, 0);

/** Counts orders of so many cards. */
export class OrderTally {
  private readonly cards: number;
  private readonly places: Uint32Array;
  private readonly pairs: Uint32Array;
  private readonly serial: Uint32Array;
  private readonly fixed = new Uint32Array(FIXED_MAX + 1);
  private readonly parity = new Uint32Array(2);
  private readonly before: Uint8Array;
  private readonly seen: Uint8Array;
  private orders = 0;

  constructor(cards: number) {
    this.cards = cards;
    this.places = new Uint32Array(cards * cards);
    this.pairs = new Uint32Array(cards * cards);
    this.serial = new Uint32Array(cards * cards);
    this.before = new Uint8Array(cards);
    this.seen = new Uint8Array(cards);
  }

  add(order: Order): void {
    const { cards, orders } = this;
    let fixed = 0;
    for (let place = 0; place < cards; place++) {
      const card = order[place] ?? 0;
      bump(this.places, place * cards + card);
      if (card === place) fixed += 1;
    }
    bump(this.fixed, Math.min(fixed, FIXED_MAX));
    const place = orders % (cards - 1);
    bump(this.pairs, (order[place] ?? 0) * cards + (order[place + 1] ?? 0));
    const same = orders % cards;
    if (orders > 0) bump(this.serial, (this.before[same] ?? 0) * cards + (order[same] ?? 0));
    this.before.set(order);
    bump(this.parity, this.parityOf(order));
    this.orders += 1;
  }

  deviations(): Deviations {
    const { orders, cards } = this;
    const isPair = (cell: number): boolean => Math.floor(cell / cards) !== cell % cards;
    const pairs = cards * (cards - 1);
    const fixed = (count: number): number => orders * (count < FIXED_MAX ? fixedShare(count) : 1 - FIXED_BELOW);
    return {
      'each card in each place': deviation(this.places, () => orders / cards, (cards - 1) ** 2),
      'which card follows which': deviation(this.pairs, (cell) => (isPair(cell) ? orders / pairs : 0), pairs - 1),
      'the same place in the next order': deviation(this.serial, () => (orders - 1) / cards ** 2, cards ** 2 - 1),
      'cards that stay in place': deviation(this.fixed, fixed, FIXED_MAX),
      'even and odd orders': deviation(this.parity, () => orders / 2, 1),
    };
  }

  private parityOf(order: Order): number {
    this.seen.fill(0);
    let cycles = 0;
    for (let place = 0; place < this.cards; place++) {
      if (this.seen[place] === 1) continue;
      cycles += 1;
      for (let at = place; this.seen[at] !== 1; at = order[at] ?? 0) this.seen[at] = 1;
    }
    return (this.cards - cycles) & 1;
  }
}
