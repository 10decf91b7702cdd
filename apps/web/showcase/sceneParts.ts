import type { EventText, HandCard, PlaceView, RefusalText, RoundView, TableView } from '@hausregel/protocol';
import { examplePlace, exampleRound, exampleView } from '../src/app/exampleView.ts';
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

export const place = (seat: number, extra: Partial<PlaceView> = {}): PlaceView =>
  examplePlace(seat, NAMES[seat] ?? `Platz ${seat}`, {
    occupant: seat === 2 ? 'bot' : 'person',
    isReady: true,
    count: 3 + (seat % 4),
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

export const baseRound: RoundView = exampleRound({
  round: 3,
  topBy: 3,
  discard: ['JD', '9C', '7C', '7H'],
  drawCount: 12,
});

export const numbered = (events: readonly EventText[]): readonly TableEvent[] =>
  events.map((event, i) => ({ sequence: i + 1, event }));

export const table = (
  players: number,
  round: RoundView,
  places: Readonly<Record<number, Partial<PlaceView>>> = {},
  extra: Partial<TableView> = {},
): TableView =>
  exampleView({
    phase: 'round',
    settings: { ...exampleView().settings, looks: 'ask' },
    places: Array.from({ length: players }, (_, seat) =>
      place(seat, { ...(seat === 0 ? { count: round.hand.length } : {}), ...places[seat] }),
    ),
    round,
    ...extra,
  });

export type MakeScene = (players: number, cards: number) => Scene;
