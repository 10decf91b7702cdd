/** A draw that is answered by more than its like, or grows in another way; what else there is to it stands elsewhere. */
import type { BookContext, CardOfRank } from '../option.ts';
import type { PowerMeaning } from '../power.ts';
import { cardsLtAcc } from './countLt.ts';
import { nounOf } from './nouns.ts';
import { cardsDe, cardsEn, joined, type Line, type Lines, NO_LINES } from './phrases.ts';

const SEVEN = 5;

export function otherDrawSentences(
  { draw, reverses }: PowerMeaning,
  { rank, suit }: CardOfRank,
  { facts, factsMost }: BookContext,
): Lines {
  const { de, en, lt } = nounOf(rank, suit);
  const { drawsMix, drawDoubles } = facts.house;
  const hasLike = suit === undefined || factsMost.decks > 1;
  const he = reverses ? 'er' : 'der';
  const unless: Line = drawsMix
    ? { de: `, wenn ${he} nicht antwortet`, en: ', unless they answer', lt: ' arba atsimuša' }
    : hasLike
      ? {
          de: `, wenn ${he} nicht selbst ${de.anotherAkk} legt`,
          en: `, unless they lay ${en.another} themselves`,
          lt: ` arba atsimuša ${lt.anotherInst}`,
        }
      : { de: '', en: '', lt: '' };
  const first = reverses ? turning(draw, unless) : hitting(draw, unless);
  const isOver = suit !== undefined || (rank === SEVEN && facts.sevenChainCap !== undefined);
  const more = isOver ? { de: '', en: '', lt: '' } : MORE;
  const who = reverses ? NOW_NEXT : AFTER_NEXT;
  const growth: Lines =
    drawsMix || drawDoubles || !hasLike
      ? NO_LINES
      : {
          de: [`Dann zieht ${who.de} ${cardsDe(draw * 2)}${more.de}.`],
          en: [`Then ${who.en} draws ${cardsEn(draw * 2)}${more.en}.`],
          lt: [`Tada po jo einantis žaidėjas ima ${cardsLtAcc(draw * 2)}${more.lt}.`],
        };
  return joined(
    {
      de: [`Wer ${de.oneAkk} legt, ${first.de}.`],
      en: [`Whoever lays ${en.one} ${first.en}.`],
      lt: [`Padėjus ${lt.acc}, ${first.lt}.`],
    },
    growth,
  );
}

const AFTER_NEXT = { de: 'der Übernächste', en: 'the player after that' } as const;
const NOW_NEXT = { de: 'der, der nun der Nächste ist,', en: 'the player who is now next' } as const;
const MORE: Line = { de: ', und so weiter', en: ', and so on', lt: ', ir taip toliau' };

const hitting = (draw: number, unless: Line): Line => ({
  de: `lässt den Nächsten ${cardsDe(draw)} ziehen${unless.de}`,
  en: `makes the next player draw ${cardsEn(draw)}${unless.en}`,
  lt: `kitas žaidėjas ima ${cardsLtAcc(draw)}${unless.lt}`,
});

const turning = (draw: number, unless: Line): Line => ({
  de: `dreht die Spielrichtung um, und wer dadurch der Nächste ist, zieht ${cardsDe(draw)}${unless.de}`,
  en: `reverses the direction of play, and the player who is then next draws ${cardsEn(draw)}${unless.en}`,
  lt: `pasikeičia žaidimo kryptis, ir kitas žaidėjas naująja kryptimi ima ${cardsLtAcc(draw)}${unless.lt}`,
});
