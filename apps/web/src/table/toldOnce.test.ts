/** "What just happened?" in random rounds of all presets: nothing is told twice, and what is due as the sum it is. */
import { eventsFor, type MoveNote, noteOf, PHASE_CHAIN, Position, Xoshiro128 } from '@hausregel/core';
import { happeningOf } from '@hausregel/rulebook';
import { cardHelp, lastDoing } from '@hausregel/rulebook/events';
import { playersOf, PRESETS, type RuleSet } from '@hausregel/rules';
import { dealt, playOut, rulesFor, USUAL_HABITS } from '@hausregel/testkit';
import { expect, test } from 'vitest';
import { exampleTable } from './exampleTable.ts';
import { lastHappening, type RuleEvent } from './happened.ts';

const SEEDS = [1, 2, 3];
const MOVES_MAX = 120;
/** So many happenings before the last ones are kept. */
const LOG_MAX = 60;

/** What a move did, as the page hears it. */
const heard = (position: Position, note: MoveNote | undefined): readonly RuleEvent[] =>
  eventsFor(position, undefined, note)
    .map(happeningOf)
    .map((event) => ({ ...event, ...(event.type === 'laid' ? { copies: event.copies ?? 1 } : {}) }) as RuleEvent);

/** Effects that one sentence tells, beside the words of the card itself. */
const EFFECTS: readonly RegExp[] = [/clockwise/, /direction/, /discard pile/, /\bdue\b|\bfaces?\b/, /penalty card/];

/** What is told twice, or not as the sum that it is. */
function faultsOf(text: string, events: readonly RuleEvent[], ruleSet: RuleSet): readonly string[] {
  const [first] = events;
  const help = first?.type === 'laid' ? cardHelp(first.card, ruleSet, 'en').text : '';
  const sentences = text.replace(help, '').split(/(?<=[.!?]) /);
  const again = EFFECTS.filter((effect) => sentences.filter((sentence) => effect.test(sentence)).length > 1);
  const turnsAgain = /direction/i.test(help) && sentences.some((sentence) => /direction/.test(sentence));
  return [
    ...again.map(({ source }) => `twice: ${source}`),
    ...(turnsAgain ? ['the direction is told with the card'] : []),
  ];
}

/** What is said to be due, by parts where there are any. */
function sumFault(text: string, before: Position, after: Position): readonly string[] {
  const wasDue = before.phase === PHASE_CHAIN ? before.amount : 0;
  const sum = /(\d+) cards: ([\d +]+)\./.exec(text);
  if (sum === null) return wasDue > 0 && after.amount > wasDue ? ['no parts are named'] : [];
  const parts = (sum[2] ?? '').split(' + ').map(Number);
  const total = parts.reduce((all, part) => all + part, 0);
  return total === Number(sum[1]) && total === after.amount ? [] : [`${after.amount} are due`];
}

function faultsIn(ruleSet: RuleSet, seed: number): readonly string[] {
  const faults: string[] = [];
  const { min, max } = playersOf(ruleSet);
  const players = Math.min(5, min + (seed % (max - min + 1)));
  const rules = rulesFor(ruleSet, players);
  const chance = new Xoshiro128(seed);
  const position = dealt(rules, players, chance, 0);
  const before = new Position(players);
  let note: MoveNote | undefined;
  let log: readonly RuleEvent[] = [];
  playOut(rules, position, chance, MOVES_MAX, {
    habits: { ...USUAL_HABITS, lays: 60, leaves: 2 },
    before: (at, { seat, move }) => {
      before.copyFrom(at);
      note = noteOf(rules, at, seat, move);
    },
    after: (at) => {
      log = [...log.slice(-LOG_MAX), ...heard(at, note)];
      const text = lastHappening(exampleTable(ruleSet, log))?.text ?? '';
      const events = log.slice(lastDoing(log));
      const isDue = events.some(({ type }) => type === 'demanded') && events[0]?.type === 'laid';
      const wrong = [...faultsOf(text, events, ruleSet), ...(isDue ? sumFault(text, before, at) : [])];
      faults.push(...wrong.map((fault) => `${fault} – ${text}`));
    },
  });
  return faults;
}

test.each(PRESETS.map((ruleSet) => ({ id: ruleSet.id, ruleSet })))('$id', ({ ruleSet }) => {
  expect(SEEDS.flatMap((seed) => faultsIn(ruleSet, seed))).toEqual([]);
});
