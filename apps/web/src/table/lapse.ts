/** Milliseconds that anything stays at least. */
const LEAST_MS = 7000;
/** To notice that something is there, and to read a character of it. */
const NOTICING_MS = 2000;
const CHARACTER_MS = 75;

/** How long a text stays, in milliseconds: as long as a slow reader takes. */
export const readingTime = (text: string): number => Math.max(LEAST_MS, NOTICING_MS + CHARACTER_MS * text.length);

/** Something that ends after a while, but not as long as it is held. */
export class Lapse {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;
  #end: { readonly ms: number; readonly run: () => void } | undefined;

  /** `run` after `ms` milliseconds, counted from now or, if it is held, from when it is let go; replaces the last. */
  start(ms: number, run: () => void): void {
    this.#end = { ms, run };
    this.#arm();
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#arm();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const end = this.#end;
    if (end === undefined || this.#isHeld) return;
    this.#timer = setTimeout(() => {
      this.#end = undefined;
      end.run();
    }, end.ms);
  }
}
