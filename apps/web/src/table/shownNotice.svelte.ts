import { Lapse, readingTime } from './lapse.ts';

/** A line over the cloth: why something cannot be done. */
export interface TableNotice {
  readonly title: string;
  readonly text: string;
  readonly clause: string | undefined;
  /** The clause of what the text ends with. */
  readonly also?: string | undefined;
  /** Nothing is forbidden. */
  readonly kind?: 'info';
}

/** The one notice that lies over the cloth, until it may have been read or is put away. */
export class ShownNotice {
  now = $state.raw<TableNotice>();
  /** Somebody has moved since it came. */
  isPast = $state(false);
  readonly #lapse = new Lapse();
  #isMyTurn = false;
  #isHeld = false;
  #isHidden = false;
  /** How long a slow reader takes, ms. */
  #readingMs = 0;
  /** When a slow reader has read it, ms of `performance`. */
  #readAt = 0;

  /** `times`: how often it may be read; `isMyTurn`: whether it comes in the own turn. */
  show(notice: TableNotice, times: number, isMyTurn: boolean): void {
    this.#readingMs = readingTime(notice.text);
    this.now = notice;
    this.isPast = false;
    this.#isMyTurn = isMyTurn;
    this.#readAt = performance.now() + this.#readingMs;
    this.#lapse.start(times * this.#readingMs, () => this.dismiss());
  }

  dismiss(): void {
    this.now = undefined;
  }

  /** It stays while somebody points at it or has the focus in it. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#lapse.hold(this.#isHeld || this.#isHidden);
  }

  /** It stays while a sheet hides it, and is then to be read from its beginning. */
  hide(isHidden: boolean): void {
    if (isHidden === this.#isHidden) return;
    this.#isHidden = isHidden;
    this.#readAt = performance.now() + this.#readingMs;
    this.#lapse.hold(this.#isHeld || this.#isHidden);
  }

  /**
   * Somebody has moved. What is refused is so no longer once the own turn begins or ends; anything else, and what is
   * held, is past, and goes once it may have been read.
   */
  moveOn(isMyTurn: boolean): void {
    if (this.now === undefined) return;
    if (this.now.kind !== 'info' && isMyTurn !== this.#isMyTurn && !this.#isHeld) this.dismiss();
    else if (!this.isPast) {
      this.isPast = true;
      const ms = this.#isHidden ? this.#readingMs : Math.max(0, this.#readAt - performance.now());
      this.#lapse.start(ms, () => this.dismiss());
    }
  }
}
