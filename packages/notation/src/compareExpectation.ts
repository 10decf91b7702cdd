/** What an `expect` says against what is the case. */
import {
  BREAK,
  EMPTY_TABLE,
  LEAVE,
  NONE,
  PHASE_OVER,
  demandOf,
  handOf,
  legal,
  MOVES_MAX,
  outcomeOf,
  refusalCode,
  viewFor,
} from '@hausregel/core';
import type { Announcement, Face, Kind, Match, Move, Position, RoundOutcome, Rules, Seat } from '@hausregel/core';
import { formatKinds, formatWish } from './cards.ts';
import type { Difference } from './failure.ts';
import { formatMove } from './moves.ts';
import type { DemandText } from './positionText.ts';
import type { Expectation } from './scenario.ts';
import { discardPileOf, drawPileOf, formatDemand, formatTop, isChainName } from './setup.ts';

/** What a scenario can look at after its moves. */
export interface Situation {
  readonly rules: Rules;
  readonly position: Position;
  /** Seats that are out, in the order in which they went. */
  readonly out: readonly Seat[];
  /** Words that the last accepted move announced, in order. */
  readonly announced: readonly Announcement[];
  /** The match with this round counted in; undefined while the round goes on. */
  readonly match: Match | undefined;
}

type Comparison<T> = (expected: T, situation: Situation, key: string) => Difference | undefined;

const write = (value: unknown): string => JSON.stringify(value);

/** Compares two values by what would stand in the file. */
function differs(key: string, expected: unknown, found: unknown): Difference | undefined {
  const [one, other] = [write(expected), write(found ?? null)];
  return one === other ? undefined : { code: 'differs', key, expected: one, found: other };
}

const seats = (position: Position): Seat[] => Array.from({ length: position.seatCount }, (_, seat) => seat);

const ascending = (kinds: readonly Kind[]): string => formatKinds([...kinds].sort((a, b) => a - b));

function compareHands(
  expected: readonly (readonly Kind[] | null)[],
  { position }: Situation,
  key: string,
): Difference | undefined {
  const found = seats(position).map((seat) => (expected[seat] === null ? null : ascending(handOf(position, seat))));
  return differs(
    key,
    expected.map((hand) => (hand === null ? null : ascending(hand))),
    found,
  );
}

function foundDemand({ rules, position }: Situation): DemandText | null {
  const demand = demandOf(rules, position);
  return demand === undefined ? null : formatDemand(demand);
}

/** The card that is to be answered; an empty table where none is. */
function demandingFace({ rules, position }: Situation): Face {
  const demand = demandOf(rules, position);
  return demand !== undefined && 'of' in demand ? demand.of : EMPTY_TABLE;
}

function compareDemand(expected: DemandText | null, situation: Situation, key: string): Difference | undefined {
  const found = foundDemand(situation);
  const isSame =
    expected === null || found === null
      ? expected === found
      : Object.entries(expected).every(([name, value]) =>
          name === 'of'
            ? isChainName(String(value), demandingFace(situation))
            : Object.entries(found).some(([other, has]) => other === name && has === value),
        );
  return isSame ? undefined : { code: 'differs', key, expected: write(expected), found: write(found) };
}

const isListed = (move: Move): boolean => move !== LEAVE && move !== BREAK;

/** The moves of the seat to act, as `legal` of a scenario lists them, in the order of the engine. */
function legalMoves({ rules, position }: Situation): Move[] {
  if (position.turn === NONE) return [];
  const out = new Int32Array(MOVES_MAX);
  return Array.from(out.subarray(0, legal(rules, position, position.turn, out))).filter(isListed);
}

const sorted = (moves: readonly Move[]): string[] => moves.map(formatMove).sort();

function compareLegal(expected: readonly Move[], situation: Situation, key: string): Difference | undefined {
  return differs(key, sorted(expected), sorted(legalMoves(situation)));
}

function isAllowed({ rules, position }: Situation, seat: Seat, move: Move): boolean {
  return seat !== NONE && refusalCode(rules, position, seat, move) === undefined;
}

/** Each of the moves is allowed to `seat` (or none is): the first for which it is not so. */
function compareAllowed(
  moves: readonly Move[],
  mustBe: boolean,
  seat: Seat,
  situation: Situation,
  key: string,
): Difference | undefined {
  const wrong = moves.find((move) => isAllowed(situation, seat, move) !== mustBe);
  if (wrong === undefined) return undefined;
  const text = formatMove(wrong);
  const code = seat === NONE ? undefined : refusalCode(situation.rules, situation.position, seat, wrong);
  return mustBe
    ? { code: 'not-allowed', key, move: text, by: code ?? 'round-over' }
    : { code: 'allowed', key, move: text };
}

function compareOutcome(
  expected: NonNullable<Expectation['over']>,
  { rules, position }: Situation,
  key: string,
): Difference | undefined {
  if (position.phase !== PHASE_OVER) return { code: 'round-goes-on', key, expected: write(expected) };
  const outcome: RoundOutcome = outcomeOf(rules, position);
  return compareParts(key, expected, { winner: outcome.winner ?? null, points: outcome.points });
}

function compareMatch(
  expected: NonNullable<Expectation['match']>,
  { match }: Situation,
  key: string,
): Difference | undefined {
  if (match === undefined) return { code: 'round-goes-on', key, expected: write(expected) };
  const [winner] = match.winners;
  return compareParts(key, expected, {
    over: match.isOver,
    winner: match.winners.length === 1 ? winner : match.winners.length > 1 ? match.winners : null,
    totals: match.totals,
    eliminated: match.eliminated.toSorted((one, other) => one - other),
    dealer: match.dealer,
  });
}

/** Compares only the keys that `expected` has. */
function compareParts(key: string, expected: object, found: object): Difference | undefined {
  const parts = new Map(Object.entries(found));
  const same = Object.fromEntries(Object.keys(expected).map((name) => [name, parts.get(name) ?? null]));
  return differs(key, expected, same);
}

type Key = keyof Expectation;
type Given<K extends Key> = (Expectation & Required<Pick<Expectation, K>>)[K];

const isGiven = <K extends Key>(
  expected: Expectation,
  key: K,
): expected is Expectation & Required<Pick<Expectation, K>> => Object.hasOwn(expected, key);

/** The comparison of one key, which says nothing where the key is not given. */
const on =
  <K extends Key>(key: K, compare: Comparison<Given<K>>) =>
  (expected: Expectation, situation: Situation): Difference | undefined =>
    isGiven(expected, key) ? compare(expected[key], situation, key) : undefined;

const orNull = (value: number): number | null => (value === NONE ? null : value);
const wishOrNull = (wish: number | null): string | null => (wish === null || wish === NONE ? null : formatWish(wish));

/** In the order in which differences are told. */
const COMPARISONS = [
  on('turn', (expected, { position }, key) => differs(key, expected, orNull(position.turn))),
  on('direction', (expected, { position }, key) => differs(key, expected, position.direction)),
  on('top', (expected, { position }, key) => differs(key, expected, formatTop(position))),
  on('wish', (expected, { position }, key) => differs(key, wishOrNull(expected), wishOrNull(position.wish))),
  on('demand', compareDemand),
  on('counts', (expected, { position }, key) =>
    differs(
      key,
      expected,
      seats(position).map((seat) => position.handCount[seat] ?? 0),
    ),
  ),
  on('hands', compareHands),
  on('draw', (expected, { position }, key) => differs(key, formatKinds(expected), formatKinds(drawPileOf(position)))),
  on('discard', (expected, { position }, key) =>
    differs(key, formatKinds(expected), formatKinds(discardPileOf(position))),
  ),
  on('drawCount', (expected, { position }, key) => differs(key, expected, position.drawCount)),
  on('discardCount', (expected, { position }, key) => differs(key, expected, position.discardCount)),
  on('legal', compareLegal),
  on('legalHas', (expected, situation, key) => compareAllowed(expected, true, situation.position.turn, situation, key)),
  on('legalLacks', (expected, situation, key) =>
    compareAllowed(expected, false, situation.position.turn, situation, key),
  ),
  on(
    'legalOf',
    ({ seat, has, lacks }, situation) =>
      compareAllowed(has, true, seat, situation, `legalOf (${seat})`) ??
      compareAllowed(lacks, false, seat, situation, `legalOf (${seat})`),
  ),
  on('seen', ({ by, counts }, { rules, position }) =>
    differs(
      `seen (${by})`,
      counts,
      viewFor(rules, position, by).seats.map(({ count, isExact }) => (isExact ? String(count) : `${count}+`)),
    ),
  ),
  on('out', (expected, { out }, key) => differs(key, expected, out)),
  on('announced', (expected, { announced }, key) => differs(key, expected, announced)),
  on('over', compareOutcome),
  on('match', compareMatch),
];

/** Every key that does not hold. */
export function compareExpectation(expected: Expectation, situation: Situation): Difference[] {
  return COMPARISONS.flatMap((compare) => compare(expected, situation) ?? []);
}
