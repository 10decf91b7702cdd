/**
 * What the cards are called in Lithuanian, with their cases. There is no article; what needs a
 * determiner ("dar vieną valetą", "jokios damos") stands here with it, so that sentences take whole forms.
 */
import type { Rank, Suit } from '@hausregel/core';

type Gender = 'm' | 'f';

/** One noun through the cases that sentences need, lower case. */
interface Forms {
  /** Nominative to instrumental: "valetas", "valeto", "valetui", "valetą", "valetu". */
  readonly one: string;
  readonly gen: string;
  readonly dat: string;
  readonly acc: string;
  readonly inst: string;
  readonly plural: string;
  readonly pluralGen: string;
  readonly pluralDat: string;
  readonly pluralAcc: string;
  readonly pluralInst: string;
}

export interface LithuanianNoun extends Forms {
  /** For words that agree with the noun: "padėtas valetas", "padėta dama". */
  readonly gender: Gender;
  /** As a heading or at the beginning of a sentence: "Valetas". */
  readonly name: string;
  /** A further such card: "dar vienas valetas", "dar vieno valeto", "dar vieną valetą", "dar vienu valetu". */
  readonly another: string;
  readonly anotherGen: string;
  readonly anotherAcc: string;
  readonly anotherInst: string;
  /** "bet kuris valetas", "bet kurį valetą". */
  readonly any: string;
  readonly anyAcc: string;
  /** After a negation: (neturi) "jokio valeto". */
  readonly none: string;
  /** Pronouns: "Jis" at the beginning of a sentence, then "jo", "jam", "jį", "juo". */
  readonly He: string;
  readonly his: string;
  readonly toHim: string;
  readonly him: string;
  readonly byHim: string;
  /** The first of several: "pirmasis", accusative "pirmąjį". */
  readonly first: string;
  readonly theFirst: string;
}

export interface LithuanianSuit {
  /** "Širdys". */
  readonly name: string;
  /** The suit itself, a plural noun: "širdys", (reikalauja) "širdžių", "širdis", "širdimis". */
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  readonly inst: string;
  /** One card of the suit: "širdžių korta", "širdžių kortos", "širdžių kortą". */
  readonly one: string;
  readonly oneGen: string;
  readonly oneAcc: string;
  /** What a card is not: (tai) "ne širdžių korta". */
  readonly none: string;
}

/** How a noun's stem goes on, and the gender of those that decline so here. */
interface Declension {
  readonly gender: Gender;
  readonly endings: Forms;
}

const ending = (singular: readonly string[], plural: readonly string[]): Forms => {
  const [one = '', gen = '', dat = '', acc = '', inst = ''] = singular;
  const [many = '', manyGen = '', manyDat = '', manyAcc = '', manyInst = ''] = plural;
  return {
    one,
    gen,
    dat,
    acc,
    inst,
    plural: many,
    pluralGen: manyGen,
    pluralDat: manyDat,
    pluralAcc: manyAcc,
    pluralInst: manyInst,
  };
};

const AS: Declension = {
  gender: 'm',
  endings: ending(['as', 'o', 'ui', 'ą', 'u'], ['ai', 'ų', 'ams', 'us', 'ais']),
};
const IS: Declension = {
  gender: 'm',
  endings: ending(['is', 'io', 'iui', 'į', 'iu'], ['iai', 'ių', 'iams', 'ius', 'iais']),
};
const IUS: Declension = {
  gender: 'm',
  endings: ending(['ius', 'iaus', 'iui', 'ių', 'iumi'], ['iai', 'ių', 'iams', 'ius', 'iais']),
};
const A: Declension = {
  gender: 'f',
  endings: ending(['a', 'os', 'ai', 'ą', 'a'], ['os', 'ų', 'oms', 'as', 'omis']),
};
const E: Declension = {
  gender: 'f',
  endings: ending(['ė', 'ės', 'ei', 'ę', 'e'], ['ės', 'ių', 'ėms', 'es', 'ėmis']),
};

/** What stands before a noun, by its gender. */
const WORDS = {
  m: {
    further: { one: 'dar vienas', gen: 'dar vieno', acc: 'dar vieną', inst: 'dar vienu' },
    other: { one: 'kitas', gen: 'kito', acc: 'kitą', inst: 'kitu' },
    any: { one: 'bet kuris', acc: 'bet kurį' },
    none: 'jokio',
    pronouns: { He: 'Jis', his: 'jo', toHim: 'jam', him: 'jį', byHim: 'juo', first: 'pirmasis', theFirst: 'pirmąjį' },
  },
  f: {
    further: { one: 'dar viena', gen: 'dar vienos', acc: 'dar vieną', inst: 'dar viena' },
    other: { one: 'kita', gen: 'kitos', acc: 'kitą', inst: 'kita' },
    any: { one: 'bet kuri', acc: 'bet kurią' },
    none: 'jokios',
    pronouns: { He: 'Ji', his: 'jos', toHim: 'jai', him: 'ją', byHim: 'ja', first: 'pirmoji', theFirst: 'pirmąją' },
  },
} as const;

const preceded = (before: string, forms: Forms): Forms => ({
  one: before + forms.one,
  gen: before + forms.gen,
  dat: before + forms.dat,
  acc: before + forms.acc,
  inst: before + forms.inst,
  plural: before + forms.plural,
  pluralGen: before + forms.pluralGen,
  pluralDat: before + forms.pluralDat,
  pluralAcc: before + forms.pluralAcc,
  pluralInst: before + forms.pluralInst,
});

/** `next` is what a second such card is: a further one of a rank, the other one of a single card. */
function noun(forms: Forms, gender: Gender, next: 'further' | 'other'): LithuanianNoun {
  const { any, none, pronouns, ...words } = WORDS[gender];
  const another = words[next];
  return {
    gender,
    name: forms.one.charAt(0).toUpperCase() + forms.one.slice(1),
    ...forms,
    another: `${another.one} ${forms.one}`,
    anotherGen: `${another.gen} ${forms.gen}`,
    anotherAcc: `${another.acc} ${forms.acc}`,
    anotherInst: `${another.inst} ${forms.inst}`,
    any: `${any.one} ${forms.one}`,
    anyAcc: `${any.acc} ${forms.acc}`,
    none: `${none} ${forms.gen}`,
    ...pronouns,
  };
}

const ofRank = (stem: string, { gender, endings }: Declension): LithuanianNoun =>
  noun(preceded(stem, endings), gender, 'further');

/** By rank, from the two to the ace. */
export const RANKS_LT: readonly LithuanianNoun[] = [
  ofRank('dviak', E),
  ofRank('triak', E),
  ofRank('keturak', E),
  ofRank('penkak', E),
  ofRank('šešak', E),
  ofRank('septynak', E),
  ofRank('aštuonak', E),
  ofRank('devynak', E),
  ofRank('dešimtak', E),
  ofRank('valet', AS),
  ofRank('dam', A),
  ofRank('karal', IUS),
  ofRank('tūz', AS),
];

export const JOKER_LT: LithuanianNoun = ofRank('džoker', IS);

const suit = (name: string, gen: string, acc: string, inst: string): LithuanianSuit => ({
  name,
  nom: name.toLowerCase(),
  gen,
  acc,
  inst,
  one: `${gen} korta`,
  oneGen: `${gen} kortos`,
  oneAcc: `${gen} kortą`,
  none: `ne ${gen} korta`,
});

/** By suit, clubs first. */
export const SUITS_LT: readonly LithuanianSuit[] = [
  suit('Kryžiai', 'kryžių', 'kryžius', 'kryžiais'),
  suit('Pikai', 'pikų', 'pikus', 'pikais'),
  suit('Širdys', 'širdžių', 'širdis', 'širdimis'),
  suit('Būgnai', 'būgnų', 'būgnus', 'būgnais'),
];

/** One card by its full name: "pikų dama", "būgnų triakė"; a further one is the other one of two decks. */
export function cardLt(rank: Rank, ofSuit: Suit): LithuanianNoun {
  const ranked = RANKS_LT[rank];
  const suited = SUITS_LT[ofSuit];
  if (ranked === undefined || suited === undefined) throw new RangeError(`There is no card ${rank} of ${ofSuit}.`);
  return noun(preceded(`${suited.gen} `, ranked), ranked.gender, 'other');
}
