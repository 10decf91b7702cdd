import { RANK_SIGNS, SUIT_SIGNS, rankOfSign } from './ranks.ts';
import { draftOf } from './compile.ts';
import { POWER_MEANINGS, type PowerMeaning } from './power.ts';
import type { RuleSet, Stamp } from './ruleSet.ts';

/** The stamp of each card under a rule set; cards are written in notation ("7S"). */
export function stampsOf(ruleSet: RuleSet, players: number): (card: string) => Stamp | undefined {
  const { powers, grand } = draftOf(ruleSet, players);
  const stamps = new Map<string, Stamp>();
  for (const { rank, suit, power } of powers) {
    const stamp = stampFor(POWER_MEANINGS[power]);
    SUIT_SIGNS.forEach((sign, index) => {
      if (suit === undefined || suit === index) stamps.set(`${RANK_SIGNS[rank] ?? ''}${sign}`, stamp);
    });
  }
  if (grand.queenOfSpades) stamps.set('QS', { type: 'any-time' });
  if (grand.queenOfHearts) stamps.set('QH', { type: 'any-time' });
  return (card) => (rankOfSign(card.charAt(0)) < 0 ? undefined : stamps.get(card.slice(0, 2)));
}

function stampFor(meaning: PowerMeaning): Stamp {
  if (meaning.reverses) return meaning.draw > 0 ? { type: 'reverse-draw', count: meaning.draw } : { type: 'reverse' };
  if (meaning.draw > 0) return { type: 'draw', count: meaning.draw };
  if (meaning.othersDraw > 0) return { type: 'others-draw', count: meaning.othersDraw };
  if (meaning.skip !== undefined) return { type: 'skip' };
  if (meaning.mustLay) return { type: 'must-lay' };
  if (meaning.sameRank) return { type: 'same-rank' };
  return meaning.namesSuit ? { type: 'wish' } : { type: 'further' };
}
