/**
 * What can be wrong with a document of scenarios or games: codes and facts, no sentence. The words are
 * with those who show them, in every language.
 */
import type { RuleSetProblem } from '@hausregel/rules';

/** What a text in Mau notation should have been. */
export type Wanted = 'cards' | 'laid-cards' | 'laid-card' | 'card' | 'rank' | 'chain' | 'wish' | 'move' | 'seat-move';

interface Found {
  /** The value as it would stand in the file, cut to a readable length; undefined where there is none. */
  readonly found: string | undefined;
}

/** The code says it all. */
interface NoFacts {
  readonly found?: never;
}

/** Facts by code. Keys and ids in them are as the file has them; lists are in the order to be told. */
export interface MistakeFacts {
  /** `offset`, from 0, is where the text stops being JSON; `found` the character there, undefined at the end. */
  'not-json': { readonly offset: number } & Found;
  'empty-file': NoFacts;
  'too-deep': { readonly offset: number; readonly max: number };
  /** In characters. */
  'file-too-long': { readonly max: number };
  'list-too-long': { readonly max: number };
  'text-wanted': Found;
  'boolean-wanted': Found;
  /** Of a key that is either there as `true` or left out. */
  'true-wanted': Found;
  'number-wanted': Found & { readonly min: number; readonly max: number };
  /** `choices` as they would stand in the file. */
  'choice-wanted': Found & { readonly choices: readonly string[] };
  'list-wanted': Found;
  'object-wanted': Found;
  'unknown-key': { readonly key: string; readonly keys: readonly string[] };
  /** A text in Mau notation is wanted and something else stands there. */
  'notation-wanted': Found & { readonly wanted: Wanted };
  /** `character`, from 1, is the first that does not fit; undefined if the text ends too early. */
  'not-understood': { readonly found: string; readonly wanted: Wanted; readonly character: number | undefined };
  'not-together': { readonly found: string };
  'step-wanted': Found;
  'rules-wanted': Found;
  'no-such-seat': { readonly seat: number; readonly last: number };
  'seat-twice': NoFacts;
  /** `found`: how many entries there are. */
  'one-each-wanted': { readonly players: number; readonly found: number };
  'players-missing': NoFacts;
  'seat-missing': NoFacts;
  'start-missing': NoFacts;
  'demand-empty': NoFacts;
  /** A demand that a position cannot begin with. */
  'demand-by-moves': NoFacts;
  'chain-unnamed': NoFacts;
  /** A card that lies as another one before the first move. */
  'stands-in': NoFacts;
  'start-card-missing': NoFacts;
  /** No card that starts such a chain is answered under these rules. */
  'never-pending': NoFacts;
  'no-open-queens': NoFacts;
  'unknown-rule-set': { readonly id: string; readonly ids: readonly string[] };
  'not-for-players': { readonly players: number; readonly min: number; readonly max: number };
  'too-few-in-round': NoFacts;
  'rule-set': { readonly problem: RuleSetProblem };
}

export type MistakeCode = keyof MistakeFacts;

/** A mistake of one code; `at` is where it is, as a path from the top (`steps[2].expect.turn`). */
export type MistakeOf<Code extends MistakeCode> = {
  [Each in Code]: { readonly at: string; readonly code: Each; readonly facts: MistakeFacts[Each] };
}[Code];

export type Mistake = MistakeOf<MistakeCode>;

/** Without where it is. */
export type Fault = { [Each in MistakeCode]: Omit<MistakeOf<Each>, 'at'> }[MistakeCode];

/** The text of a mistake by words that are kept by code, each with the facts of its own. */
export const wordsFor = <Code extends MistakeCode>(
  mistake: MistakeOf<Code>,
  words: { readonly [Each in MistakeCode]: (facts: MistakeFacts[Each]) => string },
): string => words[mistake.code](mistake.facts);
