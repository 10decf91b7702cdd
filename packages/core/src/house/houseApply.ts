/** Moves under rarer house rules: several cards at once, draws that go on, last cards that do not end the round. */
import { FACE_COUNT, type Face, type Kind, kindOf, type Rank, rankOf, type Seat, SUIT_COUNT } from '../card.ts';
import { drawCards, removeFromHand } from '../cards.ts';
import type { Chance } from '../chance.ts';
import { drawBeforeScoring, takeEffect } from '../effects.ts';
import { emit, emitLaid, EVENT_OUT, EVENT_UNDER, WHY_TURN } from '../events.ts';
import { canLay, maskHi, maskLo } from '../legal.ts';
import { type Move, moveCopies, moveKind, moveOthers, moveWish } from '../move.ts';
import { CALL_NONE, NONE, nextSeat, PHASE_DUTY, PHASE_FREE, PHASE_TURN, type Position } from '../position.ts';
import { fitRefusal } from '../refusal.ts';
import type { Rules } from '../rules.ts';
import { beginTurn, endRound, endTurn } from '../turns.ts';
import { cardsOfMove } from './houseLegal.ts';
import type { HouseTables } from './houseTables.ts';

/**
 * The cards of a lay leave the hand; what they count as is kept. Of cards of a rank one that fits is laid first, of
 * several the first in the order ♣♠♥♦, then the others in that order, the card that the move names last.
 */
export function layTogether(rules: Rules, house: HouseTables, position: Position, seat: Seat, move: Move): void {
  const kind = moveKind(move);
  const others = moveOthers(move);
  copyBelow(house, position);
  if (others !== 0) layUnder(rules, position, seat, rankOf(kind), others);
  const copies = moveCopies(move);
  for (let copy = 0; copy < copies; copy++) {
    removeFromHand(position, seat, kind);
    position.discardPile[position.discardCount++] = kind;
  }
  position.times = others === 0 || house.sets === 'each' ? cardsOfMove(move) : 1;
  position.top = kind;
  position.topBy = seat;
  position.isDrawnSince = false;
  position.idle = 0;
  position.lastActor = seat;
  emitLaid(position, seat, kind, kind, (copies - 1) | ((moveWish(move) + 1) << 2));
}

/** Tells the cards in the order in which they are laid; on the pile they lie by suits, as earlier versions shuffled them anew. */
function layUnder(rules: Rules, position: Position, seat: Seat, rank: Rank, suits: number): void {
  // Of a set that may be laid one card under the top one fits.
  let fitting = suits;
  while ((fitting & (fitting - 1)) !== 0 && fitRefusal(rules, position, seat, lowestOf(rank, fitting)) !== undefined) {
    fitting &= fitting - 1;
  }
  const first = fitting & -fitting;
  emit(position, EVENT_UNDER, seat, lowestOf(rank, first), 0);
  for (let rest = suits & ~first; rest !== 0; rest &= rest - 1) {
    emit(position, EVENT_UNDER, seat, lowestOf(rank, rest), 0);
  }
  for (let rest = suits; rest !== 0; rest &= rest - 1) {
    const kind = lowestOf(rank, rest);
    removeFromHand(position, seat, kind);
    position.discardPile[position.discardCount++] = kind;
  }
}

/** The card of the first of some suits. */
const lowestOf = (rank: Rank, suits: number): Kind => kindOf(rank, 31 - Math.clz32(suits & -suits));

/** What a card that copies will count as: the top card, or what that one copied. */
function copyBelow(house: HouseTables, position: Position): void {
  const { top } = position;
  if (house.copies[top] !== 1) position.copied = top;
}

/** Whether the wish binds the next card, too. */
export function wishThatStays(rules: Rules, position: Position, face: Face): boolean {
  if (position.wish === NONE || position.wish >= SUIT_COUNT || position.wishLeft <= 1) return false;
  if (rules.wild[face] === 1 || rules.namesSuit[face] === 1) return false;
  position.wishLeft--;
  return true;
}

/** The last card of a seat: true where the round does not end by it in the usual way. */
export function layHouseLast(
  rules: Rules,
  house: HouseTables,
  position: Position,
  seat: Seat,
  face: Face,
  chance: Chance,
): boolean {
  const acting = house.copies[face] === 1 ? position.copied : face;
  if (house.playOn) {
    goOut(rules, position, seat, face, acting, chance);
    return true;
  }
  const chain = (rules.chainOf[acting] ?? 0) - 1;
  if (!house.lastDrawReturns || chain < 0 || rules.isDrawChain[chain] !== 1) {
    if (position.finisher === NONE) return false;
    endRound(position, position.finisher);
    return true;
  }
  const first = position.finisher;
  if (first === NONE) {
    position.finisher = seat;
    position.finishFace = face;
    takeEffect(rules, position, seat, acting, NONE, true, chance);
    return true;
  }
  // Two have no card left: the next player draws, and of the two the first wins who need not.
  const isBack = nextSeat(position, seat) === first;
  drawBeforeScoring(rules, position, seat, acting, chance);
  endRound(position, isBack ? seat : first);
  return true;
}

/** Whoever is done leaves the ring; the last one left ends the round, which the first one has won. */
function goOut(rules: Rules, position: Position, seat: Seat, face: Face, acting: Face, chance: Chance): void {
  if (position.outCount === 0) position.finishFace = face;
  position.outOrder[position.outCount++] = seat;
  position.inMask &= ~(1 << seat);
  position.inCount--;
  position.openMask &= ~(1 << seat);
  position.call[seat] = CALL_NONE;
  emit(position, EVENT_OUT, seat, position.outCount, 0);
  if (position.inCount === 1) endRound(position, position.outOrder[0] ?? seat);
  else takeEffect(rules, position, seat, acting, NONE, true, chance);
}

/** A draw while a last card waits: its own player is back in, anybody else settles the round. True where it is over. */
export function drawWithFinisher(position: Position, seat: Seat): boolean {
  const isBack = position.finisher === seat && (position.handCount[seat] ?? 0) > 0;
  if (!isBack) {
    endRound(position, position.finisher);
    return true;
  }
  position.finisher = NONE;
  position.finishFace = NONE;
  return false;
}

/** Drawing in turn where house rules change it; true where it is done. */
export function drawHouse(rules: Rules, house: HouseTables, position: Position, seat: Seat, chance: Chance): boolean {
  if (position.phase === PHASE_DUTY) {
    drawToCover(rules, house, position, seat, chance);
    return true;
  }
  if (!house.drawsUntilFits || (rules.drawAbleEndsTurn && canLay(rules, position, seat))) return false;
  if (position.phase === PHASE_FREE) position.phase = PHASE_TURN;
  drawUntilFits(rules, position, seat, chance);
  position.drawnCount = rules.drawMax;
  return true;
}

/** Cards are drawn one by one until one fits; returns whether one does. */
function drawUntilFits(rules: Rules, position: Position, seat: Seat, chance: Chance): boolean {
  for (let left = rules.cardCount; left > 0; left--) {
    if (drawCards(rules, position, seat, 1, WHY_TURN, chance) === 0) break;
    const { drawnKind } = position;
    const row = (position.wish + 1) * FACE_COUNT + position.top;
    const fits = (maskLo(drawnKind) & (rules.fitLo[row] ?? 0)) | (maskHi(drawnKind) & (rules.fitHi[row] ?? 0));
    if (fits !== 0) return true;
  }
  return false;
}

function drawToCover(rules: Rules, house: HouseTables, position: Position, seat: Seat, chance: Chance): void {
  if (house.coversByDrawing) {
    if (drawUntilFits(rules, position, seat, chance) && canLay(rules, position, seat)) return;
  } else drawCards(rules, position, seat, 1, WHY_TURN, chance);
  if (endTurn(rules, position, seat)) beginTurn(rules, position, nextSeat(position, seat));
}

/** No more cards of the suit: the last one laid on the base acts; the base itself has done so. */
export function endBase(rules: Rules, position: Position, seat: Seat, chance: Chance): void {
  const { house } = rules;
  const acting = house?.copies[position.top] === 1 ? position.copied : position.top;
  position.phase = PHASE_TURN;
  position.times = 1;
  if (house?.base[acting] === 1) {
    if (endTurn(rules, position, seat)) beginTurn(rules, position, nextSeat(position, seat));
    return;
  }
  takeEffect(rules, position, seat, acting, position.wish, false, chance);
}
