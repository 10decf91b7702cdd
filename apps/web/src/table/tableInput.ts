import type { TableView } from '@hausregel/protocol';
import type {
  DeckFacts,
  Explain,
  Opening,
  PlaySettings,
  Say,
  Sorting,
  SpecialOf,
  StampOf,
  TableEvent,
} from './types.ts';

/** What the table is given. All of it may change at any time. */
export interface TableInput {
  readonly view: TableView;
  /** This round's happenings, oldest first. */
  readonly events: readonly TableEvent[];
  /** Server's time minus the page's (`performance.now`), ms. */
  readonly clockOffset: number;
  readonly settings: PlaySettings;
  readonly say: Say;
  readonly stampOf: StampOf;
  readonly specialOf: SpecialOf;
  readonly deck?: DeckFacts | undefined;
  readonly explain: Explain;
  /** Settles when `explain` knows the rules in words, or cannot learn them now. */
  readonly untilExplained: () => Promise<void>;
  /** A move of the own turn. */
  readonly onCommand: (move: string) => void;
  /** A call or a catch. */
  readonly onSide: (move: string) => void;
  /** Looking, showing and whispering, where the page lets players do it. */
  readonly onSocial: ((what: Social) => void) | undefined;
  readonly onOpen: (what: Opening, detail?: string) => void;
  readonly onSort: ((sorting: Sorting) => void) | undefined;
  readonly onSound: ((name: TableSound, options: { mine: boolean; level: number }) => void) | undefined;
}

/** Asking to look into a hand, showing the own one (or not), whispering. */
export type Social =
  | { readonly type: 'look'; readonly seat: number }
  | { readonly type: 'show'; readonly seat: number; readonly on: boolean }
  | { readonly type: 'whisper'; readonly seat: number; readonly text: string };

export type TableSound = 'lay' | 'draw' | 'turn' | 'mau' | 'caught' | 'penalty' | 'refusal' | 'roundOver';
