import { JOKER, kindOf, RANK_JACK, SUITLESS_JACK } from '@hausregel/core';
import { compile } from './compile.ts';
import { RANK_SIGNS, SUIT_SIGNS } from './ranks.ts';
import type { RuleSet } from './ruleSet.ts';

/**
 * Signs of the ranks in the deck that a joker never stands for under a rule set, ascending; empty where there are no
 * jokers (MTT-18).
 */
export function noJokerAs(ruleSet: RuleSet, players: number): readonly string[] {
  const compiled = compile(ruleSet, players);
  if (!compiled.ok) return [];
  const { deck, grand } = compiled.value;
  if (grand === undefined || deck[JOKER] === 0) return [];
  return RANK_SIGNS.filter((_, rank) => {
    const kinds = SUIT_SIGNS.map((_, suit) => kindOf(rank, suit));
    const faces = rank === RANK_JACK ? [...kinds, SUITLESS_JACK] : kinds;
    return kinds.some((kind) => deck[kind] !== 0) && faces.every((face) => grand.jokerFaces[face] === 0);
  });
}
