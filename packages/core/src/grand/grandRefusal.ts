/** Why a move of the grand game is not allowed: first in the order of `REFUSAL_CODES`. */
import {
  FACE_COUNT,
  JOKER,
  type Kind,
  kindOf,
  RANK_JACK,
  rankOf,
  type Seat,
  SUIT_COUNT,
  SUITLESS_JACK,
} from '../card.ts';
import { copiesInHand } from '../cards.ts';
import type { RefusalCode } from '../codes.ts';
import {
  hasCall,
  type Move,
  moveArgument,
  moveCopies,
  moveFace,
  moveKind,
  moveMeeting,
  moveWish,
  VERB_DEAL,
  VERB_DRAW,
  VERB_LAY,
  VERB_PASS,
  VERB_QUEENS,
  VERB_SET,
  VERB_WISH,
  verbOf,
} from '../move.ts';
import {
  NONE,
  PHASE_CARD,
  PHASE_CHAIN,
  PHASE_DEAL,
  PHASE_DUTY,
  PHASE_MEETING,
  PHASE_RANK,
  PHASE_RIGHT,
  type Position,
} from '../position.ts';
import type { Rules } from '../rules.ts';
import { fivesOfSet } from './fiveSets.ts';
import { canShowQueens, countersNeeded, legalGrand } from './grandLegal.ts';
import type { GrandTables } from './grandTables.ts';
import { holdsRank } from './rankMasks.ts';

const ROOM = 4096;
const scratch = new Int32Array(ROOM);

/** Undefined for exactly the moves that `legalGrand` lists. Calls, catches and leaving are not asked here. */
export function grandRefusal(
  rules: Rules,
  grand: GrandTables,
  position: Position,
  seat: Seat,
  move: Move,
): RefusalCode | undefined {
  const count = legalGrand(rules, grand, position, seat, scratch);
  for (let index = 0; index < count; index++) if (scratch[index] === move) return undefined;
  if (seat !== position.turn) return 'not-your-turn';
  switch (verbOf(move)) {
    case VERB_LAY:
      return layRefusal(rules, grand, position, seat, move);
    case VERB_SET:
      return setRefusal(rules, position, seat, move);
    case VERB_DRAW:
      return drawRefusal(position);
    case VERB_PASS:
      return passRefusal(position);
    case VERB_WISH:
      return 'wish-not-allowed';
    case VERB_QUEENS:
      return queensRefusal(grand, position, seat, move);
    case VERB_DEAL:
      return position.phase === PHASE_DEAL ? 'not-understood' : 'too-late';
    default:
      return 'not-understood';
  }
}

/** Asking for a rank with the queens: who holds them all may, before playing, with nothing pending, once (MTT-15). */
function queensRefusal(grand: GrandTables, position: Position, seat: Seat, move: Move): RefusalCode {
  const { queensRank } = grand;
  if (queensRank === NONE || moveArgument(move) === queensRank) return 'not-understood';
  const isShown = position.openQueens === 15 && position.queensBy === seat;
  if (!isShown && !canShowQueens(grand, position, seat)) return 'not-in-hand';
  switch (position.phase) {
    case PHASE_CHAIN:
      return 'must-answer';
    case PHASE_DUTY:
    case PHASE_CARD:
      return 'must-lay';
    case PHASE_RANK:
      return isShown ? 'too-late' : 'rank-required';
    case PHASE_MEETING:
      return 'meeting';
    default:
      return 'too-late';
  }
}

function drawRefusal({ phase }: Position): RefusalCode {
  if (phase === PHASE_MEETING) return 'meeting';
  return phase === PHASE_CARD ? 'must-lay' : 'may-not-draw';
}

function passRefusal({ phase }: Position): RefusalCode {
  if (phase === PHASE_CHAIN) return 'must-answer';
  if (phase === PHASE_DUTY || phase === PHASE_CARD) return 'must-lay';
  return phase === PHASE_MEETING ? 'meeting' : 'may-not-pass';
}

function layRefusal(rules: Rules, grand: GrandTables, position: Position, seat: Seat, move: Move): RefusalCode {
  const kind = moveKind(move);
  const copies = moveCopies(move);
  if (copiesInHand(position, seat, kind) < copies)
    return copiesInHand(position, seat, kind) === 0 ? 'not-in-hand' : 'not-together';
  const isJacks = copies > 1 && kind !== JOKER && rankOf(kind) === RANK_JACK;
  // Two jacks are a matter of jacks on jacks, told where that is asked (MTT-2).
  if (copies > 1 && grand.pairs[kind] !== 1 && !isJacks) return 'not-together';
  return (
    jokerRefusal(grand, position, seat, move) ??
    pendingRefusal(rules, grand, position, seat, move) ??
    (isJacks ? 'jack-on-jack' : formRefusal(rules, grand, position, seat, move))
  );
}

function jokerRefusal(grand: GrandTables, position: Position, seat: Seat, move: Move): RefusalCode | undefined {
  const kind = moveKind(move);
  const face = moveFace(move);
  const isJoker = kind === JOKER || kind !== face;
  if (!isJoker) return undefined;
  const mayStand = kind === JOKER || kind === grand.standIn;
  if (!mayStand || grand.jokerFaces[face] !== 1 || moveMeeting(move) > 0 || moveCopies(move) > 1) return 'joker-cannot';
  if (position.phase === PHASE_MEETING && face < JOKER && rankOf(face) === grand.meetingRank) return 'joker-cannot';
  return position.handCount[seat] === 1 && face !== grand.lastJokerFace ? 'joker-cannot' : undefined;
}

/** What is pending decides before fitting does. */
function pendingRefusal(
  rules: Rules,
  grand: GrandTables,
  position: Position,
  seat: Seat,
  move: Move,
): RefusalCode | undefined {
  const face = moveFace(move);
  switch (position.phase) {
    case PHASE_DEAL:
      return 'may-not-pass';
    case PHASE_CHAIN:
      return isAnswer(rules, grand, position, move) ? undefined : 'must-answer';
    case PHASE_CARD:
      return 'must-lay';
    case PHASE_MEETING:
      return rankOf(face) === grand.meetingRank && moveMeeting(move) === 0 ? undefined : 'meeting';
    case PHASE_RANK:
      return holdsRank(position, seat, position.amount) && rankOf(face) !== position.amount
        ? 'rank-required'
        : undefined;
    default:
      return undefined;
  }
}

function isAnswer(rules: Rules, grand: GrandTables, position: Position, move: Move): boolean {
  const face = moveFace(move);
  const lo = rules.answerLo[position.chain] ?? 0;
  const hi = rules.answerHi[position.chain] ?? 0;
  if (face < JOKER && (face < 32 ? (lo >> face) & 1 : (hi >> (face - 32)) & 1) === 1) return true;
  const copies = countersNeeded(grand, position);
  const isCounter = face < JOKER && rankOf(face) === grand.counterRank && moveCopies(move) === copies;
  return copies > 0 && isCounter && fits(rules, position, face);
}

function formRefusal(rules: Rules, grand: GrandTables, position: Position, seat: Seat, move: Move): RefusalCode {
  const face = moveFace(move);
  if (moveMeeting(move) > 0 && rankOf(face) !== grand.meetingRank) return 'meeting';
  const isJack = face === SUITLESS_JACK || rankOf(face) === RANK_JACK;
  const liesJack = position.top !== JOKER && position.top < FACE_COUNT - 1 && rankOf(position.top) === RANK_JACK;
  if (isJack && liesJack) return 'jack-on-jack';
  // Even as a free further card what is used as a joker must fit (MTT-6).
  const isFree = position.phase === PHASE_RIGHT && (moveKind(move) === JOKER || moveKind(move) === face);
  if (!isFree && !(fits(rules, position, face) && fitsAsItself(rules, position, move))) return 'does-not-fit';
  const isLast = position.handCount[seat] === moveCopies(move);
  const needsWish = rules.namesSuit[face] === 1 && !isLast;
  if (needsWish && moveWish(move) < 0) return 'wish-missing';
  if (moveWish(move) >= (needsWish ? SUIT_COUNT : 0)) return 'wish-not-allowed';
  return hasCall(move) ? 'nothing-to-call' : 'drawn-card-only';
}

function fits(rules: Rules, position: Position, face: number): boolean {
  const asked: Kind = face === SUITLESS_JACK ? kindOf(RANK_JACK, 0) : face;
  const fit = (position.wish + 1) * FACE_COUNT + position.top;
  const word = asked < 32 ? rules.fitLo[fit] : rules.fitHi[fit];
  return (((word ?? 0) >> (asked & 31)) & 1) === 1;
}

/** A card used as a joker must also fit as what it is (MTT-6). */
const fitsAsItself = (rules: Rules, position: Position, move: Move): boolean =>
  moveKind(move) === JOKER || fits(rules, position, moveKind(move));

function setRefusal(rules: Rules, position: Position, seat: Seat, move: Move): RefusalCode {
  const kinds = fivesOfSet(moveArgument(move)) ?? [];
  const copies = kinds.length / 4;
  if (kinds.some((kind) => copiesInHand(position, seat, kind) === 0)) return 'not-in-hand';
  if (kinds.some((kind) => copiesInHand(position, seat, kind) < copies)) return 'not-together';
  if (position.phase === PHASE_CHAIN) return 'must-answer';
  if (position.phase === PHASE_MEETING) return 'meeting';
  if (position.phase === PHASE_CARD) return 'must-lay';
  if (position.phase === PHASE_RIGHT) return 'not-together';
  return fits(rules, position, kinds[0] ?? NONE) ? 'drawn-card-only' : 'does-not-fit';
}
