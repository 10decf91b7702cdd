/** Why a move is not allowed: the first reason in the order of `REFUSAL_CODES`. */
import { FACE_COUNT, JOKER, KIND_COUNT, type Kind, kindOf, rankOf, type Seat, SUIT_COUNT, suitOf } from './card.ts';
import { copiesInHand } from './cards.ts';
import type { RefusalCode } from './codes.ts';
import { cardsOfMove, isTogether, mayThrowIn, wishOf } from './house/houseLegal.ts';
import type { HouseTables } from './house/houseTables.ts';
import { canLay, hasTame, isCallDue, isInRound, maskHi, maskLo, startWishes } from './legal.ts';
import {
  CALL,
  catchMove,
  DRAW,
  hasCall,
  isSetOfRank,
  layMove,
  LEAVE,
  type Move,
  moveArgument,
  moveCopies,
  moveFace,
  moveKind,
  moveMeeting,
  moveOthers,
  moveWish,
  PASS,
  VERB_BREAK,
  VERB_CALL,
  VERB_CATCH,
  VERB_DRAW,
  VERB_LAY,
  VERB_LEAVE,
  VERB_PASS,
  VERB_WISH,
  verbOf,
  wishMove,
  withCall,
  withCopies,
  withFace,
  withMeeting,
  withOthers,
  withWish,
} from './move.ts';
import {
  CALL_MADE,
  CALL_MISSED,
  CALL_OPEN,
  NONE,
  PHASE_BASE,
  PHASE_CHAIN,
  PHASE_DUTY,
  PHASE_FREE,
  PHASE_FURTHER,
  PHASE_INHERIT,
  PHASE_OPENING,
  PHASE_OVER,
  PHASE_TURN,
  PHASE_WISH,
  type Position,
} from './position.ts';
import { grandClause } from './grand/grandClause.ts';
import { grandRefusal } from './grand/grandRefusal.ts';
import { isGrandVerb, isWellFormedGrand } from './grand/grandForm.ts';
import type { Rules } from './rules.ts';
import { isOrdinary } from './turns.ts';
import type { Instead, Refusal } from './view.ts';
import { demandOf } from './viewFor.ts';
import { WISH_COUNT } from './wish.ts';

/**
 * Undefined if `seat` may make the move now, whoever is on turn, else the first code that forbids
 * it. Any integer may be asked about.
 */
export function refusalCode(rules: Rules, position: Position, seat: Seat, move: Move): RefusalCode | undefined {
  if (!isWellFormed(rules, position, move)) return 'not-understood';
  if (position.phase === PHASE_OVER) return 'round-over';
  if (!isInRound(position, seat)) return 'not-your-turn';
  const verb = verbOf(move);
  if (verb === VERB_LEAVE) return undefined;
  if (verb === VERB_CALL) return callRefusal(position, seat);
  if (verb === VERB_CATCH) return catchRefusal(rules, position, seat, moveArgument(move));
  if (verb === VERB_BREAK) return (position.breakMask >> seat) & 1 ? 'too-late' : undefined;
  if (rules.grand !== undefined) return grandRefusal(rules, rules.grand, position, seat, move);
  if (seat !== position.turn && !(verb === VERB_LAY && mayThrowIn(rules, position, moveKind(move))))
    return 'not-your-turn';
  switch (verb) {
    case VERB_LAY:
      return layRefusal(rules, position, seat, move);
    case VERB_DRAW:
      return drawRefusal(rules, position, seat);
    case VERB_PASS:
      return passRefusal(rules, position, seat);
    case VERB_WISH:
      return wishRefusal(rules, position, moveArgument(move));
    default:
      return 'not-understood';
  }
}

/** `refusalCode` with the clause and the facts that a sentence needs. */
export function refusalOf(rules: Rules, position: Position, seat: Seat, move: Move): Refusal | undefined {
  const code = refusalCode(rules, position, seat, move);
  if (code === undefined) return undefined;
  const clause = clauseOf(rules, position, seat, move, code);
  const instead = INSTEAD_CODES.has(code) ? insteadOf(rules, position, seat, move) : undefined;
  return {
    ...(instead === undefined ? {} : { instead }),
    ...(code === 'wish-not-allowed' && position.grace > 0 ? { grace: true as const } : {}),
    code,
    clause,
    demand: demandOf(rules, position),
    top: position.top,
    wish: position.wish === NONE ? undefined : position.wish,
    move,
  };
}

/** Refusals that are told with what may be done without a card. */
const INSTEAD_CODES: ReadonlySet<RefusalCode> = new Set([
  'wish-not-allowed',
  'call-missing',
  'drawn-card-only',
  'may-not-draw',
]);

function insteadOf(rules: Rules, position: Position, seat: Seat, move: Move): Instead | undefined {
  if (seat !== position.turn) return undefined;
  const { phase } = position;
  const names = phase === PHASE_WISH || phase === PHASE_OPENING || phase === PHASE_INHERIT;
  if (names && verbOf(move) === VERB_WISH) return 'wish';
  if (refusalCode(rules, position, seat, DRAW) === undefined) return 'draw';
  return refusalCode(rules, position, seat, PASS) === undefined ? 'pass' : undefined;
}

function clauseOf(rules: Rules, position: Position, seat: Seat, move: Move, code: RefusalCode): string {
  const ofHouse = rules.house === undefined ? undefined : houseClause(rules, rules.house, position, move, code);
  if (ofHouse !== undefined) return ofHouse;
  const pending = position.phase === PHASE_CHAIN ? rules.chains[position.chain] : undefined;
  if (code === 'must-answer' && pending !== undefined) return pending.clause;
  const ofGrand = grandClause(rules, position, seat, move, code);
  if (ofGrand !== undefined) return ofGrand;
  if (code === 'does-not-fit' && isWithoutNeed(rules, position, seat, moveKind(move))) return rules.needClause;
  if (code === 'does-not-fit' && position.wish !== NONE) return wishClause(rules, position);
  return rules.clauses[code];
}

/** A wish for a rank rests on a clause of its own. */
const wishClause = ({ house, wishClause: ofSuit }: Rules, { wish }: Position): string =>
  house !== undefined && wish >= SUIT_COUNT ? house.clauses.rankWish : ofSuit;

/** The integer is one that a spelling of the notation gives, with no bit too many. */
function isWellFormed(rules: Rules, position: Position, move: Move): boolean {
  if (rules.grand !== undefined && isGrandVerb(verbOf(move))) return isWellFormedGrand(move);

  switch (verbOf(move)) {
    case VERB_LAY:
      return move === rebuiltLay(rules, move) && moveKind(move) < KIND_COUNT && moveFace(move) < FACE_COUNT - 1;
    case VERB_DRAW:
      return move === DRAW;
    case VERB_PASS:
      return move === PASS;
    case VERB_CALL:
      return move === CALL;
    case VERB_LEAVE:
      return move === LEAVE;
    case VERB_WISH:
      return moveArgument(move) < WISH_COUNT && move === wishMove(moveArgument(move));
    case VERB_CATCH:
      return moveArgument(move) < position.seatCount && move === catchMove(moveArgument(move));
    default:
      return false;
  }
}

function rebuiltLay(rules: Rules, move: Move): Move {
  let rebuilt = withCopies(withFace(layMove(moveKind(move)), moveFace(move)), moveCopies(move));
  const wish = moveWish(move);
  if (wish >= WISH_COUNT) return NONE;
  if (wish >= 0) rebuilt = withWish(rebuilt, wish);
  if (moveMeeting(move) > 0) rebuilt = withMeeting(rebuilt, moveMeeting(move));
  if (rules.grand === undefined && isSetOfRank(move)) rebuilt = withOthers(rebuilt, moveOthers(move));
  return hasCall(move) ? withCall(rebuilt) : rebuilt;
}

function callRefusal(position: Position, seat: Seat): RefusalCode | undefined {
  const state = position.call[seat];
  if (state === CALL_OPEN) return undefined;
  return state === CALL_MISSED ? 'too-late' : 'nothing-to-call';
}

function catchRefusal(rules: Rules, position: Position, seat: Seat, target: Seat): RefusalCode | undefined {
  if (!rules.canCatch || target === seat || !isInRound(position, target)) return 'nothing-to-catch';
  const state = position.call[target];
  if (state === CALL_OPEN) return undefined;
  return state === CALL_MISSED ? 'too-late' : 'nothing-to-catch';
}

function drawRefusal(rules: Rules, position: Position, seat: Seat): RefusalCode | undefined {
  if (position.phase === PHASE_CHAIN) return rules.isDrawChain[position.chain] === 1 ? undefined : 'must-answer';
  if (position.phase === PHASE_FREE || position.phase === PHASE_DUTY)
    return canLay(rules, position, seat) ? 'must-lay' : undefined;
  if (!isOrdinary(position.phase) || position.drawnCount >= rules.drawMax) return 'may-not-draw';
  return rules.drawWhenAble || !canLay(rules, position, seat) ? undefined : 'may-not-draw';
}

function passRefusal(rules: Rules, position: Position, seat: Seat): RefusalCode | undefined {
  switch (position.phase) {
    case PHASE_CHAIN:
      return rules.isDrawChain[position.chain] === 1 ? 'must-answer' : undefined;
    case PHASE_FURTHER:
    case PHASE_BASE:
      return undefined;
    case PHASE_TURN:
    case PHASE_OPENING:
      if (position.drawnCount < rules.drawMax) return 'may-not-pass';
      return mustLayDrawn(rules, position, seat) ? 'must-lay' : undefined;
    case PHASE_DUTY:
    case PHASE_FREE:
      return 'must-lay';
    default:
      return 'may-not-pass';
  }
}

function layRefusal(rules: Rules, position: Position, seat: Seat, move: Move): RefusalCode | undefined {
  const kind = moveKind(move);
  if (copiesInHand(position, seat, kind) === 0) return 'not-in-hand';
  if (cardsOfMove(move) > 1 && (rules.house === undefined || !isTogether(rules.house, position, seat, move)))
    return 'not-together';
  if ((kind === JOKER && rules.house?.jokers !== true) || moveFace(move) !== kind) return 'joker-cannot';
  if (moveMeeting(move) > 0) return 'meeting';
  if (position.phase === PHASE_WISH) return 'wish-missing';
  return fitOfLay(rules, position, seat, move) ?? formRefusal(rules, position, seat, move);
}

/** Of several cards of a rank one under the top one must fit: it is laid first. */
function fitOfLay(rules: Rules, position: Position, seat: Seat, move: Move): RefusalCode | undefined {
  const kind = moveKind(move);
  const others = moveOthers(move);
  if (others === 0) return fitRefusal(rules, position, seat, kind);
  let first: RefusalCode | undefined;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (((others >> suit) & 1) === 0) continue;
    const code = fitRefusal(rules, position, seat, kindOf(rankOf(kind), suit));
    if (code === undefined) return undefined;
    first ??= code;
  }
  return first;
}

/** Why a card does not fit on what lies, whoever is asked but the seat on turn aside; undefined if it does. */
export function fitRefusal(rules: Rules, position: Position, seat: Seat, kind: Kind): RefusalCode | undefined {
  if (position.phase === PHASE_CHAIN) {
    const { chain } = position;
    const answers = (maskLo(kind) & (rules.answerLo[chain] ?? 0)) | (maskHi(kind) & (rules.answerHi[chain] ?? 0));
    if (answers === 0 && seat === position.turn) return 'must-answer';
    if (seat !== position.turn || rules.house?.answersMustFit !== true) return undefined;
    const fits = (maskLo(kind) & (rules.fitLo[position.top] ?? 0)) | (maskHi(kind) & (rules.fitHi[position.top] ?? 0));
    return fits === 0 ? 'does-not-fit' : undefined;
  }
  if (seat !== position.turn) return undefined;
  if (position.phase === PHASE_BASE)
    return kind !== JOKER && suitOf(kind) === suitOf(position.top) ? undefined : 'does-not-fit';
  const fit = (position.wish + 1) * FACE_COUNT + position.top;
  const fits = (maskLo(kind) & (rules.fitLo[fit] ?? 0)) | (maskHi(kind) & (rules.fitHi[fit] ?? 0));
  if (fits !== 0) return isWithoutNeed(rules, position, seat, kind) ? 'does-not-fit' : undefined;
  if (rules.suitOnly[kind] === 1 && position.wish < SUIT_COUNT) return 'suit-only';
  const isWildOnWild = rules.wild[kind] === 1 && rules.wild[position.top] === 1;
  return isWildOnWild && !rules.wildOnWild ? 'jack-on-jack' : 'does-not-fit';
}

/** A wild card although another card fits, where wild cards are for need only. */
function isWithoutNeed(rules: Rules, position: Position, seat: Seat, kind: Kind): boolean {
  if (!rules.wildInNeed || rules.wild[kind] !== 1 || position.phase === PHASE_FREE) return false;
  if (position.phase === PHASE_CHAIN) return false;
  const fit = (position.wish + 1) * FACE_COUNT + position.top;
  const lo = (position.handLo[seat] ?? 0) & (rules.fitLo[fit] ?? 0);
  const hi = (position.handHi[seat] ?? 0) & (rules.fitHi[fit] ?? 0);
  return hasTame(rules, lo, hi);
}

/**
 * The lay that is accepted although `legal` does not propose it: the last card without the call
 * where that costs the discard pile (CZ-7). Undefined for a seat that has none.
 */
export function unproposedLay(rules: Rules, position: Position, seat: Seat): Move | undefined {
  if (!rules.callTakesPile || position.handCount[seat] !== 1) return undefined;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (copiesInHand(position, seat, kind) === 0) continue;
    const isTried =
      position.call[seat] !== CALL_MADE && refusalCode(rules, position, seat, layMove(kind)) === undefined;
    return isTried ? layMove(kind) : undefined;
  }
  return undefined;
}

/** After drawing nothing may be laid any more, or only the card that was drawn. */
const isBarredByDraw = (rules: Rules, position: Position, move: Move): boolean =>
  isOrdinary(position.phase) &&
  position.drawnCount > 0 &&
  rules.afterDraw !== 'any' &&
  !(rules.afterDraw === 'drawn' && moveKind(move) === position.drawnKind && cardsOfMove(move) === 1);

/** The card fits: was it the one drawn, is its wish right, is its call, may it be the last? */
function formRefusal(rules: Rules, position: Position, seat: Seat, move: Move): RefusalCode | undefined {
  const kind = moveKind(move);
  if (isBarredByDraw(rules, position, move)) return 'drawn-card-only';
  const isLast = position.handCount[seat] === cardsOfMove(move);
  const asks = wishOf(rules, position, kind, isLast);
  const wish = moveWish(move);
  if (asks === 'needed' && wish < 0) return 'wish-missing';
  if (wish >= 0 && (asks === 'none' || !mayWish(rules, kind, wish))) return 'wish-not-allowed';
  if (isLast && needsCall(rules, position, seat, move)) return 'call-missing';
  if (isLast && ((maskLo(kind) & rules.lastBarredLo) | (maskHi(kind) & rules.lastBarredHi)) !== 0) {
    return 'last-card-barred';
  }
  return hasCall(move) && !isCallDue(rules, position, seat, move) ? 'nothing-to-call' : undefined;
}

const mayWish = (rules: Rules, kind: Kind, wish: number): boolean =>
  rules.house === undefined ? wish < SUIT_COUNT : ((rules.house.wishMask[kind] ?? 0) >> wish) % 2 === 1;

/** The last card needs a call made before: it bars, or (several at once, out of turn) cannot be made up for. */
function needsCall(rules: Rules, position: Position, seat: Seat, move: Move): boolean {
  if (cardsOfMove(move) > 1) return rules.callIsNeeded;
  const isTried = rules.callTakesPile && seat !== position.turn;
  return (rules.callBars || isTried) && position.call[seat] !== CALL_MADE;
}

function wishRefusal(rules: Rules, position: Position, wish: number): RefusalCode | undefined {
  const isOwed = position.phase === PHASE_WISH || position.phase === PHASE_OPENING;
  return isOwed && (startWishes(rules, position) >> wish) % 2 === 1 ? undefined : 'wish-not-allowed';
}

/** Whoever has drawn and can lay must, where it is so agreed. */
const mustLayDrawn = (rules: Rules, position: Position, seat: Seat): boolean =>
  rules.house?.drawnMustBeLaid === true && position.drawnKind !== NONE && canLay(rules, position, seat);

/** Clauses that depend on more than the code. */
function houseClause(
  rules: Rules,
  house: HouseTables,
  position: Position,
  move: Move,
  code: RefusalCode,
): string | undefined {
  const { clauses } = house;
  const isWild = verbOf(move) === VERB_LAY && moveKind(move) < JOKER && rules.wild[moveKind(move)] === 1;
  if (code === 'must-answer' && isWild && clauses.wild !== '') return clauses.wild;
  if (code === 'must-lay' && position.phase === PHASE_DUTY) return clauses.cover;
  if (code === 'must-lay' && position.phase !== PHASE_FREE) return clauses.drawnMustBeLaid;
  if (code === 'last-card-barred') return lastClause(house, moveKind(move));
  if (code === 'not-your-turn' && verbOf(move) === VERB_LAY && clauses.throwIn !== '') return clauses.throwIn;
  return code === 'not-together' && moveOthers(move) !== 0 && clauses.sets !== '' ? clauses.sets : undefined;
}

/** Why the card may not be the last one, in the order in which it is told; undefined where no house rule bars it. */
function lastClause({ clauses, finishRank, mustCover }: HouseTables, kind: Kind): string | undefined {
  if (finishRank !== NONE && (kind === JOKER || rankOf(kind) !== finishRank)) return clauses.finish;
  if (mustCover[kind] === 1) return clauses.cover;
  return clauses.special === '' ? undefined : clauses.special;
}
