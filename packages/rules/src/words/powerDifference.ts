/** One sentence on a card that a table has given another power. */
import type { Draft } from '../draft.ts';
import type { CardOfRank } from '../option.ts';
import { POWER_MEANINGS, type Power } from '../power.ts';
import { cardsLtAcc } from './countLt.ts';
import { firstLine, housePowerSentences } from './housePowerSentences.ts';
import { type CardNoun, nounOf } from './nouns.ts';
import { rankWishDifference } from './rankWishWords.ts';
import { capital, cardsDe, cardsEn, type Line } from './phrases.ts';
import { wishingLine } from './wishingLine.ts';

/** A single card without a power of its own does what its rank does. */
export function asTheOthers({ rank, suit }: CardOfRank): Line {
  const [{ de, en, lt }, others] = [nounOf(rank, suit), nounOf(rank)];
  return {
    de: `${capital(de.the)} wirkt wie die anderen ${others.de.plural}.`,
    en: `${capital(en.the)} acts like the other ${others.en.plural}.`,
    lt: `${lt.name} veikia taip pat kaip ${lt.gender === 'm' ? 'kiti' : 'kitos'} ${others.lt.plural}.`,
  };
}

export function powerDifference(power: Power, { rank, suit }: CardOfRank, facts: Draft): Line {
  const noun = nounOf(rank, suit);
  const { de, en, lt } = noun;
  switch (power) {
    case 'none':
      if (suit !== undefined) return asTheOthers({ rank, suit });
      return {
        de: `${capital(de.the)} hat keine Wirkung.`,
        en: `${capital(en.the)} has no effect.`,
        lt: `${lt.name} neturi poveikio.`,
      };
    case 'wish':
      return wishingLine(noun, facts);
    case 'reverse':
      return {
        de: `${capital(de.one)} dreht die Spielrichtung.`,
        en: `${capital(en.one)} reverses the direction.`,
        lt: `${lt.name} pakeičia žaidimo kryptį.`,
      };
    case 'skip':
    case 'skip-chain':
    case 'others-skip':
      return skipDifference(power, noun);
    case 'reverse-draw-two':
    case 'reverse-draw-five':
    case 'draw-one':
    case 'draw-two':
    case 'draw-three':
    case 'draw-four':
    case 'draw-five':
    case 'draw-two-at-once':
    case 'draw-three-at-once':
    case 'draw-four-at-once':
    case 'draw-five-at-once':
    case 'others-draw-one':
      return drawDifference(power, noun);
    case 'further':
    case 'must-lay':
    case 'same-rank':
    case 'reverse-draw-two-flat':
      return dutyDifference(power, noun);
    case 'self-draws-one':
    case 'swap-next':
    case 'swap-all':
    case 'base':
    case 'copy':
      return firstLine(housePowerSentences(power, noun));
    case 'wish-rank':
      return rankWishDifference(noun, facts);
  }
}

function skipDifference(power: 'skip' | 'skip-chain' | 'others-skip', { de, en, lt }: CardNoun): Line {
  switch (power) {
    case 'skip':
      return {
        de: `Nach ${de.oneDat} setzt der Nächste aus.`,
        en: `After ${en.one} the next player skips.`,
        lt: `Padėjus ${lt.acc}, kitas žaidėjas praleidžia ėjimą.`,
      };
    case 'skip-chain':
      return {
        de: `Nach ${de.oneDat} setzt der Nächste aus, wenn er nicht selbst ${de.anotherAkk} legt.`,
        en: `After ${en.one} the next player skips, unless they lay ${en.another}.`,
        lt: `Padėjus ${lt.acc}, kitas žaidėjas praleidžia ėjimą, nebent atsimuša ${lt.anotherInst}.`,
      };
    case 'others-skip':
      return {
        de: `Nach ${de.oneDat} setzen alle anderen einmal aus.`,
        en: `After ${en.one} everyone else skips once.`,
        lt: `Padėjus ${lt.acc}, visi kiti vieną kartą praleidžia ėjimą.`,
      };
  }
}

function drawDifference(power: Power, { de, en, lt }: CardNoun): Line {
  const { draw, atOnce } = POWER_MEANINGS[power];
  if (power === 'others-draw-one') {
    return {
      de: `${capital(de.one)} lässt alle anderen 1 Karte ziehen.`,
      en: `${capital(en.one)} makes everyone else draw 1 card.`,
      lt: `Padėjus ${lt.acc}, visi kiti ima po 1 kortą.`,
    };
  }
  if (POWER_MEANINGS[power].reverses) {
    return {
      de: `${capital(de.one)} dreht die Spielrichtung und lässt den dann Nächsten ${cardsDe(draw)} ziehen.`,
      en: `${capital(en.one)} reverses the direction and makes the player then next draw ${cardsEn(draw)}.`,
      lt: `Padėjus ${lt.acc}, pasikeičia žaidimo kryptis, ir kitas žaidėjas naująja kryptimi ima ${cardsLtAcc(draw)}.`,
    };
  }
  if (atOnce) {
    return {
      de: `${capital(de.one)} lässt den Nächsten ${cardsDe(draw)} ziehen, und dagegen hilft nichts.`,
      en: `${capital(en.one)} makes the next player draw ${cardsEn(draw)}, and nothing helps against it.`,
      lt: `Padėjus ${lt.acc}, kitas žaidėjas ima ${cardsLtAcc(draw)}, ir atsimušti negalima.`,
    };
  }
  return {
    de: `${capital(de.one)} lässt den Nächsten ${cardsDe(draw)} ziehen.`,
    en: `${capital(en.one)} makes the next player draw ${cardsEn(draw)}.`,
    lt: `Padėjus ${lt.acc}, kitas žaidėjas ima ${cardsLtAcc(draw)}.`,
  };
}

type Duty = 'further' | 'must-lay' | 'same-rank' | 'reverse-draw-two-flat';

/** Powers that are kept in mind until they are met or declined. */
function dutyDifference(power: Duty, { de, en, lt }: CardNoun): Line {
  switch (power) {
    case 'further':
      return {
        de: `Wer ${de.oneAkk} legt, darf gleich noch eine Karte legen.`,
        en: `Whoever lays ${en.one} may lay another card at once.`,
        lt: `Kas padeda ${lt.acc}, tas gali iš karto dėti dar vieną kortą.`,
      };
    case 'must-lay':
      return {
        de: `Wer ${de.oneAkk} legt, muss noch eine passende Karte legen oder eine ziehen.`,
        en: `Whoever lays ${en.one} must lay one more fitting card or draw one.`,
        lt: `Kas padeda ${lt.acc}, tas privalo dėti dar vieną tinkančią kortą arba imti vieną.`,
      };
    case 'same-rank':
      return {
        de: `Nach ${de.oneDat} muss der Nächste denselben Wert legen, wenn er ihn hat.`,
        en: `After ${en.one} the next player must lay the same rank if they hold it.`,
        lt: `Padėjus ${lt.acc}, kitas žaidėjas privalo dėti to paties vardo kortą, jei ją turi.`,
      };
    case 'reverse-draw-two-flat':
      return {
        de: `${capital(de.one)} dreht die Richtung, und der dann Nächste zieht 2 Karten.`,
        en: `${capital(en.one)} turns the direction, and the player then next draws 2 cards.`,
        lt: `Padėjus ${lt.acc}, pasikeičia kryptis, ir kitas žaidėjas naująja kryptimi ima 2 kortas.`,
      };
  }
}
