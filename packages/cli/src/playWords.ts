/** Everything that `hausregel play` says. You sit on seat 0; the others are called by their seat. */
import type { Announcement, Demand, Event, RoundOutcome, Seat } from '@hausregel/core';

/** How cards and suits are shown; painted for a screen. */
export interface Shown {
  readonly card: (face: number) => string;
  /** A suit or a rank that is wished. */
  readonly wish: (wish: number) => string;
}

/** Where players go out one by one, cards stand for others, and the dealer chooses. */
export interface GrandWords {
  readonly event: (event: Event, shown: Shown) => string | undefined;
  readonly demand: (demand: Demand, shown: Shown) => string | undefined;
  /** `undefined` for moves that every game has. */
  readonly move: (move: MoveDescription, shown: Shown) => string | undefined;
  /** How a card that counts as another is added to its name. */
  readonly as: (face: number, shown: Shown) => string;
  readonly atLeast: (count: number) => string;
  readonly jumpQuestion: (moves: string) => string;
  readonly startChoice: string;
  readonly result: (outcome: RoundOutcome) => string;
}

export interface PlayWords {
  readonly welcome: (ruleSet: string, players: number, seed: number) => string;
  readonly hint: string;
  readonly startCard: (card: string) => string;
  readonly seat: (seat: Seat) => string;
  readonly cardCount: (count: number) => string;
  readonly emptyTable: string;
  readonly top: (card: string) => string;
  readonly wish: (what: string) => string;
  readonly drawPile: (count: number) => string;
  readonly hand: (cards: string) => string;
  readonly mustDraw: (count: number) => string;
  readonly mustSkip: (count: number) => string;
  readonly mayLay: string;
  readonly mustWish: string;
  readonly question: string;
  readonly catchQuestion: (moves: string) => string;
  readonly moves: string;
  readonly help: string;
  /** How the call is made, where there is one. */
  readonly helpCall: string;
  readonly allowed: (move: string) => string;
  readonly notUnderstood: (text: string) => string;
  readonly notNow: string;
  readonly goodbye: string;
  readonly grand: GrandWords;
  readonly event: (event: Event, shown: Shown) => string | undefined;
  readonly describeMove: (move: MoveDescription, shown: Shown) => string;
  readonly result: (outcome: RoundOutcome) => string;
  readonly points: (seat: Seat, points: number, cards: string) => string;
}

/** A move taken apart, for describing it. */
export type MoveDescription =
  | {
      readonly type: 'lay';
      readonly kind: number;
      readonly face: number;
      readonly copies: number;
      readonly wish: number;
      readonly meeting: number;
      readonly isCalled: boolean;
    }
  | { readonly type: 'set'; readonly kinds: readonly number[] }
  | { readonly type: 'queens'; readonly rank: number }
  | { readonly type: 'deal'; readonly count: number }
  | { readonly type: 'break' }
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'pass' | 'skip' | 'call' | 'leave' }
  | { readonly type: 'wish'; readonly wish: number }
  | { readonly type: 'catch'; readonly seat: Seat };

/** Calls are said alike in every language. */
export const CALL_WORDS: Readonly<Record<Announcement, string>> = {
  mau: 'Mau!',
  maumau: 'Mau Mau!',
  last: 'Paskutinė!',
  schrecklich: 'Schrecklich!',
  fuerchterlich: 'Fürchterlich!',
  koenigstreffen: 'Königstreffen!',
  unpolitisch: 'Unpolitisch!',
  mautsetung: 'Mautsetung!',
  makao: 'Makao!',
  'po-makale': 'Po makale!',
  tschau: 'Tschau!',
  sepp: 'Sepp!',
};

/** The seat of the person at the terminal. */
export const YOU: Seat = 0;
