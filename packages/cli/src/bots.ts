/** The one place where the terminal meets `packages/bots`. */
import { PASS, VERB_LAY, verbOf, withCall } from '@hausregel/core';
import type { Chance, Move, Rules, View } from '@hausregel/core';

export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot is asked: it sees its view, never the position. */
export interface Question {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly rules: Rules;
  readonly level: BotLevel;
  readonly chance: Chance;
}

/** One of the moves, which are not none. */
export function botMove({ moves, view, rules, chance }: Question): Move {
  const lays = moves.filter((move) => verbOf(move) === VERB_LAY);
  const from = lays.length > 0 ? lays : moves;
  const move = from[chance.below(from.length, 'bot')] ?? PASS;
  const left = view.hand.length - 1;
  const isDue = (left === 1 && rules.callsAtOne) || (left === 0 && rules.callsAtZero);
  return isDue && verbOf(move) === VERB_LAY ? withCall(move) : move;
}

/** A call or a catch among the moves, or undefined to let it be. */
export const botSideMove = ({ moves }: Question): Move | undefined => moves[0];
