/**
 * What every command of a table was answered with, for its repetitions. A table may play for days, so of
 * what is sent again and again only the last answers are kept. A move chosen before those is not done at all
 * (`isForgotten`), so none is done twice; what belongs to a deal does no harm if it comes again so late. All
 * else is kept for good.
 */
import type { Answer } from './answer.ts';
import { SeqByHash } from './seqByHash.ts';

/** Answers that are kept at least, two thirds of the slots of a small table each; at most twice as many. */
const MOVES_MIN = 170;
const DEALS_MIN = 42;

/** How long an answer is kept: as one of the last of the moves, of those that belong to deals, or for good. */
export type AnswerKind = 'move' | 'deal' | 'lasting';

export class AnswerBook {
  /** Answers that hold a seat. */
  private readonly seats: Map<string, Answer> = new Map();
  private readonly lasting: SeqByHash = new SeqByHash();
  private readonly moves: LastSeqs = new LastSeqs(MOVES_MIN);
  private readonly deals: LastSeqs = new LastSeqs(DEALS_MIN);

  /** Commands whose answer is kept. */
  get size(): number {
    return this.seats.size + this.lasting.size + this.moves.size + this.deals.size;
  }

  clear(): void {
    for (const answers of [this.seats, this.lasting, this.moves, this.deals]) answers.clear();
  }

  /** `command` is the hash of a command (`hashCommand`). */
  get(command: string): Answer | undefined {
    const seat = this.seats.get(command);
    if (seat !== undefined) return seat;
    const seq = this.moves.get(command) ?? this.deals.get(command) ?? this.lasting.get(command);
    return seq === undefined ? undefined : { seq };
  }

  /** Entries come in their order. */
  set(command: string, answer: Answer, kind: AnswerKind): void {
    if (answer.seat !== undefined) this.seats.set(command, answer);
    else if (kind === 'lasting') this.lasting.set(command, answer.seq);
    else if (kind === 'move') this.moves.set(command, answer.seq);
    else this.deals.set(command, answer.seq);
  }

  /** Whether a move chosen in the position after entry `seq` may have been answered and forgotten. */
  isForgotten(seq: number): boolean {
    return seq < this.moves.forgottenEnd;
  }
}

/** The last numbers that were set, in two halves: when the newer is full the older is forgotten. */
class LastSeqs {
  /** All that was forgotten is at most this. */
  forgottenEnd = 0;
  private readonly keptMin: number;
  private newer: SeqByHash = new SeqByHash();
  private older: SeqByHash = new SeqByHash();
  private olderEnd = 0;

  constructor(keptMin: number) {
    this.keptMin = keptMin;
  }

  get size(): number {
    return this.newer.size + this.older.size;
  }

  clear(): void {
    this.newer.clear();
    this.older.clear();
  }

  get(hash: string): number | undefined {
    return this.newer.get(hash) ?? this.older.get(hash);
  }

  set(hash: string, seq: number): void {
    if (this.newer.size === this.keptMin) {
      this.forgottenEnd = this.olderEnd;
      this.olderEnd = seq - 1;
      this.older.clear();
      [this.newer, this.older] = [this.older, this.newer];
    }
    this.newer.set(hash, seq);
  }
}
