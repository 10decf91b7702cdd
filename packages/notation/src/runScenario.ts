/** Plays a scenario and tells the first thing that is not as it says. */
import {
  NONE,
  countBits,
  Position,
  Xoshiro128,
  apply,
  deal,
  eventsFor,
  finishRound,
  isOver,
  outcomeOf,
  refusalOf,
  setUp,
  withoutSeat,
} from '@hausregel/core';
import type { Announcement, Kind, Match, MatchRules, Rules, Seat } from '@hausregel/core';
import { compareExpectation } from './compareExpectation.ts';
import type { Situation } from './compareExpectation.ts';
import type { Failure } from './failure.ts';
import type { Mistake } from './mistake.ts';
import { formatSeatMove } from './moves.ts';
import type { SeatMove } from './moves.ts';
import type { Scenario, Step } from './scenario.ts';
import { rulesOfScenario } from './scenarioRules.ts';
import { inMaskOf, setupOf } from './setup.ts';
import { snapshotOf } from './snapshot.ts';

/** What does not hold, and at which step of the scenario, counted from 0. */
export type ScenarioFailure = { readonly step: number } & Failure;

export type ScenarioReport =
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly failures: readonly ScenarioFailure[] }
  /** Rule set or position cannot be played; nothing was run. */
  | { readonly status: 'invalid'; readonly mistakes: readonly Mistake[] };

/** A scenario being played. */
class Play {
  private readonly scenario: Scenario;
  private readonly rules: Rules;
  private readonly matchRules: MatchRules;
  private readonly position: Position;
  private readonly chance: Xoshiro128;
  private readonly cardCount: number;
  private out: Seat[];
  /** Seats that have left since the scenario began. */
  private readonly left: Seat[] = [];
  private announced: Announcement[] = [];
  private match: Match | undefined;

  constructor(scenario: Scenario, rules: Rules, matchRules: MatchRules, position: Position, chance: Xoshiro128) {
    this.scenario = scenario;
    this.rules = rules;
    this.matchRules = matchRules;
    this.position = position;
    this.chance = chance;
    this.out = [...scenario.position.out];
    this.cardCount = this.countCards();
  }

  run(): ScenarioReport {
    for (const [index, step] of this.scenario.steps.entries()) {
      const failures = this.runStep(step);
      if (failures.length === 0) continue;
      return { status: 'failed', failures: failures.map((failure) => ({ step: index, ...failure })) };
    }
    return { status: 'passed' };
  }

  private runStep(step: Step): Failure[] {
    if (step.type === 'move') return this.accept(step.move);
    if (step.type === 'refuse') return this.refuse(step);
    return compareExpectation(step.expected, this.situation());
  }

  private accept(seatMove: SeatMove): Failure[] {
    const { seat, move } = seatMove;
    const refusal = refusalOf(this.rules, this.position, seat, move);
    const text = formatSeatMove(seatMove);
    if (refusal !== undefined) return [{ code: 'refused', move: text, by: refusal.code, clause: refusal.clause }];
    apply(this.rules, this.position, seat, move, this.chance);
    this.noteEvents();
    const [before, now] = [this.cardCount, this.countCards()];
    return now === before ? [] : [{ code: 'card-count', move: text, before, now }];
  }

  private refuse(step: Step & { type: 'refuse' }): Failure[] {
    const before = snapshotOf(this.position);
    const found = this.codeFor(step);
    const { text: move, code: expected } = step;
    if (found === undefined) return [{ code: 'accepted', move, expected }];
    if (found !== expected) return [{ code: 'refused-otherwise', move, expected, found }];
    return snapshotOf(this.position) === before ? [] : [{ code: 'position-changed', move }];
  }

  private codeFor(step: Step & { type: 'refuse' }): string | undefined {
    if (!step.move.ok) return step.move.error.code;
    const { seat, move } = step.move.value;
    return refusalOf(this.rules, this.position, seat, move)?.code;
  }

  private noteEvents(): void {
    const events = eventsFor(this.position, undefined);
    this.announced = events.flatMap((event) => (event.type === 'announced' ? [event.word] : []));
    this.left.push(...events.flatMap((event) => (event.type === 'left' ? [event.seat] : [])));
    this.out =
      this.rules.grand === undefined && this.rules.house?.playOn !== true
        ? [...this.scenario.position.out, ...this.left]
        : Array.from(this.position.outOrder.subarray(0, this.position.outCount));
    if (isOver(this.position) && this.match === undefined) {
      this.match = finishRound(this.matchRules, this.matchBefore(), outcomeOf(this.rules, this.position));
    }
  }

  /** The match before the round, without those who have left it. */
  private matchBefore(): Match {
    const { position, totals, round } = this.scenario;
    const match: Match = {
      round,
      dealer: position.dealer,
      inMask: inMaskOf(position),
      isDeciding: false,
      totals: totals ?? Array.from({ length: position.players }, () => 0),
      eliminated: [],
      isOver: false,
      winners: [],
      results: [],
    };
    return this.left.reduce(withoutSeat, match);
  }

  private situation(): Situation {
    const { rules, position, out, announced, match } = this;
    return { rules, position, out, announced, match };
  }

  private countCards(): number {
    const { handCount, drawCount, discardCount, setAside } = this.position;
    return handCount.reduce((sum, count) => sum + count, drawCount + discardCount + countBits(setAside));
  }
}

/** Deals, or sets up what was written. */
export function begin(scenario: Scenario, rules: Rules, position: Position, chance: Xoshiro128): readonly Mistake[] {
  const { position: written } = scenario;
  if (written.hands === undefined) {
    deal(rules, position, { dealer: written.dealer, inMask: inMaskOf(written) }, chance);
    return [];
  }
  const setup = setupOf(written);
  if (!setup.ok) return setup.error;
  if (!canBePending(rules, setup.value.pending?.of, written.demand?.draw !== undefined)) {
    return [{ at: 'demand', code: 'never-pending', facts: {} }];
  }
  if (written.open.length > 0 && (rules.grand?.queensRank ?? NONE) === NONE) {
    return [{ at: 'open', code: 'no-open-queens', facts: {} }];
  }
  setUp(rules, position, setup.value, chance);
  return [];
}

/** Whether a card makes a chain of that kind, to draw or to skip. */
function canBePending(rules: Rules, of: Kind | undefined, isDraw: boolean): boolean {
  if (of === undefined) return true;
  const chain = rules.chainOf[of] ?? 0;
  return chain > 0 && (rules.isDrawChain[chain - 1] === 1) === isDraw;
}

/** Plays all steps up to the first that fails. Chance comes from the scenario's seed. */
export function runScenario(scenario: Scenario): ScenarioReport {
  const compiled = rulesOfScenario(scenario);
  if (!compiled.ok) return { status: 'invalid', mistakes: compiled.error };
  const { rules, matchRules } = compiled.value;
  const position = new Position(scenario.position.players);
  const chance = new Xoshiro128(scenario.seed);
  const mistakes = begin(scenario, rules, position, chance);
  if (mistakes.length > 0) return { status: 'invalid', mistakes };
  return new Play(scenario, rules, matchRules, position, chance).run();
}
