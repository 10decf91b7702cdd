/** Wild cards and wishes beyond the documents. */
import { type AnyOption, defineOption } from '../../option.ts';
import { WISH_SUITS, type WishSuits } from '../../houseDraft.ts';
import { choiceSchema, integerSchema } from '../../schema.ts';
import { oneOf } from '../../words/facts.ts';
import { nounOf } from '../../words/nouns.ts';
import { capital, type Line, type Lines, listed, NO_LINES } from '../../words/phrases.ts';
import { houseClause, houseRank, houseSwitch, one, played } from './houseOption.ts';
import { ANY_WISH, RANK_WISHED, SUIT_WISHED } from '../needs/cards.ts';
import { ANY_WILD } from '../needs/laying.ts';

const HANDS = ['JC QS 9H', '5H 5C 4D', '6C 6D 5D'];

export const secondWildRank: AnyOption = houseRank({
  key: 'secondWildRank',
  group: 'laying',
  title: { de: 'Zweite Karte, die immer passt', en: 'Second card that always fits', lt: 'Antra universali korta' },
  sources: ['pl.wikibooks (Makao: „dama na wszystko“)', 'faraongame.eu'],
  set: ({ house }, rank) => {
    house.alsoWildRank = rank;
  },
  says: ({ de, en, lt }) =>
    one(
      `Auch ${de.one} darf auf jede Karte gelegt werden, sogar nach einem Wunsch.`,
      `${capital(en.one)}, too, may be laid on any card, even after a wish.`,
      `${capital(lt.acc)} irgi galima dėti ant bet kurios kortos, net kai galioja reikalavimas.`,
    ),
  short: ({ de, en, lt }) =>
    one(`Auch ${de.one} passt immer.`, `${capital(en.one)} always fits, too.`, `${lt.name} irgi tinka visada.`),
  off: {
    de: 'Eine zweite Karte, die immer passt, gibt es nicht.',
    en: 'There is no second card that always fits.',
    lt: 'Antros universalios kortos nėra.',
  },
  examples: [
    played(
      'secondWildRank: a queen on anything',
      { de: 'Die Dame geht auf alles', en: 'The queen goes on anything', lt: 'Damą galima dėti ant visko' },
      {
        with: { secondWildRank: 'Q' },
        hands: HANDS,
        discard: 'KD',
        steps: ['0:QS', { expect: { turn: 1, top: 'QS' } }],
      },
    ),
  ],
});

export const openRank: AnyOption = houseRank({
  key: 'openRank',
  group: 'laying',
  title: { de: 'Karte, auf die alles passt', en: 'Card that anything fits on', lt: 'Korta, ant kurios tinka viskas' },
  sources: ['pl.wikibooks (Makao: „wszystko na damę“)', 'faraongame.eu'],
  set: ({ house }, rank) => {
    house.openRank = rank;
  },
  says: ({ de, en, lt }) =>
    one(
      `Auf ${de.oneAkk} darf jede Karte gelegt werden, solange nichts anderes verlangt ist.`,
      `Any card may be laid on ${en.one}, as long as nothing else is demanded.`,
      `Ant ${lt.gen} galima dėti bet kurią kortą, jei tuo metu nereikalaujama ko nors kito.`,
    ),
  short: ({ de, en, lt }) =>
    one(`Auf ${de.oneAkk} passt alles.`, `Anything fits on ${en.one}.`, `Ant ${lt.gen} tinka viskas.`),
  off: {
    de: 'Es gibt keine Karte, auf die alles passt.',
    en: 'There is no card that anything fits on.',
    lt: 'Kortos, ant kurios tinka viskas, nėra.',
  },
  examples: [
    played(
      'openRank: anything on a queen',
      { de: 'Auf die Dame passt alles', en: 'Anything fits on the queen', lt: 'Ant damos tinka viskas' },
      {
        with: { openRank: 'Q' },
        hands: ['4S KC 9H', '5H 5C 4D', '6C 6D 5D'],
        discard: 'QD',
        steps: ['0:4S', { expect: { turn: 1, top: '4S' } }],
      },
    ),
  ],
});

export const wildNotOnAttack: AnyOption = houseSwitch({
  key: 'wildNotOnAttack',
  group: 'laying',
  title: {
    de: 'Keine Wunschkarte gegen Ziehen oder Aussetzen',
    en: 'No wild card against a draw or a skip',
    lt: 'Universali korta – ne ant baudžiančios',
  },
  sources: ['deskovehry.cz, smejo.info (Prší)', 'mau-mau.ch'],
  needs: [ANY_WILD],
  set: ({ house }, clause) => {
    house.wildNotOnAttack = true;
    house.clauses.wild = clause;
  },
  says: ({ wildRank, house }) => {
    const nouns = [wildRank, house.alsoWildRank].flatMap((rank) => (rank === undefined ? [] : [nounOf(rank)]));
    const wild = oneOf(nouns);
    return one(
      `Solange noch jemand ziehen oder aussetzen soll, darf ${wild.de} aber nicht gelegt werden; ist das geschehen, passt die Karte wieder.`,
      `But ${wild.en} may not be laid as long as somebody is still to draw or to skip; once that has happened, it fits again.`,
      `${capital(
        listed(
          nouns.map(({ lt }) => lt.gen),
          'and',
          'lt',
        ),
      )} vis dėlto negalima dėti, kol kas nors dar turi imti baudos kortas ar praleisti ėjimą; kai tai padaryta, ši korta vėl tinka.`,
    );
  },
  off: {
    de: 'Auch eine Wunschkarte darf gegen Ziehen oder Aussetzen gelegt werden, wenn sie dagegen hilft.',
    en: 'A wild card, too, may be laid against a draw or a skip if it helps against it.',
    lt: 'Universalia korta irgi galima atsimušti, jei ji tam tinka.',
  },
  examples: [
    played(
      'wildNotOnAttack: a jack only once the cards are drawn',
      {
        de: 'Bube erst, wenn gezogen ist',
        en: 'A jack only once the cards are drawn',
        lt: 'Valetas – tik paėmus baudos kortas',
      },
      {
        with: { wildNotOnAttack: true, drawCardsStack: true, jackPower: 'draw-two', afterPenalty: 'play' },
        hands: ['7S KC 9H', 'JC 5D 4C', '6C 6S 5S'],
        draw: '2H 3H 4H',
        discard: 'TS',
        steps: [
          '0:7S',
          { refuse: '1:JC', code: 'must-answer' },
          '1:draw',
          '1:JC',
          { expect: { turn: 2, demand: { draw: 2 } } },
        ],
      },
    ),
  ],
});

const SUIT_LINES: Readonly<Record<WishSuits, Line>> = {
  any: {
    de: 'Jede Farbe darf gewünscht werden.',
    en: 'Any suit may be wished for.',
    lt: 'Galima reikalauti bet kurios spalvos.',
  },
  other: {
    de: 'Die Farbe der Karte selbst darf nicht gewünscht werden.',
    en: 'The suit of the card itself may not be wished for.',
    lt: 'Padėtosios kortos spalvos reikalauti negalima.',
  },
  'opposite-colour': {
    de: 'Mit einer schwarzen Karte darf nur Herz oder Karo gewünscht werden, mit einer roten nur Kreuz oder Pik.',
    en: 'With a black card only hearts or diamonds may be wished for, with a red one only clubs or spades.',
    lt: 'Padėjus juodą kortą, galima reikalauti tik širdžių arba būgnų, padėjus raudoną – tik kryžių arba pikų.',
  },
  own: {
    de: 'Gewünscht werden darf nur die Farbe der Karte selbst.',
    en: 'Only the suit of the card itself may be wished for.',
    lt: 'Galima reikalauti tik padėtosios kortos spalvos.',
  },
};

const linesOf = ({ de, en, lt }: Line): Lines => one(de, en, lt);

export const wishSuits: AnyOption = defineOption({
  key: 'wishSuits',
  group: 'cards',
  title: {
    de: 'Farben, die gewünscht werden dürfen',
    en: 'Suits that may be wished for',
    lt: 'Spalvos, kurių galima reikalauti',
  },
  schema: choiceSchema(WISH_SUITS),
  defaultValue: 'any',
  clauses: [houseClause('wishSuits')],
  sources: ['ichabod801/t_games', 'mau-mau.ch'],
  needs: [SUIT_WISHED],
  compile: (value, draft) => {
    draft.house.wishSuits = value;
  },
  sentence: (value) => (value === 'any' ? NO_LINES : linesOf(SUIT_LINES[value])),
  difference: (_, to) => SUIT_LINES[to],
  examples: [
    played(
      'wishSuits: not its own suit',
      {
        de: 'Kreuz-Bube: alles außer Kreuz',
        en: 'Jack of clubs: anything but clubs',
        lt: 'Kryžių valetas: bet kuri spalva, tik ne kryžiai',
      },
      {
        with: { wishSuits: 'other' },
        hands: HANDS,
        discard: 'KD',
        steps: [{ refuse: '0:JC>C', code: 'wish-not-allowed' }, '0:JC>S', { expect: { turn: 1, wish: 'S' } }],
      },
    ),
  ],
});

export const wishOptional: AnyOption = houseSwitch({
  key: 'wishOptional',
  group: 'cards',
  title: { de: 'Wünschen ist freigestellt', en: 'A wish is optional', lt: 'Reikalauti neprivaloma' },
  sources: ['pl.wikibooks (Makao)'],
  needs: [ANY_WISH],
  set: ({ house }) => {
    house.wishOptional = true;
  },
  says: one(
    'Wer sich etwas wünschen darf, darf es auch lassen; dann gilt die gelegte Karte wie jede andere.',
    'Whoever may make a wish may also do without; then the card laid counts like any other.',
    'Kas gali ko nors reikalauti, tas gali ir nereikalauti; tada padėtoji korta niekuo nesiskiria nuo kitų.',
  ),
  off: {
    de: 'Ein Wunsch muss immer ausgesprochen werden.',
    en: 'A wish must always be made.',
    lt: 'Pareikalauti privaloma.',
  },
  examples: [
    played(
      'wishOptional: a jack without a wish',
      { de: 'Ein Bube ohne Wunsch', en: 'A jack without a wish', lt: 'Valetas be reikalavimo' },
      {
        with: { wishOptional: true },
        hands: HANDS,
        discard: 'KD',
        steps: ['0:JC', { expect: { turn: 1, wish: null } }, '1:5C'],
      },
    ),
  ],
});

const COUNTS_LT = ['', '', 'dviem kortoms', 'trims kortoms', 'keturioms kortoms'] as const;

export const wishCards: AnyOption = defineOption({
  key: 'wishCards',
  group: 'cards',
  title: {
    de: 'Karten, für die ein Wunsch gilt',
    en: 'Cards that a wish binds',
    lt: 'Kelioms kortoms galioja reikalavimas',
  },
  schema: integerSchema(1, 4),
  defaultValue: 1,
  clauses: [houseClause('wishCards')],
  sources: ['mau-mau-erweiterungen.de („Bubenregel“)'],
  needs: [SUIT_WISHED],
  compile: (value, draft) => {
    draft.house.wishCards = value;
  },
  sentence: (value) =>
    value === 1
      ? NO_LINES
      : one(
          `Ein Wunsch gilt nicht für eine, sondern für die nächsten ${value} Karten; nur ein neuer Wunsch hebt ihn vorher auf.`,
          `A wish binds not one but the next ${value} cards; only a new wish ends it before.`,
          `Reikalavimas galioja ne vienai, o ${COUNTS_LT[value] ?? ''} iš eilės; anksčiau jį panaikina tik naujas reikalavimas.`,
        ),
  difference: (_, to) =>
    to === 1
      ? {
          de: 'Ein Wunsch gilt nur für die nächste Karte.',
          en: 'A wish binds the next card only.',
          lt: 'Reikalavimas galioja tik vienai kortai.',
        }
      : {
          de: `Ein Wunsch gilt für die nächsten ${to} Karten.`,
          en: `A wish binds the next ${to} cards.`,
          lt: `Reikalavimas galioja ${COUNTS_LT[to] ?? ''} iš eilės.`,
        },
  examples: [
    played(
      'wishCards: two hearts',
      { de: 'Zweimal Herz', en: 'Hearts twice', lt: 'Du kartus širdys' },
      {
        with: { wishCards: 2 },
        hands: ['JC QS 9H', '5H 5C 4D', '5S 6H 5D'],
        discard: 'KD',
        steps: [
          '0:JC>H',
          '1:5H',
          { refuse: '2:5S', code: 'does-not-fit' },
          '2:6H',
          { expect: { turn: 0, wish: null } },
        ],
      },
    ),
  ],
});

export const rankWishStays: AnyOption = houseSwitch({
  key: 'rankWishStays',
  group: 'cards',
  title: {
    de: 'Wertwunsch gilt, bis er bedient ist',
    en: 'A wish for a rank lasts until it is served',
    lt: 'Vardo reikalavimas galioja, kol įvykdomas',
  },
  sources: ['mau-mau-palast.de', 'pl.wikibooks (Makao)'],
  needs: [RANK_WISHED],
  set: ({ house }) => {
    house.rankWishStays = true;
  },
  says: one(
    'Ein gewünschter Wert bleibt gewünscht, bis eine Karte darauf liegt, gleich wie oft es dafür um den Tisch geht.',
    'A rank that was wished for stays so until a card lies on it, however often play goes round the table.',
    'Vardo reikalavimas galioja, kol ant viršaus padedama nauja korta, kad ir kiek ratų tai truktų.',
  ),
  off: {
    de: 'Ein gewünschter Wert gilt nur, bis jeder einmal am Zug war.',
    en: 'A wish for a rank holds only until everyone has had a turn.',
    lt: 'Vardo reikalavimas galioja tik tol, kol visi padaro po ėjimą.',
  },
  examples: [
    played(
      'rankWishStays: nobody has an eight',
      { de: 'Niemand hat eine Zehn', en: 'Nobody has a ten', lt: 'Dešimtakės niekas neturi' },
      {
        with: { rankWishStays: true, jackPower: 'wish-rank' },
        players: 2,
        hands: ['JC QS 9H', '5H 5C 4D'],
        draw: '8D 9D 4H AD 6D 3H',
        discard: 'KD',
        steps: [
          { refuse: '0:JC>7', code: 'wish-not-allowed' },
          '0:JC>T',
          '1:draw',
          '1:pass',
          '0:draw',
          '0:pass',
          { refuse: '1:5C', code: 'does-not-fit' },
          { expect: { turn: 1, wish: 'T', legal: ['draw'] } },
        ],
      },
    ),
    played(
      'rankWishStays: a wish for a rank ends after a round',
      {
        de: 'Ein Wertwunsch endet nach einer Runde',
        en: 'A wish for a rank ends after a round',
        lt: 'Po rato vardo reikalavimas nebegalioja',
      },
      {
        with: { jackPower: 'wish-rank' },
        players: 2,
        hands: ['JC QS 9H', '5H 5C 4D'],
        draw: '8D 9D 4H AD 6D 3H',
        discard: 'KD',
        steps: [
          '0:JC>T',
          { expect: { turn: 1, wish: 'T', legal: ['draw'] } },
          '1:draw',
          '1:pass',
          { expect: { turn: 0, wish: 'T' } },
          '0:draw',
          '0:pass',
          { expect: { turn: 1, wish: null, legal: ['5C'] } },
        ],
      },
    ),
  ],
});
