import type { PlaceView, TableView } from '@hausregel/protocol';

const TICK_MS = 500;

/** The server's time as the table shows it; it ticks only while somebody waits for seconds. Made while a component starts. */
export class TableClock {
  readonly #input: () => { readonly view: TableView; readonly clockOffset: number };
  /** Times of the page, not of the device's clock, which somebody may put right in the middle of a turn. */
  #viewAt = $state(performance.now());
  #now = $state(this.#viewAt);

  constructor(input: () => { readonly view: TableView; readonly clockOffset: number }) {
    this.#input = input;
    const isCounting = $derived.by(() => {
      const { round, places } = input().view;
      return round?.deadline !== undefined || places.some(({ awayMs }) => awayMs !== undefined);
    });
    $effect(() => {
      if (!isCounting) return;
      const timer = setInterval(() => (this.#now = performance.now()), TICK_MS);
      return () => clearInterval(timer);
    });
    $effect.pre(() => {
      void input().view;
      this.#now = this.#viewAt = performance.now();
    });
  }

  /** Whole seconds until a server time, not below 0; undefined for none. */
  secondsTo(until: number | undefined): number | undefined {
    return until === undefined
      ? undefined
      : Math.max(0, Math.ceil((until - this.#now - this.#input().clockOffset) / 1000));
  }

  /** Whole seconds until a bot stands in for who has gone; undefined for who is here. */
  awaySeconds({ awayMs }: PlaceView): number | undefined {
    return awayMs === undefined ? undefined : this.secondsTo(this.#viewAt + awayMs + this.#input().clockOffset);
  }
}
