/** `hausregel explain FILE`: a scenario step by step, each with the rule that made it come out so. */
import type { Kind } from '@hausregel/core';
import { formatKind, formatMove, parseScenarioText, traceScenario } from '@hausregel/notation';
import type { Scenario, ScenarioTrace, TracedStep } from '@hausregel/notation';
import {
  cardName,
  cardsOfMove,
  explainEvents,
  explainRefusal,
  type Happening,
  happeningOf,
  playerLetter,
  refusalTextOf,
  stepWords,
} from '@hausregel/rulebook';
import type { Language, Result, RuleSet } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { EXPLAIN_WORDS } from './explainWords.ts';
import { foreignLines, foreignText } from './foreignText.ts';
import { mistakeLines } from './mistakeLines.ts';
import { readText } from './scenarioFiles.ts';
import { EXIT_FAILED, EXIT_OK } from './terminal.ts';

/** The cards of a hand, named as in the sentences that follow. */
const handText = (hand: readonly Kind[], language: Language): string =>
  hand.length === 0 ? '–' : hand.map((kind) => cardName(formatKind(kind), language)).join(', ');

/** What lies before the first move, and the hands. */
function opening({ name, position: { hands } }: Scenario, trace: ScenarioTrace, language: Language): string[] {
  const words = EXPLAIN_WORDS[language];
  const { ruleSet, top, turn } = trace;
  return [
    name,
    words.rules(ruleSet.name[language]),
    top === undefined ? words.emptyTable : words.lies(cardName(top, language)),
    ...(hands === undefined && turn !== undefined ? [words.turn(playerLetter(turn))] : []),
    ...(hands ?? []).map((hand, seat) => `${playerLetter(seat)}: ${handText(hand, language)}`),
  ];
}

/** The lines of one step: what is done or tried, then why. */
function linesOf(step: TracedStep, before: readonly Happening[], { ruleSet, language, top }: Told): string[] {
  const words = EXPLAIN_WORDS[language];
  if (step.type === 'not-understood') return [words.notUnderstood(step.text)];
  const { seat } = step;
  const move = formatMove(step.move);
  const cards = cardsOfMove(move);
  const head = `${stepWords({ seat, move, cards, isRefused: step.type === 'refused' }, language)}.`;
  if (step.type === 'refused') {
    const { text, clause } = explainRefusal(refusalTextOf(step.refusal), ruleSet, language);
    return [head, `${text} (${clause})`];
  }
  const events = step.events.map(happeningOf);
  const all = explainEvents([...before, ...events], { ruleSet, top }, language);
  const reasons = all.slice(before.length).flatMap((reason, index) => {
    if (reason === undefined) return [];
    const event = events[index];
    const other = event !== undefined && 'seat' in event && event.seat !== seat ? `${playerLetter(event.seat)}: ` : '';
    return [`${other}${reason.text} (${reason.clause})`];
  });
  return [head, ...new Set(reasons)];
}

interface Told {
  /** The card that lies before the first move. */
  readonly top: string | undefined;
  readonly ruleSet: RuleSet;
  readonly language: Language;
}

function tell(scenario: Scenario, trace: ScenarioTrace, language: Language): string[] {
  const before: Happening[] = [];
  const { ruleSet, top, steps } = trace;
  const lines = steps.flatMap((step, index) => {
    const [head = '', ...why] = linesOf(step, before, { ruleSet, top, language });
    if (step.type === 'done') before.push(...step.events.map(happeningOf));
    return [`${index + 1}. ${head}`, ...why.map((text) => `   ${text}`)];
  });
  return [...opening(scenario, trace, language), '', ...lines];
}

async function runExplain({ args, language, terminal }: CommandContext): Promise<Result<number, ArgumentError>> {
  const [file, extra] = args.words;
  if (file === undefined) return { ok: false, error: { code: 'word-missing', word: EXPLAIN_WORDS[language].file } };
  if (extra !== undefined) return { ok: false, error: { code: 'word-unwanted', word: extra } };
  const text = readText(file, language);
  if (!text.ok) {
    terminal.complain(foreignText(text.error));
    return exitWith(EXIT_FAILED);
  }
  const scenario = parseScenarioText(text.value);
  const trace = scenario.ok ? traceScenario(scenario.value) : scenario;
  if (!scenario.ok || !trace.ok) {
    const mistakes = trace.ok ? [] : trace.error;
    terminal.complain(foreignLines(mistakeLines({ file, text: text.value, line: 1 }, mistakes, language)));
    return exitWith(EXIT_FAILED);
  }
  terminal.print(foreignLines(tell(scenario.value, trace.value, language)));
  return exitWith(EXIT_OK);
}

export const explainCommand: Command = {
  name: 'explain',
  summary: {
    en: 'tell a scenario step by step: what happens, and by which rule',
    de: 'ein Szenario Schritt für Schritt erzählen: was geschieht und warum',
    lt: 'papasakoti scenarijų žingsnis po žingsnio: kas vyksta ir kodėl',
  },
  help: { en: EXPLAIN_WORDS.en.help, de: EXPLAIN_WORDS.de.help, lt: EXPLAIN_WORDS.lt.help },
  options: {},
  run: runExplain,
};
