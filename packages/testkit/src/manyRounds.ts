/** Random rounds by the ten thousand: what costs hardly anything is looked at after every move, the rest at the end. */
import { apply, countBits, isOver, type Position, type Rules, Xoshiro128 } from '@hausregel/core';
import { ENDLESS, type Fault, habitsFor } from './conformance.ts';
import { brokenInvariant } from './invariants.ts';
import { dealt, randomPlay } from './randomPlayer.ts';

/**
 * Plays random rounds of consecutive seeds; returns the first fault: a round takes more than `movesMax` moves, cards
 * are lost or found, somebody is on turn who is not in the round, nothing is allowed, or what should hold at the end
 * does not.
 */
export function findFaultInMany(
  rules: Rules,
  seeds: { readonly from: number; readonly count: number },
  movesMax: number,
): Fault | undefined {
  const habits = habitsFor(rules);
  for (let seed = seeds.from; seed < seeds.from + seeds.count; seed++) {
    const chance = new Xoshiro128(seed);
    const position = dealt(rules, rules.players, chance, seed % rules.players);
    let what: string | undefined;
    let moves = 0;
    for (; what === undefined && !isOver(position); moves++) {
      if (moves === movesMax) return { seed, moves, what: ENDLESS };
      const { seat, move } = randomPlay(rules, position, chance, habits);
      apply(rules, position, seat, move, chance);
      what = brokenCount(rules, position);
    }
    what ??= brokenInvariant(rules, position);
    if (what !== undefined) return { seed, moves, what };
  }
  return undefined;
}

/** The number of cards, and whether whoever is on turn plays the round. */
function brokenCount(rules: Rules, position: Position): string | undefined {
  let cards = position.drawCount + position.discardCount + countBits(position.setAside);
  for (let seat = 0; seat < position.seatCount; seat++) cards += position.handCount[seat] ?? 0;
  if (cards !== rules.cardCount) return `${cards} cards in all`;
  if (isOver(position) || ((position.inMask >> position.turn) & 1) === 1) return undefined;
  return `turn of seat ${position.turn}, which is not in the round`;
}
