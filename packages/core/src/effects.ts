/** What a card does once it lies: the tables of the rules, read in one fixed order. Hot path. */
import { type Face, type Kind, kindOf, rankOf, type Seat, SUIT_COUNT } from './card.ts';
import type { Chance } from './chance.ts';
import { copiesInHand, drawCards, removeFromHand } from './cards.ts';
import { EVENT_DEMANDED, EVENT_REVERSED, WHY_PENALTY, emit, emitLaid } from './events.ts';
import {
  NONE,
  nextSeat,
  PHASE_CHAIN,
  PHASE_FREE,
  PHASE_FURTHER,
  PHASE_OPENING,
  PHASE_TURN,
  PHASE_WISH,
  type Position,
} from './position.ts';
import { grownAmount, takeGraceOrRescue, takeOwnEffect } from './house/houseEffects.ts';
import { setWish } from './house/houseTurn.ts';
import type { Chain, Rules } from './rules.ts';
import { advance, beginTurn, endRound, endTurn } from './turns.ts';
import type { Wish } from './wish.ts';

/**
 * The card of `seat` takes effect and the turn goes on. Order: the direction turns, everyone else
 * draws, a suit is named, a further card may be laid, a chain begins or grows. A last card whose
 * call was forgotten (`isLast`) neither skips nor gives another card (FAM-12).
 */
export function takeEffect(
  rules: Rules,
  position: Position,
  seat: Seat,
  face: Face,
  wish: Wish,
  isLast: boolean,
  chance: Chance,
): void {
  const { house } = rules;
  if (house !== undefined) {
    if (takeGraceOrRescue(rules, house, position, seat, face, wish)) return;
    if (!isLast && takeOwnEffect(rules, house, position, seat, face, chance)) return;
  }
  if (rules.acts[face] === 0) {
    if (endTurn(rules, position, seat)) beginTurn(rules, position, nextSeat(position, seat));
    return;
  }
  const wasChain = position.phase === PHASE_CHAIN ? position.chain : NONE;
  if (rules.reverses[face] === 1 && (position.times & 1) === 1) {
    position.direction = -position.direction;
    emit(position, EVENT_REVERSED, seat, position.direction === 1 ? 1 : 0, 0);
  }
  const others = rules.othersDraw[face] ?? 0;
  if (others > 0) everyoneElseDraws(rules, position, seat, others * position.times, chance);
  if (rules.namesSuit[face] === 1) {
    if (house === undefined) position.wish = wish;
    else setWish(house, position, wish);
  }
  if (rules.further[face] === 1 && !isLast) {
    beginTurn(rules, position, seat, PHASE_FURTHER);
    return;
  }
  if (!endTurn(rules, position, seat)) return;
  const chain = (rules.chainOf[face] ?? 0) - 1;
  if (chain >= 0) runChain(rules, position, seat, chain, wasChain, isLast, chance);
  else if (rules.reverses[face] === 1 && rules.reverseSkipsForTwo && position.inCount === 2 && !isLast) {
    advance(rules, position, seat, 2);
  } else beginTurn(rules, position, nextSeat(position, seat));
}

/** The start card counts as laid by the dealer (SKAT-3): its wish is asked for, not given. */
export function takeStartEffect(rules: Rules, position: Position, chance: Chance): void {
  const { dealer, top } = position;
  // A wish for a rank is never made for the start card.
  const namesRank = rules.house !== undefined && (rules.house.wishMask[top] ?? 0) >> SUIT_COUNT !== 0;
  const names = rules.namesSuit[top] === 1 && position.grace === 0 && !namesRank;
  if (names && (rules.startEffect === 'wish' || rules.startEffect === 'as-dealer')) {
    beginTurn(rules, position, dealer, PHASE_WISH);
  } else if (rules.startEffect === 'as-dealer') {
    takeEffect(rules, position, dealer, top, NONE, false, chance);
  } else {
    const phase = names && rules.startEffect === 'first-player' ? PHASE_OPENING : PHASE_TURN;
    beginTurn(rules, position, nextSeat(position, dealer), phase);
  }
}

/** No start card is turned: the dealer's next lays what they like (CH-2). */
export const beginFree = (rules: Rules, position: Position): void =>
  beginTurn(rules, position, nextSeat(position, position.dealer), PHASE_FREE);

/**
 * A last card that makes draw: the next player draws before the round is scored, as the answer in
 * a chain the grown sum (LT-8, CZ-8).
 */
export function drawBeforeScoring(rules: Rules, position: Position, seat: Seat, face: Face, chance: Chance): void {
  const number = (rules.chainOf[face] ?? 0) - 1;
  const chain = rules.chains[number];
  if (chain === undefined || chain.type !== 'draw' || chain.step === 'others') return;
  const pending = position.phase === PHASE_CHAIN && position.chain === number ? position.amount : 0;
  if (rules.reverses[face] === 1) position.direction = -position.direction;
  drawCards(rules, position, nextSeat(position, seat), pending + chain.step, WHY_PENALTY, chance);
}

/**
 * Everybody in turn lays a card of the rank that was laid last, of several the first in the order
 * ♣♠♥♦; the first who has none draws (DE-8). An emptied hand does not win.
 */
export function everyoneLays(rules: Rules, position: Position, seat: Seat, face: Face, chance: Chance): void {
  let other = nextSeat(position, seat);
  for (let left = position.inCount; left > 1 && other !== seat; left--) {
    const kind = firstOfRank(position, other, face);
    if (kind === NONE) {
      drawCards(rules, position, other, rules.lastRound[face] ?? 0, WHY_PENALTY, chance);
      return;
    }
    removeFromHand(position, other, kind);
    position.discardPile[position.discardCount++] = kind;
    position.top = kind;
    position.topBy = other;
    emitLaid(position, other, kind, kind, 0);
    other = nextSeat(position, other);
  }
}

function firstOfRank(position: Position, seat: Seat, face: Face): Kind {
  const first = kindOf(rankOf(face), 0);
  for (let kind = first; kind < first + SUIT_COUNT; kind++) if (copiesInHand(position, seat, kind) > 0) return kind;
  return NONE;
}

function everyoneElseDraws(rules: Rules, position: Position, seat: Seat, count: number, chance: Chance): void {
  let other = nextSeat(position, seat);
  // Whoever is out already is not counted among the players.
  const isOut = ((position.inMask >> seat) & 1) === 0;
  for (let left = isOut ? position.inCount + 1 : position.inCount; left > 1 && other !== seat; left--) {
    if (other !== position.finisher) drawCards(rules, position, other, count, WHY_PENALTY, chance);
    other = nextSeat(position, other);
  }
}

function runChain(
  rules: Rules,
  position: Position,
  seat: Seat,
  number: number,
  wasChain: number,
  isLast: boolean,
  chance: Chance,
): void {
  const chain = rules.chains[number];
  if (chain === undefined) return;
  // Where draws mix, one chain is carried on as another.
  const isAnswer = wasChain !== NONE;
  const step = chain.step === 'others' ? position.inCount - 1 : chain.step;
  position.chain = number;
  if (rules.house !== undefined) position.amount = grownAmount(rules.house, position, step, isAnswer);
  else position.amount = isAnswer ? position.amount + step : step;
  position.links = isAnswer ? position.links + 1 : 0;
  if (chain.type === 'skip' && isLast) {
    beginTurn(rules, position, nextSeat(position, seat));
  } else if (happensAtOnce(chain, position.links)) {
    settleChain(rules, position, seat, chain, chance);
  } else {
    const next = nextSeat(position, seat);
    beginTurn(rules, position, next, PHASE_CHAIN);
    if (chain.type === 'draw') emit(position, EVENT_DEMANDED, next, position.amount, 0);
  }
}

/** Nothing in the decks answers it, or the cap of the chain is reached (GEN-9, FAM-V3). */
const happensAtOnce = (chain: Chain, links: number): boolean =>
  (chain.answerLo === 0 && chain.answerHi === 0) || (chain.cap !== undefined && links >= chain.cap);

function settleChain(rules: Rules, position: Position, seat: Seat, chain: Chain, chance: Chance): void {
  if (chain.type === 'skip') {
    advance(rules, position, seat, position.amount + 1);
    return;
  }
  const next = nextSeat(position, seat);
  drawCards(rules, position, next, position.amount, WHY_PENALTY, chance);
  if (rules.house?.lastDrawReturns === true && position.finisher !== NONE) {
    endRound(position, position.finisher);
    return;
  }
  const after = nextSeat(position, next);
  // With a forgotten "Mau Mau" the next player acts, and nobody else is left but the one who laid it (FAM-12).
  const isNextOnTurn = chain.thenPlays || after === position.finisher;
  beginTurn(rules, position, isNextOnTurn ? next : after);
}
