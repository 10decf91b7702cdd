/** Playing the moves of the grand game. Nothing is checked here. Hot path. */
import { type Face, JOKER, type Kind, rankOf, type Rank, type Seat, SUIT_COUNT } from '../card.ts';
import { addToHand, copiesInHand, drawCards, removeFromHand } from '../cards.ts';
import type { Chance } from '../chance.ts';
import {
  announce,
  emit,
  emitLaid,
  EVENT_AGREED,
  EVENT_ASKED,
  EVENT_PASSED,
  EVENT_UNDER,
  EVENT_WISHED,
  WHY_PENALTY,
  WHY_TURN,
} from '../events.ts';
import {
  type Move,
  moveArgument,
  moveCopies,
  moveFace,
  moveKind,
  moveMeeting,
  moveWish,
  VERB_BREAK,
  VERB_DEAL,
  VERB_DRAW,
  VERB_LAY,
  VERB_LEAVE,
  VERB_PASS,
  VERB_QUEENS,
  VERB_SET,
  VERB_WISH,
  verbOf,
} from '../move.ts';
import {
  NONE,
  nextSeat,
  PHASE_CHAIN,
  PHASE_INHERIT,
  PHASE_MEETING,
  PHASE_OVER,
  PHASE_RANK,
  PHASE_TURN,
  type Position,
} from '../position.ts';
import type { Rules } from '../rules.ts';
import { beginTurn, endRound } from '../turns.ts';
import { giveUpDuplicates, noteLaid } from './duplicates.ts';
import { fivesOfSet } from './fiveSets.ts';
import { takeGrandEffect } from './grandEffects.ts';
import { countersNeeded } from './grandLegal.ts';
import { leaveGrand } from './grandLeave.ts';
import type { GrandTables } from './grandTables.ts';
import type { Before, Laid } from './laid.ts';
import { dealHands } from './grandStart.ts';
import { comeBack, endIfAlone, goOut, wordForGoingOut } from './goingOut.ts';

/** Plays a move of the grand game; returns false for one that every game plays alike. */
export function applyGrand(
  rules: Rules,
  grand: GrandTables,
  position: Position,
  seat: Seat,
  move: Move,
  chance: Chance,
): boolean {
  if (!playGrand(rules, grand, position, seat, move, chance)) return false;
  if ((position.laidUniques & ~position.setAside) !== 0) giveUpDuplicates(rules, grand, position, chance);
  const { breakMask, inMask } = position;
  if (breakMask !== 0 && (breakMask & inMask) === inMask && position.phase !== PHASE_OVER) breakRound(position);
  return true;
}

function playGrand(
  rules: Rules,
  grand: GrandTables,
  position: Position,
  seat: Seat,
  move: Move,
  chance: Chance,
): boolean {
  switch (verbOf(move)) {
    case VERB_LAY:
      layGrand(rules, grand, position, seat, move, chance);
      return true;
    case VERB_SET:
      laySet(rules, grand, position, seat, move, chance);
      return true;
    case VERB_DRAW:
      drawGrand(rules, position, seat, chance);
      return true;
    case VERB_PASS:
      passGrand(rules, position, seat);
      return true;
    case VERB_WISH:
      position.wish = moveArgument(move);
      emit(position, EVENT_WISHED, seat, position.wish, 0);
      beginTurn(rules, position, seat);
      return true;
    case VERB_QUEENS:
      askForRank(position, seat, moveArgument(move));
      return true;
    case VERB_DEAL:
      dealHands(rules, position, moveArgument(move));
      return true;
    case VERB_BREAK:
      position.breakMask |= 1 << seat;
      emit(position, EVENT_AGREED, seat, 0, 0);
      return true;
    case VERB_LEAVE:
      leaveGrand(rules, position, seat);
      return true;
    default:
      return false;
  }
}

type Writable<Fields> = { -readonly [Key in keyof Fields]: Fields[Key] };

/** The lay being played and what was so before it: filled in anew by each, so that nothing is allocated. */
const laid: Writable<Laid> = { kind: 0, face: 0, copies: 1, wish: NONE, meeting: 0 };
const before: Writable<Before> = { top: 0, topBy: NONE, phase: PHASE_TURN, isCounter: false, turn: NONE };

function noteBefore(grand: GrandTables, position: Position, face: Face): void {
  before.top = position.top;
  before.topBy = position.topBy;
  before.phase = position.phase;
  before.isCounter = countersNeeded(grand, position) > 0 && face < JOKER && rankOf(face) === grand.counterRank;
  before.turn = position.turn;
}

function layGrand(rules: Rules, grand: GrandTables, position: Position, seat: Seat, move: Move, chance: Chance): void {
  const kind = moveKind(move);
  const face = moveFace(move);
  const copies = moveCopies(move);
  noteBefore(grand, position, face);
  putDown(grand, position, seat, kind, face, copies);
  emitLaid(position, seat, kind, face, (move >> 16) & 31);
  laid.kind = kind;
  laid.face = face;
  laid.copies = copies;
  laid.wish = moveWish(move);
  laid.meeting = moveMeeting(move);
  settle(rules, grand, position, seat, chance);
}

function putDown(grand: GrandTables, position: Position, seat: Seat, kind: Kind, face: Face, copies: number): void {
  for (let copy = 0; copy < copies; copy++) {
    removeFromHand(position, seat, kind);
    position.discardPile[position.discardCount++] = kind;
  }
  const isOfRun = kind !== JOKER && face === kind && rankOf(kind) === grand.meetingRank;
  position.run = isOfRun ? position.run + copies : 0;
  position.top = face;
  position.topBy = seat;
  position.wish = NONE;
  position.idle = 0;
  position.lastActor = seat;
  if (kind === grand.hope) position.lastHope = seat;
  if (grand.uniques.length > 0) noteLaid(grand, position, kind);
  if (rankOf(kind) === grand.queensRank && position.queensBy === seat) position.openQueens &= ~(1 << (kind & 3));
}

function laySet(rules: Rules, grand: GrandTables, position: Position, seat: Seat, move: Move, chance: Chance): void {
  const kinds = fivesOfSet(moveArgument(move)) ?? [];
  const last = kinds.at(-1);
  if (last === undefined) return;
  noteBefore(grand, position, last);
  for (let index = 0; index < kinds.length; index++) {
    const kind = kinds[index] ?? last;
    putDown(grand, position, seat, kind, kind, 1);
    if (index < kinds.length - 1) emit(position, EVENT_UNDER, seat, kind, 0);
  }
  emitLaid(position, seat, last, last, 0);
  laid.kind = last;
  laid.face = last;
  laid.copies = kinds.length;
  laid.wish = NONE;
  laid.meeting = 0;
  settle(rules, grand, position, seat, chance);
}

/** The card lies: its player may be out by it, others may come back, then it takes effect. */
function settle(rules: Rules, grand: GrandTables, position: Position, seat: Seat, chance: Chance): void {
  const hasDuty = grand.layDuty[laid.face] === 1 && (laid.copies === 1 || grand.pairHasDuty);
  const isOut = position.handCount[seat] === 0 && !hasDuty;
  if (isOut) {
    goOut(position, seat);
    const word = wordForGoingOut(grand, laid);
    if (word !== undefined) announce(position, seat, word);
  }
  announceCard(grand, position, seat);
  const isExit = isOut && laid.kind === grand.exit;
  if (isExit && before.top === grand.hope && before.topBy !== NONE) comeBack(rules, position, seat, chance);
  if (endIfAlone(position)) return;
  if (isExit) voidEverything(rules, position, seat);
  else takeGrandEffect(rules, grand, position, seat, laid, before, chance);
}

function announceCard(grand: GrandTables, position: Position, seat: Seat): void {
  if (laid.kind === grand.hope) announce(position, seat, 'schrecklich');
  const isCall = laid.kind !== JOKER && laid.kind === laid.face && rankOf(laid.kind) === grand.meetingRank;
  if (!isCall || before.phase === PHASE_MEETING) return;
  announce(position, seat, laid.meeting > 0 ? 'koenigstreffen' : 'unpolitisch');
}

/**
 * The exit card voids what was pending for everybody (MTT-Q♥a). Out of turn, whoever was to act is
 * on turn still; on turn, the next is. Whoever waited with an empty hand for a duty is out.
 */
function voidEverything(rules: Rules, position: Position, seat: Seat): void {
  const turn = before.turn === seat ? nextSeat(position, seat) : before.turn;
  if (position.handCount[turn] === 0 && (position.inMask >> turn) & 1) {
    goOut(position, turn);
    if (endIfAlone(position)) return;
    beginTurn(rules, position, nextSeat(position, turn));
    return;
  }
  beginTurn(rules, position, turn);
}

/** Ends a turn in which a card was drawn, or does without a further card. */
function passGrand(rules: Rules, position: Position, seat: Seat): void {
  emit(position, EVENT_PASSED, seat, 0, 0);
  const isIdle = position.phase === PHASE_TURN && position.drawnKind === NONE;
  if (isIdle && isBlockedBy(position)) return;
  beginTurn(rules, position, nextSeat(position, seat));
}

/** One more turn in which no card moved; returns whether all in the round have had one now (GEN-3). */
function isBlockedBy(position: Position): boolean {
  position.idle++;
  if (position.idle < position.inCount) return false;
  position.isBlocked = true;
  breakRound(position);
  return true;
}

/** Phases in which drawing is a turn's ordinary draw, after which some tables let it go on. */
const isOrdinaryDraw = (phase: number): boolean =>
  phase === PHASE_TURN || phase === PHASE_INHERIT || phase === PHASE_RANK;

function drawGrand(rules: Rules, position: Position, seat: Seat, chance: Chance): void {
  const isPenalty = position.phase === PHASE_CHAIN;
  const isMeeting = position.phase === PHASE_MEETING;
  const { amount } = position;
  position.lastActor = seat;
  const drawn = drawCards(rules, position, seat, isPenalty ? amount : 1, isPenalty ? WHY_PENALTY : WHY_TURN, chance);
  const hasTurned = position.discardCount === 0;
  if (drawn === 0 && position.handCount[seat] === 0) {
    // A duty with an empty hand and nothing to draw is met (GEN-3): its player is out.
    goOut(position, seat);
    if (endIfAlone(position)) return;
  }
  if (rules.afterDraw !== 'none' && isOrdinaryDraw(position.phase)) {
    position.phase = PHASE_TURN;
    position.drawnCount = 1;
    return;
  }
  if (drawn > 0) position.idle = 0;
  else if (isBlockedBy(position)) return;
  beginTurn(rules, position, nextSeat(position, seat), isMeeting && !hasTurned ? PHASE_MEETING : PHASE_TURN);
  if (isMeeting) position.amount = amount;
}

/** Every card of the rank named comes over; whoever gives away the last one is out (MTT-15). */
function askForRank(position: Position, seat: Seat, rank: Rank): void {
  position.openQueens = 15;
  position.queensBy = seat;
  const first = nextSeat(position, seat);
  const asked = position.inMask & ~(1 << seat);
  emit(position, EVENT_ASKED, seat, rank, 0);
  for (let other = first, left = position.inCount - 1; left > 0; left--, other = nextSeat(position, other)) {
    if ((asked >> other) & 1) hand(position, other, seat, rank);
  }
  for (let left = position.seatCount, other = seat; left > 0; left--) {
    other = (other + position.direction + position.seatCount) % position.seatCount;
    if ((asked >> other) & 1 && position.handCount[other] === 0) goOut(position, other);
  }
  endIfAlone(position);
}

function hand(position: Position, from: Seat, to: Seat, rank: Rank): void {
  const first = rank * SUIT_COUNT;
  const last = first === JOKER ? JOKER : first + SUIT_COUNT - 1;
  for (let kind = first; kind <= last; kind++) {
    while (copiesInHand(position, from, kind) > 0) {
      removeFromHand(position, from, kind);
      addToHand(position, to, kind);
    }
  }
}

/** An abrupt end (all in the round agreed, or nobody can act): whoever laid the card of hope last has won. */
export function breakRound(position: Position): void {
  position.isBrokenOff = true;
  endRound(position, position.lastHope);
}
