/**
 * What travels between client and server. Cards and moves are written in Mau notation ("7S",
 * "JD>H", "9H~"), seats are numbers, words are left to the client's language.
 *
 * REST:  POST /api/tables  CreateTable → TableCreated
 *        GET  /api/codes/:code → CodeFound (code forgiving in case, spaces, hyphen, a pasted link), or an
 *        ErrorReply: `unknown-code` (404), `code-expired` (410)
 *        GET  /api/tables/:table/shown → ShownRound, for those who watch where the table chose so; 204 if there is none
 *        GET  /api/health → Health
 * Socket: /ws?table=ID. The first message is `hello`; after that every Command carries an id that
 * the client makes up and repeats until it is answered; the same id takes effect once.
 */
import type { Announcement, CallState, Circumstance, Instead, RefusalCode } from '@hausregel/core';
import type { CardStamp, RuleSet } from '@hausregel/rules';
import type { DueView } from './dueView.ts';
import type { ProtocolError } from './errors.ts';
import type { RoundResult } from './roundResult.ts';
import type { TableSettings, Watching } from './tableSettings.ts';

export const PROTOCOL_VERSION = 1;

export type CardText = string;
export type MoveText = string;
export type SuitText = 'C' | 'S' | 'H' | 'D';
/** A suit or a rank: `H`, `7`. */
export type WishText = string;

// ---------------------------------------------------------------- server → client

export interface TableCreated {
  readonly table: string;
  readonly code: string;
  readonly seat: number;
  /** Secret that holds the seat. Shown once; the server keeps only its hash. */
  readonly token: string;
}

export type DemandText =
  | { readonly draw: number; readonly of: CardText }
  | { readonly skip: number; readonly of: CardText }
  | { readonly lay: 'may' | 'must' | 'free'; readonly suit?: SuitText }
  | { readonly rank: string }
  | { readonly card: string }
  | { readonly meeting: number; readonly run: number }
  | { readonly deal: { readonly min: number; readonly max: number } }
  | { readonly wish: true };

/** Answer to a code that leads to a table. */
export interface CodeFound {
  readonly table: string;
  readonly phase: TableView['phase'];
  /** Seats that somebody could take right now (free ones and those of bots); 0: one may only watch. */
  readonly free: number;
}

/** Answer to `GET /api/health`. */
export interface Health {
  readonly status: 'ok';
  readonly tables: number;
  readonly clients: number;
  /**
   * "http://192.168.1.7:8420": where others in the same network find the server. Told only to a
   * page that was opened on the server's own machine, by its loopback.
   */
  readonly lanOrigin?: string;
}

export interface PlaceView {
  readonly seat: number;
  /** Undefined: free. */
  readonly name: string | undefined;
  readonly occupant: 'person' | 'bot' | 'free';
  /** Nobody may take this seat from its bot until the next deal, since somebody has stood up in this round. */
  readonly isBarred?: true;
  readonly isHost: boolean;
  readonly isConnected: boolean;
  /** A bot plays for the person who is gone. */
  readonly standIn: boolean;
  /** Milliseconds until a bot steps in, when the person is gone. */
  readonly awayMs: number | undefined;
  readonly isReady: boolean;
  /** Takes part in this round (a deciding round leaves some out). */
  readonly isIn: boolean;
  /** Cards in hand; the least there are where `isExact` is false ("10 or more"). */
  readonly count: number;
  readonly isExact: boolean;
  /** Cards of the hand that lie open to all. */
  readonly open: readonly CardText[];
  /** The whole hand, where you may look into it; else undefined. */
  readonly hand: readonly CardText[] | undefined;
  readonly call: CallState;
  readonly canBeCaught: boolean;
  readonly total: number;
}

export interface HandCard {
  readonly card: CardText;
  /** Legal moves that lay this card; empty if it cannot be laid now. Without the call suffix. */
  readonly moves: readonly MoveText[];
  /** Why it cannot be laid, when the holder is on turn. */
  readonly refusal: RefusalText | undefined;
  /** Just drawn. */
  readonly isNew: boolean;
  /** A move that is accepted but not proposed: the last card without its call, which costs the discard pile. */
  readonly attempt?: MoveText;
  /** What is special about laying it now, however it is laid; absent: nothing, or it cannot be laid. */
  readonly as?: Circumstance;
}

export interface RefusalText {
  readonly code: RefusalCode;
  readonly clause: string;
  readonly move: MoveText;
  readonly top: CardText | undefined;
  readonly wish: WishText | undefined;
  readonly demand: DemandText | undefined;
  /** What may be done without a card, where the sentence tells it. */
  readonly instead?: Instead;
  /** No card acts yet, told of a wish that is too much. */
  readonly grace?: true;
}

export interface RoundView {
  /** Number of the round in the match, from 1. */
  readonly round: number;
  /** A deciding round among those who are level. */
  readonly isDeciding: boolean;
  readonly dealer: number;
  readonly turn: number | undefined;
  readonly direction: 1 | -1;
  readonly top: CardText | undefined;
  readonly topBy: number | undefined;
  /** Turns until cards act, where they do not at the beginning; absent: they do. */
  readonly grace?: number;
  /** The open cards, bottom first, the top one last. */
  readonly discard: readonly CardText[];
  readonly wish: WishText | undefined;
  readonly demand: DemandText | undefined;
  readonly drawCount: number;
  readonly hand: readonly HandCard[];
  /** Own moves that lay no card from the hand: draw, pass, wishes. */
  readonly otherMoves: readonly MoveText[];
  /** Own moves possible whoever is on turn: `~`, `catch 2`. */
  readonly sideMoves: readonly MoveText[];
  /** Laying one more card makes the call due: the Mau button may be pressed beforehand. */
  readonly callDueNext: boolean;
  /** Numbers of cards (1, or more at once) that make the call due if they are laid next; absent: there are none. */
  readonly callDueWith?: readonly number[];
  /** What is called with one card left; undefined: nothing is. */
  readonly callWord: Announcement | undefined;
  /** What is called with the last card; absent: nothing is. */
  readonly lastCallWord?: Announcement;
  /** Seats that are out, in the order in which they went. */
  readonly out: readonly number[];
  /** Seats that have agreed to break the round off. */
  readonly agreed: readonly number[];
  /** Seat that the beginner is counted from, where the start card says who begins. */
  readonly constant: number | undefined;
  /** Seats that ask to look into your hand, and seats that you show it to. */
  readonly looks: { readonly asking: readonly number[]; readonly shownTo: readonly number[] };
  /** Seat whose last card lies, waiting whether the forgotten call is caught. */
  readonly finisher: number | undefined;
  /** Server time in ms since 1970 at which the turn clock runs out. */
  readonly deadline: number | undefined;
  /** What is printed on the cards under these rules; a later entry covers an earlier one. */
  readonly stamps: readonly CardStamp[];
  /** Number of the deal in the table's record; absent for one that is in none. */
  readonly deal?: number;
  /** Digest of the deal in that record, once the round is over. */
  readonly digest?: string;
}

/** Who has won most in a round; the name is the one of then. */
export interface TableRecord {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

/** Who played a seat last in a match. */
export interface MatchPlayer {
  readonly seat: number;
  readonly name: string;
  readonly occupant: 'person' | 'bot';
  /** Has got up since; whoever sits there now, if anybody, is somebody else. */
  readonly isGone: boolean;
}

export interface MatchView {
  readonly results: readonly RoundResult[];
  /** Everybody who was dealt to in this match, in the order of the seats. */
  readonly players: readonly MatchPlayer[];
  readonly totals: readonly number[];
  /** Seats whose total has put them out of the match. */
  readonly eliminated: readonly number[];
  readonly isOver: boolean;
  readonly winners: readonly number[];
  /** The highest score of a round at this table, where the rules keep one (MTT-P3); rematches do not end it. */
  readonly record?: TableRecord;
  /** Who is asked whether to go on (or for a rematch); cards are dealt when all of them have agreed. Empty during a round. */
  readonly asked: readonly number[];
  /** Who has agreed to go on (or to a rematch). */
  readonly ready: readonly number[];
}

export interface TableView {
  readonly table: string;
  readonly code: string;
  readonly phase: 'lobby' | 'round' | 'score' | 'over';
  readonly ruleSet: RuleSet;
  readonly settings: TableSettings;
  readonly places: readonly PlaceView[];
  /** Own seat; undefined for a spectator. */
  readonly you: number | undefined;
  readonly spectators: number;
  readonly round: RoundView | undefined;
  readonly match: MatchView | undefined;
  /** Other rules that the host proposes; nothing is dealt until they are accepted by all or dropped. */
  readonly proposal?: ProposalView;
  /** A deal that is due and waits for the contributions promised to it. */
  readonly due?: DueView;
}

export interface ProposalView {
  readonly ruleSet: RuleSet;
  /** What those who watch would be shown from then on; absent: as before. */
  readonly watching?: Watching;
  /** Persons who have to accept. */
  readonly asked: readonly number[];
  /** Those of them who have. */
  readonly accepted: readonly number[];
}

/** As `Event` of the core, in notation. */
export type EventText =
  | { readonly type: 'dealt'; readonly dealer: number; readonly start: CardText | undefined }
  | {
      readonly type: 'laid';
      readonly seat: number;
      readonly card: CardText;
      /** Really equal cards laid together. */
      readonly copies: number;
      /** Other cards of its rank laid under it, in the order laid: the first of them fitted. Absent: none. */
      readonly under?: readonly CardText[];
      readonly wish: WishText | undefined;
      /** What was special about it; absent: nothing. */
      readonly as?: Circumstance;
      /** What a card that copies counted as. */
      readonly like?: CardText;
      /** Laid out of turn: the seat that was on turn. */
      readonly ahead?: number;
    }
  | {
      readonly type: 'drew';
      readonly seat: number;
      readonly count: number;
      readonly cards: readonly CardText[] | undefined;
      readonly why: 'turn' | 'penalty' | 'caught';
      readonly as?: Circumstance;
    }
  | { readonly type: 'passed'; readonly seat: number; readonly as?: Circumstance }
  | { readonly type: 'wished'; readonly seat: number; readonly wish: WishText }
  /** A wish is over that nobody has followed, though all have had a turn; `seat` is the first that need not. */
  | { readonly type: 'wishEnded'; readonly seat: number; readonly wish: WishText }
  | { readonly type: 'skipped'; readonly seat: number }
  | { readonly type: 'reversed'; readonly direction: 1 | -1 }
  | { readonly type: 'demanded'; readonly seat: number; readonly draw: number }
  | { readonly type: 'announced'; readonly seat: number; readonly word: Announcement }
  | { readonly type: 'caught'; readonly seat: number; readonly by: number }
  | { readonly type: 'wrongCatch'; readonly seat: number; readonly by: number }
  | { readonly type: 'renewed'; readonly count: number; readonly shuffled: boolean }
  | { readonly type: 'left'; readonly seat: number }
  /** Showed the four queens and asked for all cards of a rank; `X`: the jokers. */
  | { readonly type: 'asked'; readonly seat: number; readonly rank: string }
  | { readonly type: 'out'; readonly seat: number; readonly place: number }
  /** The dealer chose the size of the hands and turned the start card. */
  | { readonly type: 'handsDealt'; readonly seat: number; readonly handSize: number; readonly start: CardText }
  /** The second copy of a card that should exist once, set aside. */
  | { readonly type: 'gaveUp'; readonly seat: number; readonly card: CardText }
  /** Agreed to break the round off. */
  | { readonly type: 'agreed'; readonly seat: number }
  /** Asked to look into the hand of seat `of`; it was shown, refused, or is shown no longer. */
  | {
      readonly type: 'look';
      readonly seat: number;
      readonly of: number;
      readonly what: 'asked' | 'shown' | 'refused' | 'ended';
    }
  /** Changed hands with a seat; undefined: all hands moved on. */
  | { readonly type: 'swapped'; readonly seat: number; readonly with: number | undefined }
  /** The whole discard pile, for trying to lay `tried` last without the call. */
  | { readonly type: 'took'; readonly seat: number; readonly count: number; readonly tried: CardText }
  | { readonly type: 'over'; readonly winner: number | undefined; readonly blocked: boolean }
  /** Decided by the stand-in, because the person was gone or the clock ran out. */
  | { readonly type: 'standIn'; readonly seat: number }
  | {
      readonly type: 'seat';
      readonly seat: number;
      /** `refused`: dropped the rules that were proposed, or took them back. */
      readonly what: 'sat' | 'stood' | 'away' | 'back' | 'kicked' | 'bot' | 'renamed' | 'refused';
      readonly name: string;
    };

export interface ChatLine {
  readonly n: number;
  readonly seat: number | undefined;
  /** Seat of the only other person who sees it, for a whisper. */
  readonly to?: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export type ServerMessage =
  /** Whole state after `hello`, and again whenever the server thinks a client should start over. */
  | {
      readonly type: 'welcome';
      readonly v: number;
      /** Where this node is, if there are several ("/n/2"). */ readonly at?: string;
      readonly seq: number;
      readonly serverNow: number;
      readonly view: TableView;
      readonly chat: readonly ChatLine[];
      /** Public happenings of this round so far. */ readonly log: readonly EventText[];
    }
  /** Something changed: what happened, and the whole view after it. */
  | {
      readonly type: 'update';
      readonly seq: number;
      readonly serverNow: number;
      readonly events: readonly EventText[];
      readonly view: TableView;
    }
  | { readonly type: 'chat'; readonly line: ChatLine }
  | {
      readonly type: 'ok';
      readonly id: string;
      readonly seq: number;
      /** Only after `sit`. */ readonly seat?: number;
      readonly token?: string;
    }
  | ErrorReply
  /** Another node of the same server has the table: the client comes back to this address ("/n/2"). */
  | { readonly type: 'moved'; readonly to: string }
  /** This socket is no longer the one of its seat (opened elsewhere), or the table is gone. */
  | { readonly type: 'bye'; readonly code: 'elsewhere' | 'kicked' | 'table-gone' | 'reload' };

export interface ErrorReply {
  readonly type: 'error';
  /** Id of the command it answers, if the message could be read. */
  readonly id?: string;
  readonly code: ProtocolError | RefusalCode;
  /** Where in the message, as a path, or which field. */
  readonly at?: string;
  readonly refusal?: RefusalText;
}
