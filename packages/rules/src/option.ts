/**
 * An option of the house: one module that holds its key, schema, default, what it compiles to,
 * its sentences for the rule book, examples and the clauses it comes from. Nobody else reads it.
 */
import type { Draft } from './draft.ts';
import type { ByLanguage } from './ruleSet.ts';
import type { Schema } from './schema.ts';

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
}

/** A position, a move and what comes of it: a scenario in the format of the scenario files. */
export interface Example {
  readonly title: ByLanguage<string>;
  readonly scenario: Readonly<Record<string, unknown>>;
}

export interface Option<T> {
  readonly key: string;
  readonly group: Group;
  readonly schema: Schema<T>;
  readonly defaultValue: NoInfer<T>;
  /** Clauses of the ledger that name it, over all documents. */
  readonly clauses: readonly string[];
  readonly compile: (value: T, draft: Draft, context: CompileContext) => void;
}

/** An option whose type of value is known only to itself. */
export interface AnyOption {
  readonly key: string;
  readonly group: Group;
  readonly schema: Schema<unknown>;
  readonly defaultValue: unknown;
  readonly clauses: readonly string[];
  /** Compiles a value that `schema` has accepted; other values are ignored. */
  readonly compile: (value: unknown, draft: Draft, context: CompileContext) => void;
}

export function defineOption<T>(option: Option<T>): AnyOption {
  return {
    ...option,
    compile: (value, draft, context) => {
      const parsed = option.schema.parse(value);
      if (parsed !== undefined) option.compile(parsed, draft, context);
    },
  };
}
