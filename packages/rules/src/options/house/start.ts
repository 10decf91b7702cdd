/** Deck, deal and start card beyond the documents. */
import type { Draft } from '../../draft.ts';
import { type AnyOption, defineOption } from '../../option.ts';
import { choiceSchema, integerSchema } from '../../schema.ts';
import { cardsLtAcc } from '../../words/countLt.ts';
import { answersDiffer } from '../../words/houseFacts.ts';
import { type Line, type Lines, NO_LINES } from '../../words/phrases.ts';
import { houseClause, houseSwitch, one, played } from './houseOption.ts';
import { CARDS_ACT, JOKERS } from '../needs/cards.ts';
import { HOUSE_GAME, START_LEFT_ALONE, START_TURNED } from '../needs/deal.ts';

export const plainStartCard: AnyOption = houseSwitch({
  key: 'plainStartCard',
  group: 'deal',
  title: { de: 'Nur gewöhnliche Startkarten', en: 'Ordinary start cards only', lt: 'Tik paprasta startinė korta' },
  sources: ['Makao (Polish app)', 'Wikipedia (Switch)'],
  needs: [START_TURNED],
  set: ({ house }) => {
    house.startIsPlain = true;
  },
  says: one(
    'Als Startkarte kommt nur eine gewöhnliche Karte infrage: Eine besondere wird irgendwo in den Stapel zurückgesteckt und die nächste aufgedeckt.',
    'Only an ordinary card can be the start card: a special one is put back anywhere in the pile and the next card is turned.',
    'Startinė gali būti tik paprasta korta: atversta ypatinga korta įkišama bet kur į uždarąjį fondą, ir atverčiama kita.',
  ),
  off: {
    de: 'Auch eine besondere Karte kann die Startkarte sein.',
    en: 'A special card can be the start card, too.',
    lt: 'Startinė gali būti ir ypatinga korta.',
  },
  examples: [
    played(
      'plainStartCard: the seven goes back into the pile',
      {
        de: 'Die Sieben wird nicht Startkarte',
        en: 'The seven does not become the start card',
        lt: 'Septynakė netampa startine korta',
      },
      { with: { plainStartCard: true }, seed: 9, draw: '', steps: [{ expect: { top: '5S' } }] },
    ),
  ],
});

export const graceRound: AnyOption = houseSwitch({
  key: 'graceRound',
  group: 'deal',
  title: { de: 'Schonzeit am Anfang', en: 'Grace period at the start', lt: 'Pirmąjį ratą ypatingos kortos neveikia' },
  sources: ['psmaumau.de („Karenzrunde“)'],
  needs: [CARDS_ACT, START_LEFT_ALONE],
  set: ({ house }) => {
    house.grace = true;
  },
  says: one(
    'Am Anfang wirkt noch keine besondere Karte, und niemand wünscht: Das beginnt erst, wenn der erste Spieler wieder am Zug ist.',
    'At the start no special card acts yet, and nobody wishes: that begins when the first player is on turn again.',
    'Pirmąjį ratą ypatingos kortos neveikia, ir nieko nereikalaujama; visa tai prasideda, kai vėl ateina pirmojo žaidėjo eilė.',
  ),
  off: {
    de: 'Besondere Karten wirken von Anfang an.',
    en: 'Special cards act from the start.',
    lt: 'Ypatingos kortos veikia nuo pat pradžių.',
  },
  examples: [
    played(
      'graceRound: a seven in the first turn',
      {
        de: 'Die erste Sieben tut noch nichts',
        en: 'The first seven does nothing yet',
        lt: 'Pirmoji septynakė dar nieko nedaro',
      },
      {
        with: { graceRound: true },
        hands: ['7D KD 9H', '5H 5D 4C', '6C 6S 5S'],
        discard: 'TD',
        start: true,
        steps: ['0:7D', { expect: { turn: 1, demand: null } }],
      },
    ),
  ],
});

export const startsBackwards: AnyOption = houseSwitch({
  key: 'startsBackwards',
  group: 'deal',
  title: { de: 'Gegen den Uhrzeigersinn', en: 'Counter-clockwise', lt: 'Prieš laikrodžio rodyklę' },
  sources: ['jassen.ch (Tschau Sepp)', 'baettig.swiss'],
  set: ({ house }) => {
    house.startsBackwards = true;
  },
  says: one(
    'Ausgeteilt und gespielt wird gegen den Uhrzeigersinn.',
    'Cards are dealt and played counter-clockwise.',
    'Kortos dalijamos ir žaidžiama prieš laikrodžio rodyklę.',
  ),
  off: { de: 'Gespielt wird im Uhrzeigersinn.', en: 'Play goes clockwise.', lt: 'Žaidžiama pagal laikrodžio rodyklę.' },
  examples: [
    played(
      'startsBackwards: on the dealer’s right',
      {
        de: 'Rechts vom Geber geht es los',
        en: 'The player on the dealer’s right begins',
        lt: 'Pradeda žaidėjas dalytojui iš dešinės',
      },
      {
        with: { startsBackwards: true, startCard: 'none' },
        seed: 3,
        draw: '',
        steps: [{ expect: { turn: 1, direction: -1 } }],
      },
    ),
    played(
      'startsBackwards: the deal passes to the right',
      { de: 'Auch das Geben geht nach rechts', en: 'The deal, too, passes to the right', lt: 'Dalijama irgi į dešinę' },
      {
        with: { startsBackwards: true },
        dealer: 1,
        direction: -1,
        hands: ['9C', 'KC TH', 'TS 8H'],
        discard: '9D',
        steps: ['0:9C~', { expect: { match: { over: false, dealer: 0 } } }],
      },
    ),
  ],
});

const NUMBERS_LT = ['', '', 'du', 'trys', 'keturi', 'penki', 'šeši', 'septyni', 'aštuoni'];
const NUMBERS_LT_INST = ['', '', 'dviem', 'trimis', 'keturiais', 'penkiais', 'šešiais', 'septyniais', 'aštuoniais'];

export const wildJokers: AnyOption = defineOption({
  key: 'wildJokers',
  group: 'deck',
  title: { de: 'Joker im Spiel', en: 'Jokers in play', lt: 'Džokeriai žaidime' },
  schema: integerSchema(0, 8),
  defaultValue: 0,
  clauses: [houseClause('wildJokers')],
  sources: ['spelinfo.be, spelenboek.nl (Pesten)', 'com.tob.macao', 'schoenramer.de'],
  needs: [HOUSE_GAME],
  compile: (value, draft) => {
    draft.house.jokers = value;
  },
  sentence: (value) =>
    value === 0
      ? NO_LINES
      : {
          de: [
            value === 1 ? 'Dazu kommt 1 Joker.' : `Dazu kommen ${value} Joker.`,
            'Ein Joker passt auf jede Karte und auf jeden Wunsch, und auf ihn passt jede Karte.',
          ],
          en: [
            value === 1 ? '1 joker is added.' : `${value} jokers are added.`,
            'A joker goes on any card and on any wish, and any card goes on a joker.',
          ],
          lt: [
            value === 1 ? 'Dar pridedamas vienas džokeris.' : `Dar pridedami ${NUMBERS_LT[value] ?? ''} džokeriai.`,
            'Džokerį galima dėti ant bet kurios kortos, kad ir ko būtų pareikalauta, o ant džokerio – bet kurią kortą.',
          ],
        },
  difference: (_, to) =>
    to === 0
      ? { de: 'Gespielt wird ohne Joker.', en: 'There are no jokers.', lt: 'Žaidžiama be džokerių.' }
      : {
          de: to === 1 ? 'Dazu kommt 1 Joker.' : `Dazu kommen ${to} Joker.`,
          en: to === 1 ? '1 joker is added.' : `${to} jokers are added.`,
          lt: to === 1 ? 'Žaidžiama su vienu džokeriu.' : `Žaidžiama su ${NUMBERS_LT_INST[to] ?? ''} džokeriais.`,
        },
  examples: [
    played(
      'wildJokers: a joker on anything, anything on a joker',
      {
        de: 'Der Joker passt, und alles passt auf ihn',
        en: 'The joker fits, and anything fits on it',
        lt: 'Džokeris tinka, ir ant jo tinka viskas',
      },
      {
        with: { wildJokers: 2 },
        hands: ['X KC 9H', '5H 5D 4C', '6C 6S 5S'],
        discard: 'TD',
        steps: ['0:X', { expect: { turn: 1, top: 'X' } }, '1:4C', { expect: { turn: 2 } }],
      },
    ),
  ],
});

const JOKER_DRAWS = { none: 0, wish: 0, 'draw-four': 4, 'draw-five': 5, 'draw-five-wish': 5 } as const;
type JokerPower = keyof typeof JOKER_DRAWS;

/** What answers a joker: what answers any draw, else its like, if there is one. */
function draws(cards: number, facts: Draft): readonly Line[] {
  const isOpen = answersDiffer(facts);
  const first: Line = {
    de: `Wer einen Joker legt, lässt den Nächsten ${cards} Karten ziehen${isOpen ? ', wenn der nicht antwortet' : ''}.`,
    en: `Whoever lays a joker makes the next player draw ${cards} cards${isOpen ? ', unless they answer' : ''}.`,
    lt: `Padėjus džokerį, kitas žaidėjas ima ${cards} kortas${isOpen ? ' arba atsimuša' : ''}.`,
  };
  if (isOpen) return [first];
  return [first, facts.house.jokers > 1 ? answeredByJoker(cards) : NOTHING_HELPS];
}

const answeredByJoker = (cards: number): Line => ({
  de: `Der darf stattdessen selbst einen Joker legen: Dann zieht der Übernächste ${cards * 2} Karten, und so weiter.`,
  en: `That player may lay a joker instead: then the player after that draws ${cards * 2} cards, and so on.`,
  lt: `Jis gali atsimušti džokeriu: tada po jo einantis žaidėjas ima ${cardsLtAcc(cards * 2)}, ir taip toliau.`,
});
const NOTHING_HELPS: Line = {
  de: 'Dagegen hilft nichts: Gezogen wird sofort.',
  en: 'Nothing helps against it: the cards are drawn at once.',
  lt: 'Atsimušti negalima: kortos imamos iš karto.',
};
const wishes = ({ house: { wishOptional } }: Draft): Line => ({
  de: `Wer einen Joker legt, ${wishOptional ? 'darf eine Farbe wünschen' : 'wünscht eine Farbe'}.`,
  en: `Whoever lays a joker ${wishOptional ? 'may wish' : 'wishes'} for a suit.`,
  lt: `Kas padeda džokerį, tas ${wishOptional ? 'gali pareikalauti' : 'pareikalauja'} spalvos.`,
});

const alsoWishes = ({ house: { wishOptional } }: Draft): Line => ({
  de: `Wer ihn legt, ${wishOptional ? 'darf dazu eine Farbe wünschen' : 'wünscht dazu eine Farbe'}.`,
  en: `Whoever lays it ${wishOptional ? 'may also wish' : 'also wishes'} for a suit.`,
  lt: `Jį padėjęs žaidėjas dar ${wishOptional ? 'gali pareikalauti' : 'pareikalauja'} spalvos.`,
});

function jokerLines(power: JokerPower, facts: Draft): Lines {
  const lines = [
    ...(JOKER_DRAWS[power] > 0 ? draws(JOKER_DRAWS[power], facts) : []),
    ...(power.endsWith('wish') ? [JOKER_DRAWS[power] > 0 ? alsoWishes(facts) : wishes(facts)] : []),
  ];
  return { de: lines.map(({ de }) => de), en: lines.map(({ en }) => en), lt: lines.map(({ lt }) => lt) };
}

export const jokerPower: AnyOption = defineOption({
  key: 'jokerPower',
  group: 'cards',
  title: { de: 'Wirkung: Joker', en: 'Effect: joker', lt: 'Poveikis: džokeris' },
  schema: choiceSchema(['none', 'wish', 'draw-four', 'draw-five', 'draw-five-wish']),
  defaultValue: 'none',
  clauses: [houseClause('jokerPower')],
  sources: ['claudia.wappswelt.de', 'libelle.nl, spelenboek.nl (Pesten)'],
  needs: [HOUSE_GAME, JOKERS],
  compile: (power, draft, { clause }) => {
    draft.house.jokerDraws = JOKER_DRAWS[power];
    draft.house.jokerWishes = power.endsWith('wish');
    if (power !== 'none') draft.house.clauses.joker = clause;
  },
  sentence: (power, { facts }) => jokerLines(power, facts),
  short: (power, { facts }) => jokerLines(power, facts),
  difference: (_, power, { facts }) => {
    const { de, en, lt } = jokerLines(power, facts);
    return de[0] === undefined || en[0] === undefined || lt[0] === undefined
      ? {
          de: 'Ein Joker passt immer, bewirkt aber sonst nichts.',
          en: 'A joker always fits but does nothing else.',
          lt: 'Džokeris tinka visada, bet kito poveikio neturi.',
        }
      : { de: de[0], en: en[0], lt: lt[0] };
  },
  examples: [
    played(
      'jokerPower: five cards by a joker',
      { de: 'Der Joker bringt fünf Karten', en: 'The joker brings five cards', lt: 'Džokeris – penkios kortos' },
      {
        with: { wildJokers: 2, jokerPower: 'draw-five' },
        hands: ['X KC 9H', '5H 5D 4C', '6C 6S 5S'],
        discard: 'TD',
        steps: ['0:X', { expect: { turn: 1, demand: { draw: 5 } } }],
      },
    ),
  ],
});
