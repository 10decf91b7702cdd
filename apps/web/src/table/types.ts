import type { EventText, RefusalText } from '@hausregel/protocol';
import type { Special, Stamp } from '@hausregel/rules';
import type { Params } from '../lib/text.ts';
import type grandTexts from '../locales/en/grand.json';
import type logTexts from '../locales/en/log.json';
import type texts from '../locales/en/table.json';
import type laterTexts from '../locales/en/tableLater.json';

/** A happening with its number; numbers rise as long as the page lives. */
export interface TableEvent {
  readonly sequence: number;
  readonly event: EventText;
}

export const SORTINGS = ['suit', 'rank', 'playable', 'none'] as const;
export type Sorting = (typeof SORTINGS)[number];

/** The part of the player's settings that the table obeys; motion and letters are those in effect. */
export interface PlaySettings {
  readonly letters: 'de' | 'en';
  readonly leftHanded: boolean;
  readonly motion: 'off' | 'fast' | 'normal';
  readonly sound: 'off' | 'quiet' | 'full';
  readonly vibration: boolean;
  readonly sorting: Sorting;
  readonly shortcuts: boolean;
  /** A card is laid by the second tap. */
  readonly confirmTap: boolean;
  /** Pass by itself when nothing else is possible after drawing. */
  readonly autoPass: boolean;
  readonly moreSpeech: boolean;
}

/** What the table asks its page to open. */
export type Opening = 'rules' | 'chat' | 'settings' | 'invite' | 'leave' | 'score' | 'deals' | 'shown';

/** A refusal in words, and the clause it comes from. */
export type Explain = (refusal: RefusalText) => { readonly text: string; readonly clause: string };
export type StampOf = (card: string) => Stamp | undefined;
/** What the rules say of the whole deck; known a little after the table is there. */
export interface DeckFacts {
  /** Cards in the deck, jokers included. */
  readonly size: number;
  /** Ranks of the deck that a joker never stands for: "Q"; empty without jokers. */
  readonly noJokerAs: readonly string[];
}
export type SpecialOf = (card: string) => Special | undefined;

/** Keys of the table's own texts. */
export type TableKey = `table.${keyof (typeof texts & typeof laterTexts) & string}`;
/** Keys of the sentences on what has happened. */
export type LogKey = `log.${keyof typeof logTexts & string}`;
/** Keys of the texts that only the grand game needs. */
export type GrandKey = `grand.${keyof typeof grandTexts & string}`;
export type SayKey = TableKey | LogKey | GrandKey | 'deals.menu';
/** `t` of the page's language. */
export type Say = (key: SayKey, params?: Params) => string;

export type TableMode = 'phone' | 'wide' | 'landscape';
