/**
 * An option of the house: one module that holds its key, schema, default, what it compiles to,
 * its sentences for the rule book, examples and the clauses it comes from. Nobody else reads it.
 */
import type { Rank } from '@hausregel/core';
import type { Draft } from './draft.ts';
import type { ByLanguage } from './ruleSet.ts';
import type { Schema } from './schema.ts';
import { type Line, type Lines, NO_LINES } from './words/phrases.ts';

export const GROUPS = ['deck', 'deal', 'laying', 'drawing', 'cards', 'calls', 'last-card', 'scoring', 'match'] as const;
/** Topics of the rule book and the editor, in their order. */
export type Group = (typeof GROUPS)[number];

/** What an option may know when it is compiled. */
export interface CompileContext {
  /** First clause of the ledger the option rests on in this rule set. */
  readonly clause: string;
}

/** What a sentence may know: other facts of the same rule set, so that sentences agree. */
export interface BookContext {
  readonly playersMin: number;
  readonly playersMax: number;
  /** Compiled facts for the least number of players. */
  readonly facts: Draft;
  /** Compiled facts for the greatest number of players, who may need more decks. */
  readonly factsMost: Draft;
}

/** A rank, or one card of it. */
export interface CardOfRank {
  readonly rank: Rank;
  readonly suit?: number;
}

/** A position, a move and what comes of it: a scenario in the format of the scenario files. */
export interface Example {
  readonly title: ByLanguage<string>;
  readonly scenario: Readonly<Record<string, unknown>>;
}

/** Another way of playing that a source or a decision names: what a table may agree on instead. */
export interface Variant {
  /** The value that gives it; absent where any value would do. */
  readonly value?: unknown;
  /** Named only where this is the value so far. */
  readonly from?: unknown;
  /** Named only in rule sets for which this holds. */
  readonly isFor?: (facts: Draft) => boolean;
  readonly clauses: readonly string[];
  readonly text: Line;
}

/** What an option rests on: beside rules for which this does not hold, its value makes no difference. */
export interface Need {
  /** The option that decides, or the one that most likely does. */
  readonly key: string;
  /** When it matters: "Zählt erst, wenn …", "Matters only if …", "Svarbu tik tada, kai …". */
  readonly text: Line;
  /** Facts may come from the option itself only by its value. */
  readonly holds: (facts: Draft, value: unknown) => boolean;
}

export interface Option<T> {
  readonly key: string;
  readonly group: Group;
  /** Name of the option, for editors and problems. */
  readonly title: Line;
  /** The card whose power the option is. */
  readonly card?: CardOfRank;
  readonly schema: Schema<T>;
  readonly defaultValue: NoInfer<T>;
  /** Clauses of the ledger that name it, over all documents. */
  readonly clauses: readonly string[];
  /** Where rules beyond the documents are played so. */
  readonly sources?: readonly string[];
  readonly compile: (value: T, draft: Draft, context: CompileContext) => void;
  /** Sentences of the rule book; none where the value means that there is no such rule. */
  readonly sentence: (value: T, context: BookContext) => Lines;
  /** The same in brief, for the rules on one page; none where one page can do without. */
  readonly short?: (value: T, context: BookContext) => Lines;
  /** All of them must hold for it to mean anything; the first that does not is told. */
  readonly needs?: readonly Need[];
  /** One sentence on what a table has changed. */
  readonly difference: (from: T, to: T, context: BookContext) => Line;
  readonly variants?: readonly Variant[];
  readonly examples: readonly Example[];
}

/** An option whose type of value is known only to itself. Values that `schema` does not accept are ignored. */
export interface AnyOption {
  readonly key: string;
  readonly group: Group;
  readonly title: Line;
  readonly card?: CardOfRank;
  readonly schema: Schema<unknown>;
  readonly defaultValue: unknown;
  readonly clauses: readonly string[];
  readonly sources: readonly string[];
  readonly compile: (value: unknown, draft: Draft, context: CompileContext) => void;
  readonly sentence: (value: unknown, context: BookContext) => Lines;
  readonly short: (value: unknown, context: BookContext) => Lines;
  readonly needs: readonly Need[];
  readonly difference: (from: unknown, to: unknown, context: BookContext) => Line;
  readonly variants: readonly Variant[];
  readonly examples: readonly Example[];
}

const NO_LINE: Line = { de: '', en: '', lt: '' };

export function defineOption<T>(option: Option<T>): AnyOption {
  const { schema, sentence, short, difference } = option;
  const lines = (write: Option<T>['sentence'], value: unknown, context: BookContext): Lines => {
    const parsed = schema.parse(value);
    return parsed === undefined ? NO_LINES : write(parsed, context);
  };
  return {
    ...option,
    compile: (value, draft, context) => {
      const parsed = schema.parse(value);
      if (parsed !== undefined) option.compile(parsed, draft, context);
    },
    sentence: (value, context) => lines(sentence, value, context),
    short: (value, context) => (short === undefined ? NO_LINES : lines(short, value, context)),
    difference: (from, to, context) => {
      const before = schema.parse(from);
      const after = schema.parse(to);
      return before === undefined || after === undefined ? NO_LINE : difference(before, after, context);
    },
    needs: option.needs ?? [],
    variants: option.variants ?? [],
    sources: option.sources ?? [],
  };
}
