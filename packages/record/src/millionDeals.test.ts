import process from 'node:process';
import {
  apply,
  type Chance,
  deal,
  DRAW,
  KIND_COUNT,
  Position,
  rankOf,
  type Rules,
  setUp,
  Xoshiro128,
} from '@hausregel/core';
import { compile, PRESETS, type RuleSet } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { firstDealer } from './firstDealer.ts';
import { seedChance } from './seedChance.ts';
import { bump, deviation, type Deviations, off, type Order, OrderTally } from './testing/orderTally.ts';

/**
 * A million deals, each from a seed of its own as at a table, and what they should have in common with
 * chance; the same of piles shuffled anew and of lots. The seeds are those of every run, so no test
 * fails by accident; how far a statistic may be off is said with `SIGMAS`. Ten times as many of each
 * with `HAUSREGEL_TORTURE=1`, any other number of times with that number.
 */
const asked = Number(process.env['HAUSREGEL_TORTURE'] ?? 0);
const TIMES = asked > 1 ? asked : asked === 1 ? 10 : 1;
const DEALS = 1_000_000 * TIMES;
const RESHUFFLES = 100_000 * TIMES;
const LOTS = 20_000 * TIMES;
const PLANTED = 100_000;
const LOTS_PLANTED = 50_000;
const PLAYERS = 4;
const CARDS = 32;
const RANKS = CARDS / 4;
const LONG_MS = 600_000 * TIMES;

function thirtyTwoCards(): { readonly rules: Rules; readonly ruleSet: RuleSet } {
  for (const ruleSet of PRESETS) {
    const compiled = compile(ruleSet, PLAYERS);
    if (!compiled.ok) continue;
    const rules = compiled.value;
    const cards = rules.deck.reduce((sum, copies) => sum + copies, 0);
    if (cards === CARDS && rules.grand === undefined && rules.renewal === 'shuffle') return { rules, ruleSet };
  }
  throw new Error('No preset is played with 32 cards.');
}

const { rules, ruleSet } = thirtyTwoCards();
const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind).filter((kind) => (rules.deck[kind] ?? 0) > 0);
const indexOfKind = new Uint8Array(KIND_COUNT);
for (const [index, kind] of kinds.entries()) indexOfKind[kind] = index;

const choose = (n: number, k: number): number => {
  let result = 1;
  for (let i = 1; i <= k; i++) result *= (n - k + i) / i;
  return result;
};

/** Counts deals: their orders, and how many cards of a rank the first seat has. */
class DealTally {
  private readonly orders = new OrderTally(CARDS);
  private readonly ofRank = new Uint32Array(5);
  private deals = 0;

  add(order: Order): void {
    this.orders.add(order);
    // The first seat is dealt every fourth card from the top.
    let count = 0;
    for (let card = 0; card < rules.handSize; card++) {
      const at = CARDS - 1 - card * PLAYERS;
      if (Math.floor((order[at] ?? 0) / 4) === this.deals % RANKS) count += 1;
    }
    bump(this.ofRank, count);
    this.deals += 1;
  }

  deviations(): Deviations {
    const share = (count: number): number =>
      (choose(4, count) * choose(CARDS - 4, rules.handSize - count)) / choose(CARDS, rules.handSize);
    return {
      ...this.orders.deviations(),
      'cards of one rank in a hand': deviation(this.ofRank, (count) => this.deals * share(count), 4),
    };
  }
}

const seedOfDeal = (number: number): string => number.toString(16).padStart(64, '0');
const cardsInOrder = (cards: number): Order => Uint8Array.from({ length: cards }, (_, card) => card);

function swap(order: Order, one: number, other: number): void {
  const card = order[one] ?? 0;
  order[one] = order[other] ?? 0;
  order[other] = card;
}

/** Shuffles that look right and are not. */
const WRONG: Readonly<Record<string, (order: Order, chance: Xoshiro128) => void>> = {
  'every place with any place': (order, chance) =>
    order.forEach((_, place) => swap(order, place, chance.below(order.length))),
  'never staying where it is': (order, chance) => {
    for (let last = order.length - 1; last > 0; last--) swap(order, last, chance.below(last));
  },
  'remainders of a byte': (order, chance) => {
    for (let last = order.length - 1; last > 0; last--) swap(order, last, chance.below(256) % (last + 1));
  },
};

describe('a million deals', () => {
  test(
    'look like chance in every place, pair, hand, and from one to the next',
    () => {
      const position = new Position(PLAYERS);
      const order = new Uint8Array(CARDS);
      const tally = new DealTally();
      for (let number = 0; number < DEALS; number++) {
        deal(rules, position, { dealer: 3, inMask: 15 }, seedChance(seedOfDeal(number), 'deal'));
        // Dealt cards stay in the array above the pile.
        for (let place = 0; place < CARDS; place++) order[place] = indexOfKind[position.drawPile[place] ?? 0] ?? 0;
        tally.add(order);
      }
      const deviations = tally.deviations();
      expect(Object.keys(deviations)).toHaveLength(6);
      expect(off(deviations)).toEqual([]);
    },
    LONG_MS,
  );

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

  test.each(Object.entries(WRONG))('shuffled by %s would be found out', (_, shuffle) => {
    const chance = new Xoshiro128(1);
    const tally = new DealTally();
    for (let number = 0; number < PLANTED; number++) {
      const order = cardsInOrder(CARDS);
      shuffle(order, chance);
      tally.add(order);
    }
    expect(off(tally.deviations())).not.toEqual([]);
  });

  test('of which each depends on the one before would be found out', () => {
    const chance = new Xoshiro128(1);
    const tally = new DealTally();
    const order = cardsInOrder(CARDS);
    for (let number = 0; number < PLANTED; number++) {
      for (let swaps = 0; swaps < 20; swaps++) swap(order, chance.below(CARDS), chance.below(CARDS));
      tally.add(order);
    }
    expect(off(tally.deviations()).join()).toContain('the same place in the next order');
  });
});

describe('a pile that is shuffled anew', () => {
  /** Two hands of three cards, one open card, all others below it. */
  const [top = 0, ...others] = kinds;
  const hands = [others.slice(0, 3), others.slice(3, 6)];
  const below = others.slice(6);
  const RENEWED = below.length;
  const compiled = compile(ruleSet, 2);
  if (!compiled.ok) throw new Error('Two can play it.');
  const forTwo = compiled.value;
  const indexBelow = new Uint8Array(KIND_COUNT);
  for (const [index, kind] of below.entries()) indexBelow[kind] = index;

  /** The pile after a card was to be drawn and none was left; the card drawn lies above it in the array. */
  function renewed(position: Position, order: Order, chance: Chance): void {
    setUp(forTwo, position, { dealer: 1, hands, draw: [], discard: [...below, top] }, chance);
    apply(forTwo, position, position.turn, DRAW, chance);
    for (let place = 0; place < RENEWED; place++) order[place] = indexBelow[position.drawPile[place] ?? 0] ?? 0;
  }

  test(
    'looks like chance, whatever lay in it before, and whatever was shuffled before',
    () => {
      const position = new Position(2);
      const order = new Uint8Array(RENEWED);
      const tally = new OrderTally(RENEWED);
      const sameTwice = new Uint32Array(RENEWED * RENEWED);
      const first = new Uint8Array(RENEWED);
      for (let number = 0; number < RESHUFFLES; number++) {
        // As in a round: the stream of chance of the deal goes on.
        const chance = seedChance(seedOfDeal(number), 'deal');
        renewed(position, first, chance);
        renewed(position, order, chance);
        tally.add(order);
        const place = number % RENEWED;
        bump(sameTwice, (first[place] ?? 0) * RENEWED + (order[place] ?? 0));
      }
      expect(position.drawCount).toBe(RENEWED - 1);
      const cells = RENEWED ** 2;
      expect(
        off({
          ...tally.deviations(),
          'the same place in the shuffle before': deviation(sameTwice, () => RESHUFFLES / cells, cells - 1),
        }),
      ).toEqual([]);
    },
    LONG_MS,
  );

  test('that keeps a trace of how it lay would be found out', () => {
    const position = new Position(2);
    const order = new Uint8Array(RENEWED);
    const tally = new OrderTally(RENEWED);
    for (let number = 0; number < PLANTED; number++) {
      // One card of all is not moved in one shuffle of ten.
      const chance = seedChance(seedOfDeal(number), 'deal');
      const biased: Chance = {
        below: (bound, purpose) => {
          const drawn = chance.below(bound, purpose);
          return bound === RENEWED && chance.below(10, purpose) === 0 ? bound - 1 : drawn;
        },
      };
      renewed(position, order, biased);
      tally.add(order);
    }
    expect(off(tally.deviations()).join()).toContain('each card in each place');
  });
});

describe('the lot for the first dealer', () => {
  const TABLES = [2, 3, 4, 5, 6];
  const seatsOf = (players: number): number[] => Array.from({ length: players }, (_, index) => index * 2);

  /** How far lots are from falling on each seat alike, from depending on the lot before, and on a card of the deal. */
  function deviationsOf(players: number, lotOf: (number: number) => number, lots: number): Deviations {
    const seats = seatsOf(players);
    const counts = new Uint32Array(players);
    const pairs = new Uint32Array(players * players);
    const withDeal = new Uint32Array(players * players);
    let before = 0;
    for (let number = 0; number < lots; number++) {
      const lot = seats.indexOf(lotOf(number));
      bump(counts, lot);
      if (number > 0) bump(pairs, before * players + lot);
      bump(withDeal, lot * players + seedChance(seedOfDeal(number), 'deal').below(players, 'deal'));
      before = lot;
    }
    const cells = players * players;
    return {
      'each seat': deviation(counts, () => lots / players, players - 1),
      'the lot before': deviation(pairs, () => (lots - 1) / cells, cells - 1),
      'the deal of the same seed': deviation(withDeal, () => lots / cells, cells - 1),
    };
  }

  const honest = (players: number) => (number: number) =>
    firstDealer(ruleSet, seatsOf(players), 0, seedChance(seedOfDeal(number), 'lot'));

  test.each(TABLES)(
    'falls on each of %i seats alike, independent of the lot before and of the cards',
    (players) => {
      expect(off(deviationsOf(players, honest(players), LOTS))).toEqual([]);
    },
    LONG_MS,
  );

  test('that spares the host one time in twenty would be found out', () => {
    const chance = new Xoshiro128(1);
    const spares = (number: number): number => {
      const lot = honest(PLAYERS)(number);
      return lot === 0 && chance.below(20) === 0 ? 2 : lot;
    };
    expect(off(deviationsOf(PLAYERS, spares, LOTS_PLANTED)).join()).toContain('each seat');
  });

  test('that is drawn from the cards of the deal would be found out', () => {
    const fromDeal = (number: number): number =>
      firstDealer(ruleSet, seatsOf(3), 0, seedChance(seedOfDeal(number), 'deal'));
    expect(off(deviationsOf(3, fromDeal, LOTS))).toEqual([expect.stringContaining('the deal of the same seed')]);
  });

  test('that takes remainders of four bits would be found out', () => {
    const remainders = (number: number): number =>
      seatsOf(5)[seedChance(seedOfDeal(number), 'lot').below(16, 'lot') % 5] ?? 0;
    expect(off(deviationsOf(5, remainders, LOTS_PLANTED)).join()).toContain('each seat');
  });
});
