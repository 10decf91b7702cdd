/** Chains of a single card such as the king of hearts: only its like of a second deck can answer (GEN-9). */
import type { BookContext } from '../option.ts';
import type { CardNoun } from './nouns.ts';
import { cardsDe, cardsEn, type Line, type Lines } from './phrases.ts';

/** What laying the card does, what the answer does to the player after, and what is settled at once without one. */
interface SoleChain {
  readonly opening: Line;
  readonly answered: Line;
  readonly settled: Line;
}

export const soleDraw = (draw: number, { de, en }: CardNoun, context: BookContext): Lines =>
  sentences({ de, en }, context, {
    opening: {
      de: `Wer ${de.oneAkk} legt, lässt den Nächsten ${cardsDe(draw)} ziehen.`,
      en: `Whoever lays ${en.one} makes the next player draw ${cardsEn(draw)}.`,
    },
    answered: {
      de: `dann muss der Spieler nach ihm ${cardsDe(draw * 2)} ziehen`,
      en: `then the player after that must draw ${cardsEn(draw * 2)}`,
    },
    settled: { de: `Die ${draw} werden sofort gezogen`, en: `the ${draw} are drawn at once` },
  });

export const soleReverseDraw = (draw: number, { de, en }: CardNoun, context: BookContext): Lines =>
  sentences({ de, en }, context, {
    opening: {
      de: `Wer ${de.oneAkk} legt, dreht die Spielrichtung um, und wer dadurch der Nächste ist, zieht ${cardsDe(draw)}.`,
      en: `Whoever lays ${en.one} reverses the direction of play, and the player who is then next draws ${cardsEn(draw)}.`,
    },
    answered: {
      de: `dann dreht sich die Richtung wieder, und wer nun der Nächste ist, zieht ${cardsDe(draw * 2)}`,
      en: `then the direction turns again, and the player who is now next draws ${cardsEn(draw * 2)}`,
    },
    settled: { de: `Die ${draw} werden sofort gezogen`, en: `the ${draw} are drawn at once` },
  });

export const soleSkip = ({ de, en }: CardNoun, context: BookContext): Lines =>
  sentences({ de, en }, context, {
    opening: {
      de: `Wer ${de.oneAkk} legt, lässt den Nächsten aussetzen.`,
      en: `Whoever lays ${en.one} makes the next player skip.`,
    },
    answered: { de: 'dann setzen die nächsten 2 Spieler aus', en: 'then the next 2 players skip' },
    settled: {
      de: 'Es geht sofort mit dem Spieler danach weiter',
      en: 'play goes on at once with the player after that',
    },
  });

function sentences({ de, en }: CardNoun, { facts, factsMost }: BookContext, chain: SoleChain): Lines {
  const { opening, answered, settled } = chain;
  const answer = {
    de: `Mit zwei Blättern darf der Nächste stattdessen ${de.anotherAkk} legen; ${answered.de}.`,
    en: `With two decks the next player may lay ${en.another} instead; ${answered.en}.`,
  };
  const single = {
    de: `Mit einem Blatt kann niemand antworten: ${settled.de}.`,
    en: `With one deck nobody can answer: ${settled.en}.`,
  };
  const never = { de: `Dagegen hilft nichts: ${settled.de}.`, en: `Nothing helps against it: ${settled.en}.` };
  const rest = factsMost.decks === 1 ? [never] : facts.decks > 1 ? [answer] : [answer, single];
  return { de: [opening.de, ...rest.map((line) => line.de)], en: [opening.en, ...rest.map((line) => line.en)] };
}
