import type { EventText, HandCard, MatchView, RoundView } from '@hausregel/protocol';
import { baseRound, card, type MakeScene, numbered, table, wishes } from './sceneParts.ts';

const NO_MATCH: MatchView = {
  results: [],
  players: [],
  totals: [],
  eliminated: [],
  isOver: false,
  winners: [],
  asked: [],
  ready: [],
};
const SUITS = ['C', 'S', 'H', 'D'] as const;
const resting = (cards: string): HandCard[] => cards.split(' ').map((text) => card(text, [], { refusal: undefined }));
/** Cards of a hand, with the moves of those that can be laid. */
const held = (cards: string, moves: Readonly<Record<string, readonly string[]>>): HandCard[] =>
  cards.split(' ').map((text) => card(text, moves[text] ?? []));
const orders = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.length === 0
    ? [[]]
    : [...new Set(cards)].flatMap((first) => {
        const rest = [...cards];
        rest.splice(rest.indexOf(first), 1);
        return orders(rest).map((order) => [first, ...order]);
      });

const HAND = '5C 5C TC KC 9S 9S QS 3H 6H 8H 8H KH 4D 7D 7D AD X X';
const FACES = '2S 7S 8S TS AS 5S 3S 4S KS 6C 9C 6S 9S 6H 9H 6D 9D'.split(' ');
const jokerMoves = (faces: readonly string[], joker = 'X'): string[] => [
  ...faces.map((face) => `${joker}=${face}`),
  ...wishes(`${joker}=J`),
];

const mtt = (
  round: Partial<RoundView>,
  places: Parameters<typeof table>[2] = {},
  events: readonly EventText[] = [],
): ReturnType<MakeScene> => ({
  view: table(
    5,
    {
      ...baseRound,
      callWord: undefined,
      round: 2,
      top: '9S',
      discard: ['KS', '9D', '9S'],
      topBy: 2,
      drawCount: 40,
      ...round,
    },
    {
      1: { count: 6 },
      2: { count: 10, isExact: false },
      3: { count: 3 },
      4: { count: 10, isExact: false },
      ...places,
    },
  ),
  events: numbered([{ type: 'dealt', dealer: 2, start: undefined }, ...events]),
});

const laid = (seat: number, text: string, wish?: 'C' | 'S' | 'H' | 'D'): EventText => ({
  type: 'laid',
  seat,
  card: text,
  copies: 1,
  wish,
});

/** Positions of the grand game, and those of other rule sets that need something of their own. */
export const GRAND_SCENES: Readonly<Record<string, MakeScene>> = {
  'out-of-turn': () =>
    mtt(
      {
        turn: 4,
        top: 'JD',
        discard: ['KS', '9D', 'JD'],
        topBy: 3,
        wish: 'H',
        hand: resting(HAND).map((held) => (held.card === 'QS' ? { ...held, moves: ['QS'] } : held)),
        otherMoves: [],
      },
      {},
      [laid(3, 'JD', 'H')],
    ),
  joker: () => mtt({ hand: held(HAND, { X: jokerMoves(FACES), '9S': ['9S', '9S+9S'], '6H': ['6H'], QS: ['QS'] }) }),
  'joker-free': () =>
    mtt({
      demand: { lay: 'free' },
      hand: held('X 7H', {
        7: ['7H'],
        X: jokerMoves(
          [...'23456789TKA'].flatMap((rank) => SUITS.map((suit) => rank + suit)).filter((c) => !/[34]D/.test(c)),
        ),
      }),
      otherMoves: ['draw', 'pass'],
    }),
  'stand-in': () =>
    mtt({
      top: '2D',
      discard: ['9D', '2D'],
      hand: held('3D 4C 4S KD', {
        '3D': ['3D', ...jokerMoves(['2H', '7C', '7S', '7H', '7D', '8D', 'AD'], '3D')],
        KD: ['KD', 'KD!6', 'KD!8'],
      }),
    }),
  pair: () => mtt({ hand: held(HAND, { '9S': ['9S', '9S+9S'], '8H': ['8H', '8H+8H'] }) }),
  king: () =>
    mtt({
      top: 'KS',
      discard: ['9D', 'KS'],
      hand: held('KC KH KH 3S 7D', {
        KC: ['KC', 'KC!6', 'KC!8'],
        KH: ['KH', 'KH!6', 'KH!8', 'KH+KH', 'KH+KH!6', 'KH+KH!8'],
      }),
    }),
  meeting: () =>
    mtt(
      {
        top: 'KS',
        discard: ['KD', 'KC', 'KS'],
        topBy: 4,
        demand: { meeting: 6, run: 3 },
        hand: held('KH 3S 7D', { KH: ['KH'] }),
        otherMoves: [],
      },
      {},
      [laid(3, 'KC'), { type: 'announced', seat: 3, word: 'koenigstreffen' }, laid(4, 'KS')],
    ),
  deal: () =>
    mtt({
      demand: { deal: { min: 7, max: 15 } },
      top: undefined,
      topBy: undefined,
      discard: [],
      hand: [],
      drawCount: 102,
      otherMoves: Array.from({ length: 9 }, (_, i) => `deal ${i + 7}`),
    }),
  fives: () =>
    mtt({
      top: '5S',
      discard: ['9S', '5S'],
      demand: { rank: '5' },
      hand: held('5C 5S 5H 5H 5D 3S', { '5C': ['5C'], '5S': ['5S'], '5H': ['5H', '5H+5H'], '5D': ['5D'] }),
      otherMoves: orders(['5C', '5S', '5H', '5D']).map((order) => order.join('+')),
    }),
  'all-fives': () =>
    mtt({
      top: '5S',
      discard: ['9S', '5S'],
      hand: held('5C 5C 5S 5S 5H 5H 5D 5D 3S', { '5S': ['5S', '5S+5S'] }),
      otherMoves: [
        ...orders(['5C', '5S', '5H', '5D']),
        ...orders(['5C', '5C', '5S', '5S', '5H', '5H', '5D', '5D']),
      ].map((order) => order.join('+')),
    }),
  queens: () =>
    mtt({
      hand: held('QC QS QH QD 7D 7H 3S', { QS: ['QS'], '3S': ['3S'] }),
      otherMoves: ['draw', ...[...'23456789TJKAX'].map((rank) => `queens ${rank}`)],
    }),
  'open-queens': () =>
    mtt(
      { turn: 3, hand: resting('7D 7H 3S QC'), otherMoves: [] },
      { 3: { count: 9, open: ['QC', 'QS', 'QH', 'QD'] }, 0: { open: ['QC'] } },
      [{ type: 'asked', seat: 3, rank: '7' }],
    ),
  inherit: () =>
    mtt({
      top: 'JD',
      discard: ['9D', 'JD'],
      demand: { wish: true },
      hand: held('3D 7D KC QS', { '3D': ['3D'], '7D': ['7D'] }),
      otherMoves: [...SUITS.map((suit) => `>${suit}`), 'draw'],
    }),
  duty: () =>
    mtt({
      top: 'AS',
      discard: ['9S', 'AS'],
      topBy: 0,
      demand: { lay: 'must' },
      hand: held('TH AD 3S KC', { TH: ['TH'], AD: ['AD'], '3S': ['3S'] }),
    }),
  called: () =>
    mtt({
      top: 'QC',
      discard: ['9S', 'QC'],
      demand: { card: 'QD' },
      hand: held('QD AD 3S KC', { QD: ['QD'] }),
      otherMoves: [],
    }),
  'empty-table': () =>
    mtt({
      top: undefined,
      topBy: undefined,
      discard: [],
      hand: resting(HAND).map((held) => ({ ...held, moves: [held.card] })),
    }),
  out: () =>
    mtt(
      {
        turn: 4,
        top: 'QH',
        discard: ['4D', 'QH'],
        topBy: 3,
        out: [3, 1],
        agreed: [4],
        sideMoves: ['break'],
        hand: resting('4S 7D X'),
        otherMoves: [],
      },
      { 1: { isIn: false, count: 0 }, 3: { isIn: false, count: 0 } },
      [
        laid(4, '4D'),
        { type: 'announced', seat: 4, word: 'schrecklich' },
        laid(3, 'QH'),
        { type: 'out', seat: 3, place: 1 },
        { type: 'announced', seat: 3, word: 'mautsetung' },
        { type: 'announced', seat: 3, word: 'fuerchterlich' },
      ],
    ),
  spoken: () =>
    mtt({ turn: 1, top: '7S', discard: ['9D', 'X'], topBy: 0, hand: resting('4S 7D'), otherMoves: [] }, {}, [
      laid(0, 'X=7S'),
      { type: 'announced', seat: 0, word: 'unpolitisch' },
    ]),
  look: () =>
    mtt(
      { turn: 1, looks: { asking: [3], shownTo: [] }, hand: resting('4S 7D'), otherMoves: [] },
      { 4: { hand: ['7H', 'AC', '2H', 'X'] } },
    ),
  huge: (_, cards) =>
    mtt({
      hand: Array.from({ length: cards }, (_unused, i) => {
        const text = `${'23456789TJQKA'[i % 13] ?? '2'}${SUITS[(i * 7 + Math.floor(i / 26)) % 4] ?? 'C'}`;
        return card(text, text[1] === 'S' ? [text] : []);
      }),
    }),
  opening: () => ({
    view: table(4, {
      ...baseRound,
      top: 'QH',
      discard: ['QH'],
      topBy: undefined,
      hand: held('QS 7H 9C AD KH', { QS: wishes('QS'), '7H': ['7H'], KH: ['KH'] }),
      otherMoves: [...SUITS.map((suit) => `>${suit}`), 'draw'],
    }),
    events: [],
  }),
  paskutine: () => ({
    view: table(
      4,
      { ...baseRound, hand: held('7S 9H', { '7S': ['7S'] }), callDueNext: true, callWord: 'last' },
      { 1: { count: 1, call: 'made' }, 3: { isIn: false, total: 131, count: 0 } },
      { match: { ...NO_MATCH, eliminated: [3], totals: [20, 64, 98, 131] } },
    ),
    events: numbered([
      { type: 'dealt', dealer: 2, start: 'JD' },
      { type: 'took', seat: 2, count: 12, tried: '9C' },
    ]),
  }),
};
