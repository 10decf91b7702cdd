/** What a card does, at a glance: a line or two for each power. */
import type { Draft } from '../draft.ts';
import type { BookContext, CardOfRank } from '../option.ts';
import { POWER_MEANINGS, type Power } from '../power.ts';
import { cardsLtAcc } from './countLt.ts';
import { wildGoesOn, wildNoun } from './facts.ts';
import { type CardNoun, nounOf } from './nouns.ts';
import { joined, type Line, type Lines, NO_LINES } from './phrases.ts';

const SEVEN = 5;

/** What is said in the same words of any card. */
const OF_ANY_CARD = {
  none: { de: ['Keine Wirkung.'], en: ['No effect.'], lt: ['Neturi poveikio.'] },
  skip: {
    de: ['Der Nächste setzt aus. Dagegen hilft nichts.'],
    en: ['The next player skips. Nothing helps against it.'],
    lt: ['Kitas žaidėjas praleidžia ėjimą. Atsimušti negalima.'],
  },
  reverse: { de: ['Die Richtung dreht sich.'], en: ['The direction turns.'], lt: ['Pasikeičia kryptis.'] },
  'others-draw-one': {
    de: ['Alle anderen ziehen eine Karte, der Reihe nach.'],
    en: ['Everyone else draws one card, in turn.'],
    lt: ['Visi kiti iš eilės ima po vieną kortą.'],
  },
  'must-lay': {
    de: ['Noch eine passende Karte darauf oder eine ziehen.'],
    en: ['One more fitting card on it, or draw one.'],
    lt: ['Reikia dėti dar vieną tinkančią kortą arba imti vieną.'],
  },
  'same-rank': {
    de: ['Der Nächste muss sie auch legen, wenn er sie hat.'],
    en: ['The next player must lay one too if they hold it.'],
    lt: ['Kitas žaidėjas, jei turi, privalo dėti to paties vardo kortą.'],
  },
  'reverse-draw-two-flat': {
    de: ['Die Richtung dreht sich, der dann Nächste zieht 2 oder antwortet. Es bleibt bei 2.'],
    en: ['The direction turns, the player then next draws 2 or answers. It stays at 2.'],
    lt: ['Pasikeičia kryptis, ir kitas žaidėjas ima 2 kortas arba atsimuša. Daugiau kaip 2 nebūna.'],
  },
  'others-skip': {
    de: ['Alle anderen setzen einmal aus.'],
    en: ['Everyone else skips once.'],
    lt: ['Visi kiti vieną kartą praleidžia ėjimą.'],
  },
} as const satisfies Readonly<Record<string, Lines>>;

const ALWAYS_FITS: Lines = { de: ['Passt immer.'], en: ['Always fits.'], lt: ['Tinka visada.'] };

/** A card without a power says so, unless it goes on anything. */
export function powerShort(power: Power, card: CardOfRank, context: BookContext): Lines {
  const isWild = card.suit === undefined && card.rank === context.facts.wildRank;
  const effect = power === 'none' && isWild ? NO_LINES : effectShort(power, card, context);
  return joined(isWild ? ALWAYS_FITS : NO_LINES, effect);
}

function effectShort(power: Power, card: CardOfRank, context: BookContext): Lines {
  const noun = nounOf(card.rank, card.suit);
  const { draw } = POWER_MEANINGS[power];
  switch (power) {
    case 'none':
    case 'skip':
    case 'reverse':
    case 'others-draw-one':
    case 'must-lay':
    case 'same-rank':
    case 'reverse-draw-two-flat':
    case 'others-skip':
      return OF_ANY_CARD[power];
    case 'wish':
      return wishShort(card, noun, context.facts);
    case 'skip-chain':
      return skipChainShort(card, noun, context);
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
        lt: [`Kas ${noun.lt.him} padeda, tas gali iš karto dėti dar vieną tinkančią kortą.`],
      };
  }
}

/** What becomes of a turn in which the penalty was drawn. */
const afterDrawing = ({ penaltyThenPlays }: Draft): Line =>
  penaltyThenPlays
    ? { de: 'spielt dann', en: 'then plays', lt: 'tada žaidžia' }
    : { de: 'setzt aus', en: 'skips', lt: 'praleidžia ėjimą' };

function drawAtOnceShort(draw: number, facts: Draft): Lines {
  const then = afterDrawing(facts);
  return {
    de: [`Der Nächste zieht sofort ${draw} und ${then.de}. Dagegen hilft nichts.`],
    en: [`The next player draws ${draw} at once and ${then.en}. Nothing helps against it.`],
    lt: [`Kitas žaidėjas iš karto ima ${cardsLtAcc(draw)} ir ${then.lt}. Atsimušti negalima.`],
  };
}

function wishShort({ rank }: CardOfRank, { de, en, lt }: CardNoun, facts: Draft): Lines {
  const wild = wildGoesOn(facts, rank) ? wildNoun(facts) : undefined;
  const isAnother = facts.wildRank === rank;
  const also = isAnother ? { de: ' auch', en: ' too' } : { de: '', en: '' };
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
    lt: [
      `Kas ${lt.him} padeda, tas pareikalauja spalvos.`,
      wild === undefined
        ? 'Kitas žaidėjas deda tos spalvos kortą.'
        : `Kitas žaidėjas deda tos spalvos kortą arba ${isAnother ? wild.lt.anotherAcc : wild.lt.acc}.`,
    ],
  };
}

function skipChainShort({ suit }: CardOfRank, { de, en, lt }: CardNoun, { factsMost }: BookContext): Lines {
  const first = {
    de: 'Der Nächste setzt aus.',
    en: 'The next player skips.',
    lt: 'Kitas žaidėjas praleidžia ėjimą.',
  };
  if (suit === undefined) {
    return {
      de: [first.de, `Oder er legt auch ${de.anotherAkk}, dann setzen die nächsten 2 aus, dann 3 …`],
      en: [first.en, `Or they lay ${en.another} too, then the next 2 skip, then 3 …`],
      lt: [
        first.lt,
        `Arba jis atsimuša ${lt.anotherInst}, tada ėjimą praleidžia du po jo einantys žaidėjai, paskui trys …`,
      ],
    };
  }
  if (factsMost.decks === 1) return { de: [first.de], en: [first.en], lt: [first.lt] };
  return {
    de: [first.de, `Mit zwei Blättern hilft ${de.another}: Dann setzen die nächsten 2 aus.`],
    en: [first.en, `With two decks ${en.another} helps: then the next 2 skip.`],
    lt: [
      first.lt,
      `Žaidžiant dviem kaladėmis, jis gali atsimušti ${lt.anotherInst}: tada ėjimą praleidžia du po jo einantys žaidėjai.`,
    ],
  };
}

function reverseDrawShort(
  draw: number,
  { suit }: CardOfRank,
  { de, en, lt }: CardNoun,
  { factsMost }: BookContext,
): Lines {
  const first = {
    de: `Die Richtung dreht sich, und der dann Nächste zieht ${draw}.`,
    en: `The direction turns, and the player then next draws ${draw}.`,
    lt: `Pasikeičia kryptis, ir kitas žaidėjas naująja kryptimi ima ${cardsLtAcc(draw)}.`,
  };
  const again = {
    de: `Die Richtung dreht sich wieder, und der dann Nächste zieht ${draw * 2}`,
    en: `the direction turns again, and the player then next draws ${draw * 2}`,
    lt: `kryptis vėl pasikeičia, ir kitas žaidėjas ima ${draw * 2}`,
  };
  if (suit === undefined) {
    return {
      de: [first.de, `Oder er legt auch ${de.anotherAkk}: ${again.de} …`],
      en: [first.en, `Or they lay ${en.another} too: ${again.en} …`],
      lt: [first.lt, `Arba jis atsimuša ${lt.anotherInst}: ${again.lt} …`],
    };
  }
  if (factsMost.decks === 1) return { de: [first.de], en: [first.en], lt: [first.lt] };
  return {
    de: [first.de, `Mit zwei Blättern hilft ${de.another}: ${again.de}.`],
    en: [first.en, `With two decks ${en.another} helps: ${again.en}.`],
    lt: [first.lt, `Žaidžiant dviem kaladėmis, jis gali atsimušti ${lt.anotherInst}: ${again.lt}.`],
  };
}

function drawShort(
  draw: number,
  { rank, suit }: CardOfRank,
  { de, en, lt }: CardNoun,
  { facts, factsMost }: BookContext,
): Lines {
  const then = afterDrawing(facts);
  const first = {
    de: `Der Nächste zieht ${draw} und ${then.de}.`,
    en: `The next player draws ${draw} and ${then.en}.`,
    lt: `Kitas žaidėjas ima ${cardsLtAcc(draw)} ir ${then.lt}.`,
  };
  if (suit !== undefined) {
    if (factsMost.decks === 1) return { de: [first.de], en: [first.en], lt: [first.lt] };
    return {
      de: [first.de, `Mit zwei Blättern hilft ${de.another}: Dann zieht der Übernächste ${draw * 2}.`],
      en: [first.en, `With two decks ${en.another} helps: then the player after that draws ${draw * 2}.`],
      lt: [
        first.lt,
        `Žaidžiant dviem kaladėmis, jis gali atsimušti ${lt.anotherInst}: tada po jo einantis žaidėjas ima ${draw * 2}.`,
      ],
    };
  }
  const isCapped = rank === SEVEN && facts.sevenChainCap !== undefined;
  const more = isCapped
    ? { de: '.', en: '.', lt: '.' }
    : { de: `, dann ${draw * 3} …`, en: `, then ${draw * 3} …`, lt: `, paskui ${draw * 3} …` };
  return {
    de: [first.de, `Oder er legt auch ${de.anotherAkk}, dann zieht der Übernächste ${draw * 2}${more.de}`],
    en: [first.en, `Or they lay ${en.another} too, then the player after that draws ${draw * 2}${more.en}`],
    lt: [first.lt, `Arba jis atsimuša ${lt.anotherInst}, tada po jo einantis žaidėjas ima ${draw * 2}${more.lt}`],
  };
}
