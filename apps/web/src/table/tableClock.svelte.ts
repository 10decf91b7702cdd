import { untrack } from 'svelte';
import type { TableView } from '@hausregel/protocol';

const TICK_MS = 500;

/** The server's time as the table shows it; it ticks only while somebody waits for seconds. Made while a component starts. */
export class TableClock {
  readonly #input: () => { readonly view: TableView; readonly clockOffset: number };
  #now = $state(Date.now());
  #viewAt = $state(Date.now());
  /** Server time at which a bot stands in, ms, by seat. */
  readonly awayUntil: Readonly<Record<number, number>> = $derived.by(() => {
    const { view, clockOffset } = this.#input();
    return Object.fromEntries(
      view.places.flatMap(({ seat, awayMs }) =>
        awayMs === undefined ? [] : [[seat, this.#viewAt + awayMs + clockOffset]],
      ),
    );
  });

  constructor(input: () => { readonly view: TableView; readonly clockOffset: number }) {
    this.#input = input;
    const isCounting = $derived(input().view.round?.deadline !== undefined || Object.keys(this.awayUntil).length > 0);
    $effect(() => {
      if (!isCounting) return;
      const timer = setInterval(() => (this.#now = Date.now()), TICK_MS);
      return () => clearInterval(timer);
    });
    $effect.pre(() => {
      void input().view;
      untrack(() => {
        this.#viewAt = Date.now();
        this.#now = this.#viewAt;
      });
    });
  }

  /** Server time, ms. */
  get now(): number {
    return this.#now + this.#input().clockOffset;
  }

  /** Whole seconds until a server time, not below 0; undefined for none. */
  secondsTo(until: number | undefined): number | undefined {
    return until === undefined ? undefined : Math.max(0, Math.ceil((until - this.now) / 1000));
  }
}
