import { deal, KIND_COUNT, Position, rankOf, type Rules, Xoshiro128 } from '@hausregel/core';
import { compile, PRESETS } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { seedChance } from './seedChance.ts';

/**
 * A million deals, each from a seed of its own as at a table, and what they should have in common with
 * chance. The seeds are those of every run, so the test never fails by accident; each statistic may
 * be five standard deviations off its mean, which happens once in two million to an honest one.
 */
const DEALS = 1_000_000;
const PLAYERS = 4;
const SIGMAS = 5;

function thirtyTwoCards(): Rules {
  for (const preset of PRESETS) {
    const compiled = compile(preset, PLAYERS);
    if (!compiled.ok) continue;
    const cards = compiled.value.deck.reduce((sum, copies) => sum + copies, 0);
    if (cards === 32 && compiled.value.grand === undefined) return compiled.value;
  }
  throw new Error('No preset is played with 32 cards.');
}

const rules = thirtyTwoCards();
const CARDS = 32;
const RANKS = CARDS / 4;

/** The deck in the order in which it was shuffled, as places in the sorted deck. */
type Order = Uint8Array;
const indexOfKind = new Uint8Array(KIND_COUNT);
let next = 0;
for (let kind = 0; kind < KIND_COUNT; kind++) if ((rules.deck[kind] ?? 0) > 0) indexOfKind[kind] = next++;

/** How far the counts are from even (or from `expected`), in standard deviations of chi-square. */
function deviation(counts: ArrayLike<number>, expected: (cell: number) => number, cells: number, free: number): number {
  let chiSquare = 0;
  for (let cell = 0; cell < cells; cell++) {
    const mean = expected(cell);
    if (mean > 0) chiSquare += ((counts[cell] ?? 0) - mean) ** 2 / mean;
  }
  return (chiSquare - free) / Math.sqrt(2 * free);
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
const choose = (n: number, k: number): number => {
  let result = 1;
  for (let i = 1; i <= k; i++) result *= (n - k + i) / i;
  return result;
};

const FIXED_MAX = 7;

/** Counts everything that is looked at, deal by deal. */
class Tally {
  private readonly places = new Uint32Array(CARDS * CARDS);
  private readonly pairs = new Uint32Array(CARDS * CARDS);
  private readonly serial = new Uint32Array(CARDS * CARDS);
  private readonly fixed = new Uint32Array(FIXED_MAX + 1);
  private readonly ofRank = new Uint32Array(5);
  private readonly parity = new Uint32Array(2);
  private readonly before = new Uint8Array(CARDS);
  private deals = 0;

  add(order: Order, handSize: number): void {
    let fixed = 0;
    for (let place = 0; place < CARDS; place++) {
      const card = order[place] ?? 0;
      const cell = place * CARDS + card;
      this.places[cell] = (this.places[cell] ?? 0) + 1;
      if (card === place) fixed += 1;
    }
    bump(this.fixed, Math.min(fixed, FIXED_MAX));
    const place = this.deals % (CARDS - 1);
    bump(this.pairs, (order[place] ?? 0) * CARDS + (order[place + 1] ?? 0));
    const same = this.deals % CARDS;
    if (this.deals > 0) bump(this.serial, (this.before[same] ?? 0) * CARDS + (order[same] ?? 0));
    this.before.set(order);
    bump(this.parity, parityOf(order));
    // The first seat is dealt every fourth card from the top: how many of one rank it has.
    let count = 0;
    for (let card = 0; card < handSize; card++) {
      const at = CARDS - 1 - card * PLAYERS;
      if (Math.floor((order[at] ?? 0) / 4) === this.deals % RANKS) count += 1;
    }
    bump(this.ofRank, count);
    this.deals += 1;
  }

  /** By statistic, in standard deviations. */
  deviations(handSize: number): Readonly<Record<string, number>> {
    const { deals } = this;
    const isPair = (cell: number): boolean => Math.floor(cell / CARDS) !== cell % CARDS;
    const pairCells = CARDS * (CARDS - 1);
    const poisson = (count: number): number => Math.exp(-1) / factorial(count);
    const below = Array.from({ length: FIXED_MAX }, (_, count) => poisson(count)).reduce((sum, p) => sum + p, 0);
    const rankShare = (count: number): number =>
      (choose(4, count) * choose(CARDS - 4, handSize - count)) / choose(CARDS, handSize);
    return {
      'each card in each place': deviation(this.places, () => deals / CARDS, CARDS ** 2, (CARDS - 1) ** 2),
      'which card follows which': deviation(
        this.pairs,
        (cell) => (isPair(cell) ? deals / pairCells : 0),
        CARDS ** 2,
        pairCells - 1,
      ),
      'the same place in the next deal': deviation(
        this.serial,
        () => (deals - 1) / CARDS ** 2,
        CARDS ** 2,
        CARDS ** 2 - 1,
      ),
      'cards that stay in place': deviation(
        this.fixed,
        (count) => deals * (count < FIXED_MAX ? poisson(count) : 1 - below),
        FIXED_MAX + 1,
        FIXED_MAX,
      ),
      'cards of one rank in a hand': deviation(this.ofRank, (count) => deals * rankShare(count), 5, 4),
      'even and odd orders': deviation(this.parity, () => deals / 2, 2, 1),
    };
  }
}

function bump(counts: Uint32Array, cell: number): void {
  counts[cell] = (counts[cell] ?? 0) + 1;
}

const seen = new Uint8Array(CARDS);
function parityOf(order: Order): number {
  seen.fill(0);
  let cycles = 0;
  for (let place = 0; place < CARDS; place++) {
    if (seen[place] === 1) continue;
    cycles += 1;
    for (let at = place; seen[at] !== 1; at = order[at] ?? 0) seen[at] = 1;
  }
  return (CARDS - cycles) & 1;
}

const off = (deviations: Readonly<Record<string, number>>): string[] =>
  Object.entries(deviations).flatMap(([name, sigmas]) =>
    Math.abs(sigmas) > SIGMAS ? [`${name}: ${sigmas.toFixed(1)}`] : [],
  );

const seedOfDeal = (number: number): string => number.toString(16).padStart(64, '0');

describe('a million deals', () => {
  test('look like chance in every place, pair, hand, and from one to the next', () => {
    const position = new Position(PLAYERS);
    const order = new Uint8Array(CARDS);
    const tally = new Tally();
    for (let number = 0; number < DEALS; number++) {
      deal(rules, position, { dealer: 3, inMask: 15 }, seedChance(seedOfDeal(number), 'deal'));
      // Dealt cards stay in the array above the pile.
      for (let place = 0; place < CARDS; place++) order[place] = indexOfKind[position.drawPile[place] ?? 0] ?? 0;
      tally.add(order, rules.handSize);
    }
    const deviations = tally.deviations(rules.handSize);
    expect(Object.keys(deviations)).toHaveLength(6);
    expect(off(deviations)).toEqual([]);
  }, 600_000);

  test('are those that are dealt: the order decides hands, start card and pile', () => {
    const position = new Position(PLAYERS);
    deal(rules, position, { dealer: 3, inMask: 15 }, seedChance(seedOfDeal(1), 'deal'));
    for (let card = 0; card < rules.handSize; card++) {
      const kind = position.drawPile[CARDS - 1 - card * PLAYERS] ?? 0;
      expect(position.copies[kind]).toBe(1);
    }
    expect(position.discardPile[0]).toBe(position.drawPile[CARDS - 1 - rules.handSize * PLAYERS]);
    expect(rankOf(position.drawPile[0] ?? 0)).toBeGreaterThanOrEqual(0);
  });

  test('of a shuffle that goes wrong would be found out', () => {
    const chance = new Xoshiro128(1);
    const swap = (order: Order, one: number, other: number): void => {
      const card = order[one] ?? 0;
      order[one] = order[other] ?? 0;
      order[other] = card;
    };
    const wrong: Readonly<Record<string, (order: Order) => void>> = {
      'every place with any place': (order) => order.forEach((_, place) => swap(order, place, chance.below(CARDS))),
      'never staying where it is': (order) => {
        for (let last = CARDS - 1; last > 0; last--) swap(order, last, chance.below(last));
      },
      'remainders of a byte': (order) => {
        for (let last = CARDS - 1; last > 0; last--) swap(order, last, chance.below(256) % (last + 1));
      },
    };
    for (const [name, shuffle] of Object.entries(wrong)) {
      const tally = new Tally();
      for (let number = 0; number < 100_000; number++) {
        const order = Uint8Array.from({ length: CARDS }, (_, card) => card);
        shuffle(order);
        tally.add(order, rules.handSize);
      }
      expect([name, off(tally.deviations(rules.handSize))]).not.toEqual([name, []]);
    }
    // A deal that depends on the one before.
    const tally = new Tally();
    const order = Uint8Array.from({ length: CARDS }, (_, card) => card);
    for (let number = 0; number < 100_000; number++) {
      for (let swaps = 0; swaps < 20; swaps++) swap(order, chance.below(CARDS), chance.below(CARDS));
      tally.add(order, rules.handSize);
    }
    expect(off(tally.deviations(rules.handSize)).join()).toContain('the same place in the next deal');
  });
});
