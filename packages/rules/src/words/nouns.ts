/**
 * What the cards are called in sentences, with their cases. Written out as a small table because
 * "eine Sieben", "einen Buben" and "dem Herz-König" cannot be put together from a rank and an ending.
 */
import type { Rank } from '@hausregel/core';
import { cardLt, type LithuanianNoun, type LithuanianSuit, RANKS_LT, SUITS_LT } from './nounsLt.ts';

export interface GermanNoun {
  /** Without article: "Bube". */
  readonly name: string;
  /** Nominative, accusative and dative as one speaks of one such card: "ein Bube", "einen Buben", "einem Buben". */
  readonly one: string;
  readonly oneAkk: string;
  readonly oneDat: string;
  /** A further such card: "ein weiterer Bube", (selbst) "einen Buben", "einem weiteren Buben". */
  readonly another: string;
  readonly anotherAkk: string;
  readonly anotherDat: string;
  /** "kein Bube". */
  readonly none: string;
  readonly the: string;
  readonly theAkk: string;
  /** Pronouns: "er" at the beginning of a sentence, "ihn". */
  readonly He: string;
  readonly him: string;
  /** The first of several, accusative: "den ersten". */
  readonly theFirst: string;
  readonly plural: string;
}

export interface EnglishNoun {
  readonly name: string;
  readonly one: string;
  readonly another: string;
  readonly none: string;
  readonly the: string;
  readonly plural: string;
}

export interface CardNoun {
  readonly de: GermanNoun;
  readonly en: EnglishNoun;
  readonly lt: LithuanianNoun;
}

const feminine = (name: string, plural: string): GermanNoun => ({
  name,
  plural,
  one: `eine ${name}`,
  oneAkk: `eine ${name}`,
  oneDat: `einer ${name}`,
  another: `eine weitere ${name}`,
  anotherAkk: `eine ${name}`,
  anotherDat: `einer weiteren ${name}`,
  none: `keine ${name}`,
  the: `die ${name}`,
  theAkk: `die ${name}`,
  He: 'Sie',
  him: 'sie',
  theFirst: 'die erste',
});

/** `oblique` is the form in the accusative and dative: "den Buben", "den König". */
const masculine = (name: string, oblique: string, plural: string): GermanNoun => ({
  name,
  plural,
  one: `ein ${name}`,
  oneAkk: `einen ${oblique}`,
  oneDat: `einem ${oblique}`,
  another: `ein weiterer ${name}`,
  anotherAkk: `einen ${oblique}`,
  anotherDat: `einem weiteren ${oblique}`,
  none: `kein ${name}`,
  the: `der ${name}`,
  theAkk: `den ${oblique}`,
  He: 'Er',
  him: 'ihn',
  theFirst: 'den ersten',
});

const ACE_DE: GermanNoun = {
  name: 'Ass',
  plural: 'Asse',
  one: 'ein Ass',
  oneAkk: 'ein Ass',
  oneDat: 'einem Ass',
  another: 'ein weiteres Ass',
  anotherAkk: 'ein Ass',
  anotherDat: 'einem weiteren Ass',
  none: 'kein Ass',
  the: 'das Ass',
  theAkk: 'das Ass',
  He: 'Es',
  him: 'es',
  theFirst: 'das erste',
};

const english = (name: string, plural: string, article: 'a' | 'an' = 'a'): EnglishNoun => ({
  name: name.charAt(0).toUpperCase() + name.slice(1),
  plural,
  one: `${article} ${name}`,
  another: `${article} ${name}`,
  none: `no ${name}`,
  the: `the ${name}`,
});

/** By rank, from the two to the ace. */
const NOUNS: readonly Omit<CardNoun, 'lt'>[] = [
  { de: feminine('Zwei', 'Zweien'), en: english('two', 'twos') },
  { de: feminine('Drei', 'Dreien'), en: english('three', 'threes') },
  { de: feminine('Vier', 'Vieren'), en: english('four', 'fours') },
  { de: feminine('Fünf', 'Fünfen'), en: english('five', 'fives') },
  { de: feminine('Sechs', 'Sechsen'), en: english('six', 'sixes') },
  { de: feminine('Sieben', 'Siebenen'), en: english('seven', 'sevens') },
  { de: feminine('Acht', 'Achten'), en: english('eight', 'eights', 'an') },
  { de: feminine('Neun', 'Neunen'), en: english('nine', 'nines') },
  { de: feminine('Zehn', 'Zehnen'), en: english('ten', 'tens') },
  { de: masculine('Bube', 'Buben', 'Buben'), en: english('jack', 'jacks') },
  { de: feminine('Dame', 'Damen'), en: english('queen', 'queens') },
  { de: masculine('König', 'König', 'Könige'), en: english('king', 'kings') },
  { de: ACE_DE, en: english('ace', 'aces', 'an') },
];

/** The noun of a rank, or of one card of it. */
export function nounOf(rank: Rank, suit?: number): CardNoun {
  if (suit !== undefined) return singleNoun(rank, suit);
  const [noun, lt] = [NOUNS[rank], RANKS_LT[rank]];
  if (noun === undefined || lt === undefined) throw new RangeError(`There is no rank ${rank}.`);
  return { ...noun, lt };
}

export interface SuitNoun {
  readonly name: string;
  /** One card of the suit: "ein Herz", "a heart". */
  readonly one: string;
  /** "kein Herz", "no heart". */
  readonly none: string;
}

/** Lithuanian needs more cases than the other two. */
interface SuitNouns {
  readonly de: readonly SuitNoun[];
  readonly en: readonly SuitNoun[];
  readonly lt: readonly LithuanianSuit[];
}

/** By suit, clubs first. */
export const SUIT_NOUNS: SuitNouns = {
  de: [
    { name: 'Kreuz', one: 'ein Kreuz', none: 'kein Kreuz' },
    { name: 'Pik', one: 'ein Pik', none: 'kein Pik' },
    { name: 'Herz', one: 'ein Herz', none: 'kein Herz' },
    { name: 'Karo', one: 'ein Karo', none: 'kein Karo' },
  ],
  en: [
    { name: 'Clubs', one: 'a club', none: 'no club' },
    { name: 'Spades', one: 'a spade', none: 'no spade' },
    { name: 'Hearts', one: 'a heart', none: 'no heart' },
    { name: 'Diamonds', one: 'a diamond', none: 'no diamond' },
  ],
  lt: SUITS_LT,
};

const DE_CASES = {
  die: {
    dat: 'der',
    other: 'andere',
    otherDat: 'anderen',
    otherAkk: 'andere',
    none: 'keine',
    He: 'Sie',
    him: 'sie',
    first: 'die erste',
  },
  der: {
    dat: 'dem',
    other: 'andere',
    otherDat: 'anderen',
    otherAkk: 'anderen',
    none: 'kein',
    He: 'Er',
    him: 'ihn',
    first: 'den ersten',
  },
  das: {
    dat: 'dem',
    other: 'andere',
    otherDat: 'anderen',
    otherAkk: 'andere',
    none: 'kein',
    He: 'Es',
    him: 'es',
    first: 'das erste',
  },
} as const;

/** One card by its full name: "die Pik-Dame", "the queen of spades"; another is the other one of two decks. */
function singleNoun(rank: Rank, suit: number): CardNoun {
  const { de, en } = nounOf(rank);
  const article = de.the.startsWith('der') ? 'der' : de.the.startsWith('das') ? 'das' : 'die';
  const cases = DE_CASES[article];
  const suitDe = SUIT_NOUNS.de[suit]?.name ?? '';
  const name = `${suitDe}-${de.name}`;
  const oblique = `${suitDe}-${de.theAkk.replace(/^\S+ /, '')}`;
  const akk = article === 'der' ? 'den' : article;
  const english = `${en.name.toLowerCase()} of ${SUIT_NOUNS.en[suit]?.name.toLowerCase() ?? ''}`;
  return {
    de: {
      name,
      plural: `${suitDe}-${de.plural}`,
      one: `${article} ${name}`,
      oneAkk: `${akk} ${oblique}`,
      oneDat: `${cases.dat} ${oblique}`,
      another: `${article} ${cases.other} ${name}`,
      anotherAkk: `${akk} ${cases.otherAkk} ${oblique}`,
      anotherDat: `${cases.dat} ${cases.otherDat} ${oblique}`,
      none: `${cases.none} ${name}`,
      the: `${article} ${name}`,
      theAkk: `${akk} ${oblique}`,
      He: cases.He,
      him: cases.him,
      theFirst: cases.first,
    },
    en: {
      name: `${en.name} of ${SUIT_NOUNS.en[suit]?.name.toLowerCase() ?? ''}`,
      plural: `${en.plural} of ${SUIT_NOUNS.en[suit]?.name.toLowerCase() ?? ''}`,
      one: `the ${english}`,
      another: `the other ${english}`,
      none: `no ${english}`,
      the: `the ${english}`,
    },
    lt: cardLt(rank, suit),
  };
}
