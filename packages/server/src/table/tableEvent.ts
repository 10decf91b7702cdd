/**
 * What a table's log holds. The table is the fold of these, so an event says everything that
 * cannot be computed again: who sat down, seeds, accepted moves and whose decision they were.
 * Events are never changed; a new meaning gets a new type or version.
 */
import type { TableSettings, Watching } from '@hausregel/protocol';
import type { RuleSet } from '@hausregel/rules';

/** Version of the payloads below. */
export const EVENT_VERSION = 1;

/** Who decided a move: the person, the bot of the seat, the stand-in of somebody gone, or the clock. */
export const DECIDERS = ['person', 'bot', 'stand-in', 'clock', 'leaver'] as const;
export type Decider = (typeof DECIDERS)[number];

export type TableEvent =
  | {
      readonly type: 'created';
      readonly code: string;
      readonly ruleSet: RuleSet;
      readonly seats: number;
      readonly settings: TableSettings;
    }
  /** `sealed` is the token, readable only with the id of the command. */
  | {
      readonly type: 'sat';
      readonly seat: number;
      readonly name: string;
      readonly tokenHash: string;
      readonly sealed?: string;
    }
  | { readonly type: 'botSat'; readonly seat: number; readonly name: string }
  /** A seat is given up: it becomes free, or a bot of this name keeps playing its cards. */
  | {
      readonly type: 'stood';
      readonly seat: number;
      readonly why: 'stood' | 'kicked';
      readonly botName?: string;
    }
  | { readonly type: 'renamed'; readonly seat: number; readonly name: string }
  | { readonly type: 'host'; readonly seat: number }
  | { readonly type: 'ready'; readonly seat: number; readonly on: boolean }
  | { readonly type: 'settings'; readonly settings: TableSettings }
  /** A promise for the next deal: the hash of a contribution (`pledgeOf`). */
  | { readonly type: 'pledged'; readonly seat: number; readonly pledge: string }
  /**
   * A deal is due, and all that decides it is fixed but what is opened. `commitment` is told at once,
   * `secret` after the round. `begins`: a new match, whose first dealer is drawn by lot.
   */
  | {
      readonly type: 'committed';
      readonly number: number;
      readonly before?: string;
      readonly dealer?: number;
      readonly constant: number;
      readonly begins: boolean;
      readonly inMask: number;
      readonly pledges: readonly { readonly seat: number; readonly pledge: string }[];
      readonly commitment: string;
      readonly secret: string;
    }
  | { readonly type: 'opened'; readonly seat: number; readonly value: string }
  /** What was committed to is not dealt: somebody it was for has left. */
  | { readonly type: 'dropped' }
  /**
   * A match begins; the seed decides the lot for the first dealer. `number`: that of the deal with
   * which it begins; without it the lot is drawn as in earlier versions (`seedStream`).
   */
  | { readonly type: 'matchStarted'; readonly seed: string; readonly inMask: number; readonly number?: number }
  /** A round begins; every shuffle in it comes from the seed: by `seedChance`, without `number` by `seedStream`. */
  | { readonly type: 'dealt'; readonly seed: string; readonly number?: number }
  | { readonly type: 'moved'; readonly seat: number; readonly move: string; readonly by: Decider }
  | { readonly type: 'agreed'; readonly seat: number }
  | { readonly type: 'standIn'; readonly seat: number; readonly on: boolean }
  | { readonly type: 'chat'; readonly seat: number; readonly name: string; readonly text: string }
  /** Asked to look into the hand of seat `of`. */
  | { readonly type: 'lookAsked'; readonly seat: number; readonly of: number }
  /** The owner of a hand shows it to a seat, or does not (any longer). */
  | { readonly type: 'lookAnswered'; readonly seat: number; readonly to: number; readonly on: boolean }
  | {
      readonly type: 'whispered';
      readonly seat: number;
      readonly to: number;
      readonly name: string;
      readonly text: string;
    }
  /** The host proposes other rules; all who sit accept them, or one of them drops them. */
  | {
      readonly type: 'rulesProposed';
      readonly seat: number;
      readonly ruleSet: RuleSet;
      readonly watching?: Watching;
    }
  | { readonly type: 'rulesAnswered'; readonly seat: number; readonly on: boolean }
  /** From now on the table plays by these. */
  | { readonly type: 'rulesChanged'; readonly ruleSet: RuleSet; readonly watching?: Watching }
  /** The table is gone for good: nobody was there for long, or its host closed it. */
  | { readonly type: 'closed'; readonly why: 'dead' | 'host' };

const KNOWN: Readonly<Record<TableEvent['type'], true>> = {
  created: true,
  sat: true,
  botSat: true,
  stood: true,
  renamed: true,
  host: true,
  ready: true,
  settings: true,
  pledged: true,
  committed: true,
  opened: true,
  dropped: true,
  matchStarted: true,
  dealt: true,
  moved: true,
  agreed: true,
  standIn: true,
  chat: true,
  lookAsked: true,
  lookAnswered: true,
  whispered: true,
  rulesProposed: true,
  rulesAnswered: true,
  rulesChanged: true,
  closed: true,
};
/** The types of events that this version knows. */
export const EVENT_TYPES: readonly string[] = Object.keys(KNOWN);
