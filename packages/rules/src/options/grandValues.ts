/** Numbers of the grand game: jokers, the dealer's choice, the duty of a pair. */
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema, choiceSchema, integerSchema } from '../schema.ts';
import { COUNTED_LT, countedLt } from '../words/countLt.ts';
import { NO_LINES } from '../words/phrases.ts';
import { PAIRS } from './needs/deal.ts';

export const jokers: AnyOption = defineOption({
  key: 'jokers',
  group: 'deck',
  title: { de: 'Joker', en: 'Jokers', lt: 'Džokeriai' },
  schema: integerSchema(0, 8),
  defaultValue: 0,
  clauses: ['MTT-0a', 'MTT-0i', 'MTT-3', 'MTT-18'],
  compile: (value, draft) => {
    draft.jokers = value;
  },
  sentence: (value) =>
    value === 0
      ? NO_LINES
      : {
          de: [
            value === 1 ? 'Ein Joker kommt dazu.' : `Dazu kommen ${value} Joker.`,
            'Ein Joker steht für jede Karte außer den Damen, der Karo-Drei und der Karo-Vier, und diese Karte muss passen, wo er gelegt wird.',
            'Im Königstreffen ist er kein König, und er ruft keines aus.',
            'Als letzte Karte zählt ein Joker immer als Bube, was auch gemeint war; auf einen Buben darf er dann nicht.',
          ],
          en: [
            value === 1 ? 'One joker is added.' : `${value} jokers are added.`,
            'A joker stands for any card but a queen, the three or the four of diamonds, and that card must fit where it is laid.',
            'It is no king in a meeting, and calls none.',
            'Laid as the last card a joker always counts as a jack, whatever it was meant as; then it may not go on a jack.',
          ],
          lt: [
            value === 1 ? 'Pridedamas vienas džokeris.' : `Pridedami ${countedLt(value, COUNTED_LT.joker.nom)}.`,
            'Džokeris atstoja bet kurią kortą, išskyrus damas, būgnų triakę ir būgnų keturakę, o atstojama korta turi tikti ten, kur jis dedamas.',
            'Karalių susitikime jis nelaikomas karaliumi ir pats susitikimo paskelbti negali.',
            'Padėtas paskutine korta, džokeris visada laikomas valetu, kad ir ką turėjo atstoti; tada jo negalima dėti ant valeto.',
          ],
        },
  difference: (from, to) => ({
    de: `Gespielt wird mit ${to === 0 ? 'keinem' : to} statt ${from === 0 ? 'keinem' : from} Joker.`,
    en: `There are ${to} instead of ${from} jokers.`,
    lt: to === 0 ? 'Žaidžiama be džokerių.' : `Džokerių yra ${to}, o ne ${from}.`,
  }),
  variants: [
    {
      clauses: ['MTT-0a'],
      text: {
        de: 'Wie viele Joker mitspielen, ist gleich, solange es höchstens 8 sind.',
        en: 'How many jokers take part does not matter, as long as there are at most 8.',
        lt: 'Džokerių skaičius gali būti ir kitoks, tik ne didesnis kaip 8.',
      },
    },
  ],
  examples: [
    {
      title: { de: 'Sechs Joker', en: 'Six jokers', lt: 'Šeši džokeriai' },
      scenario: {
        name: 'jokers: six of them are in the deck',
        rules: 'mau-tse-tung',
        with: { jokers: 6 },
        players: 4,
        dealer: 1,
        seed: 4,
        steps: [{ expect: { drawCount: 104 } }],
      },
    },
  ],
});

export const dealersChoice: AnyOption = defineOption({
  key: 'dealersChoice',
  group: 'deal',
  title: { de: 'Der Geber wählt', en: 'The dealer chooses', lt: 'Renkasi dalytojas' },
  schema: choiceSchema(['none', '7-15']),
  defaultValue: 'none',
  clauses: ['MTT-20', 'MTT-0c'],
  compile: (value, draft) => {
    if (value === 'none') return;
    draft.grand.handSizeMin = 7;
    draft.grand.handSizeMax = 15;
    draft.nextDealer = 'round';
  },
  sentence: (value) =>
    value === 'none'
      ? NO_LINES
      : {
          de: [
            'Die Kreuzkonstante ist, wer von allen am Tisch dieses Spiel als Erster gespielt hat.',
            'Am Bildschirm ist der Gastgeber die Kreuzkonstante, wenn der Tisch niemand anderen bestimmt.',
            'Geht sie, übernimmt ihr linker Nachbar diese Rolle.',
            'Die Kreuzkonstante gibt die erste Runde; wer die nächste gibt, bestimmt die Wertung.',
            'Der Geber bestimmt, wie viele Karten jeder bekommt: 7 bis 15, doch müssen nach dem Aufdecken der Startkarte im Nachziehstapel noch mindestens so viele Karten liegen, wie Spieler da sind.',
          ],
          en: [
            'The Kreuzkonstante (“constant of clubs”) is whoever at the table was the first ever to play this game.',
            'On the screen it is the host, unless the table has named somebody else.',
            'If the Kreuzkonstante leaves, the player on their left takes the part.',
            'The Kreuzkonstante deals the first round; who deals the next is decided by the score.',
            'The dealer chooses how many cards everyone gets: 7 to 15, but after the start card has been turned there must be at least as many cards in the draw pile as there are players.',
          ],
          lt: [
            'Kreuzkonstante (lietuviškai „kryžių konstanta“) yra tas iš susirinkusių žaidėjų, kuris šį žaidimą pradėjo žaisti anksčiausiai.',
            'Ekrane tai yra stalo šeimininkas, jei stalas nenurodo kito žaidėjo.',
            'Žaidėjui Kreuzkonstante išėjus, šį vaidmenį perima jo kairysis kaimynas.',
            'Pirmąjį kartą dalija žaidėjas Kreuzkonstante, paskui dalytoją lemia taškai.',
            'Dalytojas nusprendžia, kiek kortų gauna kiekvienas: nuo 7 iki 15, bet tik tiek, kad, atvertus startinę kortą, uždarajame fonde dar liktų bent po vieną kiekvienam.',
          ],
        },
  difference: (_, to) =>
    to === 'none'
      ? {
          de: 'Wie viele Karten jeder bekommt, ist fest.',
          en: 'How many cards everyone gets is fixed.',
          lt: 'Kiek kortų gauna kiekvienas, nustatyta iš anksto.',
        }
      : {
          de: 'Der Geber bestimmt, wie viele Karten jeder bekommt.',
          en: 'The dealer chooses the size of the hands.',
          lt: 'Kiek kortų gauna kiekvienas, nusprendžia dalytojas.',
        },
  examples: [
    {
      title: {
        de: 'Der Geber gibt neun Karten',
        en: 'The dealer deals nine cards',
        lt: 'Dalytojas dalija po devynias kortas',
      },
      scenario: {
        name: 'dealersChoice: the dealer chooses nine cards',
        rules: 'mau-tse-tung',
        players: 3,
        dealer: 1,
        seed: 4,
        steps: [
          { expect: { turn: 1, legalHas: ['deal 7', 'deal 15'], legalLacks: ['deal 6', 'deal 16'] } },
          '1:deal 9',
          { expect: { counts: [9, 9, 9] } },
        ],
      },
    },
  ],
});

export const pairHasDuty: AnyOption = defineOption({
  key: 'pairHasDuty',
  group: 'cards',
  title: { de: 'Pflicht auch nach zwei Assen', en: 'Duty after two aces too', lt: 'Prievolė ir padėjus du tūzus' },
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['MTT-A'],
  needs: [PAIRS],
  compile: (value, draft) => {
    draft.grand.pairHasDuty = value;
  },
  sentence: (value, { facts }) => {
    if (!facts.grand.pairs) return NO_LINES;
    return value
      ? {
          de: ['Zwei superidentische Asse oder Zehnen verpflichten ebenso wie eine Karte.'],
          en: ['Two superidentical aces or tens oblige their player just as one card does.'],
          lt: ['Du superidentiški tūzai ar dvi superidentiškos dešimtakės įpareigoja taip pat kaip viena tokia korta.'],
        }
      : {
          de: ['Zwei superidentische Asse oder Zehnen verpflichten zu nichts.'],
          en: ['Two superidentical aces or tens oblige their player to nothing.'],
          lt: ['Padėjus du superidentiškus tūzus ar dvi superidentiškas dešimtakes, prievolės nėra.'],
        };
  },
  difference: (_, to) =>
    to
      ? { de: 'Auch zwei Asse verpflichten.', en: 'Two aces oblige too.', lt: 'Prievolė yra ir padėjus du tūzus.' }
      : {
          de: 'Zwei Asse zusammen verpflichten zu nichts.',
          en: 'Two aces together oblige to nothing.',
          lt: 'Padėjus du tūzus kartu, prievolės nėra.',
        },
  variants: [
    {
      value: false,
      clauses: ['MTT-A'],
      text: {
        de: 'Manche heben nach zwei superidentischen Assen oder Zehnen die Pflicht auf.',
        en: 'Some lift the duty after two superidentical aces or tens.',
        lt: 'Kai kur po dviejų superidentiškų tūzų ar dešimtakių prievolės nėra.',
      },
    },
  ],
  examples: [
    {
      title: { de: 'Zwei Asse verpflichten', en: 'Two aces oblige', lt: 'Du tūzai įpareigoja' },
      scenario: {
        name: 'pairHasDuty: a pair of aces keeps the duty',
        rules: 'mau-tse-tung',
        players: 2,
        turn: 0,
        hands: ['AH AH 4C', '3S 4S'],
        draw: '8C 8D',
        discard: '3H',
        steps: ['0:AH+AH', { expect: { turn: 0, demand: { lay: 'must' }, legal: ['draw'] } }],
      },
    },
  ],
});
