import type { Announcement } from '@hausregel/core';
import { draftOf } from './compile.ts';
import type { RuleSet } from './ruleSet.ts';

/** Words that are called; undefined: nothing is called there. */
export interface CallWords {
  /** With one card left. */
  readonly atOne: Announcement | undefined;
  /** With the last card. */
  readonly atZero: Announcement | undefined;
}

/** What is called under a rule set, for a button that says it. */
export function callWordsOf(ruleSet: RuleSet, players: number): CallWords {
  const { hasCalls, callAtOne, callAtZero } = draftOf(ruleSet, players);
  return hasCalls ? { atOne: callAtOne, atZero: callAtZero } : { atOne: undefined, atZero: undefined };
}
