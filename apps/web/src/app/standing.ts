import type { MatchView, TableView } from '@hausregel/protocol';
import { compileMatch } from '@hausregel/rules';
import type { TextKey } from '../lib/i18n.svelte.ts';
import { paddedPlaces } from './places.ts';

/** Seats with the best total so far; none before anybody differs. */
export function leadersOf(view: TableView, match: MatchView): readonly number[] {
  const isOut = (seat: number): boolean => match.eliminated.includes(seat);
  const all = paddedPlaces(view, match).map((place) => place.seat);
  const seats = all.filter((seat) => !isOut(seat));
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
  return { key: best === 'fewest' ? 'score.goalRoundsFewest' : 'score.goalRoundsMost', params: { count: rounds } };
}
