/**
 * How long a line may be silent until another is tried beside it: three times as long as the slowest of its last
 * answers took, and twice as long after each attempt in a row that nobody answered. A slow line is waited for, a good
 * one that is dead found out soon.
 */

/** What a busy server, or one packet lost, takes on the best of lines. */
const SHORTEST_MS = 1_000;
const LONGEST_MS = 6_000;
const TIMES = 3;
/** What is left of a slow answer with each later one: after five a hiccup of 1 s is forgotten. */
const LEFT = 0.8;
const DOUBLINGS_MAX = 3;
const MOST_MS = 12_000;

export class Patience {
  /** While nothing is known a line is taken to be slow. */
  #slowestMs = 1_000;
  #silences = 0;

  /** From a question to silence, from 1 to 6 s; up to 12 s after silent attempts. */
  get ms(): number {
    const ms = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, this.#slowestMs * TIMES));
    return Math.min(MOST_MS, ms * 2 ** this.#silences);
  }

  /** A question was answered after so long. What a page measured that slept in between counts as slow, no more. */
  answered(ms: number): void {
    this.#slowestMs = Math.min(LONGEST_MS / TIMES, Math.max(ms, this.#slowestMs * LEFT));
  }

  /** Nobody answered an attempt. */
  failed(): void {
    this.#silences = Math.min(DOUBLINGS_MAX, this.#silences + 1);
  }

  /** The line is alive. */
  heard(): void {
    this.#silences = 0;
  }
}
