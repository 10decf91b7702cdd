import { START_EFFECTS } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { type ByPlayers, byPlayersSchema, choiceSchema } from '../schema.ts';
import { cardsDe, cardsEn, type Line, type Lines, listed } from '../words/phrases.ts';
import { startCardSentences, startCardShort } from '../words/startCard.ts';

export const handSize: AnyOption = defineOption({
  key: 'handSize',
  group: 'deal',
  title: { de: 'Karten für jeden', en: 'Cards for each player' },
  schema: byPlayersSchema(1, 15),
  defaultValue: 5,
  clauses: ['FAM-2', 'FAM-V7', 'FAM-V8', 'SKAT-2'],
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
  'as-dealer': {
    de: 'Die Startkarte gilt, als hätte der Geber sie gelegt.',
    en: 'The start card counts as laid by the dealer.',
  },
} as const;

/** Keys are those of the core: nothing, only a wish, all as if the dealer had laid it. */
export const startCard: AnyOption = defineOption({
  key: 'startCard',
  group: 'deal',
  title: { de: 'Startkarte', en: 'Start card' },
  schema: choiceSchema(START_EFFECTS),
  defaultValue: 'wish',
  clauses: ['FAM-3', 'SKAT-3'],
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
  ],
});
