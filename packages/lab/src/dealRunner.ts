/**
 * Plays a range of deals. Every deal has a seed of its own, made from the seed of the simulation and its number, so
 * it does not matter who plays which deals. A deal is played once for every rotation of the players: the hands and
 * the start card stay, the players move on by one seat, and the draw pile is shuffled anew; what the rounds of a deal
 * have in common is what the hands decide.
 */
import {
  apply,
  deal,
  legal,
  MOVES_MAX,
  outcomeOf,
  PHASE_DEAL,
  Position,
  type Rules,
  shuffle,
  Xoshiro128,
} from '@hausregel/core';
import { BLOCKED, COUNT_COUNT, DOUBLED, MOVES, NO_WINNER, TURNS } from './counts.ts';
import type { Player } from './player.ts';
import { RoundPlayer } from './roundPlayer.ts';
import {
  countAt,
  GROUP_COUNT,
  kindPoints,
  kindWins,
  type Layout,
  occurrenceAt,
  seatPoints,
  seatWins,
  sizeOf,
  type Sums,
} from './sums.ts';
import { emptyTally, noteLength, type Tally } from './tally.ts';

/** Players by seat of the first rotation; seat 0 plays first, the last one deals. */
export interface Lineup {
  readonly players: readonly Player[];
  /** Each different player once, in the order of the seats. */
  readonly kinds: readonly Player[];
  readonly layout: Layout;
}

export function lineupOf(players: readonly Player[]): Lineup {
  const kinds = [...new Set(players)];
  return { players, kinds, layout: { seats: players.length, kinds: kinds.length } };
}

/** One-to-one for a given seed, so no two deals of a simulation are the same. */
export function seedOfDeal(seed: number, dealNumber: number): number {
  let mixed = Math.imul(dealNumber ^ (dealNumber >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) + Math.imul(seed, 0x27d4eb2f)) | 0;
}

export class DealRunner {
  private readonly rules: Rules;
  private readonly lineup: Lineup;
  private readonly player: RoundPlayer;
  private readonly base: Position;
  private readonly position: Position;
  private readonly values: Float64Array;
  private readonly block: Float64Array;
  private readonly kindOfPlayer: readonly number[];
  private readonly out: Int32Array = new Int32Array(MOVES_MAX);

  constructor(rules: Rules, lineup: Lineup) {
    this.rules = rules;
    this.lineup = lineup;
    this.player = new RoundPlayer(rules);
    this.base = new Position(rules.players);
    this.position = new Position(rules.players);
    this.values = new Float64Array(sizeOf(lineup.layout));
    this.block = new Float64Array(sizeOf(lineup.layout));
    this.kindOfPlayer = lineup.players.map((player) => lineup.kinds.indexOf(player));
  }

  /** Plays the deals `from` to `to` (exclusive). */
  run(seed: number, from: number, to: number): Tally {
    const tally = emptyTally(this.lineup.layout);
    for (let number = from; number < to; number++) {
      const group = tally.groups[number % GROUP_COUNT];
      if (group !== undefined) this.playDeal(tally, group, new Xoshiro128(seedOfDeal(seed, number)));
    }
    return tally;
  }

  private playDeal(tally: Tally, group: Sums, chance: Xoshiro128): void {
    const { base, position, player, values, block, lineup } = this;
    const seats = lineup.players.length;
    this.dealHands(chance);
    for (let rotation = 0; rotation < seats; rotation++) {
      position.copyFrom(base);
      shuffle(position.drawPile, position.drawCount, chance, 'deal');
      player.play(position, lineup.players, rotation, chance);
      this.collect(rotation);
      group.addRound(values, block);
      noteLength(tally.moves, player.counter.counts[MOVES] ?? 0);
      noteLength(tally.turns, player.counter.counts[TURNS] ?? 0);
      tally.longestChain = Math.max(tally.longestChain, player.counter.longestChain);
      tally.largestPenalty = Math.max(tally.largestPenalty, player.counter.largestPenalty);
    }
    group.endBlock(block);
  }

  /** Deals; where the dealer chooses the size of the hands, chance does it here, once for all rotations. */
  private dealHands(chance: Xoshiro128): void {
    const { rules, base, out } = this;
    const { players } = rules;
    deal(rules, base, { dealer: players - 1, inMask: (1 << players) - 1 }, chance);
    if (base.phase !== PHASE_DEAL) return;
    const count = legal(rules, base, base.turn, out);
    apply(rules, base, base.turn, out[chance.below(count)] ?? 0, chance);
  }

  /** Writes the round just played into `values`. */
  private collect(rotation: number): void {
    const { rules, position, values, lineup, player } = this;
    const { layout } = lineup;
    const { counts } = player.counter;
    const { winner, points, blocked, factor } = outcomeOf(rules, position);
    values.fill(0);
    if (winner === undefined) player.counter.add(NO_WINNER);
    if (blocked) player.counter.add(BLOCKED);
    if (factor > 1) player.counter.add(DOUBLED);
    for (let seat = 0; seat < layout.seats; seat++) {
      const kind = this.kindOfPlayer[(seat + rotation) % layout.seats] ?? 0;
      const point = points[seat] ?? 0;
      values[seatPoints(layout, seat)] = point;
      values[kindPoints(layout, kind)] = (values[kindPoints(layout, kind)] ?? 0) + point;
      if (seat !== winner) continue;
      values[seatWins(layout, seat)] = 1;
      values[kindWins(layout, kind)] = 1;
    }
    for (let count = 0; count < COUNT_COUNT; count++) {
      const value = counts[count] ?? 0;
      values[countAt(layout, count)] = value;
      values[occurrenceAt(layout, count)] = value > 0 ? 1 : 0;
    }
  }
}
