/** What holds in every position of every rule set; each check names the first thing that is broken. */
import {
  CALL_OPEN,
  copiesInHand,
  countBits,
  EMPTY_TABLE,
  isCallDue,
  JOKER,
  KIND_COUNT,
  legal,
  type Move,
  movesOf,
  MOVES_MAX,
  NONE,
  outcomeOf,
  PHASE_DEAL,
  PHASE_DUTY,
  PHASE_OVER,
  type Position,
  refusalCode,
  type Rules,
  type Seat,
  unproposedLay,
  VERB_LAY,
  verbOf,
  withCall,
} from '@hausregel/core';

const out = new Int32Array(MOVES_MAX);
const counts = new Int32Array(KIND_COUNT);

/** The first invariant that a position breaks, in words; undefined if all hold. */
export const brokenInvariant = (rules: Rules, position: Position): string | undefined =>
  brokenCards(rules, position) ?? brokenInvariantQuick(rules, position);

/** The same without telling cards apart: fast enough for every move of millions. */
export function brokenInvariantQuick(rules: Rules, position: Position): string | undefined {
  let cards = position.drawCount + position.discardCount;
  for (let seat = 0; seat < position.seatCount; seat++) cards += position.handCount[seat] ?? 0;
  cards += countBits(position.setAside);
  if (cards !== rules.cardCount) return `${cards} cards in all`;
  return position.phase === PHASE_OVER ? brokenEnd(rules, position) : brokenTurn(rules, position);
}

/** GEN-1, kind by kind; and what is kept twice agrees. */
function brokenCards(rules: Rules, position: Position): string | undefined {
  counts.fill(0);
  for (let index = 0; index < position.drawCount; index++) count(position.drawPile[index]);
  for (let index = 0; index < position.discardCount; index++) count(position.discardPile[index]);
  for (let seat = 0; seat < position.seatCount; seat++) {
    let held = 0;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const copies = copiesInHand(position, seat, kind);
      held += copies;
      counts[kind] = (counts[kind] ?? 0) + copies;
      const word = kind < 32 ? position.handLo[seat] : position.handHi[seat];
      if ((((word ?? 0) >>> (kind & 31)) & 1) !== (copies > 0 ? 1 : 0)) return `mask of seat ${seat} and kind ${kind}`;
    }
    if (held !== position.handCount[seat]) return `hand count of seat ${seat}`;
  }
  rules.grand?.uniques.forEach((kind, index) => {
    if ((position.setAside >> index) & 1) count(kind);
  });
  const wrong = counts.findIndex((copies, kind) => copies !== rules.deck[kind]);
  if (wrong >= 0) return `cards of kind ${wrong}: ${counts[wrong]}`;
  const top = position.discardCount === 0 ? EMPTY_TABLE : position.discardPile[position.discardCount - 1];
  return top === position.top || isStandIn(rules, position, top ?? 0) ? undefined : 'the top card';
}

/** A joker, or a card used as one, counts as another. */
const isStandIn = ({ grand }: Rules, { top }: Position, lies: number): boolean =>
  grand !== undefined &&
  top !== EMPTY_TABLE &&
  (lies === JOKER || lies === grand.standIn) &&
  grand.jokerFaces[top] === 1;

function count(kind: number | undefined): void {
  counts[kind ?? 0] = (counts[kind ?? 0] ?? 0) + 1;
}

/** Exactly one seat of the round is on turn, holds cards, and may do something. */
function brokenTurn(rules: Rules, position: Position): string | undefined {
  const { turn } = position;
  if (((position.inMask >> turn) & 1) !== 1) return `turn of seat ${turn}, which is not in the round`;
  if (rules.grand !== undefined) return brokenGrandTurn(rules, position);
  if (position.handCount[turn] === 0 && position.finisher !== turn) return `turn of seat ${turn}, which holds no card`;
  for (let seat = 0; seat < position.seatCount; seat++) {
    const isOpen = position.call[seat] === CALL_OPEN;
    if (isOpen !== (((position.openMask >> seat) & 1) === 1)) return `open call of seat ${seat}`;
    if (((position.inMask >> seat) & 1) === 1 && position.handCount[seat] === 0 && position.finisher !== seat) {
      return `seat ${seat} holds no card, and the round goes on`;
    }
    const moves = legal(rules, position, seat, out);
    const isEarly = moves > 0 && rules.house?.throwIn === true;
    if (moves > 0 !== (seat === turn) && !isEarly) return `${moves} moves of seat ${seat}, turn ${turn}`;
  }
  return undefined;
}

/** As `brokenTurn`; an empty hand may owe a card, nobody holds cards while the deal is owed, others may act too. */
function brokenGrandTurn(rules: Rules, position: Position): string | undefined {
  const { turn, phase } = position;
  if (legal(rules, position, turn, out) === 0) return `no move of seat ${turn} on turn, phase ${phase}`;
  if (phase === PHASE_DEAL) return undefined;
  for (let seat = 0; seat < position.seatCount; seat++) {
    const isIn = ((position.inMask >> seat) & 1) === 1;
    const owes = seat === turn && phase === PHASE_DUTY;
    if (isIn && position.handCount[seat] === 0 && !owes) return `seat ${seat} holds no card, and the round goes on`;
    if (!isIn && (position.handCount[seat] ?? 0) > 0) return `seat ${seat} is out and holds cards`;
  }
  return countBits(position.inMask) === position.inCount ? undefined : 'number of seats in the round';
}

/** Only the last player left, or whoever laid the card of hope, has points. */
function brokenGrandEnd(rules: Rules, position: Position): string | undefined {
  const { winner, points } = outcomeOf(rules, position);
  if (points.some((value) => !Number.isInteger(value))) return `points ${points.join(' ')}`;
  if (points.filter((value) => value !== 0).length > 1) return `points of several: ${points.join(' ')}`;
  if (winner !== undefined && (points[winner] ?? 0) <= 0) return 'a winner without points';
  for (let seat = 0; seat < position.seatCount; seat++)
    if (legal(rules, position, seat, out) > 0) return 'a move after the end';
  return undefined;
}

function brokenEnd(rules: Rules, position: Position): string | undefined {
  if (rules.grand !== undefined) return brokenGrandEnd(rules, position);
  const { winner, points, blocked, factor } = outcomeOf(rules, position);
  const isSum = rules.house?.winnerGetsSum === true;
  if (points.some((value, seat) => (value < 0 && seat !== winner) || !Number.isInteger(value))) {
    return `points ${points.join(' ')}`;
  }
  if (blocked === (winner !== undefined)) return 'a winner of a blocked round, or none of another';
  if (winner !== undefined && rules.scoring === 'cards' && !isSum && points[winner] !== 0 - bonusOf(rules, position)) {
    return 'points of the winner';
  }
  if (winner !== undefined && position.inCount > 1 && position.handCount[winner] !== 0) return 'the winner holds cards';
  if (factor !== 1 && factor !== 2) return `factor ${factor}`;
  for (let seat = 0; seat < position.seatCount; seat++)
    if (legal(rules, position, seat, out) > 0) return 'a move after the end';
  return undefined;
}

const bonusOf = (rules: Rules, { finishFace }: Position): number =>
  finishFace === NONE ? 0 : (rules.lastBonus[finishFace] ?? 0);

/** All moves that a seat may make: calls that may come with a card, and an attempt that is not proposed, included. */
export function allowedMoves(rules: Rules, position: Position, seat: Seat): ReadonlySet<Move> {
  const { main, side } = movesOf(rules, position, seat);
  const called = main
    .filter((move) => verbOf(move) === VERB_LAY && isCallDue(rules, position, seat, move))
    .map(withCall);
  const tried = unproposedLay(rules, position, seat);
  return new Set([...main, ...called, ...side, ...(tried === undefined ? [] : [tried])]);
}

/**
 * `refusalCode` says no to exactly the moves that are not listed. Returns the first of `sample` (or of the
 * listed moves) for which it does not.
 */
export function wronglyJudged(rules: Rules, position: Position, seat: Seat, sample: Iterable<Move>): Move | undefined {
  const allowed = allowedMoves(rules, position, seat);
  for (const move of allowed) if (refusalCode(rules, position, seat, move) !== undefined) return move;
  for (const move of sample)
    if ((refusalCode(rules, position, seat, move) === undefined) !== allowed.has(move)) return move;
  return undefined;
}
