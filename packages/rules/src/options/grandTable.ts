/** What is agreed at the table in the grand game: duplicates left in the deck, and what others are told of a hand. */
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema, integerSchema } from '../schema.ts';
import { NO_LINES } from '../words/phrases.ts';
import { SINGLES } from './needs/deal.ts';

export const duplicatesStay: AnyOption = defineOption({
  key: 'duplicatesStay',
  group: 'deck',
  title: { de: 'Nicht aussortiert', en: 'Not sorted out', lt: 'Antrosios kortos neišimamos' },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['MTT-0a'],
  needs: [SINGLES],
  compile: (value, draft) => {
    draft.grand.duplicatesStay = value;
  },
  sentence: (value, { facts }) =>
    value && facts.hasSingles
      ? {
          de: [
            'Aussortiert wird vorher nicht: Sobald die eine Karo-Vier, Karo-Drei oder Dame gelegt ist, gibt die andere ab, wer sie hat oder später zieht; sie wird für diese Runde beiseitegelegt.',
            'Wer damit seine letzte Karte abgibt, zieht eine.',
          ],
          en: [
            'Nothing is sorted out beforehand: as soon as one four of diamonds, three of diamonds or queen has been laid, whoever holds the other, or draws it later, gives it up; it is set aside out of the round.',
            'Whoever so gives up the last card draws one.',
          ],
          lt: [
            'Iš anksto niekas neišimama: kai tik padedama viena būgnų keturakė, būgnų triakė ar dama, antrąją tokią kortą atiduoda tas, kas ją turi ar vėliau paima; ji atidedama ir šiame padalijime nebedalyvauja.',
            'Jei tai buvo paskutinė jo korta, jis ima vieną.',
          ],
        }
      : NO_LINES,
  difference: (_, to) =>
    to
      ? {
          de: 'Die doppelten Karten werden nicht aussortiert, sondern abgegeben, sobald die andere gelegt ist.',
          en: 'The duplicates are not sorted out but given up once the other copy has been laid.',
          lt: 'Antrosios tokios kortos iš anksto neišimamos, o atiduodamos, kai padedama pirmoji.',
        }
      : {
          de: 'Die doppelten Karten werden vorher aussortiert.',
          en: 'The duplicates are sorted out beforehand.',
          lt: 'Antrosios tokios kortos išimamos iš anksto.',
        },
  variants: [
    {
      value: true,
      clauses: ['MTT-0a'],
      text: {
        de: 'Wer die doppelten Karten nicht vorher aussortieren will, lässt sie abgeben, sobald die andere gelegt ist.',
        en: 'If the duplicates are not sorted out beforehand, each is given up once the other copy has been laid.',
        lt: 'Galima antrųjų tokių kortų iš anksto neišimti; tada kiekviena atiduodama, kai tik padedama pirmoji.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Die andere Karo-Vier wird abgegeben',
        en: 'The other four of diamonds is given up',
        lt: 'Atiduodama antroji būgnų keturakė',
      },
      scenario: {
        name: 'duplicatesStay: the other 4♦ is given up; a last card given up is made good by one drawn',
        rules: 'mau-tse-tung',
        with: { duplicatesStay: true },
        players: 3,
        turn: 0,
        hands: ['4D 3C 5S', '4D', '3S 4S'],
        draw: '8C 8D',
        discard: 'KD',
        steps: ['0:4D', { expect: { turn: 1, hands: ['3C 5S', '8C', '3S 4S'], drawCount: 1 } }],
      },
    },
  ],
});

export const countsBelow: AnyOption = defineOption({
  key: 'countsBelow',
  group: 'laying',
  title: { de: 'Kartenzahl der anderen', en: 'How many cards others hold', lt: 'Kiek kortų turi kiti' },
  schema: integerSchema(0, 30),
  defaultValue: 0,
  clauses: ['MTT-0e'],
  compile: (value, draft) => {
    draft.grand.countsBelow = value;
  },
  sentence: (value) =>
    value === 0
      ? NO_LINES
      : {
          de: [
            `Wie viele Karten jemand auf der Hand hat, erfahren die anderen genau, wenn es weniger als ${value} sind; sonst heißt es nur „${value} oder mehr“.`,
          ],
          en: [
            `How many cards a player holds is told exactly if they are fewer than ${value}; otherwise it is just “${value} or more”.`,
          ],
          lt: [
            `Kiek kortų žaidėjas turi, tiksliai žinoma tik tada, kai jų mažiau kaip ${value}; kitaip sakoma „${value} ar daugiau“.`,
          ],
        },
  difference: (_, to) =>
    to === 0
      ? {
          de: 'Alle sehen immer genau, wie viele Karten jeder hält.',
          en: 'Everyone always sees exactly how many cards each player holds.',
          lt: 'Visi visada tiksliai mato, kiek kas turi kortų.',
        }
      : {
          de: `Genau bekannt ist die Kartenzahl der anderen nur unter ${to}.`,
          en: `The number of cards of others is known exactly only below ${to}.`,
          lt: `Tikslus kitų žaidėjų kortų skaičius žinomas tik tada, kai jis mažesnis kaip ${to}.`,
        },
  examples: [
    {
      title: {
        de: 'Zehn Karten sind „zehn oder mehr“',
        en: 'Ten cards are “ten or more”',
        lt: 'Dešimt kortų – „10 ar daugiau“',
      },
      scenario: {
        name: 'countsBelow: the tenth card makes a count inexact for others',
        rules: 'mau-tse-tung',
        players: 2,
        turn: 0,
        hands: ['3C 4C 5C 8C 9C KC KS 8S 9S', '3S 4S'],
        draw: '8D 8H',
        discard: '3H',
        with: { countsBelow: 10 },
        steps: ['0:draw', { expect: { turn: 1, counts: [10, 2], seen: { by: 1, counts: ['10+', '2'] } } }],
      },
    },
  ],
});

export const conferring: AnyOption = defineOption({
  key: 'conferring',
  group: 'laying',
  title: {
    de: 'Absprechen und in die Karten sehen',
    en: 'Conferring and looking',
    lt: 'Tarimasis ir žiūrėjimas į kortas',
  },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['MTT-0d'],
  compile: (value, draft) => {
    draft.grand.confers = value;
  },
  sentence: (value) =>
    value
      ? {
          de: [
            'Alle dürfen sich laut oder leise absprechen und einander in die Karten sehen, solange es höflich geschieht: Wer hineinsehen will, fragt, und wem die Karten gehören, der erlaubt es oder nicht.',
            'Am Bildschirm kann der Tisch auch bestimmen, dass alle Hände offen liegen oder alle verdeckt bleiben.',
          ],
          en: [
            'Players may confer, loudly or quietly, and look into each other’s cards, politely: whoever wants to look asks, and the owner of the cards grants it or not.',
            'On the screen the table can also choose that all hands lie open, or that all stay closed.',
          ],
          lt: [
            'Visi gali garsiai ar tyliai tartis ir mandagiai žiūrėti vieni kitiems į kortas: kas nori pažiūrėti, tas paprašo, o kieno kortos, tas leidžia arba ne.',
            'Ekrane stalas gali nuspręsti ir kitaip: kad visų kortos būtų atviros arba visų uždaros.',
          ],
        }
      : NO_LINES,
  difference: (_, to) =>
    to
      ? {
          de: 'Absprechen und in die Karten sehen ist erlaubt.',
          en: 'Conferring and looking into hands is allowed.',
          lt: 'Leidžiama tartis ir žiūrėti į kitų kortas.',
        }
      : {
          de: 'Abgesprochen wird nichts, und niemand sieht in fremde Karten.',
          en: 'Players do not confer, nor look into each other’s cards.',
          lt: 'Žaidėjai nesitaria.',
        },
  examples: [],
});
