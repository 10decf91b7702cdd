/** What everybody at the table may know of a view, as one line: two who are told of the same number are told the same. */
import type { TableView } from '@hausregel/protocol';

export function fingerprint({ phase, places, round, match }: TableView): string {
  return JSON.stringify([
    phase,
    places.map(({ name, occupant, isIn, count, call, canBeCaught, standIn, total }) => [
      name,
      occupant,
      isIn,
      count,
      call,
      canBeCaught,
      standIn,
      total,
    ]),
    round && [
      round.round,
      round.dealer,
      round.turn,
      round.direction,
      round.discard,
      round.wish,
      round.demand,
      round.drawCount,
    ],
    match?.results.length,
  ]);
}
