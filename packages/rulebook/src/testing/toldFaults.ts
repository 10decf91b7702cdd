/** Whether what is told of a move is what it did. */
import {
  demandOf,
  type Event,
  isOver,
  JOKER,
  moveFace,
  type MoveNote,
  NONE,
  nextSeat,
  PHASE_CARD,
  PHASE_CHAIN,
  PHASE_DUTY,
  PHASE_FURTHER,
  PHASE_FREE,
  PHASE_INHERIT,
  PHASE_MEETING,
  PHASE_OPENING,
  PHASE_RANK,
  PHASE_RIGHT,
  PHASE_TURN,
  type Position,
  rankOf,
  type Rules,
  VERB_LAY,
  verbOf,
} from '@hausregel/core';
import { bookContextOf, nounOf, POWER_MEANINGS, type RuleSet } from '@hausregel/rules';
import type { Play } from '@hausregel/testkit';
import { cardHelp } from '../events/explainEvents.ts';
import { happeningOf } from '../events/happeningOf.ts';
import { laidFaults } from './laidFaults.ts';

/** A move that was played: the position before and after, what was noted before, and what happened. */
export interface Played {
  readonly rules: Rules;
  readonly ruleSet: RuleSet;
  readonly before: Position;
  readonly after: Position;
  readonly play: Play;
  readonly note: MoveNote | undefined;
  readonly events: readonly Event[];
}

/** What is told of one event, in English. */
export interface Told {
  readonly event: Event;
  readonly text: string;
}

/** What is not so of what is told. */
export const toldFaults = (played: Played, told: readonly Told[]): readonly string[] => [
  ...told.flatMap((each) => eventFaults(played, each)),
  ...doingFaults(played, told),
  ...laidFaults(played, told),
];

function eventFaults(played: Played, { event, text }: Told): readonly string[] {
  const { before, after } = played;
  const claims: readonly (readonly [RegExp, boolean])[] = [
    [/^Drawing is always allowed/, played.rules.drawWhenAble && OPEN_PHASES.has(before.phase)],
    [/^In a meeting of kings whoever/, before.phase === PHASE_MEETING],
    [/^Whoever has no card of the rank/, before.phase === PHASE_RANK],
    [/^Whoever cannot cover/, before.phase === PHASE_DUTY],
    [/^Whoever has no fitting card draws/, !played.rules.drawWhenAble],
    [/^Whoever passes ends the turn without/, before.phase === PHASE_TURN],
    [/whoever does not answer skips/, before.phase === PHASE_CHAIN],
    [/first has no cards left has won/, after.winner !== NONE && hasNoCards(played, after.winner)],
    [/nobody could lay or draw/, after.isBlocked],
    [/^The draw pile is empty/, after.drawCount === 0],
    [/^All others have left/, after.inCount === 1],
    [/nobody had laid the four of diamonds/, after.isBrokenOff && after.winner === NONE],
    [/whoever laid the four of diamonds last has won/, after.isBrokenOff && after.winner !== NONE],
    [/only one player has cards left/, !after.isBrokenOff],
    [/start card/, after.discardCount > 0],
  ];
  return [
    ...claims
      .filter(([pattern, isSo]) => !isSo && pattern.test(text))
      .map(([pattern]) => `it is not so: ${pattern.source}`),
    ...dueFaults(played, event, text),
  ];
}

const OPEN_PHASES: ReadonlySet<number> = new Set([PHASE_TURN, PHASE_OPENING, PHASE_FREE, PHASE_RIGHT, PHASE_INHERIT]);

const hasNoCards = ({ before, after, events }: Played, seat: number): boolean =>
  after.handCount[seat] === 0 || before.finisher === seat || events.some((event) => event.type === 'caught');

/** What is due is told with its number and with the card that demands it. */
function dueFaults({ rules, before, after }: Played, event: Event, text: string): readonly string[] {
  const isDue = / (is|are) due[.:]/.test(text);
  const wasDue = /(was|were) due/.test(text);
  if (!isDue && !wasDue) return event.type === 'demanded' ? ['nothing is told of what is due'] : [];
  const position = isDue ? after : before;
  const demand = demandOf(rules, position);
  if (demand === undefined || !('draw' in demand)) return isOver(after) ? [] : ['nothing is due'];
  const one = demand.of === JOKER ? 'joker' : nounOf(rankOf(demand.of)).en.name.toLowerCase();
  return [
    ...(text.includes(`${demand.draw} card`) ? [] : [`${demand.draw} are due`]),
    ...(text.toLowerCase().includes(one) ? [] : [`the ${one} demands it`]),
  ];
}

/** A card is told to do what it did, and nothing that it did not. */
function doingFaults(played: Played, told: readonly Told[]): readonly string[] {
  const { play, note, events, after } = played;
  if (verbOf(play.move) !== VERB_LAY) return [];
  const laid = told.findLast(({ event }) => event.type === 'laid' && event.seat === play.seat);
  if (laid === undefined || laid.event.type !== 'laid' || isOver(after)) return [];
  const happening = happeningOf(laid.event);
  const card = happening.type === 'laid' ? happening.card : '';
  const help = cardHelp(card, played.ruleSet, 'en').text;
  const isEntry = laid.text.endsWith(help) && !help.startsWith('This card has no effect');
  if (isEntry) return effectFaults(played, note?.like ?? moveFace(play.move));
  if (/the direction turns \d times/.test(laid.text))
    return has(events, 'reversed') ? ['the direction has turned'] : [];
  const doings = events.filter(({ type }) => EFFECTS.has(type)).map(({ type }) => type);
  const expected = DOES[note?.as ?? 'none'];
  return expected === undefined || expected(played, doings)
    ? []
    : [`told as ${note?.as ?? 'plain'}, did ${doings.join(' ')}`];
}

const EFFECTS: ReadonlySet<Event['type']> = new Set(['demanded', 'drew', 'skipped', 'reversed', 'swapped']);

const has = (events: readonly Event[], type: Event['type']): boolean => events.some((event) => event.type === type);

type Does = (played: Played, doings: readonly string[]) => boolean;

const handsOn: Does = ({ before, after, play }) =>
  after.phase === PHASE_TURN && after.turn === nextSeat(after, play.seat) && after.direction === before.direction;

/** What must have happened where a card is not told to do what it usually does. */
const DOES: Readonly<Record<string, Does>> = {
  none: (played, doings) => doings.length === 0 && (played.rules.grand !== undefined || handsOn(played, doings)),
  grace: (played, doings) => doings.length === 0 && handsOn(played, doings) && played.after.wish === NONE,
  'on-base': ({ before, after }, doings) => doings.length === 0 && after.turn === before.turn,
  cancels: (_, doings) => doings.length === 0,
  'passes-on': ({ before, after }, doings) => doings.join() === 'demanded' && after.amount === before.amount,
  'sends-back': ({ before, after }, doings) => doings.join() === 'reversed,demanded' && after.amount === before.amount,
  'no-effect': (_, doings) => doings.length === 0,
  counters: ({ before, events }) =>
    events.some((event) => event.type === 'drew' && event.seat === before.topBy && event.why === 'penalty'),
  summoned: ({ before, after }) =>
    before.phase === PHASE_CARD && (after.phase === PHASE_RIGHT || after.phase === PHASE_TURN),
};

/** A card that is told in the words of the book has done what its power means. */
function effectFaults({ rules, ruleSet, after, play, note, events }: Played, face: number): readonly string[] {
  const { facts } = bookContextOf(ruleSet);
  const entry = facts.powers.findLast(
    ({ rank, suit }) => face !== JOKER && rank === rankOf(face) && (suit === undefined || suit === (face & 3)),
  );
  if (entry === undefined || note?.as !== undefined) return [];
  const power = POWER_MEANINGS[entry.power];
  const drew = (isOwn: boolean): boolean =>
    events.some((event) => event.type === 'drew' && (event.seat === play.seat) === isOwn);
  const isGrand = rules.grand !== undefined;
  const checks: readonly (readonly [string, boolean, boolean])[] = [
    ['draw', power.draw > 0, has(events, 'demanded') || drew(false)],
    ['skip', power.skip !== undefined, has(events, 'skipped') || after.phase === PHASE_CHAIN || after.inCount === 1],
    ['reverse', power.reverses, has(events, 'reversed') || after.times % 2 === 0],
    ['further', power.further, after.phase === PHASE_FURTHER],
    ['cover', power.mustLay, after.phase === PHASE_DUTY],
    ['base', power.base, after.turn === play.seat],
    ['others draw', power.othersDraw > 0, drew(false)],
    ['draws itself', power.selfDraws > 0, drew(true)],
    ['swap', power.swaps !== undefined, has(events, 'swapped')],
    ['same rank', power.sameRank, after.phase === PHASE_RANK || isGrand],
  ];
  return checks.filter(([, isTold, isDone]) => isTold && !isDone).map(([what]) => `${what} is told and did not happen`);
}
