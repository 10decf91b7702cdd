/**
 * The bots' decisions. A bot is handed what its seat may know and nothing else: no position can
 * be reached from these types, so it cannot peek. Equal views, moves and chance give equal choices.
 */
import {
  CALL,
  cardsOfMove,
  type Chance,
  type Move,
  moveArgument,
  type Rules,
  VERB_CATCH,
  VERB_LAY,
  verbOf,
  type View,
  withCall,
} from '@hausregel/core';
import { HABITS, type Habits, type Level } from './level.ts';
import { lookAround } from './outlook.ts';
import { bestOutOfTurn, scoreGrand, wantsOut, withoutEqualSets } from './scoreGrand.ts';
import { scoreMove } from './scoreMove.ts';

/** Steps in which random amounts are drawn. */
const GRAIN = 1024;
/**
 * With hardly a card left to draw, the same few cards could go round for ever between bots that
 * judge alike; then chance counts for more.
 */
const SCARCE = { drawable: 4, noise: 12 };

const happens = (percent: number, chance: Chance): boolean => chance.below(100, 'bot') < percent;

/**
 * One of the moves that `legal` listed (at least one) for the seat of the view; a call that is due
 * comes with the card unless the bot forgets it.
 */
export function choose(view: View, legal: readonly Move[], rules: Rules, level: Level, chance: Chance): Move {
  const habits = HABITS[level];
  return decorate(view, bestMove(view, legal, rules, habits, chance), rules, habits, chance);
}

function bestMove(view: View, legal: readonly Move[], rules: Rules, habits: Habits, chance: Chance): Move {
  let [best] = legal;
  if (best === undefined) throw new RangeError('A bot was asked to choose among no moves.');
  if (legal.length === 1) return best;
  const outlook = lookAround(view, rules, habits.countsCards);
  const noise = outlook.drawable <= SCARCE.drawable ? Math.max(SCARCE.noise, habits.noise) : habits.noise;
  let bestScore = -Infinity;
  const { grand } = rules;
  for (const move of grand === undefined ? legal : withoutEqualSets(legal)) {
    const worth = grand === undefined ? scoreMove(outlook, habits, move) : scoreGrand(outlook, grand, habits, move);
    const score = worth + (noise * chance.below(GRAIN, 'bot')) / GRAIN;
    if (score <= bestScore) continue;
    best = move;
    bestScore = score;
  }
  return best;
}

function decorate(view: View, move: Move, rules: Rules, habits: Habits, chance: Chance): Move {
  if (verbOf(move) !== VERB_LAY) return move;
  const left = view.hand.length - cardsOfMove(move);
  const isDue = (left === 1 && rules.callsAtOne) || (left === 0 && rules.callsAtZero);
  return isDue && !happens(habits.forgetsCall, chance) ? withCall(move) : move;
}

/**
 * One of the calls, catches and cards out of turn that are possible, or undefined to let it be: the own call
 * first, then whoever holds the fewest cards. Leaving is never chosen.
 */
export function chooseSide(
  view: View,
  sideMoves: readonly Move[],
  rules: Rules,
  level: Level,
  chance: Chance,
): Move | undefined {
  const habits = HABITS[level];
  const { grand } = rules;
  const early = grand === undefined ? undefined : bestOutOfTurn(grand, view.hand.length, sideMoves);
  if (grand !== undefined && early !== undefined) {
    const isLast = view.hand.length === 1;
    if (isLast && !wantsOut(lookAround(view, rules, habits.countsCards), grand, habits)) return undefined;
    return happens(habits.catches, chance) ? early : undefined;
  }
  const thrown = sideMoves.filter((move) => verbOf(move) === VERB_LAY);
  if (grand === undefined && thrown.length > 0 && happens(habits.catches, chance)) {
    return decorate(view, bestMove(view, thrown, rules, habits, chance), rules, habits, chance);
  }
  if (sideMoves.includes(CALL)) return happens(habits.callsLate, chance) ? CALL : undefined;
  const cardsOf = (move: Move): number => view.seats[moveArgument(move)]?.count ?? 0;
  const [target] = sideMoves
    .filter((move) => verbOf(move) === VERB_CATCH)
    .toSorted((one, other) => cardsOf(one) - cardsOf(other));
  return target !== undefined && happens(habits.catches, chance) ? target : undefined;
}

/** The choice for somebody who is gone: normal play. */
export const standIn = (view: View, legal: readonly Move[], rules: Rules, chance: Chance): Move =>
  choose(view, legal, rules, 'normal', chance);

/** The call or the card out of turn for somebody who is gone, if one is due; others are never caught. */
export function standInSide(view: View, sideMoves: readonly Move[], rules: Rules): Move | undefined {
  if (sideMoves.includes(CALL)) return CALL;
  return rules.grand === undefined ? undefined : bestOutOfTurn(rules.grand, view.hand.length, sideMoves);
}
