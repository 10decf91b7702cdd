/** What is announced in the grand game: the words of the cards that have their power here (MTT-0f). */
import type { Draft } from '../draft.ts';
import type { BookContext } from '../option.ts';
import { capital, type Line, type Lines, listed, NO_LINES } from './phrases.ts';

interface Announced {
  readonly isSaid: (grand: Draft['grand']) => boolean;
  readonly words: Line;
}

/** In the order of the paragraphs; the last but one is always said, and the last reads on from it. */
const ANNOUNCED: readonly Announced[] = [
  {
    isSaid: ({ fourOfDiamonds }) => fourOfDiamonds,
    words: {
      de: '„Schrecklich“ für die Karo-Vier',
      en: '“Schrecklich” (“dreadful”) for the four of diamonds',
      lt: 'padėjus būgnų keturakę – „Schrecklich“ (lietuviškai „baisu“)',
    },
  },
  {
    isSaid: ({ fourOfDiamonds, queenOfHearts }) => fourOfDiamonds && queenOfHearts,
    words: {
      de: '„Fürchterlich“ für die Herz-Dame auf ihr',
      en: '“Fürchterlich” for the queen of hearts on it',
      lt: 'ant jos padėjus širdžių damą – „Fürchterlich“',
    },
  },
  {
    isSaid: ({ kingMeetings }) => kingMeetings,
    words: {
      de: '„Königstreffen“ oder „unpolitisch“ für einen König',
      en: '“Königstreffen” (“meeting of kings”) or “unpolitisch” for a king',
      lt: 'padėjus karalių – „Königstreffen“ arba „unpolitisch“',
    },
  },
  {
    isSaid: () => true,
    words: {
      de: '„Maumau“ für das Ausscheiden mit einem Buben',
      en: '“Maumau” for going out with a jack',
      lt: 'baigus valetu – „Maumau“',
    },
  },
  {
    isSaid: ({ queenOfHearts }) => queenOfHearts,
    words: {
      de: '„Mautsetung“ für das mit der Herz-Dame',
      en: '“Mautsetung” for going out with the queen of hearts',
      lt: 'baigus širdžių dama – „Mautsetung“',
    },
  },
];

export function announcementSentences({ facts }: BookContext): Lines {
  if (!facts.goesOutOneByOne) return NO_LINES;
  const words = ANNOUNCED.filter(({ isSaid }) => isSaid(facts.grand)).map((each) => each.words);
  const details = detailsOf(facts);
  const en = listed(
    words.map((each) => each.en),
    'and',
    'en',
  );
  return {
    de: [
      `Ausgerufen wird, am Bildschirm von selbst, ${listed(
        words.map((each) => each.de),
        'and',
        'de',
      )}.`,
      ...sentenceOf(details.map(({ de }) => de)),
    ],
    en: [
      words.length === 1
        ? `The only announcement, on the screen made by itself, is ${en}.`
        : `The announcements, on the screen made by themselves, are ${en}.`,
      ...sentenceOf(details.map((each) => each.en)),
    ],
    lt: [
      `Savaime skelbiama štai kas: ${words.map(({ lt }) => lt).join(', ')}.`,
      ...sentenceOf(details.map(({ lt }) => lt)),
    ],
  };
}

/** When nothing is said, and what is said first. */
function detailsOf({ grand, jokers }: Draft): readonly Line[] {
  const kings = jokers > 0 ? SILENT_KINGS_AND_JOKERS : SILENT_KINGS;
  return [
    ...(grand.kingMeetings ? [kings] : []),
    ...(grand.queenOfHearts && grand.fourOfDiamonds ? [GOING_OUT_FIRST] : []),
  ];
}

const SILENT_KINGS: Line = {
  de: 'zu einem König im Königstreffen sagt man nichts',
  en: 'a king in a meeting is not announced',
  lt: 'susitikime padėjus karalių, nieko neskelbiama',
};
const SILENT_KINGS_AND_JOKERS: Line = {
  de: 'zu einem König im Königstreffen und zu einem Joker als König sagt man nichts',
  en: 'a king in a meeting and a joker as a king are not announced',
  lt: 'susitikime padėjus karalių, taip pat padėjus karalių atstojantį džokerį, nieko neskelbiama',
};
const GOING_OUT_FIRST: Line = {
  de: 'kommt mehreres zusammen, steht das Wort für das Ausscheiden voran',
  en: 'if several words come together, the one for going out comes first',
  lt: 'jei susideda keli žodžiai, pirmiausia skelbiamas baigimo žodis',
};

const sentenceOf = (parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [`${capital(parts.join('; '))}.`];
