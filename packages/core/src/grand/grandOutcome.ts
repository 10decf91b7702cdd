import type { Seat } from '../card.ts';
import { handValue } from '../handValue.ts';
import { NONE, type Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import type { RoundOutcome } from '../view.ts';
import type { GrandTables } from './grandTables.ts';

/** Only the last player left wins or loses, by the band of the cards they hold (MTT-P2); MTT-7 and -P5 for an abrupt end. */
export function grandOutcome(rules: Rules, grand: GrandTables, position: Position): RoundOutcome {
  const points = Array.from({ length: position.seatCount }, () => 0);
  const { winner: last } = position;
  const blocked = position.isBlocked;
  if (last === NONE) return { blocked, winner: undefined, points, factor: 1, dealsNext: position.dealer };
  if (position.isBrokenOff) {
    points[last] = 1;
    return { blocked, winner: last, points, factor: 1, dealsNext: last };
  }
  return byBand(rules, grand, position, last, points);
}

function byBand(rules: Rules, grand: GrandTables, position: Position, last: Seat, points: number[]): RoundOutcome {
  const count = handValue(rules, position, last);
  const band = grand.bands.find(({ upTo }) => count <= upTo) ?? grand.bands.at(-1);
  const factor = band?.factor ?? 0;
  // Never a negative nought, which would not be equal to nought in a test.
  points[last] = count === 0 || factor === 0 ? 0 : count * factor;
  const winner = factor === 1 && count > 0 ? last : undefined;
  return { blocked: false, winner, points, factor: 1, dealsNext: band?.deals === false ? position.dealer : last };
}
