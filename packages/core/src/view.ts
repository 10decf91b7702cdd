import type { Face, Kind, Rank, Seat, Suit } from './card.ts';
import type { Wish } from './wish.ts';
import type { Move } from './move.ts';
import type { Circumstance } from './moveNote.ts';
import type { Announcement, RefusalCode } from './codes.ts';

/**
 * What is pending on the seat to act. `lay`: a further card may be, must be, or may freely be laid; with `suit` one of
 * that suit only.
 */
export type Demand =
  | { readonly draw: number; readonly of: Face }
  | { readonly skip: number; readonly of: Face }
  | { readonly lay: 'may' | 'must' | 'free'; readonly suit?: Suit }
  | { readonly rank: Rank }
  | { readonly card: Kind }
  | { readonly meeting: number; readonly run: number }
  | { readonly deal: { readonly min: number; readonly max: number } }
  | { readonly wish: true };

/**
 * State of a seat's call. `open`: due and still possible; `made`: good; `missed`: forgotten, too
 * late to make it. `none`: no call is due.
 */
export type CallState = 'none' | 'open' | 'made' | 'missed';

/** What one seat may know of another. */
export interface SeatView {
  readonly isIn: boolean;
  /** Cards in hand; the least there are where `isExact` is false ("10 or more"). */
  readonly count: number;
  readonly isExact: boolean;
  readonly call: CallState;
  /** A forgotten call of this seat can be caught right now. */
  readonly canBeCaught: boolean;
  /** Cards of the hand that lie open to all. */
  readonly open: readonly Kind[];
}

/** How a round ended. */
export interface RoundOutcome {
  /** Nobody could lay or draw any more (GEN-3). */
  readonly blocked: boolean;
  readonly winner: Seat | undefined;
  /** Added to each total, by seat. */
  readonly points: readonly number[];
  /** Factor that the last card put on the others' points, 1 or 2. */
  readonly factor: number;
  /** Who deals next, where the round itself says so. */
  readonly dealsNext?: Seat | undefined;
}

/** Everything that the holder of one seat (or a spectator, `seat` undefined) may know of a round. */
export interface View {
  readonly seat: Seat | undefined;
  readonly seats: readonly SeatView[];
  readonly dealer: Seat;
  /** Undefined when the round is over. */
  readonly turn: Seat | undefined;
  /** 1 clockwise, -1 counter-clockwise. */
  readonly direction: 1 | -1;
  /** What the top card counts as; `EMPTY_TABLE` when there is none. */
  readonly top: Face;
  /** Who laid the top card; undefined for the start card. */
  readonly topBy: Seat | undefined;
  /** Turns until cards act, where they do not at the beginning; 0: they do. */
  readonly grace: number;
  /** The open cards, bottom first. They were seen by all, so everybody may count them. */
  readonly discard: readonly Kind[];
  readonly wish: Wish | undefined;
  readonly demand: Demand | undefined;
  readonly drawCount: number;
  /** Cards in the own hand, ascending by kind; empty for a spectator. */
  readonly hand: readonly Kind[];
  /** The card this seat has just drawn and may lay, if the rules tell it apart. */
  readonly drawn: Kind | undefined;
  /** Seats that are out, in the order in which they went. */
  readonly out: readonly Seat[];
  /** Seat that laid its last card and waits whether a forgotten "Mau Mau" is caught. */
  readonly finisher: Seat | undefined;
  /** Seats that have agreed to break the round off, ascending. */
  readonly agreed: readonly Seat[];
  /** Seat that the beginner is counted from where the start card says who begins; else undefined. */
  readonly constant: Seat | undefined;
  readonly outcome: RoundOutcome | undefined;
  /** All hands by seat once the round is over, else undefined. */
  readonly finalHands: readonly (readonly Kind[])[] | undefined;
}

/** Something that happened, as one seat may see it; `cards` is undefined where it may not. */
export type Event =
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly face: Face;
      readonly copies: number;
      /** Other cards laid under it in the same move, in the order laid: the first of them fitted. Absent: none. */
      readonly under?: readonly Kind[];
      readonly wish: Wish | undefined;
      readonly as?: Circumstance;
      /** What a card that copies counted as. */
      readonly like?: Face;
      /** Laid out of turn: the seat that was on turn. */
      readonly ahead?: Seat;
    }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Kind[] | undefined;
      readonly why: 'turn' | 'penalty' | 'caught';
      readonly as?: Circumstance;
    }
  | { readonly type: 'passed'; readonly seat: Seat; readonly as?: Circumstance }
  | { readonly type: 'wished'; readonly seat: Seat; readonly wish: Wish }
  /** Everybody has had a turn under a wish, and nobody has followed it; `seat` is the first that need not. */
  | { readonly type: 'wishEnded'; readonly seat: Seat; readonly wish: Wish }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'reversed'; readonly direction: 1 | -1 }
  | { readonly type: 'demanded'; readonly seat: Seat; readonly draw: number }
  | { readonly type: 'announced'; readonly seat: Seat; readonly word: Announcement }
  | { readonly type: 'caught'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'renewed'; readonly count: number; readonly shuffled: boolean }
  | { readonly type: 'left'; readonly seat: Seat }
  /** Asked everyone for all cards of a rank (13: jokers) by showing the four queens. */
  | { readonly type: 'asked'; readonly seat: Seat; readonly rank: number }
  /** Went out; `place` counts from 1. */
  | { readonly type: 'out'; readonly seat: Seat; readonly place: number }
  /** The dealer chose the size of the hands and turned the start card. */
  | { readonly type: 'handsDealt'; readonly seat: Seat; readonly handSize: number; readonly start: Kind }
  /** A second copy of a card that should exist once, set aside. */
  | { readonly type: 'gaveUp'; readonly seat: Seat; readonly kind: Kind }
  /** Agreed to break the round off. */
  | { readonly type: 'agreed'; readonly seat: Seat }
  /** The whole discard pile, for trying to lay `tried` last without the call; the table is empty. */
  | { readonly type: 'took'; readonly seat: Seat; readonly count: number; readonly tried: Kind }
  /** Hands changed places: those of two seats, or (`with` undefined) each went to the next seat. */
  | { readonly type: 'swapped'; readonly seat: Seat; readonly with: Seat | undefined }
  | { readonly type: 'over'; readonly winner: Seat | undefined; readonly blocked: boolean };

/** Why a move was refused, with the facts a sentence needs; no sentence. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The clause of the ledger that forbids it, for example `SKAT-9`. */
  readonly clause: string;
  readonly demand: Demand | undefined;
  readonly top: Face;
  readonly wish: Wish | undefined;
  readonly move: Move;
  /** What the seat on turn may do without a card, told only with the codes of `INSTEAD_CODES`. */
  readonly instead?: Instead;
  /** No card acts yet, told only of a wish that is too much. */
  readonly grace?: true;
}

/** Drawing (whether or not passing is possible too), passing, naming a suit. */
export type Instead = 'draw' | 'pass' | 'wish';
