/** Several cards at once, and cards thrown in. */
import { SET_EFFECTS } from '@hausregel/core';
import type { Draft } from '../../draft.ts';
import { isAlike } from '../../houseTables.ts';
import { type AnyOption, defineOption } from '../../option.ts';
import { RANK_SIGNS } from '../../ranks.ts';
import { choiceSchema } from '../../schema.ts';
import { nounOf } from '../../words/nouns.ts';
import { listedNouns } from '../../words/facts.ts';
import { joined, type Line, type Lines, NO_LINES } from '../../words/phrases.ts';
import { houseClause, houseSwitch, one, played } from './houseOption.ts';
import { TWO_ALIKE } from '../needs/deal.ts';

const SET_LINES: Readonly<Record<(typeof SET_EFFECTS)[number], Lines>> = {
  none: NO_LINES,
  top: {
    de: [
      'Mehrere Karten desselben Werts dürfen zusammen gelegt werden: Passen muss die unterste, und nur die oberste wirkt.',
    ],
    en: ['Several cards of the same rank may be laid together: the lowest must fit, and only the topmost acts.'],
    lt: ['Kelias to paties vardo kortas galima dėti kartu: tikti turi apatinė, o veikia tik viršutinė.'],
  },
  each: {
    de: ['Mehrere Karten desselben Werts dürfen zusammen gelegt werden: Passen muss die unterste, und jede wirkt.'],
    en: ['Several cards of the same rank may be laid together: the lowest must fit, and each of them acts.'],
    lt: ['Kelias to paties vardo kortas galima dėti kartu: tikti turi apatinė, o veikia kiekviena.'],
  },
};

const FIVE = 3;

/** Ranks whose cards do not all act alike stay apart, and four fives are a set of their own in another game. */
function notTogether(facts: Draft): Lines {
  const nouns = Array.from({ length: RANK_SIGNS.length - facts.lowestRank }, (_, index) => facts.lowestRank + index)
    .filter((rank) => !isAlike(facts, rank))
    .map((rank) => nounOf(rank));
  const { de, en, lt } = listedNouns(nouns, 'and', {
    de: ({ plural }) => plural,
    en: ({ plural }) => plural,
    lt: ({ pluralDat }) => pluralDat,
  });
  return joined(
    nouns.length === 0
      ? NO_LINES
      : one(
          `Ausgenommen sind ${de}, denn nicht alle davon wirken gleich.`,
          `This does not hold for ${en}, since not all of them act alike.`,
          `Tai negalioja ${lt}, nes jų poveikis nevienodas.`,
        ),
    facts.lowestRank > FIVE
      ? NO_LINES
      : one(
          'Von den Fünfen dürfen höchstens drei zusammen gelegt werden: Alle vier auf einmal sind ein eigener Satz, den es nur in einem anderen Spiel gibt.',
          'Of the fives at most three may be laid together: all four at once are a set of their own, which exists only in another game.',
          'Penkakių kartu galima dėti ne daugiau kaip tris: visos keturios yra atskiras rinkinys, kuris būna tik kitame žaidime.',
        ),
  );
}

const ONE_BY_ONE: Line = {
  de: 'Karten desselben Werts werden einzeln gelegt.',
  en: 'Cards of the same rank are laid one by one.',
  lt: 'To paties vardo kortos dedamos po vieną.',
};

export const setsOfRank: AnyOption = defineOption({
  key: 'setsOfRank',
  group: 'laying',
  title: { de: 'Karten eines Werts zusammen', en: 'Cards of a rank together', lt: 'To paties vardo kortos kartu' },
  schema: choiceSchema(SET_EFFECTS),
  defaultValue: 'none',
  clauses: [houseClause('setsOfRank')],
  sources: ['beturi.ro, ziuadedolj.ro (Macao)', 'mego.o106.com', 'reklamnikarty.cz', 'lite.games', 'Pagat'],
  compile: (value, draft, { clause }) => {
    draft.house.sets = value;
    draft.house.clauses.sets = value === 'none' ? '' : clause;
  },
  sentence: (value, { facts }) => (value === 'none' ? NO_LINES : joined(SET_LINES[value], notTogether(facts))),
  short: (value) =>
    value === 'none'
      ? NO_LINES
      : one(
          'Mehrere Karten eines Werts auf einmal sind erlaubt.',
          'Several cards of a rank at once are allowed.',
          'Galima iš karto dėti kelias to paties vardo kortas.',
        ),
  difference: (_, to) => {
    const [de, en, lt] = [SET_LINES[to].de[0], SET_LINES[to].en[0], SET_LINES[to].lt[0]];
    return de === undefined || en === undefined || lt === undefined ? ONE_BY_ONE : { de, en, lt };
  },
  examples: [
    played(
      'setsOfRank: two sevens at once',
      { de: 'Zwei Siebenen auf einmal', en: 'Two sevens at once', lt: 'Dvi septynakės iš karto' },
      {
        with: { setsOfRank: 'each' },
        hands: ['7C 7S KD', '5H 5D 4C', '6C 6S 5S'],
        discard: '9C',
        steps: ['0:7C+7S~', { expect: { turn: 1, top: '7S', demand: { draw: 4 } } }],
      },
    ),
  ],
});

const TWO_TOGETHER: Lines = one(
  'Wo mit zwei Blättern gespielt wird, dürfen zwei Karten, die in Farbe und Wert gleich sind, zusammen gelegt werden; beide wirken.',
  'With two decks, two cards of the same suit and rank may be laid together; both act.',
  'Žaidžiant dviem kaladėmis, dvi visiškai vienodas kortas galima dėti kartu; veikia abi.',
);

/** Jokers are the only cards of which there may be more than two; four are laid together at most. */
const jokersTogether = (jokers: number): Lines =>
  jokers < 2
    ? NO_LINES
    : jokers === 2
      ? one(
          'Auch die beiden Joker sind gleich.',
          'The two jokers, too, are identical.',
          'Abu džokeriai irgi laikomi vienodais.',
        )
      : one(
          `Auch Joker sind gleich: Bis zu ${Math.min(jokers, 4)} dürfen zusammen gelegt werden.`,
          `Jokers, too, are identical: up to ${Math.min(jokers, 4)} may be laid together.`,
          `Džokeriai irgi vienodi: kartu galima dėti iki ${jokers === 3 ? 'trijų' : 'keturių'}.`,
        );

export const identicalTogether: AnyOption = houseSwitch({
  key: 'identicalTogether',
  group: 'laying',
  title: { de: 'Gleiche Karten zusammen', en: 'Identical cards together', lt: 'Vienodos kortos kartu' },
  sources: ['nobochamp.de'],
  needs: [TWO_ALIKE],
  set: ({ house }) => {
    house.identical = true;
  },
  says: ({ house }) => joined(TWO_TOGETHER, jokersTogether(house.jokers)),
  off: {
    de: 'Auch ganz gleiche Karten werden einzeln gelegt.',
    en: 'Even identical cards are laid one by one.',
    lt: 'Vienodos kortos dedamos po vieną.',
  },
  examples: [
    played(
      'identicalTogether: two sevens of spades',
      { de: 'Zweimal die Pik-Sieben', en: 'The seven of spades twice', lt: 'Dvi pikų septynakės' },
      {
        with: { identicalTogether: true, secondDeckFrom: 2 },
        hands: ['7S 7S KD', '5H 5D 4C', '6C 6S 5S'],
        discard: '9S',
        steps: ['0:7S+7S~', { expect: { turn: 1, demand: { draw: 4 } } }],
      },
    ),
  ],
});

const THROW_IN: Lines = {
  de: [
    'Wer genau die Karte hat, die gerade gelegt wurde, darf sie außer der Reihe dazwischenwerfen, solange danach noch niemand gezogen hat.',
    'Sie wirkt wie immer, und weiter geht es mit dem Nächsten nach diesem Spieler.',
  ],
  en: [
    'Whoever holds exactly the card that was just laid may throw it in out of turn, as long as nobody has drawn since.',
    'It acts as always, and play goes on with the player after this one.',
  ],
  lt: [
    'Kas turi visiškai tokią pat kortą, kokia ką tik buvo padėta, tas gali ją dėti be eilės, kol niekas nepaėmė kortos.',
    'Ji veikia kaip visada, o toliau eilė ateina tam, kas sėdi po ją padėjusio žaidėjo.',
  ],
};

/** With one deck, which is what few people play with, nobody has the identical card. */
function oneDeckOnly({ secondDeckFrom, playersMin, house }: Draft): Lines {
  if (secondDeckFrom > 0 && secondDeckFrom <= playersMin) return NO_LINES;
  const isSome = secondDeckFrom > 0;
  const few: Line = {
    de: isSome ? `Mit einem Blatt, also bei weniger als ${secondDeckFrom} Personen,` : 'Mit einem Blatt',
    en: isSome ? `With one deck, that is, with fewer than ${secondDeckFrom} people,` : 'With one deck',
    lt: isSome ? `Žaidžiant viena kalade, tai yra kai žaidėjų mažiau nei ${secondDeckFrom},` : 'Žaidžiant viena kalade',
  };
  return house.jokers > 1
    ? one(
        `${few.de} sind nur die Joker gleich.`,
        `${few.en} only the jokers are identical.`,
        `${few.lt} vienodi yra tik džokeriai.`,
      )
    : one(
        `${few.de} gibt es keine gleichen Karten: Dazu braucht es das zweite.`,
        `${few.en} there are no identical cards: it takes the second one.`,
        `${few.lt} vienodų kortų nėra: tam reikia antros kaladės.`,
      );
}

export const throwIn: AnyOption = houseSwitch({
  key: 'throwIn',
  group: 'laying',
  title: { de: 'Gleiche Karte dazwischenwerfen', en: 'Throwing in the identical card', lt: 'Tokia pat korta be eilės' },
  sources: ['brannemaumau.bolte.id', 'donaukurier.de', 'baettig.swiss'],
  needs: [TWO_ALIKE],
  set: ({ house }, clause) => {
    house.throwIn = true;
    house.clauses.throwIn = clause;
  },
  says: (facts) => joined(THROW_IN, oneDeckOnly(facts)),
  short: one(
    'Die gleiche Karte darf außer der Reihe dazugeworfen werden.',
    'The identical card may be thrown in out of turn.',
    'Tokią pat kortą galima dėti be eilės.',
  ),
  off: {
    de: 'Außer der Reihe wird nichts gelegt.',
    en: 'Nothing is laid out of turn.',
    lt: 'Be eilės kortų dėti negalima.',
  },
  examples: [
    played(
      'throwIn: the second nine of clubs',
      {
        de: 'Die zweite Kreuz-Neun kommt dazwischen',
        en: 'The second nine of clubs comes in between',
        lt: 'Įsiterpia antroji kryžių devynakė',
      },
      {
        with: { throwIn: true, secondDeckFrom: 2 },
        hands: ['9C KD 4H', 'TC 3D 5D', '9C QH 6D'],
        discard: '9D',
        steps: ['0:9C', '2:9C', { expect: { turn: 0, counts: [2, 3, 2] } }],
      },
    ),
  ],
});
