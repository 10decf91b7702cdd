import type { MatchView, PlaceView, TableView } from '@hausregel/protocol';

/** Seats that are filled, in the order of the table. */
export const takenPlaces = (view: TableView): readonly PlaceView[] =>
  view.places.filter((place) => place.occupant !== 'free');

/** Seats that have a column on the score pad: who sits there, and who has played. */
export function paddedPlaces(view: TableView, match: MatchView): readonly PlaceView[] {
  const hasPlayed = (seat: number): boolean =>
    match.results.some((result) => (result.points[seat] ?? 0) !== 0 || (result.hands[seat] ?? []).length > 0);
  return view.places.filter((place) => place.occupant !== 'free' || hasPlayed(place.seat));
}
