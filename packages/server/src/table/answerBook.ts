/**
 * What every command of a table was answered with, for its repetitions. A table may play for days, so
 * an answer that is only a number takes twelve bytes: 60 bits of the command's hash, and the number, in
 * a hash table with open addressing. (As objects in a map, a thousand moves a second filled ten megabytes
 * a minute.) Whoever made two of their own ids meet in 60 bits would only be told that a command was done
 * which was not.
 */
import type { Answer } from './answer.ts';

const FIRST_SLOTS = 16;
/** Words of a slot: two halves of the key, and the number, which is never 0. */
const WORDS = 3;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: Uint8Array = valuesOfDigits();

export class AnswerBook {
  /** Answers that hold a seat. */
  private readonly seats: Map<string, Answer> = new Map();
  private words: Uint32Array = new Uint32Array(FIRST_SLOTS * WORDS);
  private count: number = 0;

  /** Commands that have an answer. */
  get size(): number {
    return this.count + this.seats.size;
  }

  clear(): void {
    this.seats.clear();
    this.words = new Uint32Array(FIRST_SLOTS * WORDS);
    this.count = 0;
  }

  /** `command` is the hash of a command (`hashCommand`). */
  get(command: string): Answer | undefined {
    const seat = this.seats.get(command);
    if (seat !== undefined) return seat;
    const seq = this.words[this.slotOf(halfOf(command, 0), halfOf(command, 5)) + 2] ?? 0;
    return seq === 0 ? undefined : { seq };
  }

  set(command: string, answer: Answer): void {
    if (answer.seat !== undefined) this.seats.set(command, answer);
    else this.put(halfOf(command, 0), halfOf(command, 5), answer.seq);
  }

  private put(high: number, low: number, seq: number): void {
    // Two thirds full at most, so that a free slot is near.
    if ((this.count + 1) * WORDS * 3 > this.words.length * 2) this.grow();
    const slot = this.slotOf(high, low);
    if (this.words[slot + 2] === 0) this.count += 1;
    this.words.set([high, low, seq], slot);
  }

  /** Where a key is, or would be. */
  private slotOf(high: number, low: number): number {
    const { words } = this;
    const slots = words.length / WORDS;
    for (let slot = low & (slots - 1); ; slot = (slot + 1) & (slots - 1)) {
      const at = slot * WORDS;
      if (words[at + 2] === 0 || (words[at] === high && words[at + 1] === low)) return at;
    }
  }

  private grow(): void {
    const old = this.words;
    this.words = new Uint32Array(old.length * 2);
    this.count = 0;
    for (let at = 0; at < old.length; at += WORDS) {
      const [high = 0, low = 0, seq = 0] = old.subarray(at, at + WORDS);
      if (seq !== 0) this.put(high, low, seq);
    }
  }
}

/** 30 bits: five digits of a hash in base64url. */
function halfOf(hash: string, from: number): number {
  let half = 0;
  for (let at = from; at < from + 5; at++) half = (half << 6) | (VALUES[hash.charCodeAt(at)] ?? 0);
  return half;
}

function valuesOfDigits(): Uint8Array {
  const values = new Uint8Array(128);
  [...DIGITS].forEach((digit, value) => (values[digit.charCodeAt(0)] = value));
  return values;
}
