/** Examples of the options as a book shows them: only those that come out so under its own rules. */
import type { RefusalCode } from '@hausregel/core';
import { formatLaidCard, formatMove, parseScenario, runScenario, type Scenario, type Step } from '@hausregel/notation';
import { type AnyOption, type Example, type Language, optionByKey, presetById, type RuleSet } from '@hausregel/rules';
import { missingRanks, withRanksOfDeck } from './deckCards.ts';

/** One thing that a player does or tries; cards in notation ("7S", "X=7H"). */
export interface ExampleStep {
  /** Seat of the player, from 0. */
  readonly seat: number;
  /** The move in notation. */
  readonly move: string;
  readonly cards: readonly string[];
  readonly isRefused: boolean;
}

export interface BookExample {
  /** The option that it shows. */
  readonly key: string;
  /** One sentence on what it shows, without a full stop. */
  readonly title: string;
  /** The card that lies at first; undefined on an empty table. */
  readonly top: string | undefined;
  readonly steps: readonly ExampleStep[];
  /** Who is on turn in the end, if the example says so. */
  readonly turn: number | undefined;
}

/** Refusals of how a move was written or meant, which cards on a table cannot show. */
const NOT_SHOWN: ReadonlySet<RefusalCode> = new Set(['not-understood', 'wish-missing', 'wish-not-allowed']);

/** More would not be drawn in one line. */
const STEPS_MAX = 6;

/** For each option of the book at most one example, the first that holds under the rule set. */
export function examplesOf(ruleSet: RuleSet, keys: readonly string[], language: Language): readonly BookExample[] {
  return [...new Set(keys)].flatMap((key) => {
    const found = exampleOf(ruleSet, key);
    return found === undefined ? [] : [shown(key, found.example.title[language], found.scenario)];
  });
}

interface Found {
  readonly example: Example;
  readonly scenario: Scenario;
}

/** What was found for rule sets that were asked about, by key; a rule set does not change. */
const known: WeakMap<RuleSet, Map<string, Found | undefined>> = new WeakMap();

function exampleOf(ruleSet: RuleSet, key: string): Found | undefined {
  const ofRuleSet = known.get(ruleSet) ?? new Map<string, Found | undefined>();
  known.set(ruleSet, ofRuleSet);
  if (ofRuleSet.has(key)) return ofRuleSet.get(key);
  const option = optionByKey(key);
  const found = option === undefined ? undefined : firstThatHolds(ruleSet, option);
  ofRuleSet.set(key, found);
  return found;
}

function firstThatHolds(ruleSet: RuleSet, option: AnyOption): Found | undefined {
  for (const example of option.examples) {
    const scenario = scenariosUnder(ruleSet, option, example).find(
      (each) => isDrawable(each) && runScenario(each).status === 'passed',
    );
    if (scenario !== undefined) return { example, scenario };
  }
  return undefined;
}

/** The example as it is, or in several ways where it shows cards that the deck has not. */
function scenariosUnder(ruleSet: RuleSet, option: AnyOption, example: Example): readonly Scenario[] {
  const own = scenarioUnder(ruleSet, option, example);
  if (own === undefined) return [];
  const missing = missingRanks(shownCards(own), ruleSet);
  if (missing.length === 0) return [own];
  return withRanksOfDeck(example, missing, ruleSet).flatMap(
    (scenario) => scenarioUnder(ruleSet, option, { ...example, scenario }) ?? [],
  );
}

function shownCards({ position, steps }: Scenario): readonly string[] {
  const top = position.discard.at(-1);
  return [...(top === undefined ? [] : [formatLaidCard(top)]), ...stepsOf(steps).flatMap(({ cards }) => cards)];
}

/** The example with the table's rules in place of its own; undefined where it shows another effect of a card. */
function scenarioUnder(ruleSet: RuleSet, option: AnyOption, example: Example): Scenario | undefined {
  const parsed = parseScenario(example.scenario);
  if (!parsed.ok) return undefined;
  const { rules, overrides } = parsed.value;
  const shownAt = { ...(typeof rules === 'string' ? presetById(rules)?.options : undefined), ...overrides };
  const valueIn = (options: Readonly<Record<string, unknown>>): unknown => options[option.key] ?? option.defaultValue;
  if (option.card !== undefined && valueIn(shownAt) !== valueIn(ruleSet.options)) return undefined;
  return { ...parsed.value, rules: { ...ruleSet }, overrides: {} };
}

/** Who deals next is nothing that cards can show. */
function isDrawable({ position, steps }: Scenario): boolean {
  const done = stepsOf(steps);
  if (steps.some((step) => step.type === 'expect' && step.expected.match?.dealer !== undefined)) return false;
  return position.hands !== undefined && done.length <= STEPS_MAX && done.some(({ cards }) => cards.length > 0);
}

function shown(key: string, title: string, { position, steps }: Scenario): BookExample {
  const top = position.discard.at(-1);
  const turns = steps.flatMap((step) => (step.type === 'expect' ? [step.expected.turn] : []));
  const isLastTold = steps.at(-1)?.type === 'expect';
  return {
    key,
    title,
    top: top === undefined ? undefined : formatLaidCard(top),
    steps: stepsOf(steps),
    turn: (isLastTold ? turns.at(-1) : undefined) ?? undefined,
  };
}

const stepsOf = (steps: readonly Step[]): ExampleStep[] =>
  steps.flatMap((step): ExampleStep[] => {
    if (step.type === 'expect') return [];
    const seatMove = step.type === 'move' ? step.move : step.move.ok ? step.move.value : undefined;
    if (seatMove === undefined) return [];
    if (step.type === 'refuse' && NOT_SHOWN.has(step.code)) return [];
    const move = formatMove(seatMove.move);
    return [{ seat: seatMove.seat, move, cards: cardsOfMove(move), isRefused: step.type === 'refuse' }];
  });

/** The cards that a move in notation lays. */
export const cardsOfMove = (move: string): readonly string[] =>
  /^[2-9TJQKAX]/.test(move)
    ? move
        .replace(/[>!~].*$/, '')
        .split('+')
        .map((card) => card.trim())
    : [];
