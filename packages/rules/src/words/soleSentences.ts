/** Chains of a single card such as the king of hearts: only its like of a second deck can answer (GEN-9). */
import type { BookContext } from '../option.ts';
import { cardsLtAcc } from './countLt.ts';
import type { CardNoun } from './nouns.ts';
import { cardsDe, cardsEn, type Line, type Lines } from './phrases.ts';

/** What laying the card does, what the answer does to the player after, and what is settled at once without one. */
interface SoleChain {
  readonly opening: Line;
  readonly answered: Line;
  readonly settled: Line;
}

export const soleDraw = (draw: number, { de, en, lt }: CardNoun, context: BookContext): Lines =>
  sentences({ de, en, lt }, context, {
    opening: {
      de: `Wer ${de.oneAkk} legt, lässt den Nächsten ${cardsDe(draw)} ziehen.`,
      en: `Whoever lays ${en.one} makes the next player draw ${cardsEn(draw)}.`,
      lt: `Padėjus ${lt.acc}, kitas žaidėjas ima ${cardsLtAcc(draw)}.`,
    },
    answered: {
      de: `dann muss der Spieler nach ihm ${cardsDe(draw * 2)} ziehen`,
      en: `then the player after that must draw ${cardsEn(draw * 2)}`,
      lt: `tada ${cardsLtAcc(draw * 2)} turi imti po jo einantis žaidėjas`,
    },
    settled: {
      de: `Die ${draw} werden sofort gezogen`,
      en: `the ${draw} are drawn at once`,
      lt: 'kortos imamos iš karto',
    },
  });

export const soleReverseDraw = (draw: number, { de, en, lt }: CardNoun, context: BookContext): Lines =>
  sentences({ de, en, lt }, context, {
    opening: {
      de: `Wer ${de.oneAkk} legt, dreht die Spielrichtung um, und wer dadurch der Nächste ist, zieht ${cardsDe(draw)}.`,
      en: `Whoever lays ${en.one} reverses the direction of play, and the player who is then next draws ${cardsEn(draw)}.`,
      lt: `Padėjus ${lt.acc}, pasikeičia žaidimo kryptis, ir kitas žaidėjas naująja kryptimi ima ${cardsLtAcc(draw)}.`,
    },
    answered: {
      de: `dann dreht sich die Richtung wieder, und wer nun der Nächste ist, zieht ${cardsDe(draw * 2)}`,
      en: `then the direction turns again, and the player who is now next draws ${cardsEn(draw * 2)}`,
      lt: `tada kryptis vėl pasikeičia, ir kitas žaidėjas ima ${cardsLtAcc(draw * 2)}`,
    },
    settled: {
      de: `Die ${draw} werden sofort gezogen`,
      en: `the ${draw} are drawn at once`,
      lt: 'kortos imamos iš karto',
    },
  });

export const soleSkip = ({ de, en, lt }: CardNoun, context: BookContext): Lines =>
  sentences({ de, en, lt }, context, {
    opening: {
      de: `Wer ${de.oneAkk} legt, lässt den Nächsten aussetzen.`,
      en: `Whoever lays ${en.one} makes the next player skip.`,
      lt: `Padėjus ${lt.acc}, kitas žaidėjas praleidžia ėjimą.`,
    },
    answered: {
      de: 'dann setzen die nächsten 2 Spieler aus',
      en: 'then the next 2 players skip',
      lt: 'tada ėjimą praleidžia du po jo einantys žaidėjai',
    },
    settled: {
      de: 'Es geht sofort mit dem Spieler danach weiter',
      en: 'play goes on at once with the player after that',
      lt: 'iš karto toliau žaidžia po jo einantis žaidėjas',
    },
  });

function sentences({ de, en, lt }: CardNoun, { facts, factsMost }: BookContext, chain: SoleChain): Lines {
  const { opening, answered, settled } = chain;
  const answer = {
    de: `Mit zwei Blättern darf der Nächste stattdessen ${de.anotherAkk} legen; ${answered.de}.`,
    en: `With two decks the next player may lay ${en.another} instead; ${answered.en}.`,
    lt: `Žaidžiant dviem kaladėmis, jis gali atsimušti ${lt.anotherInst}; ${answered.lt}.`,
  };
  const single = {
    de: `Mit einem Blatt kann niemand antworten: ${settled.de}.`,
    en: `With one deck nobody can answer: ${settled.en}.`,
    lt: `Žaidžiant viena kalade, atsimušti negalima: ${settled.lt}.`,
  };
  const never = {
    de: `Dagegen hilft nichts: ${settled.de}.`,
    en: `Nothing helps against it: ${settled.en}.`,
    lt: `Atsimušti negalima: ${settled.lt}.`,
  };
  const rest = factsMost.decks === 1 ? [never] : facts.decks > 1 ? [answer] : [answer, single];
  return {
    de: [opening.de, ...rest.map((line) => line.de)],
    en: [opening.en, ...rest.map((line) => line.en)],
    lt: [opening.lt, ...rest.map((line) => line.lt)],
  };
}
