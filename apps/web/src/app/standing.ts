import type { MatchView, PlaceView, TableView } from '@hausregel/protocol';
import { compileMatch } from '@hausregel/rules';
import type { TextKey } from '../lib/i18n.svelte.ts';

/** Seats that are filled, in the order of the table. */
export const takenPlaces = (view: TableView): readonly PlaceView[] =>
  view.places.filter((place) => place.occupant !== 'free');

/** Seats that have a column on the score pad: who sits there, and who has played. */
export function paddedPlaces(view: TableView, match: MatchView): readonly PlaceView[] {
  const hasPlayed = (seat: number): boolean =>
    match.results.some((result) => (result.points[seat] ?? 0) !== 0 || (result.hands[seat] ?? []).length > 0);
  return view.places.filter((place) => place.occupant !== 'free' || hasPlayed(place.seat));
}

/** Seats with the best total so far; none before anybody differs. */
export function leadersOf(view: TableView, match: MatchView): readonly number[] {
  const seats = paddedPlaces(view, match).map((place) => place.seat);
  const totals = seats.map((seat) => match.totals[seat] ?? 0);
  const { best } = compileMatch(view.ruleSet, view.places.length);
  const ahead = best === 'fewest' ? Math.min(...totals) : Math.max(...totals);
  const leaders = seats.filter((seat) => match.totals[seat] === ahead);
  return leaders.length === seats.length ? [] : leaders;
}

export interface Goal {
  readonly key: Extract<TextKey, `score.goal${string}`>;
  readonly params: Readonly<Record<string, number>>;
}

/** What the match is played for, as a text. */
export function goalOf(view: TableView): Goal {
  const { rounds, target, best } = compileMatch(view.ruleSet, view.places.length);
  if (target !== undefined) {
    return {
      key: best === 'fewest' ? 'score.goalTargetFewest' : 'score.goalTargetMost',
      params: { target, count: target },
    };
  }
  if (rounds === undefined) return { key: 'score.goalNone', params: {} };
  return { key: best === 'fewest' ? 'score.goalRoundsFewest' : 'score.goalRoundsMost', params: { count: rounds } };
}
