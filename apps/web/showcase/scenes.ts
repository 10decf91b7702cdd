import type { EventText, HandCard } from '@hausregel/protocol';
import { GRAND_SCENES } from './grandScenes.ts';
import { baseRound, card, type MakeScene, numbered, type Scene, table, wishes } from './sceneParts.ts';

const ALL = [
  '2C',
  '5C',
  'TC',
  'JC',
  'QC',
  '3S',
  '7S',
  'AS',
  'KS',
  '9H',
  'KH',
  'TH',
  '7D',
  'AD',
  '4D',
  '8D',
  '6H',
  '8S',
  'QD',
  '6C',
  '9D',
  '2H',
  '4S',
  'KC',
  '5H',
  'JS',
  'TD',
  '3D',
];
const chainHand = [card('TC'), card('JC'), card('7S', ['7S']), card('9H'), card('KH'), card('7D', ['7D'])];

const log: readonly EventText[] = [
  { type: 'dealt', dealer: 2, start: 'JD' },
  { type: 'laid', seat: 1, card: '9C', copies: 1, wish: undefined },
  { type: 'reversed', direction: 1 },
  { type: 'laid', seat: 2, card: '7C', copies: 1, wish: undefined },
  { type: 'demanded', seat: 3, draw: 2 },
  { type: 'laid', seat: 3, card: '7H', copies: 1, wish: undefined },
  { type: 'demanded', seat: 0, draw: 4 },
];
const free = (n: number): HandCard[] =>
  Array.from({ length: n }, (_, i) =>
    card(ALL[i % ALL.length] ?? '7S', i % 5 === 2 ? [ALL[i % ALL.length] ?? ''] : []),
  );

const SCENES: Readonly<Record<string, MakeScene>> = {
  chain: (players) => ({
    view: table(
      players,
      { ...baseRound, hand: chainHand, demand: { draw: 4, of: '7H' }, sideMoves: ['catch 3'] },
      { 3: { count: 1, canBeCaught: true, call: 'missed' }, 1: { count: 4 }, 2: { count: 3 } },
    ),
    events: numbered(log),
  }),
  wish: (players) => ({
    view: table(players, {
      ...baseRound,
      top: '9C',
      discard: ['7C', '9C'],
      topBy: 2,
      hand: [card('JC', wishes('JC')), card('3C', ['3C']), card('9H', ['9H']), card('KH'), card('AH'), card('5D')],
    }),
    events: numbered(log),
  }),
  wished: (players, cards) => ({
    view: table(
      players,
      {
        ...baseRound,
        direction: -1,
        top: 'JD',
        discard: ['9C', '7C', 'JD'],
        topBy: 1,
        wish: 'H',
        turn: 2,
        hand: free(cards).map((c) => ({ ...c, moves: [], refusal: undefined })),
      },
      { 1: { call: 'made', count: 1 }, 3: { standIn: true, isConnected: false } },
      { spectators: 2 },
    ),
    events: numbered([
      ...log,
      { type: 'laid', seat: 1, card: 'JD', copies: 1, wish: 'H' },
      { type: 'announced', seat: 1, word: 'mau' },
    ]),
  }),
  drawn: (players) => ({
    view: table(
      players,
      {
        ...baseRound,
        hand: [card('TC'), card('9H', ['9H']), card('7D', ['7D'], { isNew: true })],
        otherMoves: ['pass'],
        deadline: performance.now() + 18_000,
      },
      { 1: { isConnected: false, awayMs: 20_000 } },
    ),
    events: numbered([...log, { type: 'skipped', seat: 1 }]),
  }),
  mau: (players) => ({
    view: table(
      players,
      {
        ...baseRound,
        hand: [card('9H', ['9H']), card('TC')],
        callDueNext: true,
        sideMoves: ['catch 1', 'catch 3'],
      },
      { 1: { canBeCaught: true, count: 1 }, 3: { canBeCaught: true, count: 1 } },
    ),
    events: numbered(log),
  }),
  said: (players) => ({
    view: table(
      players,
      { ...baseRound, turn: 1, hand: [card('9H', [], { refusal: undefined })] },
      { 0: { call: 'made' }, 1: { isConnected: false, awayMs: 20_000 } },
    ),
    events: numbered(log),
  }),
  owed: (players) => ({
    view: table(players, {
      ...baseRound,
      top: 'JD',
      discard: ['JD'],
      topBy: undefined,
      demand: { wish: true },
      hand: free(5),
      otherMoves: ['>C', '>S', '>H', '>D'],
    }),
    events: [],
  }),
  pairs: (players, cards) => ({
    view: table(players, {
      ...baseRound,
      hand: [...free(cards), card('7S', ['7S', '7S+7S']), card('7S', ['7S', '7S+7S']), card('TC'), card('TC')],
    }),
    events: numbered(log),
  }),
  watch: (players) => ({
    view: table(players, { ...baseRound, turn: 1, hand: [], otherMoves: [] }, {}, { you: undefined, spectators: 1 }),
    events: numbered(log),
  }),
  finisher: (players) => ({
    view: table(
      players,
      {
        ...baseRound,
        turn: 1,
        finisher: 3,
        hand: free(4).map((c) => ({ ...c, moves: [], refusal: undefined })),
        sideMoves: ['catch 3'],
      },
      { 3: { count: 0, canBeCaught: true } },
    ),
    events: numbered(log),
  }),
  skip: (players) => ({
    view: table(
      players,
      {
        ...baseRound,
        top: '8C',
        discard: ['7C', '8C'],
        demand: { skip: 2, of: '8C' },
        hand: [card('8S', ['8S']), card('TC'), card('KH')],
        otherMoves: ['pass'],
      },
      { 1: { isIn: false } },
    ),
    events: numbered(log),
  }),
  nothing: (players) => ({
    view: table(players, { ...baseRound, hand: free(6).map((c) => card(c.card)) }),
    events: numbered(log),
  }),
};

const plain: MakeScene = (players, cards) => ({
  view: table(players, { ...baseRound, hand: free(cards) }),
  events: numbered(log),
});

/** A scene by its name, with so many players and cards. */
export const sceneOf = (name: string, players: number, cards: number): Scene =>
  (SCENES[name] ?? GRAND_SCENES[name] ?? plain)(players, cards);
