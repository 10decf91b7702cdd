import type { Draft } from '../draft.ts';
import type { Line } from './phrases.ts';

/** Cards whose penalty a red jack cancels where it does: "a black jack"; German and Lithuanian in the genitive. */
export function curedCards({ powers }: Draft): Line {
  const queen = powers.some(({ key }) => key === 'spadeQueenPower');
  const black = !queen || powers.some(({ key }) => key === 'blackJacksPower');
  return {
    de: [...(black ? ['eines schwarzen Buben'] : []), ...(queen ? ['der Pik-Dame'] : [])].join(' oder '),
    en: [...(black ? ['a black jack'] : []), ...(queen ? ['the queen of spades'] : [])].join(' or '),
    lt: [...(black ? ['juodo valeto'] : []), ...(queen ? ['pikų damos'] : [])].join(' arba '),
  };
}
