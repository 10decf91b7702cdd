/** What a card does, at a glance: a line or two for each power. */
import type { Draft } from '../draft.ts';
import type { BookContext, CardOfRank } from '../option.ts';
import { POWER_MEANINGS, type Power } from '../power.ts';
import { equalRanksOf } from '../ranks.ts';
import { cardsLtAcc } from './countLt.ts';
import { isOtherDraw } from './houseFacts.ts';
import { otherDrawShort } from './houseSentences.ts';
import { HOUSE_POWERS_SHORT } from './housePowerSentences.ts';
import { type CardNoun, nounOf } from './nouns.ts';
import { rankWishShort } from './rankWishWords.ts';
import { joined, type Line, type Lines, listed, NO_LINES } from './phrases.ts';
import { wildOverWish } from './wildOverWish.ts';

const SEVEN = 5;

/** Of a card that has no power. */
export const NO_EFFECT: Lines = { de: ['Keine Wirkung.'], en: ['No effect.'], lt: ['Neturi poveikio.'] };

/** What is said in the same words of any card. */
const OF_ANY_CARD = {
  none: NO_EFFECT,
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
    de: ['Darauf muss noch eine passende Karte gelegt werden, sonst wird eine gezogen.'],
    en: ['Another fitting card must be laid on it, or else one card is drawn.'],
    lt: ['Ant viršaus reikia dėti dar vieną tinkančią kortą, kitaip imama viena.'],
  },
  'same-rank': {
    de: ['Der Nächste muss eine Karte desselben Werts legen, wenn er eine hat.'],
    en: ['The next player must lay a card of the same rank if they hold one.'],
    lt: ['Kitas žaidėjas, jei turi, privalo dėti to paties vardo kortą.'],
  },
  'others-skip': {
    de: ['Alle anderen setzen einmal aus.'],
    en: ['Everyone else skips once.'],
    lt: ['Visi kiti vieną kartą praleidžia ėjimą.'],
  },
} as const satisfies Readonly<Record<string, Lines>>;

const DRAWN_UNTIL_COVERED: Lines = {
  de: ['Darauf muss noch eine passende Karte gelegt werden, sonst wird gezogen, bis eine passt.'],
  en: ['Another fitting card must be laid on it, or else cards are drawn until one fits.'],
  lt: ['Ant viršaus reikia dėti dar vieną tinkančią kortą, kitaip kortos imamos, kol kuri nors tinka.'],
};

const fitsShort = ({ de, en, lt }: CardNoun, { wildOnWild }: Draft): Lines =>
  wildOnWild
    ? { de: ['Passt immer.'], en: ['Always fits.'], lt: ['Tinka visada.'] }
    : {
        de: [`Passt auf alles außer ${de.oneDat}.`],
        en: [`Fits anything but ${en.one}.`],
        lt: [`Tinka visada, tik ne ant ${lt.gen}.`],
      };

/** A card without a power says so, unless it goes on anything. */
export function powerShort(power: Power, card: CardOfRank, context: BookContext): Lines {
  const isWild = card.suit === undefined && card.rank === context.facts.wildRank;
  const effect = power === 'none' && isWild ? NO_LINES : effectShort(power, card, context);
  return joined(isWild ? fitsShort(nounOf(card.rank), context.facts) : NO_LINES, effect);
}

function effectShort(power: Power, card: CardOfRank, context: BookContext): Lines {
  const noun = nounOf(card.rank, card.suit);
  const { draw, reverses } = POWER_MEANINGS[power];
  if (isOtherDraw(context.facts, POWER_MEANINGS[power], card)) return otherDrawShort(draw, reverses);
  switch (power) {
    case 'none':
    case 'skip':
    case 'reverse':
    case 'others-draw-one':
    case 'same-rank':
    case 'others-skip':
      return OF_ANY_CARD[power];
    case 'must-lay':
      return context.facts.house.coversByDrawing ? DRAWN_UNTIL_COVERED : OF_ANY_CARD[power];
    case 'reverse-draw-two-flat':
      return flatShort(power, card, context.facts);
    case 'wish':
      return wishShort(card, noun, context.facts);
    case 'skip-chain':
      return skipChainShort(card, noun, context);
    case 'reverse-draw-two':
    case 'reverse-draw-five':
      return reverseDrawShort(draw, card, noun, context);
    case 'draw-one':
    case 'draw-two':
    case 'draw-three':
    case 'draw-four':
    case 'draw-five':
      return isAnsweredByEqual(power, card, context.facts)
        ? equalDrawShort(draw, card, context.facts)
        : drawShort(draw, card, noun, context);
    case 'draw-two-at-once':
    case 'draw-three-at-once':
    case 'draw-four-at-once':
    case 'draw-five-at-once':
      return drawAtOnceShort(draw, context.facts);
    case 'self-draws-one':
    case 'swap-next':
    case 'swap-all':
    case 'base':
    case 'copy':
      return HOUSE_POWERS_SHORT[power];
    case 'wish-rank':
      return rankWishShort(card, noun, context.facts);
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

/** The card itself and the rank that is equal to it, ascending: "eine Zwei oder eine Sieben", "dviake ar septynake". */
function equalRanks({ rank }: CardOfRank): Line {
  const nouns = equalRanksOf(rank).map((each) => nounOf(each));
  return {
    de: listed(
      nouns.map(({ de }) => de.oneAkk),
      'or',
      'de',
    ),
    en: listed(
      nouns.map(({ en }) => en.one),
      'or',
      'en',
    ),
    lt: nouns.map(({ lt }) => lt.inst).join(' ar '),
  };
}

/** The equal rank has the same power, so that each answers the other. */
const isAnsweredByEqual = (power: Power, { rank, suit }: CardOfRank, { hasEqualRanks, powers }: Draft): boolean =>
  hasEqualRanks &&
  suit === undefined &&
  equalRanksOf(rank).length > 1 &&
  equalRanksOf(rank).every((each) =>
    powers.some((entry) => entry.rank === each && entry.suit === undefined && entry.power === power),
  );

function equalDrawShort(draw: number, card: CardOfRank, facts: Draft): Lines {
  const [then, answers] = [afterDrawing(facts), equalRanks(card)];
  return {
    de: [
      `Der Nächste zieht ${draw} und ${then.de}.`,
      `Oder er legt selbst ${answers.de}, dann zieht der Übernächste ${draw * 2}, dann ${draw * 3} …`,
    ],
    en: [
      `The next player draws ${draw} and ${then.en}.`,
      `Or they lay ${answers.en} themselves, then the player after that draws ${draw * 2}, then ${draw * 3} …`,
    ],
    lt: [
      `Kitas žaidėjas ima ${cardsLtAcc(draw)} ir ${then.lt}.`,
      `Arba jis atsimuša ${answers.lt}, tada po jo einantis žaidėjas ima ${draw * 2}, paskui ${draw * 3} …`,
    ],
  };
}

function flatShort(power: Power, card: CardOfRank, facts: Draft): Lines {
  const { de, en, lt } = isAnsweredByEqual(power, card, facts)
    ? equalRanks(card)
    : { de: 'eine gleichwertige Karte', en: 'a card of the same meaning', lt: 'tos pačios reikšmės korta' };
  return {
    de: [`Die Richtung dreht sich, und der dann Nächste zieht 2 oder legt ${de}.`, 'Es bleibt bei 2.'],
    en: [`The direction turns, and the player then next draws 2 or lays ${en}.`, 'It stays at 2.'],
    lt: [
      `Pasikeičia kryptis, ir kitas žaidėjas naująja kryptimi ima 2 kortas arba atsimuša ${lt}.`,
      'Daugiau kaip 2 kortų imti nereikia.',
    ],
  };
}

function wishShort({ rank }: CardOfRank, { de, en, lt }: CardNoun, facts: Draft): Lines {
  const wild = wildOverWish(rank, facts);
  const isAnother = facts.wildRank === rank && facts.house.alsoWildRank === undefined && facts.house.jokers === 0;
  const also = isAnother ? { de: ' auch', en: ' too' } : { de: '', en: '' };
  const { wishOptional } = facts.house;
  const last = facts.goesOutOneByOne ? lastWishShort(lt) : NO_LINES;
  return {
    de: [
      `Wer ${de.him} legt, ${wishOptional ? 'darf eine Farbe wünschen' : 'wünscht eine Farbe'}.`,
      wild === undefined ? 'Der Nächste bedient sie.' : `Der Nächste bedient sie oder legt${also.de} ${wild.de}.`,
      ...last.de,
    ],
    en: [
      `Whoever lays ${en.one} ${wishOptional ? 'may name' : 'names'} a suit.`,
      wild === undefined ? 'The next player follows it.' : `The next player follows it or lays ${wild.en}${also.en}.`,
      ...last.en,
    ],
    lt: [
      `Kas ${lt.him} padeda, tas ${wishOptional ? 'gali pareikalauti spalvos' : 'pareikalauja spalvos'}.`,
      wild === undefined
        ? 'Kitas žaidėjas deda tos spalvos kortą.'
        : `Kitas žaidėjas deda tos spalvos kortą${wild.lt.includes(' arba ') ? ', ' : ' arba '}${isAnother ? lt.anotherAcc : wild.lt}.`,
      ...last.lt,
    ],
  };
}

/** Where the round goes on after a last card, its player wishes nothing (MTT-14). */
const lastWishShort = ({ inst }: CardNoun['lt']): Lines => ({
  de: ['Als letzte Karte: Der Nächste darf die Farbe wählen.'],
  en: ['Laid last, it lets the next player choose the suit.'],
  lt: [`Baigus ${inst}, spalvą gali pasirinkti kitas žaidėjas.`],
});

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
