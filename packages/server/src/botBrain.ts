/** The bots of `packages/bots`. One decision takes well under a millisecond, so they think on the spot. */
import { type Move, VERB_LAY, verbOf, withCall } from '@hausregel/core';
import type { Brain } from './brain.ts';

export const botBrain: Brain = {
  choose: ({ moves, view, rules, chance }) => {
    const lays = moves.filter((move) => verbOf(move) === VERB_LAY);
    const from: readonly Move[] = lays.length > 0 ? lays : moves;
    const move = from[chance.below(from.length, 'bot')] ?? 0;
    const left = view.hand.length - 1;
    const isDue = (left === 1 && rules.callsAtOne) || (left === 0 && rules.callsAtZero);
    return verbOf(move) === VERB_LAY && isDue ? withCall(move) : move;
  },
  chooseSide: ({ moves }) => moves[0],
};
