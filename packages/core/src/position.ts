/**
 * A position of one round. Mutable and flat, because the simulator plays millions of moves a
 * second on it; whoever needs an unchanging one copies it first. It knows nothing of rules.
 */
import { EMPTY_TABLE, KIND_COUNT, type Kind, type Seat } from './card.ts';

/** The one tagged phase of a round. Which fields belong to it stands beside each. */
export const PHASES = [
  'turn',
  'chain',
  'further',
  'wish',
  'over',
  'opening',
  'free',
  'duty',
  'right',
  'rank',
  'card',
  'meeting',
  'inherit',
  'deal',
  'base',
] as const;
export const PHASE_TURN = 0; // drawnCount, drawnKind
export const PHASE_CHAIN = 1; // chain, amount, links
export const PHASE_FURTHER = 2; // one more fitting card may be laid
export const PHASE_WISH = 3; // the seat on turn owes a wish for the start card
export const PHASE_OVER = 4; // winner, isBlocked, finishFace
export const PHASE_OPENING = 5; // a turn (as 0) in which the start card's suit may be named instead of laying
export const PHASE_FREE = 6; // a card must be laid, fitting or not: the table is empty
export const PHASE_DUTY = 7; // a fitting card must be laid, or one drawn
export const PHASE_RIGHT = 8; // a card may be laid, fitting or not, or one drawn, or neither
export const PHASE_RANK = 9; // amount: the rank that must be laid by whoever holds it
export const PHASE_CARD = 10; // amount: the kind that must be laid
export const PHASE_MEETING = 11; // amount: the number of kings that ends it; run counts them
export const PHASE_INHERIT = 12; // a turn in which the suit of a last jack may be named first
export const PHASE_DEAL = 13; // the dealer owes the size of the hands
export const PHASE_BASE = 14; // any cards of the top card's suit may be laid; the last of them acts when the turn ends

/** States of a seat's call, in the order of `CallState`. */
export const CALL_NONE = 0;
export const CALL_OPEN = 1;
export const CALL_MADE = 2;
export const CALL_MISSED = 3;

/** No seat, no wish, no card. */
export const NONE = -1;

const EVENT_CAPACITY = 512;
/** Cards of the largest deck: four decks and eight jokers. */
const PILE_CAPACITY = 216;

export class Position {
  readonly seatCount: number;
  /** Copies of each kind in each hand, at seat × KIND_COUNT + kind. */
  readonly copies: Uint8Array;
  readonly handLo: Int32Array;
  readonly handHi: Int32Array;
  readonly handCount: Uint8Array;
  /** Draw pile; its top is the last entry in use. */
  readonly drawPile: Uint8Array;
  /** Discard pile, bottom first. */
  readonly discardPile: Uint8Array;
  readonly call: Uint8Array;
  /** Seats that have gone out, in their order. */
  readonly outOrder: Uint8Array;
  /** Points that a seat takes with it when it leaves the round, where the rules count them. */
  readonly leftPoints: Uint16Array;
  private readonly bytes: Uint8Array;

  drawCount = 0;
  discardCount = 0;
  /** Bits of the seats in the round. */
  inMask = 0;
  inCount = 0;
  dealer: Seat = 0;
  turn: Seat = NONE;
  direction = 1;
  top: number = EMPTY_TABLE;
  /** Seat that laid the top card; NONE for a start card. */
  topBy: Seat = NONE;
  wish: number = NONE;
  phase: number = PHASE_OVER;
  chain = 0;
  amount = 0;
  links = 0;
  drawnCount = 0;
  drawnKind: Kind = NONE;
  /** Somebody has drawn, or tried to, since the top card was laid; kept only where house rules are in use. */
  isDrawnSince = false;
  /** Seat that acted last in its own turn. */
  lastActor: Seat = NONE;
  /** Bits of the seats whose call is due and not made. */
  openMask = 0;
  /** Seat whose last card lies without the call it needed. */
  finisher: Seat = NONE;
  finishFace: number = NONE;
  winner: Seat = NONE;
  isBlocked = false;
  /** Passes in succession without any card moving. */
  idle = 0;
  /** Seat that the beginner is counted from (the Kreuzkonstante). */
  constant: Seat = 0;
  /** Cards of the meeting's rank in direct succession at the top of the discard pile. */
  run = 0;
  /** Seat that laid last the card which wins a round that is broken off. */
  lastHope: Seat = NONE;
  /** Bits of the suits of the queens that lie open before `queensBy`. */
  openQueens = 0;
  queensBy: Seat = NONE;
  /** Bits of the seats that have agreed to break off. */
  breakMask = 0;
  /** Bits of the cards of `GrandTables.uniques` of which a copy has been laid. */
  laidUniques = 0;
  /** Bits of the cards of `GrandTables.uniques` whose second copy is set aside. */
  setAside = 0;
  isBrokenOff = false;
  /**
   * Under a wish for a suit the cards that must still follow it, where it binds several; under one for a rank bits of
   * the seats that have had a turn.
   */
  wishLeft = 0;
  /** Turns until cards act, where they do not at the beginning. */
  grace = 0;
  /** Cards of the last lay that act: more than one where equal ones were laid together. */
  times = 1;
  /** What a card that copies the one below counted as when it was laid last. */
  copied: number = EMPTY_TABLE;
  /** Number of entries of `outOrder` in use. */
  outCount = 0;

  /** What the last move did, packed (see events.ts). Not part of the position proper. */
  readonly events: Int32Array = new Int32Array(EVENT_CAPACITY);
  eventCount = 0;

  constructor(seatCount: number) {
    this.seatCount = seatCount;
    const words = seatCount * (2 * 4 + 2);
    const size = words + seatCount * KIND_COUNT + seatCount * 3 + PILE_CAPACITY * 2;
    const buffer = new ArrayBuffer(size);
    this.bytes = new Uint8Array(buffer);
    let at = 0;
    const take = (length: number): Uint8Array => {
      const part = new Uint8Array(buffer, at, length);
      at += length;
      return part;
    };
    this.handLo = new Int32Array(buffer, 0, seatCount);
    this.handHi = new Int32Array(buffer, seatCount * 4, seatCount);
    this.leftPoints = new Uint16Array(buffer, seatCount * 8, seatCount);
    at = words;
    this.copies = take(seatCount * KIND_COUNT);
    this.handCount = take(seatCount);
    this.call = take(seatCount);
    this.outOrder = take(seatCount);
    this.drawPile = take(PILE_CAPACITY);
    this.discardPile = take(PILE_CAPACITY);
  }

  /** Makes this position equal to another of the same number of seats. */
  copyFrom(other: Position): void {
    this.bytes.set(other.bytes);
    this.drawCount = other.drawCount;
    this.discardCount = other.discardCount;
    this.inMask = other.inMask;
    this.inCount = other.inCount;
    this.dealer = other.dealer;
    this.turn = other.turn;
    this.direction = other.direction;
    this.top = other.top;
    this.topBy = other.topBy;
    this.wish = other.wish;
    this.phase = other.phase;
    this.chain = other.chain;
    this.amount = other.amount;
    this.links = other.links;
    this.drawnCount = other.drawnCount;
    this.drawnKind = other.drawnKind;
    this.isDrawnSince = other.isDrawnSince;
    this.lastActor = other.lastActor;
    this.openMask = other.openMask;
    this.finisher = other.finisher;
    this.finishFace = other.finishFace;
    this.winner = other.winner;
    this.isBlocked = other.isBlocked;
    this.idle = other.idle;
    this.constant = other.constant;
    this.run = other.run;
    this.lastHope = other.lastHope;
    this.openQueens = other.openQueens;
    this.queensBy = other.queensBy;
    this.breakMask = other.breakMask;
    this.laidUniques = other.laidUniques;
    this.setAside = other.setAside;
    this.isBrokenOff = other.isBrokenOff;
    this.wishLeft = other.wishLeft;
    this.grace = other.grace;
    this.times = other.times;
    this.copied = other.copied;
    this.outCount = other.outCount;
    this.eventCount = 0;
  }

  /** Empties everything; the seats of `inMask` take part in the coming round. */
  clear(inMask: number, dealer: Seat): void {
    this.bytes.fill(0);
    this.drawCount = 0;
    this.discardCount = 0;
    this.inMask = inMask;
    this.inCount = countBits(inMask);
    this.dealer = dealer;
    this.turn = NONE;
    this.direction = 1;
    this.top = EMPTY_TABLE;
    this.topBy = NONE;
    this.wish = NONE;
    this.phase = PHASE_TURN;
    this.chain = 0;
    this.amount = 0;
    this.links = 0;
    this.drawnCount = 0;
    this.drawnKind = NONE;
    this.isDrawnSince = false;
    this.lastActor = NONE;
    this.openMask = 0;
    this.finisher = NONE;
    this.finishFace = NONE;
    this.winner = NONE;
    this.isBlocked = false;
    this.idle = 0;
    this.constant = dealer;
    this.run = 0;
    this.lastHope = NONE;
    this.openQueens = 0;
    this.queensBy = NONE;
    this.breakMask = 0;
    this.laidUniques = 0;
    this.setAside = 0;
    this.isBrokenOff = false;
    this.wishLeft = 0;
    this.grace = 0;
    this.times = 1;
    this.copied = EMPTY_TABLE;
    this.outCount = 0;
    this.eventCount = 0;
  }
}

/** Number of bits set. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The next seat in the round after `seat` in the current direction (GEN-2). */
export function nextSeat(position: Position, seat: Seat): Seat {
  const { seatCount, inMask, direction } = position;
  let next = seat;
  for (let step = 0; step < seatCount; step++) {
    next += direction;
    if (next === seatCount) next = 0;
    else if (next < 0) next = seatCount - 1;
    if ((inMask >> next) & 1) return next;
  }
  return seat;
}
