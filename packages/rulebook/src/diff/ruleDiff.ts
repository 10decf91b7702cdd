/** What is different at another table: two rule sets compared, sentence by sentence. */
import {
  bookContextOf,
  clausesOf,
  countingDifferences,
  type Group,
  GROUPS,
  type Language,
  optionByKey,
  type RuleSet,
} from '@hausregel/rules';
import { alike, differentAt, SECTION_TITLES } from '../words.ts';

/** One house rule in which the second rule set differs from the first. */
export interface DiffNote {
  readonly key: string;
  /** One sentence on what the second does otherwise. */
  readonly text: string;
  /** Clauses of the rule in the second rule set. */
  readonly clauses: readonly string[];
}

export interface DiffSection {
  readonly key: Group;
  readonly title: string;
  readonly notes: readonly DiffNote[];
}

export interface RuleDiff {
  readonly title: string;
  /** By topic, in the order of the book; empty where both play alike. */
  readonly sections: readonly DiffSection[];
  /** How many notes there are. */
  readonly count: number;
  /** One sentence where there is no difference, else undefined. */
  readonly none: string | undefined;
}

/** What `to` plays otherwise than `from`. */
export function ruleDiff(from: RuleSet, to: RuleSet, language: Language): RuleDiff {
  const context = bookContextOf(to);
  const notes = countingDifferences(from, to).flatMap(({ key, from: before, to: after }) => {
    const option = optionByKey(key);
    if (option === undefined) return [];
    const text = option.difference(before, after, context)[language];
    return text === '' ? [] : [{ key, group: option.group, text, clauses: clausesOf(to, key) }];
  });
  const sections = GROUPS.map((group): DiffSection => ({
    key: group,
    title: SECTION_TITLES[language][group],
    notes: notes.filter((note) => note.group === group).map(({ key, text, clauses }) => ({ key, text, clauses })),
  })).filter((section) => section.notes.length > 0);
  return {
    title: differentAt(from.name, to.name)[language],
    sections,
    count: notes.length,
    none: notes.length === 0 ? alike(from.name, to.name)[language] : undefined,
  };
}
