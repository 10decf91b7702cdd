/** Rule set → tables. Checks that it can be played, for every number of players it permits. */
import { type MatchRules, Rules } from '@hausregel/core';
import { leadingClause } from './clauses.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { OPTIONS } from './options/index.ts';
import { playability } from './playability.ts';
import type { Result, RuleSet, RuleSetProblem } from './ruleSet.ts';
import { buildTables } from './tables.ts';

/** What the options of a rule set say for a number of players, before it becomes tables. */
export function draftOf(ruleSet: RuleSet, players: number): Draft {
  const draft = emptyDraft(players);
  for (const option of OPTIONS) {
    option.compile(ruleSet.options[option.key] ?? option.defaultValue, draft, {
      clause: leadingClause(ruleSet, option.key),
    });
  }
  return draft;
}

/** The least and greatest number of players a rule set permits. */
export function playersOf(ruleSet: RuleSet): { readonly min: number; readonly max: number } {
  const { playersMin, playersMax } = draftOf(ruleSet, 2);
  return { min: playersMin, max: playersMax };
}

/** Whether players may confer, whisper, and look into each other's hands (MTT-0d). */
export const playersConfer = (ruleSet: RuleSet): boolean => draftOf(ruleSet, 2).grand.confers;

/**
 * Compiles a rule set for a round of `players` (a deciding round may have fewer than the table).
 * Problems: `cannot-be-played`, with the option and the reason.
 */
export function compile(ruleSet: RuleSet, players: number): Result<Rules, readonly RuleSetProblem[]> {
  const problems = problemsOf(ruleSet);
  if (problems.length > 0) return { ok: false, error: problems };
  return { ok: true, value: new Rules(buildTables(ruleSet, draftOf(ruleSet, players))) };
}

/** Every reason why a rule set cannot be played with a number of players that a round of it can have. */
export function problemsOf(ruleSet: RuleSet): RuleSetProblem[] {
  const { min, max } = playersOf(ruleSet);
  const problems: RuleSetProblem[] = [];
  if (min > max)
    problems.push({ code: 'cannot-be-played', at: 'playersMin', reason: 'fewest-above-most', facts: { min, max } });
  // From two on: a deciding round, or one that somebody has left, may have fewer players than the table.
  for (let players = 2; players <= max; players++) {
    for (const problem of playability(draftOf(ruleSet, players))) {
      if (!problems.some((known) => known.at === problem.at && known.reason === problem.reason)) problems.push(problem);
    }
  }
  return problems;
}

/** What a match runs on at a table with so many seats. */
export function compileMatch(ruleSet: RuleSet, seats: number): MatchRules {
  const draft = draftOf(ruleSet, seats);
  const target = draft.matchTarget > 0 ? draft.matchTarget : undefined;
  const limit = draft.scoring === 'cards' && draft.matchLimit > 0 ? draft.matchLimit : undefined;
  const isLimited = target !== undefined || limit !== undefined;
  const perPlayer = isLimited ? 0 : draft.matchRoundsPerPlayer * seats;
  const rounds = draft.matchRounds > 0 ? draft.matchRounds : perPlayer;
  const isCounted = draft.scoring !== 'none';
  return {
    rounds: isCounted && rounds > 0 ? rounds : undefined,
    target: isCounted ? target : undefined,
    limit,
    nextDealer: draft.nextDealer,
    ...(draft.house.startsBackwards ? { dealsBackwards: true } : {}),
    best: draft.scoring === 'wins' || draft.goesOutOneByOne || draft.house.winnerGetsSum ? 'most' : 'fewest',
    ...(draft.house.resetsAt > 0 && isCounted ? { resetsAt: draft.house.resetsAt } : {}),
    tie: draft.tie,
  };
}

/** Cards in the deck for a number of players, jokers included; 0 where the rule set cannot be played so. */
export function deckSizeOf(ruleSet: RuleSet, players: number): number {
  const compiled = compile(ruleSet, players);
  return compiled.ok ? compiled.value.cardCount : 0;
}
