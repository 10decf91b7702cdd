/** One round being played: position, rules and the chance that all its shuffles come from. */
import {
  apply,
  breakRound,
  type Chance,
  deal,
  type DealOptions,
  isLateThrowIn,
  isOver,
  type Move,
  type MoveNote,
  noteOf,
  Position,
  type Refusal,
  refusalOf,
  type Rules,
  type Seat,
} from '@hausregel/core';
import { formatKind } from '@hausregel/notation';
import type { EventText } from '@hausregel/protocol';
import { eventTexts } from './presentEvents.ts';

/** Happenings kept for those who come later in a round. */
const LOG_MAX = 400;

export class Round {
  readonly rules: Rules;
  readonly position: Position;
  /** Seats that were dealt to. */
  readonly seats: readonly Seat[];
  /** Public happenings since the deal, oldest first. */
  log: readonly EventText[];
  private readonly chance: Chance;
  /** What was special about the last move. */
  private note: MoveNote | undefined;
  /** What everybody sees of the last move or deal. */
  private seen: readonly EventText[] = [];

  /** Deals. The same chance and moves give the same round. */
  constructor(rules: Rules, seatCount: number, options: DealOptions, chance: Chance) {
    this.rules = rules;
    this.position = new Position(seatCount);
    this.seats = Array.from({ length: seatCount }, (_, seat) => seat).filter((seat) => (options.inMask >> seat) & 1);
    this.chance = chance;
    deal(rules, this.position, options, this.chance);
    this.seen = eventTexts(this.position, undefined);
    this.log = this.dealtEvents(undefined);
  }

  get isOver(): boolean {
    return isOver(this.position);
  }

  /** The seat that has to act, or undefined when the round is over. */
  get turn(): Seat | undefined {
    return this.isOver ? undefined : this.position.turn;
  }

  /** What the deal did, as a seat may see it. */
  dealtEvents(seat: Seat | undefined): readonly EventText[] {
    const { dealer, discardPile, discardCount } = this.position;
    const [start] = discardPile.subarray(0, discardCount);
    const dealt: EventText = { type: 'dealt', dealer, start: start === undefined ? undefined : formatKind(start) };
    return [dealt, ...this.events(seat)];
  }

  /** Why a seat may not make a move; undefined if it may. */
  refusal(seat: Seat, move: Move): Refusal | undefined {
    return refusalOf(this.rules, this.position, seat, move);
  }

  /** Whether a logged move is allowed, or was when it was logged. */
  hasAllowed(seat: Seat, move: Move): boolean {
    return this.refusal(seat, move) === undefined || isLateThrowIn(this.rules, this.position, seat, move);
  }

  /** Plays a move that is not refused, or one that `hasAllowed`. */
  play(seat: Seat, move: Move): void {
    this.note = noteOf(this.rules, this.position, seat, move);
    apply(this.rules, this.position, seat, move, this.chance);
    this.seen = eventTexts(this.position, undefined, this.note);
    this.log = [...this.log, ...this.seen].slice(-LOG_MAX);
  }

  /** Ends the round through nobody's fault, where the rules know such an end. */
  breakOff(): void {
    breakRound(this.position);
  }

  /**
   * What the last move did, as a seat may see it: the same list for all whom it shows no more than everybody, so that
   * it is written once. Only who draws sees more.
   */
  events(seat: Seat | undefined): readonly EventText[] {
    const hasDrawn = seat !== undefined && this.seen.some((event) => event.type === 'drew' && event.seat === seat);
    return hasDrawn ? eventTexts(this.position, seat, this.note) : this.seen;
  }
}
