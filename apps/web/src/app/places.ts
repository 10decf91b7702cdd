import type { MatchView, PlaceView, TableView, Watching } from '@hausregel/protocol';

/** Seats that are filled, in the order of the table. */
export const takenPlaces = (view: TableView): readonly PlaceView[] =>
  view.places.filter((place) => place.occupant !== 'free');

/** Whether other rules are proposed and whoever looks at them has not accepted them yet. */
export const isAskedForRules = ({ proposal, you }: TableView): boolean =>
  you !== undefined && proposal?.asked.includes(you) === true && !proposal.accepted.includes(you);

/** What a table shows to those who only watch, as a sentence. */
export const watchingText = (watching: Watching): 'lobby.watchingPublic' | 'table.handsShown' =>
  watching === 'hands' ? 'table.handsShown' : 'lobby.watchingPublic';

/** Seats that have a column on the score pad: who sits there, and who has played. */
export function paddedPlaces(view: TableView, match: MatchView): readonly PlaceView[] {
  const hasPlayed = (seat: number): boolean =>
    match.results.some((result) => (result.points[seat] ?? 0) !== 0 || (result.hands[seat] ?? []).length > 0);
  return view.places.filter((place) => place.occupant !== 'free' || hasPlayed(place.seat));
}
