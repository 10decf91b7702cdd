import type { MatchPlayer, MatchView, PlaceView, TableView, Watching } from '@hausregel/protocol';

/** Seats that are filled, in the order of the table. */
export const takenPlaces = (view: TableView): readonly PlaceView[] =>
  view.places.filter((place) => place.occupant !== 'free');

/** Seats that somebody can take now. */
export const seatsToTake = ({ places }: TableView): readonly PlaceView[] =>
  places.filter(({ occupant, isBarred }) => !isBarred && occupant !== 'person');

/** Whether nobody else can sit down. */
export const isFull = (view: TableView): boolean => !seatsToTake(view).length;

/** Whether other rules are proposed and whoever looks at them has not accepted them yet. */
export const isAskedForRules = ({ proposal, you }: TableView): boolean =>
  you !== undefined && proposal?.asked.includes(you) === true && !proposal.accepted.includes(you);

/** What a table shows to those who only watch, as a sentence. */
export const watchingText = (watching: Watching): 'lobby.watchingPublic' | 'table.handsShown' =>
  watching === 'hands' ? 'table.handsShown' : 'lobby.watchingPublic';

/**
 * The table as the score pad shows it: whoever has got up stands there by name until cards are dealt to somebody else
 * at that seat, and who has taken the seat since is not the one who won or lost. Seats still `free` were never played.
 */
export function padOf(view: TableView, match: MatchView): TableView {
  const isLeft = (seat: number): boolean => view.phase !== 'round' || view.places[seat]?.occupant === 'free';
  const goneFrom = (at: number | undefined): MatchPlayer | undefined =>
    match.players.find(({ seat, isGone }) => seat === at && isGone && isLeft(seat));
  const places = view.places.map((place): PlaceView => {
    const player = goneFrom(place.seat);
    return player === undefined ? place : { ...place, name: player.name, occupant: player.occupant };
  });
  return { ...view, places, you: goneFrom(view.you) === undefined ? view.you : undefined };
}

/** How many others watch. */
export const otherSpectators = ({ spectators, you }: TableView): number => spectators - (you === undefined ? 1 : 0);
