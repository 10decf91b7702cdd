import type { MatchView, RoundResult, TableView } from '@hausregel/protocol';
import { compileMatch, draftOf } from '@hausregel/rules';
import type { TextKey } from '../lib/i18n.svelte.ts';

/** Seats of the match with the best total so far, of those that can still win it; none before anybody differs. */
export function leadersOf(view: TableView, match: MatchView): readonly number[] {
  const isOut = (seat: number): boolean =>
    match.eliminated.includes(seat) || view.places.some((place) => place.seat === seat && place.occupant === 'free');
  const seats = match.players.map(({ seat }) => seat).filter((seat) => !isOut(seat));
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
  const { rounds, target, limit, best } = compileMatch(view.ruleSet, view.places.length);
  if (limit !== undefined && target === undefined) return { key: 'score.goalLimit', params: { limit } };
  if (target !== undefined) {
    return {
      key: best === 'fewest' ? 'score.goalTargetFewest' : 'score.goalTargetMost',
      params: { target, count: target },
    };
  }
  if (rounds === undefined) return { key: 'score.goalNone', params: {} };
  if (best === 'fewest') return { key: 'score.goalRoundsFewest', params: { count: rounds } };
  const isWins = draftOf(view.ruleSet, view.places.length).scoring === 'wins';
  return { key: isWins ? 'score.goalRoundsMost' : 'score.goalRoundsPoints', params: { count: rounds } };
}

/** Whether what is left in the hands is counted. */
export const areHandsCounted = ({ ruleSet, places }: TableView): boolean =>
  draftOf(ruleSet, places.length).scoring === 'cards';

/** How a round ended for the one it matters to: won, lost (the last player of the grand game), or for nobody. */
export type Outcome =
  | { readonly kind: 'won' | 'wonPoints' | 'lost'; readonly seat: number; readonly points: number }
  | { readonly kind: 'blocked' | 'nobody' };

export function outcomeOf(result: RoundResult, view: TableView): Outcome {
  const { best } = compileMatch(view.ruleSet, view.places.length);
  const { winner, points, blocked } = result;
  if (winner !== undefined) {
    const won = points[winner] ?? 0;
    return { kind: best === 'most' && won > 1 ? 'wonPoints' : 'won', seat: winner, points: won };
  }
  const loser = points.findIndex((value) => value < 0);
  if (loser >= 0) return { kind: 'lost', seat: loser, points: -(points[loser] ?? 0) };
  return { kind: blocked ? 'blocked' : 'nobody' };
}
