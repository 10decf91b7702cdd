/** One sentence on a card that a table has given another power. */
import type { CardOfRank } from '../option.ts';
import { POWER_MEANINGS, type Power } from '../power.ts';
import { type CardNoun, nounOf } from './nouns.ts';
import { capital, cardsDe, cardsEn, type Line } from './phrases.ts';

export function powerDifference(power: Power, { rank, suit }: CardOfRank): Line {
  const { de, en } = nounOf(rank, suit);
  const { draw } = POWER_MEANINGS[power];
  switch (power) {
    case 'none':
      return { de: `${capital(de.the)} hat keine Wirkung.`, en: `${capital(en.the)} has no effect.` };
    case 'wish':
      return { de: `Wer ${de.oneAkk} legt, wünscht eine Farbe.`, en: `Whoever lays ${en.one} names a suit.` };
    case 'skip':
      return { de: `Nach ${de.oneDat} setzt der Nächste aus.`, en: `After ${en.one} the next player skips.` };
    case 'skip-chain':
      return {
        de: `Nach ${de.oneDat} setzt der Nächste aus, wenn er nicht selbst ${de.anotherAkk} legt.`,
        en: `After ${en.one} the next player skips, unless they lay ${en.another}.`,
      };
    case 'reverse':
      return { de: `${capital(de.one)} dreht die Spielrichtung.`, en: `${capital(en.one)} reverses the direction.` };
    case 'reverse-draw-two':
      return {
        de: `${capital(de.one)} dreht die Spielrichtung und lässt den dann Nächsten ${cardsDe(draw)} ziehen.`,
        en: `${capital(en.one)} reverses the direction and makes the player then next draw ${cardsEn(draw)}.`,
      };
    case 'draw-two':
    case 'draw-three':
    case 'draw-four':
    case 'draw-five':
      return {
        de: `${capital(de.one)} lässt den Nächsten ${cardsDe(draw)} ziehen.`,
        en: `${capital(en.one)} makes the next player draw ${cardsEn(draw)}.`,
      };
    case 'draw-two-at-once':
    case 'draw-three-at-once':
    case 'draw-four-at-once':
    case 'draw-five-at-once':
      return {
        de: `${capital(de.one)} lässt den Nächsten ${cardsDe(draw)} ziehen, und dagegen hilft nichts.`,
        en: `${capital(en.one)} makes the next player draw ${cardsEn(draw)}, and nothing helps against it.`,
      };
    case 'further':
      return {
        de: `Wer ${de.oneAkk} legt, darf gleich noch eine Karte legen.`,
        en: `Whoever lays ${en.one} may lay another card at once.`,
      };
    case 'others-draw-one':
      return {
        de: `${capital(de.one)} lässt alle anderen 1 Karte ziehen.`,
        en: `${capital(en.one)} makes everyone else draw 1 card.`,
      };
    case 'must-lay':
    case 'same-rank':
    case 'reverse-draw-two-flat':
      return dutyDifference(power, de, en);
    case 'others-skip':
      return {
        de: `Nach ${de.oneDat} setzen alle anderen einmal aus.`,
        en: `After ${en.one} everyone else skips once.`,
      };
  }
}

/** Powers that are kept in mind until they are met. */
function dutyDifference(power: Power, de: CardNoun['de'], en: CardNoun['en']): Line {
  switch (power) {
    case 'must-lay':
      return {
        de: `Wer ${de.oneAkk} legt, muss noch eine passende Karte legen oder eine ziehen.`,
        en: `Whoever lays ${en.one} must lay one more fitting card or draw one.`,
      };
    case 'same-rank':
      return {
        de: `Nach ${de.oneDat} muss der Nächste denselben Wert legen, wenn er ihn hat.`,
        en: `After ${en.one} the next player must lay the same rank if they hold it.`,
      };
    default:
      return {
        de: `${capital(de.one)} dreht die Richtung, und der dann Nächste zieht 2 Karten.`,
        en: `${capital(en.one)} turns the direction, and the player then next draws 2 cards.`,
      };
  }
}
