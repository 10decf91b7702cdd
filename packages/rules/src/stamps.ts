import { RANK_SIGNS, SUIT_SIGNS } from './ranks.ts';
import { draftOf } from './compile.ts';
import type { Draft } from './draft.ts';
import { POWER_MEANINGS, type PowerMeaning } from './power.ts';
import type { CardStamp, RuleSet, Stamp } from './ruleSet.ts';

/** The stamps under a rule set, one entry for a rank or for one card of it; a later entry covers an earlier one. */
export function stampList(ruleSet: RuleSet, players: number): readonly CardStamp[] {
  const { powers, grand, house } = draftOf(ruleSet, players);
  const joker = jokerStamp(house);
  const atAnyTime = [...(grand.queenOfSpades ? ['S'] : []), ...(grand.queenOfHearts ? ['H'] : [])];
  return [
    ...powers.flatMap(({ rank, suit, power }): CardStamp[] => {
      const stamp = stampFor(POWER_MEANINGS[power]);
      const ofSuit = suit === undefined ? undefined : SUIT_SIGNS[suit];
      return stamp === undefined ? [] : [{ rank: RANK_SIGNS[rank] ?? '', suit: ofSuit, stamp }];
    }),
    ...(joker === undefined ? [] : [{ rank: 'X', suit: undefined, stamp: joker }]),
    ...atAnyTime.map((suit): CardStamp => ({ rank: 'Q', suit, stamp: { type: 'any-time' } })),
  ];
}

/** The stamp of each card under a rule set; cards are written in notation ("7S"). */
export function stampsOf(ruleSet: RuleSet, players: number): (card: string) => Stamp | undefined {
  const stamps = stampList(ruleSet, players);
  return (card) =>
    stamps.findLast(({ rank, suit }) => rank === card.charAt(0) && (suit ?? card.charAt(1)) === card.charAt(1))?.stamp;
}

/** A joker that brings something by a house rule. */
function jokerStamp({ jokers, jokerDraws, jokerWishes }: Draft['house']): Stamp | undefined {
  if (jokers === 0) return undefined;
  if (jokerDraws > 0) return { type: 'draw', count: jokerDraws };
  return jokerWishes ? { type: 'wish' } : undefined;
}

function stampFor(meaning: PowerMeaning): Stamp | undefined {
  if (meaning.base || meaning.copies || meaning.swaps !== undefined || meaning.selfDraws > 0) return undefined;
  if (meaning.reverses) return meaning.draw > 0 ? { type: 'reverse-draw', count: meaning.draw } : { type: 'reverse' };
  if (meaning.draw > 0) return { type: 'draw', count: meaning.draw };
  if (meaning.othersDraw > 0) return { type: 'others-draw', count: meaning.othersDraw };
  if (meaning.skip !== undefined) return meaning.skip === 'others' ? { type: 'skip', of: 'others' } : { type: 'skip' };
  if (meaning.mustLay) return { type: 'must-lay' };
  if (meaning.sameRank) return { type: 'same-rank' };
  if (meaning.namesRank) return { type: 'wish', of: 'rank' };
  return meaning.namesSuit ? { type: 'wish' } : { type: 'further' };
}
