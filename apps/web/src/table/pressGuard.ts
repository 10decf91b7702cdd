/** How long buttons that have just changed ignore presses, ms: longer than the two taps of a double tap lie apart. */
export const SETTLE_MS = 400;

/**
 * Keeps a second tap from doing something else. When the buttons of a place change, a press counts only if
 * it began after they had settled. Times are ms of one rising clock.
 */
export class PressGuard {
  #settledAt = -Infinity;
  #pressedAt = -Infinity;

  /** The buttons mean something else from now on. */
  change(now: number): void {
    this.#settledAt = now + SETTLE_MS;
  }

  /** The buttons have gone, or stand there anew: nothing is left to settle. */
  settle(): void {
    this.#settledAt = -Infinity;
  }

  /** A finger or the mouse goes down. */
  press(now: number): void {
    this.#pressedAt = now;
  }

  /** Whether a click counts. One without a pointer (`isKey`: Enter, a screen reader) begins when it comes. */
  counts(now: number, isKey: boolean): boolean {
    return (isKey ? now : this.#pressedAt) >= this.#settledAt;
  }
}
