/** The conformance suite: what every rule set must keep to, for every number of players. */
import {
  apply,
  eventsFor,
  isOver,
  Position,
  type Rules,
  type Seat,
  VERB_DEAL,
  verbOf,
  viewFor,
  Xoshiro128,
} from '@hausregel/core';
import { formatState, parseState } from './positionState.ts';
import { withHiddenExchanged } from './hiddenCards.ts';
import { brokenInvariant, brokenInvariantQuick, wronglyJudged } from './invariants.ts';
import { dealt, type Play, playOut, type RandomHabits, randomPlay, USUAL_HABITS } from './randomPlayer.ts';
import { sampleMoves } from './sampleMoves.ts';
import { drawsShow, keptFor } from './shownByMove.ts';

/**
 * Habits of the players by chance who test a rule set. Where players go out one by one and may draw whenever they
 * like, players by chance would hardly ever be done; there they lay whenever they can, nine times of ten.
 */
export const habitsFor = (rules: Rules): RandomHabits =>
  rules.grand === undefined ? USUAL_HABITS : { ...USUAL_HABITS, lays: 90 };

/** Moves of a random round after which it counts as endless, whatever the rule set. */
export const RANDOM_MOVES_MAX = 100_000;

/** Rounds of each preset and number of players in which all invariants are looked at, by seed from 1 on. */
export const CLOSE_ROUNDS = 1000;
/** All rounds of each; in those after the first ones only what is cheap is looked at after every move. */
export const ALL_ROUNDS = 10_000;

/** A fault with what is needed to see it again. */
export interface Fault {
  readonly seed: number;
  readonly moves: number;
  readonly what: string;
}

/** Every card is looked at after one move in so many, and at the end. */
const CARD_CHECK_EVERY = 16;
/** The slower checks are made in one round in so many, there at one move in so many. */
const SLOW_ROUND_EVERY = 10;
const SLOW_MOVE_EVERY = 120;

/** What a round without end is called. */
export const ENDLESS = 'the round does not end';

/** Plays random rounds of consecutive seeds, of at most so many moves each; returns the first fault. */
export function findFault(
  rules: Rules,
  seeds: { readonly from: number; readonly count: number },
  movesMax: number,
  habits: RandomHabits = habitsFor(rules),
): Fault | undefined {
  for (let seed = seeds.from; seed < seeds.from + seeds.count; seed++) {
    const fault = findFaultOf(rules, seed, habits, movesMax);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Plays one random round of at most so many moves; returns its first fault. */
export function findFaultOf(rules: Rules, seed: number, habits: RandomHabits, movesMax: number): Fault | undefined {
  const chance = new Xoshiro128(seed);
  const position = dealt(rules, rules.players, chance, seed % rules.players);
  const slowChance = seed % SLOW_ROUND_EVERY === 0 ? new Xoshiro128(seed ^ 0x5eed) : undefined;
  let what = brokenInvariant(rules, position);
  let moves = 0;
  while (what === undefined && !isOver(position)) {
    if (moves === movesMax) return { seed, moves, what: ENDLESS };
    const play = randomPlay(rules, position, chance, habits);
    if (slowChance?.below(SLOW_MOVE_EVERY) === 0) what = slowFault(rules, position, play, slowChance);
    apply(rules, position, play.seat, play.move, chance);
    moves++;
    const isClose = moves % CARD_CHECK_EVERY === 0 || isOver(position);
    what ??= isClose ? brokenInvariant(rules, position) : brokenInvariantQuick(rules, position);
  }
  return what === undefined ? undefined : { seed, moves, what };
}

/** The checks that take time, before a move. */
function slowFault(rules: Rules, position: Position, play: Play, chance: Xoshiro128): string | undefined {
  const before = formatState(position);
  const sample = sampleMoves(chance);
  for (let seat = 0; seat < position.seatCount; seat++) {
    const move = wronglyJudged(rules, position, seat, sample);
    if (move !== undefined) return `move ${move} of seat ${seat} is listed but refused, or the other way round`;
  }
  if (formatState(position) !== before) return 'asking about moves changed the position';
  if (formatState(parseState(before)) !== before) return 'the text of the position gives another one';
  return copyFault(rules, position, play) ?? secretFault(rules, position, play, chance);
}

/** A copy is equal, stays what it is, and plays on as the original does. */
function copyFault(rules: Rules, position: Position, play: Play): string | undefined {
  const before = formatState(position);
  const copy = new Position(position.seatCount);
  copy.copyFrom(position);
  const read = parseState(before);
  for (const each of [copy, read]) apply(rules, each, play.seat, play.move, new Xoshiro128(1));
  if (formatState(position) !== before) return 'a move on a copy changed the original';
  return formatState(copy) === formatState(read) ? undefined : 'copies play on differently';
}

/** Nobody can tell worlds apart that differ in what is hidden: by the view before, by view and events after. */
function secretFault(rules: Rules, position: Position, play: Play, chance: Xoshiro128): string | undefined {
  for (let viewer = -1; viewer < position.seatCount; viewer++) {
    const seat = viewer < 0 ? undefined : viewer;
    const what = secretFaultFor(rules, position, play, seat, chance);
    if (what !== undefined) return what;
  }
  return undefined;
}

function secretFaultFor(
  rules: Rules,
  position: Position,
  { seat, move }: Play,
  viewer: Seat | undefined,
  chance: Xoshiro128,
): string | undefined {
  const seed = chance.next();
  const one = new Position(position.seatCount);
  one.copyFrom(position);
  const viewBefore = seen(rules, one, viewer);
  apply(rules, one, seat, move, new Xoshiro128(seed));
  const kept = keptFor(rules, position, { seat, move });
  // The viewer sees what it draws itself, and all see the start card.
  const deals = verbOf(move) === VERB_DEAL;
  const draws =
    deals || eventsFor(one, viewer).some((event) => event.type === 'drew' && event.seat === viewer && event.count > 0);
  const other = withHiddenExchanged(position, viewer, chance, { ...kept, pile: draws });
  if (viewBefore !== seen(rules, other, viewer)) return `the view of seat ${viewer} shows hidden cards`;
  apply(rules, other, seat, move, new Xoshiro128(seed));
  // At the end all hands are shown, and whoever swaps hands sees what was another's.
  if (isOver(one) && isOver(other)) return undefined;
  if (eventsFor(one, viewer).some((event) => event.type === 'swapped')) return undefined;
  if (drawsShow(rules, move) && (one.turn !== other.turn || one.drawCount !== other.drawCount)) return undefined;
  if (seen(rules, one, viewer) !== seen(rules, other, viewer))
    return `the view of seat ${viewer} shows hidden cards after a move`;
  const events = JSON.stringify(eventsFor(one, viewer));
  return events === JSON.stringify(eventsFor(other, viewer))
    ? undefined
    : `events for seat ${viewer} show hidden cards`;
}

const seen = (rules: Rules, position: Position, viewer: Seat | undefined): string =>
  JSON.stringify(viewFor(rules, position, viewer));

/** The whole course of a random round, for comparing two of the same seed. */
export function courseOf(rules: Rules, seed: number): string {
  const chance = new Xoshiro128(seed);
  const position = dealt(rules, rules.players, chance, seed % rules.players);
  const plays: string[] = [];
  playOut(rules, position, chance, RANDOM_MOVES_MAX, {
    before: (_, { seat, move }) => plays.push(`${seat}:${move}`),
    habits: habitsFor(rules),
  });
  return `${plays.join(' ')} ${formatState(position)}`;
}
