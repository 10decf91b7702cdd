import type { Count } from '@hausregel/lab';

export interface SimulateWords {
  readonly summary: string;
  readonly help: string;
  /** Rounds done, rounds a second, time left or undefined. */
  readonly progress: (rounds: string, perSecond: string, left: string | undefined) => string;
  readonly stopped: string;
  readonly nothing: string;
  readonly written: (file: string) => string;
  readonly unwritable: (file: string) => string;
  readonly badWith: string;
  readonly badPrecision: (value: string) => string;
  readonly badPlayers: (id: string, min: number, max: number, given: number) => string;
  /** Head of a report: rule set, players, rounds, deals, seed. */
  readonly title: (ruleSet: string, players: number) => string;
  readonly about: (facts: { rounds: string; deals: string; seed: number; bots: string }) => string;
  readonly interval: string;
  readonly seat: (number: number, isDealer: boolean) => string;
  readonly heads: {
    readonly seats: string;
    readonly bots: string;
    readonly lengths: string;
    readonly rules: string;
    readonly deal: string;
  };
  readonly wins: string;
  readonly points: string;
  readonly mean: string;
  readonly median: string;
  readonly percentile99: string;
  readonly longest: string;
  readonly perRound: string;
  readonly inRounds: string;
  readonly longestChain: string;
  readonly largestPenalty: string;
  readonly dealWins: string;
  readonly dealSpread: string;
  readonly dealPoints: string;
  readonly dealMeaning: string;
  readonly movesPlot: string;
  readonly counts: Readonly<Record<Count, string>>;
  readonly players: Readonly<Record<'random' | 'simple' | 'easy' | 'normal' | 'hard', string>>;
}
