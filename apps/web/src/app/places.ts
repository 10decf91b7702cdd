import type { MatchView, PlaceView, TableView } from '@hausregel/protocol';

/** Seats that are filled, in the order of the table. */
export const takenPlaces = (view: TableView): readonly PlaceView[] =>
  view.places.filter((place) => place.occupant !== 'free');

/** Whether other rules are proposed and whoever looks at them has not accepted them yet. */
export const isAskedForRules = ({ proposal, you }: TableView): boolean =>
  you !== undefined && proposal?.asked.includes(you) === true && !proposal.accepted.includes(you);

/** Seats that have a column on the score pad: who sits there, and who has played. */
export function paddedPlaces(view: TableView, match: MatchView): readonly PlaceView[] {
  const hasPlayed = (seat: number): boolean =>
    match.results.some(
      ({ winner, points, hands }) => winner === seat || (points[seat] ?? 0) !== 0 || (hands[seat] ?? []).length > 0,
    );
  return view.places.filter((place) => place.occupant !== 'free' || hasPlayed(place.seat));
}
