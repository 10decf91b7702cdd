/** Playing moves. Nothing is checked here: ask `refusal` first. Hot path. */
import type { Face, Kind, Seat } from './card.ts';
import { drawCards, putHandUnderPile, removeFromHand, takeDiscardPile } from './cards.ts';
import type { Chance } from './chance.ts';
import { ANNOUNCEMENTS } from './codes.ts';
import { drawBeforeScoring, everyoneLays, takeEffect } from './effects.ts';
import { canLay } from './legal.ts';
import { handValue } from './handValue.ts';
import {
  announce,
  emit,
  emitLaid,
  EVENT_CAUGHT,
  EVENT_DEMANDED,
  EVENT_LEFT,
  EVENT_PASSED,
  EVENT_TOOK,
  EVENT_WISHED,
  WHY_CAUGHT,
  WHY_PENALTY,
  WHY_TURN,
} from './events.ts';
import {
  hasCall,
  type Move,
  moveArgument,
  moveCopies,
  moveFace,
  moveKind,
  moveWish,
  VERB_CALL,
  VERB_CATCH,
  VERB_DRAW,
  VERB_LAY,
  VERB_LEAVE,
  VERB_PASS,
  VERB_WISH,
  verbOf,
} from './move.ts';
import {
  CALL_MADE,
  CALL_NONE,
  CALL_OPEN,
  NONE,
  nextSeat,
  PHASE_BASE,
  PHASE_CHAIN,
  PHASE_DUTY,
  PHASE_FREE,
  PHASE_FURTHER,
  PHASE_OVER,
  PHASE_TURN,
  PHASE_WISH,
  type Position,
} from './position.ts';
import { applyGrand } from './grand/grandApply.ts';
import type { Rules } from './rules.ts';
import { advance, beginTurn, closeOtherWindows, closeWindow, endBlocked, endRound, endTurn } from './turns.ts';
import { drawHouse, drawWithFinisher, endBase, layHouseLast, layTogether, wishThatStays } from './house/houseApply.ts';
import type { HouseTables } from './house/houseTables.ts';
import { setWish } from './house/houseTurn.ts';

/**
 * Plays an allowed move of a seat, and writes what it did to the events of the position. A move
 * that `refusal` does not allow leaves the position undefined.
 */
export function apply(rules: Rules, position: Position, seat: Seat, move: Move, chance: Chance): void {
  position.eventCount = 0;
  if (rules.grand !== undefined && applyGrand(rules, rules.grand, position, seat, move, chance)) return;
  switch (verbOf(move)) {
    case VERB_LAY:
      lay(rules, position, seat, move, chance);
      return;
    case VERB_DRAW:
      draw(rules, position, seat, chance);
      return;
    case VERB_PASS:
      pass(rules, position, seat, chance);
      return;
    case VERB_WISH:
      wish(rules, position, seat, move);
      return;
    case VERB_CALL:
      call(rules, position, seat, chance);
      return;
    case VERB_CATCH:
      catchForgotten(rules, position, moveArgument(move), seat, chance);
      return;
    case VERB_LEAVE:
      leave(rules, position, seat);
      return;
    default:
      return;
  }
}

function lay(rules: Rules, position: Position, seat: Seat, move: Move, chance: Chance): void {
  const kind = moveKind(move);
  const face = moveFace(move);
  const copies = moveCopies(move);
  if (position.openMask !== 0) actInWindows(rules, position, seat);
  if (rules.house !== undefined) {
    layHouse(rules, rules.house, position, seat, move, chance);
    return;
  }
  if (rules.callTakesPile && position.handCount[seat] === 1 && position.call[seat] !== CALL_MADE) {
    takePile(rules, position, seat, kind);
    return;
  }
  for (let copy = 0; copy < copies; copy++) {
    removeFromHand(position, seat, kind);
    position.discardPile[position.discardCount++] = kind;
  }
  position.top = face;
  position.topBy = seat;
  position.wish = NONE;
  position.idle = 0;
  position.lastActor = seat;
  emitLaid(position, seat, kind, face, (move >> 16) & 31);
  const left = position.handCount[seat] ?? 0;
  if (left === 0) layLast(rules, position, seat, move, chance);
  else {
    if (left === 1) becomeDue(rules, position, seat, move);
    else position.call[seat] = CALL_NONE;
    takeEffect(rules, position, seat, face, moveWish(move), false, chance);
  }
}

/** As `lay`, where rarer house rules are in use: several cards, wishes that bind longer, cards that copy. */
function layHouse(rules: Rules, house: HouseTables, position: Position, seat: Seat, move: Move, chance: Chance): void {
  const face = moveFace(move);
  if (rules.callTakesPile && position.handCount[seat] === 1 && position.call[seat] !== CALL_MADE) {
    takePile(rules, position, seat, moveKind(move));
    return;
  }
  const stays = wishThatStays(rules, position, face);
  layTogether(rules, house, position, seat, move);
  if (!stays) position.wish = NONE;
  const left = position.handCount[seat] ?? 0;
  if (left === 0) {
    layLast(rules, position, seat, move, chance);
    return;
  }
  if (left === 1) becomeDue(rules, position, seat, move);
  else position.call[seat] = CALL_NONE;
  if (position.phase === PHASE_BASE && position.grace === 0) position.wish = moveWish(move);
  else
    takeEffect(rules, position, seat, house.copies[face] === 1 ? position.copied : face, moveWish(move), false, chance);
}

/** What acting in one's own turn does to the time for calls, by the way of calling. */
function actInWindows(rules: Rules, position: Position, seat: Seat): void {
  if (rules.canCatch && (position.openMask >> seat) & 1) closeWindow(position, seat);
  if (rules.callTakesPile) closeOtherWindows(position, seat);
}

/**
 * The last card was tried without the call: it stays in the hand, the discard pile joins it, what
 * was pending is gone, and the next player faces an empty table (CZ-7).
 */
function takePile(rules: Rules, position: Position, seat: Seat, tried: Kind): void {
  const count = takeDiscardPile(position, seat);
  emit(position, EVENT_TOOK, seat, count, tried);
  position.call[seat] = CALL_NONE;
  position.openMask &= ~(1 << seat);
  position.lastActor = seat;
  if (count > 0) position.idle = 0;
  if (endTurn(rules, position, seat)) beginTurn(rules, position, nextSeat(position, seat));
}

/** One card is left: the call is made with the card, or open from now on. */
function becomeDue(rules: Rules, position: Position, seat: Seat, move: Move): void {
  const word = rules.calls.atOne;
  if (word === undefined) return;
  if (hasCall(move)) {
    position.call[seat] = CALL_MADE;
    announce(position, seat, word);
  } else {
    position.call[seat] = CALL_OPEN;
    position.openMask |= 1 << seat;
  }
}

/** The hand is empty: out, or waiting whether a forgotten "Mau Mau" is caught (FAM-12). */
function layLast(rules: Rules, position: Position, seat: Seat, move: Move, chance: Chance): void {
  const face = moveFace(move);
  const word = rules.calls.atZero;
  if (word === undefined || hasCall(move)) {
    if (word !== undefined) announce(position, seat, word);
    else announceLast(rules, position, seat, face);
    if (rules.house !== undefined && layHouseLast(rules, rules.house, position, seat, face, chance)) return;
    position.finishFace = face;
    if (rules.lastRound[face]) everyoneLays(rules, position, seat, face, chance);
    else if (rules.lastCardDraws) drawBeforeScoring(rules, position, seat, face, chance);
    endRound(position, seat);
    return;
  }
  position.call[seat] = CALL_OPEN;
  position.openMask |= 1 << seat;
  if (position.finisher === NONE) {
    position.finisher = seat;
    position.finishFace = face;
  }
  takeEffect(rules, position, seat, face, NONE, true, chance);
}

/** A word that costs nothing to forget is spoken by the product (DE-6, DE-7, SKAT-11). */
function announceLast(rules: Rules, position: Position, seat: Seat, face: Face): void {
  const word = ANNOUNCEMENTS[(rules.lastWord[face] ?? 0) - 1];
  if (word !== undefined) announce(position, seat, word);
}

function draw(rules: Rules, position: Position, seat: Seat, chance: Chance): void {
  if (position.openMask !== 0) actInWindows(rules, position, seat);
  position.lastActor = seat;
  if (position.phase !== PHASE_CHAIN) {
    drawInTurn(rules, position, seat, chance);
    return;
  }
  drawCards(rules, position, seat, position.amount, WHY_PENALTY, chance);
  if (rules.house?.lastDrawReturns === true && position.finisher !== NONE) {
    if (drawWithFinisher(position, seat)) return;
  }
  if (rules.chains[position.chain]?.thenPlays === true) beginTurn(rules, position, seat);
  else if (endTurn(rules, position, seat)) beginTurn(rules, position, nextSeat(position, seat));
}

function drawInTurn(rules: Rules, position: Position, seat: Seat, chance: Chance): void {
  if (rules.house !== undefined && drawHouse(rules, rules.house, position, seat, chance)) return;
  const endsTurn = rules.drawAbleEndsTurn && canLay(rules, position, seat);
  // Nothing that was to be laid on an empty table could be: an ordinary turn is what is left.
  if (position.phase === PHASE_FREE) position.phase = PHASE_TURN;
  position.drawnCount += drawCards(rules, position, seat, 1, WHY_TURN, chance) === 1 ? 1 : rules.drawMax;
  // Without a card drawn the turn ends by passing, so that a blocked round is noticed (GEN-3).
  if (!endsTurn || position.drawnKind === NONE) return;
  if (endTurn(rules, position, seat)) beginTurn(rules, position, nextSeat(position, seat));
}

function pass(rules: Rules, position: Position, seat: Seat, chance: Chance): void {
  emit(position, EVENT_PASSED, seat, 0, 0);
  if (position.phase === PHASE_CHAIN) {
    // Accepting a skip is being passed over: no turn, and no acting (SKAT-12, FAM-12).
    advance(rules, position, seat, position.amount);
    return;
  }
  if (position.openMask !== 0 && rules.callTakesPile) closeOtherWindows(position, seat);
  position.lastActor = seat;
  if (position.phase === PHASE_BASE) {
    endBase(rules, position, seat, chance);
    return;
  }
  // A turn in which no card moved: drawing was tried, and there was nothing to draw.
  const isIdle = position.phase !== PHASE_FURTHER && position.drawnKind === NONE;
  if (!endTurn(rules, position, seat)) return;
  position.idle = isIdle ? position.idle + 1 : 0;
  if (position.idle >= position.inCount) {
    endBlocked(position);
    return;
  }
  beginTurn(rules, position, nextSeat(position, seat));
}

/**
 * A wish for the start card: the dealer's, then the dealer's next begins (SKAT-3, FAM-3), or the
 * first player's instead of a card (LT-11).
 */
function wish(rules: Rules, position: Position, seat: Seat, move: Move): void {
  const isDealers = position.phase === PHASE_WISH;
  position.lastActor = seat;
  if (rules.house === undefined) position.wish = moveArgument(move);
  else setWish(rules.house, position, moveArgument(move));
  emit(position, EVENT_WISHED, seat, position.wish, 0);
  if (isDealers) beginTurn(rules, position, nextSeat(position, position.dealer));
  else if (endTurn(rules, position, seat)) beginTurn(rules, position, nextSeat(position, seat));
}

function call(rules: Rules, position: Position, seat: Seat, chance: Chance): void {
  position.call[seat] = CALL_MADE;
  position.openMask &= ~(1 << seat);
  const word = position.finisher === seat ? rules.calls.atZero : rules.calls.atOne;
  if (word !== undefined) announce(position, seat, word);
  if (position.finisher !== seat) return;
  // A late "Mau Mau": what the last card made the next player draw is still due (LT-8).
  const isDue = rules.lastCardDraws && position.phase === PHASE_CHAIN && rules.isDrawChain[position.chain] === 1;
  if (isDue) drawCards(rules, position, position.turn, position.amount, WHY_PENALTY, chance);
  endRound(position, seat);
}

/** A forgotten call is pointed out: its owner draws, and is back in the round (FAM-12). */
function catchForgotten(rules: Rules, position: Position, seat: Seat, by: Seat, chance: Chance): void {
  emit(position, EVENT_CAUGHT, seat, by, 0);
  const { drawnKind } = position;
  drawCards(rules, position, seat, rules.calls.catchCards, WHY_CAUGHT, chance);
  position.drawnKind = drawnKind;
  position.openMask &= ~(1 << seat);
  position.call[seat] = CALL_NONE;
  if (position.finisher !== seat) return;
  // With nothing left to draw the penalty is written off (GEN-3), and the win stands.
  if (position.handCount[seat] === 0) endRound(position, seat);
  else noFinisher(position);
}

function noFinisher(position: Position): void {
  position.finisher = NONE;
  position.finishFace = NONE;
}

/** The seat leaves the round; what is pending on it passes to the next (GEN-8). */
function leave(rules: Rules, position: Position, seat: Seat): void {
  emit(position, EVENT_LEFT, seat, 0, 0);
  if (rules.leaverScores) position.leftPoints[seat] = handValue(rules, position, seat);
  putHandUnderPile(position, seat);
  position.inMask &= ~(1 << seat);
  position.inCount--;
  position.openMask &= ~(1 << seat);
  position.call[seat] = CALL_NONE;
  position.idle = 0;
  if (position.finisher === seat) noFinisher(position);
  const next = nextSeat(position, seat);
  if (position.queensBy === seat) position.openQueens = 0;
  if (position.constant === seat) position.constant = next;
  if (position.inCount === 1) endRound(position, position.outCount > 0 ? (position.outOrder[0] ?? next) : next);
  else if (position.turn === seat) {
    // Whose last card waits for a catch has no turn any more: the next who can act ends the round (FAM-12).
    passOn(rules, position, next === position.finisher ? nextSeat(position, next) : next);
  }
}

/** What is pending passes to `next`, as do a first turn's rights; a further card lapses. */
function passOn(rules: Rules, position: Position, next: Seat): void {
  const isPending = position.phase !== PHASE_FURTHER && position.phase !== PHASE_DUTY && position.phase !== PHASE_BASE;
  beginTurn(rules, position, next, isPending ? position.phase : PHASE_TURN);
  if (position.phase === PHASE_CHAIN && rules.isDrawChain[position.chain] === 1) {
    emit(position, EVENT_DEMANDED, next, position.amount, 0);
  }
}

/** Whether the round has ended. */
export const isOver = (position: Position): boolean => position.phase === PHASE_OVER;
