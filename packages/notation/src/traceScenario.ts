/** A scenario step by step: what each move did, or why it was refused. What it expects is not looked at. */
import {
  apply,
  type Event,
  eventsFor,
  type Move,
  NONE,
  noteOf,
  Position,
  type Refusal,
  refusalOf,
  type Seat,
  Xoshiro128,
} from '@hausregel/core';
import type { Result, RuleSet } from '@hausregel/rules';
import type { Mistake } from './mistake.ts';
import { begin } from './runScenario.ts';
import type { Scenario } from './scenario.ts';
import { ruleSetOfScenario, rulesOfScenario } from './scenarioRules.ts';
import { formatTop } from './setup.ts';

/** A move of the scenario; one that is not understood has no seat. */
export type TracedStep =
  | { readonly type: 'done'; readonly seat: Seat; readonly move: Move; readonly events: readonly Event[] }
  | { readonly type: 'refused'; readonly seat: Seat; readonly move: Move; readonly refusal: Refusal }
  | { readonly type: 'not-understood'; readonly text: string };

export interface ScenarioTrace {
  readonly ruleSet: RuleSet;
  /** What lies before the first move, as it counts; undefined: nothing. */
  readonly top: string | undefined;
  /** Who is on turn before the first move. */
  readonly turn: Seat | undefined;
  readonly steps: readonly TracedStep[];
}

/** Plays all moves that can be played. A refused one, expected or not, changes nothing. */
export function traceScenario(scenario: Scenario): Result<ScenarioTrace, readonly Mistake[]> {
  const ruleSet = ruleSetOfScenario(scenario);
  if (!ruleSet.ok) return ruleSet;
  const compiled = rulesOfScenario(scenario);
  if (!compiled.ok) return compiled;
  const { rules } = compiled.value;
  const position = new Position(scenario.position.players);
  const chance = new Xoshiro128(scenario.seed);
  const mistakes = begin(scenario, rules, position, chance);
  if (mistakes.length > 0) return { ok: false, error: mistakes };
  const top = formatTop(position);
  const turn = position.turn === NONE ? undefined : position.turn;
  const steps = scenario.steps.flatMap((step): TracedStep[] => {
    if (step.type === 'expect') return [];
    const seatMove = step.type === 'move' ? step.move : step.move.ok ? step.move.value : undefined;
    if (seatMove === undefined) return [{ type: 'not-understood', text: step.text }];
    const { seat, move } = seatMove;
    const refusal = refusalOf(rules, position, seat, move);
    if (refusal !== undefined) return [{ type: 'refused', seat, move, refusal }];
    // What was to be refused and is not would lead elsewhere: it is told and not played.
    if (step.type === 'refuse') return [{ type: 'done', seat, move, events: [] }];
    const note = noteOf(rules, position, seat, move);
    apply(rules, position, seat, move, chance);
    return [{ type: 'done', seat, move, events: eventsFor(position, undefined, note) }];
  });
  return { ok: true, value: { ruleSet: ruleSet.value, top, turn, steps } };
}
