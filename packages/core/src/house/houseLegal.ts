/** Moves that rarer house rules add or take away. */
import { JOKER, type Kind, kindOf, RANK_COUNT, rankOf, type Seat, SUIT_COUNT, suitOf } from '../card.ts';
import { copiesInHand } from '../cards.ts';
import { layMove, type Move, moveCopies, moveKind, moveOthers, withCopies, withOthers, withWish } from '../move.ts';
import { countBits, NONE, PHASE_BASE, PHASE_CHAIN, PHASE_TURN, type Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import type { HouseTables } from './houseTables.ts';

/** Four fives are written as a set of their own, so that at most three of them are laid together. */
const FIVE = 3;
const COPIES_MAX = 4;

/** Cards that leave the hand with a lay. */
export const cardsOfMove = (move: Move): number => moveCopies(move) + countBits(moveOthers(move));

/** Whether a card that is laid now must carry a wish; `none` where it must not. */
export function wishOf(rules: Rules, position: Position, kind: Kind, isLast: boolean): 'needed' | 'optional' | 'none' {
  if (rules.namesSuit[kind] === 0 || isLast) return 'none';
  const { house } = rules;
  if (house === undefined) return 'needed';
  if (position.grace > 0 || house.wishMask[kind] === 0) return 'none';
  return house.wishOptional ? 'optional' : 'needed';
}

/** One card with each wish it may carry, and together with its like; all in a fixed order. */
export function listHouseLay(
  rules: Rules,
  house: HouseTables,
  position: Position,
  lay: { readonly seat: Seat; readonly kind: Kind },
  out: Int32Array,
  from: number,
): number {
  const { seat, kind } = lay;
  let count = listWished(rules, position, layMove(kind), seat, out, from);
  if (house.identical && mayTogether(rules, position, seat)) {
    const held = Math.min(copiesInHand(position, seat, kind), COPIES_MAX);
    for (let copies = 2; copies <= held; copies++) {
      count = listWished(rules, position, withCopies(layMove(kind), copies), seat, out, count);
    }
  }
  return count;
}

/** Several cards at once: only in one's own turn, not on a base, and not after drawing where only the drawn card may. */
const mayTogether = (rules: Rules, { turn, phase, drawnCount }: Position, seat: Seat): boolean =>
  seat === turn && phase !== PHASE_BASE && (drawnCount === 0 || rules.afterDraw === 'any');

/** Cards of one rank together; of those under the top one, one at least must fit (the masks), and is laid first. */
export function listSets(
  rules: Rules,
  house: HouseTables,
  position: Position,
  seat: Seat,
  fits: { readonly lo: number; readonly hi: number },
  out: Int32Array,
  from: number,
): number {
  if (house.sets === 'none' || !mayTogether(rules, position, seat)) return from;
  let count = from;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const first = kindOf(rank, 0);
    const fitting = (first < 32 ? fits.lo >>> first : fits.hi >>> (first - 32)) & 15;
    if (fitting === 0 || house.setRanks[rank] !== 1) continue;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const kind = first + suit;
      if (copiesInHand(position, seat, kind) === 0) continue;
      const held = suitsBeside(position, seat, kind);
      for (let suits = 1; suits <= held; suits++) {
        if ((suits & ~held) !== 0 || (suits & fitting) === 0 || !mayLieTogether(kind, suits)) continue;
        count = listWished(rules, position, withOthers(layMove(kind), suits), seat, out, count);
      }
    }
  }
  return count;
}

function listWished(rules: Rules, position: Position, move: Move, seat: Seat, out: Int32Array, from: number): number {
  let count = from;
  const isLast = position.handCount[seat] === cardsOfMove(move);
  if (isLast && isLastBarred(rules, position, seat, move)) return count;
  const wish = wishOf(rules, position, moveKind(move), isLast);
  if (wish !== 'needed') out[count++] = move;
  if (wish === 'none') return count;
  const mask = rules.house?.wishMask[moveKind(move)] ?? 0;
  for (let each = 0; mask >> each !== 0; each++) if ((mask >> each) & 1) out[count++] = withWish(move, each);
  return count;
}

/** A last card that may not be one, or that needs a call which was not made. */
function isLastBarred(rules: Rules, position: Position, seat: Seat, move: Move): boolean {
  const kind = moveKind(move);
  const barred = kind < 32 ? rules.lastBarredLo >>> kind : rules.lastBarredHi >>> (kind - 32);
  return (barred & 1) === 1 || needsCall(rules, position, seat, move);
}

/** Several last cards laid together carry no call made before: they need none where one cannot be made. */
const needsCall = (rules: Rules, position: Position, seat: Seat, move: Move): boolean =>
  cardsOfMove(move) > 1 && rules.callIsNeeded && position.handCount[seat] === cardsOfMove(move);

/** Suits of the other cards of the rank in hand. */
function suitsBeside(position: Position, seat: Seat, kind: Kind): number {
  let suits = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (suit !== suitOf(kind) && copiesInHand(position, seat, kindOf(rankOf(kind), suit)) > 0) suits |= 1 << suit;
  }
  return suits;
}

const mayLieTogether = (kind: Kind, suits: number): boolean => rankOf(kind) !== FIVE || countBits(suits) < 3;

/** Whether the cards of a lay are held and may be laid together. */
export function isTogether(house: HouseTables, position: Position, seat: Seat, move: Move): boolean {
  const [kind, copies, others] = [moveKind(move), moveCopies(move), moveOthers(move)];
  if ((copies > 1 && others !== 0) || position.phase === PHASE_BASE || seat !== position.turn) return false;
  if (copies > 1) return house.identical && copiesInHand(position, seat, kind) >= copies;
  if (house.sets === 'none' || kind === JOKER || house.setRanks[rankOf(kind)] !== 1) return false;
  return (others & ~suitsBeside(position, seat, kind)) === 0 && mayLieTogether(kind, others);
}

/** A card equal to the top one may be thrown in by anybody while nobody has begun to act on it. */
export function mayThrowIn(rules: Rules, position: Position, kind: Kind): boolean {
  const { phase, top, topBy, drawnCount, finisher } = position;
  if (rules.house?.throwIn !== true || kind !== top || topBy === NONE || finisher !== NONE) return false;
  return drawnCount === 0 && (phase === PHASE_TURN || phase === PHASE_CHAIN);
}
