import { START_EFFECTS } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema, type ByPlayers, byPlayersSchema, choiceSchema } from '../schema.ts';
import { wildNoun } from '../words/facts.ts';
import { capital, cardsDe, cardsEn, type Line, type Lines, listed, NO_LINES } from '../words/phrases.ts';
import { startCardSentences, startCardShort } from '../words/startCard.ts';

export const handSize: AnyOption = defineOption({
  key: 'handSize',
  group: 'deal',
  title: { de: 'Karten für jeden', en: 'Cards for each player' },
  schema: byPlayersSchema(1, 15),
  defaultValue: 5,
  clauses: ['FAM-2', 'FAM-V7', 'FAM-V8', 'SKAT-2', 'LT-1', 'CZ-1', 'DE-2', 'PL-1', 'CE-1'],
  compile: (value, draft) => {
    draft.handSize = typeof value === 'number' ? value : forPlayers(value, draft.players);
  },
  sentence: (value, { playersMin, playersMax }) => sizeLines(value, playersMin, playersMax),
  short: (value, { playersMin, playersMax }) => sizeLines(value, playersMin, playersMax),
  difference: (from, to, { playersMin, playersMax }) => {
    if (typeof from === 'number' && typeof to === 'number') {
      return {
        de: `Jeder bekommt ${to} statt ${cardsDe(from)}.`,
        en: `Everyone gets ${to} instead of ${cardsEn(from)}.`,
      };
    }
    return sizeSentence(to, playersMin, playersMax);
  },
  variants: [
    {
      value: 7,
      clauses: ['FAM-V7'],
      text: {
        de: 'Mit 7 statt 5 Karten dauert eine Runde länger, und man kann sich eher einen Buben aufheben.',
        en: 'With 7 instead of 5 cards a round lasts longer, and a jack is more easily kept in reserve.',
      },
    },
    {
      clauses: ['FAM-V8'],
      text: {
        de: 'Wer das Spiel gerade lernt, fängt am besten mit 5 Karten und nur den Grundwirkungen an, ohne weitere Hausregeln.',
        en: 'Beginners do best with 5 cards and the base effects only, without further house rules.',
      },
    },
  ],
  examples: [
    {
      title: { de: 'Sieben Karten für jeden', en: 'Seven cards each' },
      scenario: {
        name: 'handSize: seven cards each',
        rules: 'family',
        with: { handSize: 7 },
        players: 4,
        seed: 22,
        steps: [{ expect: { counts: [7, 7, 7, 7], drawCount: 23, discardCount: 1 } }],
      },
    },
  ],
});

/** The number for so many players; a deciding round with fewer than any named takes the fewest named. */
function forPlayers(sizes: Readonly<Record<string, number>>, players: number): number | undefined {
  const fewest = Math.min(...Object.keys(sizes).map(Number));
  return sizes[String(Math.max(players, fewest))];
}

function sizeLines(value: ByPlayers, min: number, max: number): Lines {
  const { de, en } = sizeSentence(value, min, max);
  return { de: [de], en: [en] };
}

/** Players who get the same number of cards are named together, in the order of the players. */
function sizeSentence(value: ByPlayers, min: number, max: number): Line {
  if (typeof value === 'number')
    return { de: `Jeder bekommt ${cardsDe(value)}.`, en: `Everyone gets ${cardsEn(value)}.` };
  const groups = new Map<number, string[]>();
  for (let players = min; players <= max; players++) {
    const size = value[String(players)];
    if (size !== undefined) groups.set(size, [...(groups.get(size) ?? []), String(players)]);
  }
  const parts = [...groups];
  return {
    de: `Jeder bekommt ${listed(
      parts.map(
        ([size, players], index) => `${index === 0 ? cardsDe(size) : size} bei ${listed(players, 'or', 'de')} Personen`,
      ),
      'and',
      'de',
    )}.`,
    en: `Everyone gets ${listed(
      parts.map(
        ([size, players], index) => `${index === 0 ? cardsEn(size) : size} with ${listed(players, 'or', 'en')} people`,
      ),
      'and',
      'en',
    )}.`,
  };
}

const START_DIFFERENCES = {
  none: { de: 'Die Startkarte hat keine Wirkung.', en: 'The start card has no effect.' },
  wish: { de: 'Von der Startkarte gilt nur der Farbwunsch.', en: 'Of the start card only the wish counts.' },
  'first-player': {
    de: 'Ist die Startkarte eine Wunschkarte, darf der erste Spieler eine Farbe nennen, statt zu legen.',
    en: 'If the start card is a wish card, the first player may name a suit instead of laying.',
  },
  'not-turned': {
    de: 'Eine Startkarte gibt es nicht; der erste Spieler legt, was er will.',
    en: 'There is no start card; the first player lays any card.',
  },
  'as-dealer': {
    de: 'Die Startkarte gilt, als hätte der Geber sie gelegt.',
    en: 'The start card counts as laid by the dealer.',
  },
} as const;

/** Keys are those of the core (`START_EFFECTS`). */
export const startCard: AnyOption = defineOption({
  key: 'startCard',
  group: 'deal',
  title: { de: 'Startkarte', en: 'Start card' },
  schema: choiceSchema(START_EFFECTS),
  defaultValue: 'wish',
  clauses: ['FAM-3', 'SKAT-3', 'LT-1', 'LT-11', 'DE-4', 'CH-2', 'PL-7', 'CE-2', 'CE-5'],
  compile: (value, draft) => {
    draft.startEffect = value;
  },
  sentence: (value, { facts }) => startCardSentences(value, facts),
  short: (value, { facts }) => startCardShort(value, facts),
  difference: (_, to) => START_DIFFERENCES[to],
  examples: [
    {
      title: { de: 'Ein Bube als Startkarte: Der Geber wünscht', en: 'A jack as start card: the dealer names a suit' },
      scenario: {
        name: 'startCard: the dealer wishes',
        rules: 'family',
        players: 3,
        hands: ['9C 9H KD', 'TC QD 8C', '7C KC AH'],
        draw: '5C',
        discard: 'JH',
        start: true,
        steps: [
          { expect: { turn: 2, demand: { wish: true } } },
          '2:>C',
          { expect: { turn: 0, wish: 'C' } },
          { refuse: '0:9H', code: 'does-not-fit' },
          '0:9C',
        ],
      },
    },
    {
      title: {
        de: 'Zählt die Startkarte wie gelegt, trifft eine Sieben den Spieler nach dem Geber',
        en: 'If the start card counts as laid, a seven acts on the player after the dealer',
      },
      scenario: {
        name: 'startCard: a seven counts as laid',
        rules: 'skat',
        players: 3,
        hands: ['TS KD 9H', '7C QD QH', 'KC QC AH'],
        draw: '8S 8C',
        discard: '7S',
        start: true,
        steps: [{ expect: { turn: 0, demand: { draw: 2 } } }],
      },
    },
    {
      title: {
        de: 'Eine Dame als Startkarte: Der erste Spieler nennt eine Farbe, statt zu legen',
        en: 'A queen as start card: the first player names a suit instead of laying',
      },
      scenario: {
        name: 'startCard: the first player names the suit',
        rules: 'lithuanian',
        players: 3,
        hands: ['9D TC KS', '8D 9S AH', 'KC 7H AS'],
        draw: 'JH',
        discard: 'QD',
        start: true,
        steps: [
          { expect: { turn: 0, legal: ['9D', '>C', '>S', '>H', '>D', 'draw'] } },
          '0:>S',
          { expect: { turn: 1, wish: 'S', top: 'QD' } },
        ],
      },
    },
    {
      title: { de: 'Ohne Startkarte: Die erste Karte ist frei', en: 'Without a start card the first card is free' },
      scenario: {
        name: 'startCard: none is turned',
        rules: 'swiss',
        players: 2,
        hands: ['8D TC KS 7H', 'TD 9S QH'],
        draw: 'QC',
        discard: '',
        steps: [
          { expect: { turn: 0, top: null, demand: { lay: 'free' }, legal: ['7H', '8D', 'TC', 'KS'] } },
          { refuse: '0:draw', code: 'must-lay' },
          '0:7H',
          { expect: { turn: 1, demand: { draw: 2 } } },
        ],
      },
    },
  ],
});

/** Wild cards turned as start card go back into the pile, and the next one is turned. */
export const wildStartPutBack: AnyOption = defineOption({
  key: 'wildStartPutBack',
  group: 'deal',
  title: { de: 'Wunschkarte als Startkarte zurücklegen', en: 'Putting a wild start card back' },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['CE-2'],
  compile: (value, draft) => {
    draft.startPutsBackWild = value;
  },
  sentence: (value, { facts }) => {
    const wild = wildNoun(facts);
    if (!value || wild === undefined || facts.startEffect === 'not-turned') return NO_LINES;
    const { de, en } = wild;
    return {
      de: [
        `${capital(de.one)} kommt nicht als Startkarte infrage: Aufgedeckt, wird die Karte irgendwo in den Stapel zurückgesteckt und die nächste aufgedeckt.`,
      ],
      en: [
        `${capital(en.one)} cannot be the start card: turned up, it is put back anywhere in the pile and the next card is turned.`,
      ],
    };
  },
  difference: (_, to) =>
    to
      ? {
          de: 'Eine Karte, die immer passt, wird als Startkarte in den Stapel zurückgesteckt.',
          en: 'A card that always fits is put back into the pile as a start card.',
        }
      : { de: 'Jede Karte kann Startkarte sein.', en: 'Any card can be the start card.' },
  examples: [
    {
      title: { de: 'Die Acht im Stapel wird nicht Startkarte', en: 'No eight becomes the start card' },
      scenario: {
        name: 'wildStartPutBack: an eight is put back and the next card turned',
        rules: 'crazy-eights',
        players: 2,
        seed: 1,
        steps: [{ expect: { counts: [7, 7], drawCount: 37, discardCount: 1, top: 'QH' } }],
      },
    },
  ],
});

export const nextDealer: AnyOption = defineOption({
  key: 'nextDealer',
  group: 'deal',
  title: { de: 'Wer als Nächster gibt', en: 'Who deals next' },
  schema: choiceSchema(['left', 'winner']),
  defaultValue: 'left',
  clauses: ['FAM-2', 'SKAT-15', 'LT-12'],
  compile: (value, draft) => {
    draft.nextDealer = value;
  },
  sentence: (value) =>
    value === 'left'
      ? {
          de: ['Nach jeder Runde gibt der linke Nachbar dessen, der zuletzt gegeben hat.'],
          en: ['After each round the deal passes to the left.'],
        }
      : {
          de: [
            'Wer eine Runde gewinnt, gibt die nächste; bleibt eine Runde ohne Sieger, gibt der linke Nachbar des Gebers.',
          ],
          en: ['Whoever wins a round deals the next; after a round without a winner the deal passes to the left.'],
        },
  difference: (_, to) =>
    to === 'left'
      ? {
          de: 'Nach jeder Runde gibt der linke Nachbar des Gebers.',
          en: 'After each round the deal passes to the left.',
        }
      : { de: 'Wer eine Runde gewinnt, gibt die nächste.', en: 'Whoever wins a round deals the next.' },
  examples: [
    {
      title: { de: 'Der Sieger gibt', en: 'The winner deals' },
      scenario: {
        name: 'nextDealer: the winner deals the next round',
        rules: 'lithuanian',
        players: 3,
        dealer: 2,
        hands: ['9C KD', 'KC', 'TS 8H'],
        draw: '7D',
        discard: '9D',
        steps: ['0:9C', '1:KC', { expect: { match: { over: false, dealer: 1 } } }],
      },
    },
  ],
});
