import { KIND_COUNT, type Seat } from './card.ts';
import { copiesInHand } from './cards.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';

/** Points of the cards in a hand. */
export function handValue(rules: Rules, position: Position, seat: Seat): number {
  let sum = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    sum += copiesInHand(position, seat, kind) * (rules.values[kind] ?? 0);
  }
  return sum;
}
