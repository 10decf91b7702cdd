import type { EventText, HandCard, PlaceView, RefusalText, RoundView, TableView } from '@hausregel/protocol';
import type { TableEvent } from '../src/table/types.ts';

/** Made-up views for the showcase: nothing here plays by rules. */
export interface Scene {
  readonly view: TableView;
  readonly events: readonly TableEvent[];
}

const NAMES = [
  'Greta',
  'Tadas',
  'Linde',
  'Oma Inge',
  'Klaas',
  'Birutė',
  'Marta',
  'Jonas',
  'Maximiliane-Charlotte',
  'Ōe',
];

export const place = (seat: number, extra: Partial<PlaceView> = {}): PlaceView => ({
  seat,
  name: NAMES[seat] ?? `Platz ${seat}`,
  occupant: seat === 2 ? 'bot' : 'person',
  isHost: seat === 0,
  isConnected: true,
  standIn: false,
  awayMs: undefined,
  isReady: true,
  isIn: true,
  count: 3 + (seat % 4),
  isExact: true,
  open: [],
  hand: undefined,
  call: 'none',
  canBeCaught: false,
  total: 0,
  ...extra,
});

const refusal = (move: string): RefusalText => ({
  code: 'must-answer',
  clause: 'SKAT-9',
  move,
  top: '7H',
  wish: undefined,
  demand: { draw: 4, of: '7H' },
});

export const card = (text: string, moves: readonly string[] = [], extra: Partial<HandCard> = {}): HandCard => ({
  card: text,
  moves,
  refusal: moves.length ? undefined : refusal(text),
  isNew: false,
  ...extra,
});
export const wishes = (text: string): string[] => ['C', 'S', 'H', 'D'].map((suit) => `${text}>${suit}`);

export const baseRound: RoundView = {
  round: 3,
  isDeciding: false,
  dealer: 2,
  turn: 0,
  direction: 1,
  top: '7H',
  topBy: 3,
  discard: ['JD', '9C', '7C', '7H'],
  wish: undefined,
  demand: undefined,
  drawCount: 12,
  hand: [],
  otherMoves: ['draw'],
  sideMoves: [],
  callDueNext: false,
  callWord: 'mau',
  out: [],
  agreed: [],
  constant: undefined,
  looks: { asking: [], shownTo: [] },
  finisher: undefined,
  deadline: undefined,
  stamps: [],
};

export const numbered = (events: readonly EventText[]): readonly TableEvent[] =>
  events.map((event, i) => ({ sequence: i + 1, event }));

export const table = (
  players: number,
  round: RoundView,
  places: Readonly<Record<number, Partial<PlaceView>>> = {},
  extra: Partial<TableView> = {},
): TableView => ({
  table: 't1',
  code: 'birke-47',
  phase: 'round',
  ruleSet: {
    id: 'family',
    version: 1,
    name: { de: 'Familie', en: 'Family', lt: 'Šeima' },
    about: { de: '', en: '', lt: '' },
    sources: [],
    options: {},
  },
  settings: {
    turnSeconds: 0,
    botLevel: 'normal',
    botMs: 800,
    awaySeconds: 60,
    leaver: 'bot',
    looks: 'ask',
    constant: 0,
  },
  places: Array.from({ length: players }, (_, seat) =>
    place(seat, { ...(seat === 0 ? { count: round.hand.length } : {}), ...places[seat] }),
  ),
  you: 0,
  spectators: 0,
  round,
  match: undefined,
  ...extra,
});

export type MakeScene = (players: number, cards: number) => Scene;
