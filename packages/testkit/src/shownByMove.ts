/** What a move shows of hidden cards by being made: those must stay where they are when hidden cards change places. */
import {
  fivesOfSet,
  kindOf,
  type Move,
  moveArgument,
  moveCopies,
  moveKind,
  moveOthers,
  NONE,
  PHASE_MEETING,
  PHASE_RANK,
  type Position,
  type Rules,
  VERB_DRAW,
  VERB_LAY,
  VERB_QUEENS,
  VERB_SET,
  verbOf,
} from '@hausregel/core';
import type { Kept } from './hiddenCards.ts';
import type { Play } from './randomPlayer.ts';

/** Where drawing ends the turn of whoever could lay, or goes on until a card fits, all see which it was. */
export const drawsShow = ({ drawAbleEndsTurn, house }: Rules, move: Move): boolean =>
  verbOf(move) === VERB_DRAW && (drawAbleEndsTurn || house?.drawsUntilFits === true || house?.coversByDrawing === true);

/** Cards that the move shows by what it does: those laid, asked for, summoned, or given up. */
export function keptFor({ grand }: Rules, position: Position, { seat, move }: Play): Omit<Kept, 'pile'> {
  const kinds =
    verbOf(move) === VERB_LAY
      ? [
          ...Array.from({ length: moveCopies(move) }, () => moveKind(move)),
          ...[0, 1, 2, 3]
            .filter((suit) => (moveOthers(move) >> suit) & 1)
            .map((suit) => kindOf(moveKind(move) >> 2, suit)),
        ]
      : verbOf(move) === VERB_SET
        ? (fivesOfSet(moveArgument(move)) ?? [])
        : [];
  const asked = verbOf(move) === VERB_QUEENS ? moveArgument(move) : NONE;
  const isDue = (kind: number): boolean =>
    grand !== undefined && (grand.uniques.includes(kind) || (kinds.includes(grand.summons) && kind === grand.summoned));
  // Whoever holds the rank that must be laid may not draw, and so shows something by drawing.
  const { phase } = position;
  const owed = phase === PHASE_RANK ? position.amount : phase === PHASE_MEETING ? (grand?.meetingRank ?? NONE) : NONE;
  return {
    laid: { seat, kinds },
    stays: (kind) => isDue(kind) || (kind >> 2 === asked && asked !== NONE) || (owed !== NONE && kind >> 2 === owed),
  };
}
