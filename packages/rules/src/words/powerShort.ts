/** What a card does, at a glance: a line or two for each power. */
import type { Draft } from '../draft.ts';
import type { BookContext, CardOfRank } from '../option.ts';
import { POWER_MEANINGS, type Power } from '../power.ts';
import { wildGoesOn, wildNoun } from './facts.ts';
import { type CardNoun, nounOf } from './nouns.ts';
import { joined, type Lines, NO_LINES } from './phrases.ts';

const SEVEN = 5;

/** A card without a power says so, unless it goes on anything. */
export function powerShort(power: Power, card: CardOfRank, context: BookContext): Lines {
  const isWild = card.suit === undefined && card.rank === context.facts.wildRank;
  const effect = power === 'none' && isWild ? NO_LINES : effectShort(power, card, context);
  return joined(isWild ? { de: ['Passt immer.'], en: ['Always fits.'] } : NO_LINES, effect);
}

function effectShort(power: Power, card: CardOfRank, context: BookContext): Lines {
  const noun = nounOf(card.rank, card.suit);
  const { draw } = POWER_MEANINGS[power];
  switch (power) {
    case 'none':
      return { de: ['Keine Wirkung.'], en: ['No effect.'] };
    case 'wish':
      return wishShort(card, noun, context.facts);
    case 'skip':
      return {
        de: ['Der Nächste setzt aus. Dagegen hilft nichts.'],
        en: ['The next player skips. Nothing helps against it.'],
      };
    case 'skip-chain':
      return skipChainShort(card, noun, context);
    case 'reverse':
      return { de: ['Die Richtung dreht sich.'], en: ['The direction turns.'] };
    case 'reverse-draw-two':
      return reverseDrawShort(draw, card, noun, context);
    case 'draw-two':
    case 'draw-three':
    case 'draw-four':
    case 'draw-five':
      return drawShort(draw, card, noun, context);
    case 'draw-two-at-once':
    case 'draw-three-at-once':
    case 'draw-four-at-once':
    case 'draw-five-at-once':
      return drawAtOnceShort(draw, context.facts);
    case 'further':
      return {
        de: [`Wer ${noun.de.him} legt, darf gleich noch eine passende Karte legen.`],
        en: [`Whoever lays ${noun.en.one} may lay another fitting card at once.`],
      };
    case 'others-draw-one':
      return {
        de: ['Alle anderen ziehen eine Karte, der Reihe nach.'],
        en: ['Everyone else draws one card, in turn.'],
      };
    case 'must-lay':
      return {
        de: ['Noch eine passende Karte darauf oder eine ziehen.'],
        en: ['One more fitting card on it, or draw one.'],
      };
    case 'same-rank':
      return {
        de: ['Der Nächste muss sie auch legen, wenn er sie hat.'],
        en: ['The next player must lay one too if they hold it.'],
      };
    case 'reverse-draw-two-flat':
      return {
        de: ['Die Richtung dreht sich, der dann Nächste zieht 2 oder antwortet. Es bleibt bei 2.'],
        en: ['The direction turns, the player then next draws 2 or answers. It stays at 2.'],
      };
    case 'others-skip':
      return { de: ['Alle anderen setzen einmal aus.'], en: ['Everyone else skips once.'] };
  }
}

function drawAtOnceShort(draw: number, { penaltyThenPlays }: Draft): Lines {
  const then = penaltyThenPlays ? { de: 'spielt dann', en: 'then plays' } : { de: 'setzt aus', en: 'skips' };
  return {
    de: [`Der Nächste zieht sofort ${draw} und ${then.de}. Dagegen hilft nichts.`],
    en: [`The next player draws ${draw} at once and ${then.en}. Nothing helps against it.`],
  };
}

function wishShort({ rank }: CardOfRank, { de, en }: CardNoun, facts: Draft): Lines {
  const wild = wildGoesOn(facts, rank) ? wildNoun(facts) : undefined;
  const also = facts.wildRank === rank ? { de: ' auch', en: ' too' } : { de: '', en: '' };
  return {
    de: [
      `Wer ${de.him} legt, wünscht eine Farbe.`,
      wild === undefined
        ? 'Der Nächste bedient sie.'
        : `Der Nächste bedient sie oder legt${also.de} ${wild.de.oneAkk}.`,
    ],
    en: [
      `Whoever lays ${en.one} names a suit.`,
      wild === undefined
        ? 'The next player follows it.'
        : `The next player follows it or lays ${wild.en.one}${also.en}.`,
    ],
  };
}

function skipChainShort({ suit }: CardOfRank, { de, en }: CardNoun, { factsMost }: BookContext): Lines {
  const first = { de: 'Der Nächste setzt aus.', en: 'The next player skips.' };
  if (suit === undefined) {
    return {
      de: [first.de, `Oder er legt auch ${de.anotherAkk}, dann setzen die nächsten 2 aus, dann 3 …`],
      en: [first.en, `Or they lay ${en.another} too, then the next 2 skip, then 3 …`],
    };
  }
  if (factsMost.decks === 1) return { de: [first.de], en: [first.en] };
  return {
    de: [first.de, `Mit zwei Blättern hilft ${de.another}: Dann setzen die nächsten 2 aus.`],
    en: [first.en, `With two decks ${en.another} helps: then the next 2 skip.`],
  };
}

function reverseDrawShort(draw: number, { suit }: CardOfRank, { de, en }: CardNoun, { factsMost }: BookContext): Lines {
  const first = {
    de: `Die Richtung dreht sich, und der dann Nächste zieht ${draw}.`,
    en: `The direction turns, and the player then next draws ${draw}.`,
  };
  const again = {
    de: `Die Richtung dreht sich wieder, und der dann Nächste zieht ${draw * 2}`,
    en: `the direction turns again, and the player then next draws ${draw * 2}`,
  };
  if (suit === undefined) {
    return {
      de: [first.de, `Oder er legt auch ${de.anotherAkk}: ${again.de} …`],
      en: [first.en, `Or they lay ${en.another} too: ${again.en} …`],
    };
  }
  if (factsMost.decks === 1) return { de: [first.de], en: [first.en] };
  return {
    de: [first.de, `Mit zwei Blättern hilft ${de.another}: ${again.de}.`],
    en: [first.en, `With two decks ${en.another} helps: ${again.en}.`],
  };
}

function drawShort(
  draw: number,
  { rank, suit }: CardOfRank,
  { de, en }: CardNoun,
  { facts, factsMost }: BookContext,
): Lines {
  const then = facts.penaltyThenPlays ? { de: 'spielt dann', en: 'then plays' } : { de: 'setzt aus', en: 'skips' };
  const first = {
    de: `Der Nächste zieht ${draw} und ${then.de}.`,
    en: `The next player draws ${draw} and ${then.en}.`,
  };
  if (suit !== undefined) {
    if (factsMost.decks === 1) return { de: [first.de], en: [first.en] };
    return {
      de: [first.de, `Mit zwei Blättern hilft ${de.another}: Dann zieht der Übernächste ${draw * 2}.`],
      en: [first.en, `With two decks ${en.another} helps: then the player after that draws ${draw * 2}.`],
    };
  }
  const isCapped = rank === SEVEN && facts.sevenChainCap !== undefined;
  const more = isCapped ? { de: '.', en: '.' } : { de: `, dann ${draw * 3} …`, en: `, then ${draw * 3} …` };
  return {
    de: [first.de, `Oder er legt auch ${de.anotherAkk}, dann zieht der Übernächste ${draw * 2}${more.de}`],
    en: [first.en, `Or they lay ${en.another} too, then the player after that draws ${draw * 2}${more.en}`],
  };
}
