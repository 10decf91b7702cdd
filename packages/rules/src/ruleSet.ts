/** Languages of the rule book. */
export const LANGUAGES = ['de', 'en', 'lt'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/**
 * A rule set as people write it: one plain document. `options` holds only what differs from the
 * base (an option at its default is an error, so a rule set has one spelling).
 */
export interface RuleSet {
  /** Lower case letters, digits and hyphens; `house` for a table's own. */
  readonly id: string;
  readonly version: number;
  readonly name: ByLanguage<string>;
  /** One sentence on what it is. */
  readonly about: ByLanguage<string>;
  /** The preset it was made from, for showing the differences. */
  readonly basedOn?: string;
  readonly sources: readonly string[];
  /**
   * Clauses of the ledger that an option (or a fixed rule) rests on in this rule set, by key; the
   * first one is named in refusals. What is absent is taken from `basedOn`, then from the option.
   */
  readonly clauses?: Readonly<Record<string, readonly string[]>>;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What is wrong with a rule set: where (an option's key or a path) and why, by code. */
export interface RuleSetProblem {
  readonly code: 'not-understood' | 'unknown-option' | 'bad-value' | 'at-default' | 'cannot-be-played';
  readonly at: string;
  /** Which condition fails, e.g. `deal-larger-than-deck`, `wild-rank-not-in-deck`. */
  readonly reason?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** The blue stamp on a card: what the rules made of it. */
export type Stamp =
  | { readonly type: 'draw'; readonly count: number }
  /** Of the next player, unless it says of everyone else. */
  | { readonly type: 'skip'; readonly of?: 'others' }
  | { readonly type: 'reverse' }
  | { readonly type: 'reverse-draw'; readonly count: number }
  /** For a suit, unless it says otherwise. */
  | { readonly type: 'wish'; readonly of?: 'rank' }
  | { readonly type: 'further' }
  /** Its player must lay another card on it, or draw. */
  | { readonly type: 'must-lay' }
  /** The next player must lay the same rank. */
  | { readonly type: 'same-rank' }
  /** May be laid out of turn. */
  | { readonly type: 'any-time' }
  | { readonly type: 'others-draw'; readonly count: number };

/** Which cards bear a stamp. */
export interface CardStamp {
  /** Sign of the rank: "7", "T". */
  readonly rank: string;
  /** Sign of the suit if only that card bears it. */
  readonly suit: string | undefined;
  readonly stamp: Stamp;
}

/** Sentence of the rule book with the clause it comes from. */
export interface Sentence {
  readonly clause: string;
  readonly text: string;
}
