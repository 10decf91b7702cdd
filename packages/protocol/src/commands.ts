/** What clients ask of the server: the request for a table, the first message of a socket, and commands. */
import type { RuleSet } from '@hausregel/rules';
import type { MoveText, PROTOCOL_VERSION } from './messages.ts';
import type { TableSettings, Watching } from './tableSettings.ts';

export interface CreateTable {
  readonly v: typeof PROTOCOL_VERSION;
  /** A preset id or a whole rule set. */
  readonly ruleSet: string | RuleSet;
  /** Differences from the rule set, option by option. */
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** Bots to seat at once, from seat 1 on. */
  readonly bots: number;
  readonly playerName: string;
  readonly settings?: Partial<TableSettings>;
  /** Deal at once (a table against bots). */
  readonly start: boolean;
  /** Promises the first contribution of whoever asks, as the command `pledge` does: the first deal waits for it. */
  readonly pledge?: string;
}

/** First message on a socket. `token` holds the seat; without it one is a spectator. */
export interface Hello {
  readonly type: 'hello';
  readonly v: number;
  readonly table: string;
  readonly token?: string;
  /** Names the page that opens sockets one after the other, an id like those of commands. */
  readonly page?: string;
  /** Counts the hellos of a page, from 1: one that arrives late never displaces a later one. */
  readonly attempt?: number;
}

/** Every command has an `id`, 8 to 64 characters of [A-Za-z0-9_-], made up by the client. */
export type Command =
  | {
      readonly type: 'move';
      readonly id: string;
      readonly move: MoveText;
      /** Position the move was chosen in. */ readonly seq: number;
    }
  | { readonly type: 'sit'; readonly id: string; readonly seat?: number; readonly name: string }
  | { readonly type: 'stand'; readonly id: string }
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  /** `on` false takes the bot away. */
  | { readonly type: 'bot'; readonly id: string; readonly seat: number; readonly on: boolean }
  | { readonly type: 'ready'; readonly id: string; readonly on: boolean }
  /** Host: deal the first round. */
  | { readonly type: 'start'; readonly id: string }
  /** Ready for the next round (between rounds) or a rematch (after the match). */
  | { readonly type: 'next'; readonly id: string }
  | { readonly type: 'settings'; readonly id: string; readonly settings: Partial<TableSettings> }
  | { readonly type: 'kick'; readonly id: string; readonly seat: number }
  /** Host: the table is closed for good; a round that is going on is broken off where the rules say what that means. */
  | { readonly type: 'close'; readonly id: string }
  | { readonly type: 'chat'; readonly id: string; readonly text: string }
  /** Asks to look into the hand of another seat until the round is over. */
  | { readonly type: 'look'; readonly id: string; readonly seat: number }
  /** Shows the own hand to a seat (asked or not), refuses that, or ends it. */
  | { readonly type: 'show'; readonly id: string; readonly seat: number; readonly on: boolean }
  /** A line for one other person only. */
  | { readonly type: 'whisper'; readonly id: string; readonly seat: number; readonly text: string }
  /**
   * Host, between rounds: a whole rule set for all to accept, in the form of the link that shares it;
   * before a match also what those who watch are shown.
   */
  | { readonly type: 'propose'; readonly id: string; readonly rules: string; readonly watching?: Watching }
  /** Accepts the rules that are proposed, or drops them. */
  | { readonly type: 'accept'; readonly id: string; readonly on: boolean }
  /** Promises a contribution to the next deal: SHA-256 in hexadecimal, see docs/PROTOCOL.md. */
  | { readonly type: 'pledge'; readonly id: string; readonly pledge: string }
  /** Opens the contribution promised to the deal `number`: 128 bits in hexadecimal. */
  | { readonly type: 'open'; readonly id: string; readonly number: number; readonly value: string }
  | { readonly type: 'ping'; readonly id: string };
