import { draftOf } from './compile.ts';
import type { RuleSet } from './ruleSet.ts';

/**
 * What a single card may do beside the stamp on it: `meeting` of kings, `hope` (the card whose last
 * layer wins a round broken off), `summons` of the holder of `summoned`, `jump` on a jack at any
 * time, `exit` as the last card at any time, `joker`, `stand-in` (a card that may be used as one).
 */
export type Special = 'meeting' | 'hope' | 'summons' | 'summoned' | 'jump' | 'exit' | 'joker' | 'stand-in';

/** The special of each card under a rule set; cards are written in notation ("QS"). */
export function specialsOf(ruleSet: RuleSet, players: number): (card: string) => Special | undefined {
  const { grand, jokers } = draftOf(ruleSet, players);
  const single: Readonly<Record<string, Special | false>> = {
    '4D': grand.fourOfDiamonds && 'hope',
    '3D': grand.threeOfDiamondsJoker && 'stand-in',
    QC: grand.queenOfClubs && 'summons',
    QD: grand.queenOfClubs && 'summoned',
    QS: grand.queenOfSpades && 'jump',
    QH: grand.queenOfHearts && 'exit',
  };
  return (card) => {
    if (card.startsWith('X')) return jokers > 0 ? 'joker' : undefined;
    if (card.startsWith('K') && grand.kingMeetings) return 'meeting';
    return single[card.slice(0, 2)] || undefined;
  };
}
