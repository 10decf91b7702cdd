/** The bots of `packages/bots`. One decision takes well under a millisecond, so they think on the spot. */
import { choose, chooseSide, standIn, standInSide } from '@hausregel/bots';
import type { Brain } from './brain.ts';

export const botBrain: Brain = {
  choose: ({ view, moves, rules, level, chance, isStandIn }) =>
    isStandIn ? standIn(view, moves, rules, chance) : choose(view, moves, rules, level, chance),
  chooseSide: ({ view, moves, rules, level, chance, isStandIn }) =>
    isStandIn ? standInSide(view, moves, rules) : chooseSide(view, moves, rules, level, chance),
};
