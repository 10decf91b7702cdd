/** What rarer house rules do once a card lies. Each function says whether the turn is settled by it. */
import type { Face, Seat } from '../card.ts';
import { drawCards } from '../cards.ts';
import type { Chance } from '../chance.ts';
import { EVENT_DEMANDED, EVENT_REVERSED, emit, WHY_PENALTY } from '../events.ts';
import { NONE, nextSeat, PHASE_BASE, PHASE_CHAIN, PHASE_DUTY, type Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import { beginTurn, endRound, endTurn } from '../turns.ts';
import {
  type HouseTables,
  RESCUE_CANCELS,
  RESCUE_NONE,
  RESCUE_SENDS_BACK,
  SWAP_ALL,
  SWAP_NONE,
} from './houseTables.ts';
import type { Wish } from '../wish.ts';
import { setWish } from './houseTurn.ts';
import { rotateHands, swapHands } from './swapHands.ts';

/** Cards do not act yet, or the card of `seat` rescues from a pending draw. */
export function takeGraceOrRescue(
  rules: Rules,
  house: HouseTables,
  position: Position,
  seat: Seat,
  face: Face,
  wish: Wish,
): boolean {
  if (position.grace > 0) {
    if (endTurn(rules, position, seat)) beginTurn(rules, position, nextSeat(position, seat));
    return true;
  }
  const isRescue =
    position.phase === PHASE_CHAIN &&
    rules.isDrawChain[position.chain] === 1 &&
    (house.rescues[face] ?? 0) !== RESCUE_NONE &&
    (rules.chainOf[face] ?? 0) !== position.chain + 1;
  if (!isRescue) return false;
  if (rules.namesSuit[face] === 1) setWish(house, position, wish);
  rescue(rules, position, seat, house.rescues[face] ?? 0);
  return true;
}

/** What a card that is not the last one asks of its own player: drawing, changing hands, laying another one. */
export function takeOwnEffect(
  rules: Rules,
  house: HouseTables,
  position: Position,
  seat: Seat,
  face: Face,
  chance: Chance,
): boolean {
  const own = house.selfDraws[face] ?? 0;
  if (own > 0) drawCards(rules, position, seat, own, WHY_PENALTY, chance);
  // While a last card waits whether it is caught, no hand changes place.
  const swap = position.finisher === NONE ? (house.swaps[face] ?? 0) : SWAP_NONE;
  if (swap === SWAP_ALL) rotateHands(rules, position, seat);
  else if (swap !== SWAP_NONE) swapHands(rules, position, seat, nextSeat(position, seat));
  if (house.base[face] === 1) {
    beginTurn(rules, position, seat, PHASE_BASE);
    return true;
  }
  if (house.mustCover[face] === 1) {
    beginTurn(rules, position, seat, PHASE_DUTY);
    return true;
  }
  return false;
}

/** A pending draw meets a card that ends it, hands it on or sends it back. */
function rescue(rules: Rules, position: Position, seat: Seat, how: number): void {
  const { finisher } = position;
  if (how === RESCUE_CANCELS) {
    if (finisher !== NONE) endRound(position, finisher);
    else if (endTurn(rules, position, seat)) beginTurn(rules, position, nextSeat(position, seat));
    return;
  }
  if (how === RESCUE_SENDS_BACK) {
    position.direction = -position.direction;
    emit(position, EVENT_REVERSED, seat, position.direction === 1 ? 1 : 0, 0);
  }
  if (!endTurn(rules, position, seat)) return;
  const next = nextSeat(position, seat);
  beginTurn(rules, position, next, PHASE_CHAIN);
  emit(position, EVENT_DEMANDED, next, position.amount, 0);
}

/** What a pending draw comes to with one more card on it. */
export function grownAmount(house: HouseTables, position: Position, step: number, isAnswer: boolean): number {
  const { amount, times } = position;
  const grown = !isAnswer ? step * times : house.doubles ? amount << times : amount + step * times;
  return Math.min(grown, house.drawMost);
}
