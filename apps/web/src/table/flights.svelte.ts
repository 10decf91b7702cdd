import { tick } from 'svelte';
import type { EventText } from '@hausregel/protocol';
import type { TableControl } from './control.svelte.ts';
import { cardsLaid } from './happenings.ts';
import { handsMoved } from './handsMoved.ts';
import { MotionQueue } from './motionQueue.ts';
import type { TableEvent } from './types.ts';

/** One card in the air. Places are centres, px in the table's own frame. */
export interface Flight {
  readonly id: number;
  /** Mau notation, or "back". */
  readonly card: string;
  readonly width: number;
  readonly from: { readonly x: number; readonly y: number; readonly scale: number };
  readonly to: { readonly x: number; readonly y: number; readonly scale: number };
  readonly delayMs: number;
  readonly durationMs: number;
  readonly ended: () => void;
}

const LAY_MS = 220;
const DRAW_MS = 200;
const SWAP_MS = 420;
const DEAL_STEP_MS = 45;
const DEAL_ALL_MS = 1400;
/** Px. */
const SWAP_WIDTH = 96;
/** So many backs are shown for a draw or a deal, however many cards it was. */
const BACKS_MAX = 4;

const MOVING: ReadonlySet<EventText['type']> = new Set(['laid', 'drew', 'dealt', 'handsDealt', 'swapped']);
const isDeal = ({ type }: EventText): boolean => type === 'dealt' || type === 'handsDealt';

/** Different cards laid together fly one after the other. */
function oneByOne(event: EventText): readonly EventText[] {
  if (event.type !== 'laid' || event.under === undefined) return [event];
  const { under: _, ...top } = event;
  return cardsLaid(event).map((card) => ({ ...top, card, copies: 1 }));
}

/** The deal and what follows it, if no card has moved since; otherwise nothing. */
function freshDeal(events: readonly TableEvent[]): readonly TableEvent[] {
  const last = events.findLastIndex(({ event }) => MOVING.has(event.type) || event.type === 'passed');
  const moved = events[last]?.event;
  return moved !== undefined && isDeal(moved) ? events.slice(last) : [];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Cards on their way. Each happening becomes flights between the seats and piles as they lie on
 * the screen; the view under them is already the final one.
 */
export class Flights {
  readonly #control: TableControl;
  readonly #root: () => HTMLElement | undefined;
  readonly #queue: MotionQueue<EventText>;
  #nextId = 1;
  #seen = -1;
  inAir = $state.raw<readonly Flight[]>([]);
  /** Laid cards whose flight is not over: so many top cards of the pile are still covered. */
  covered = $state(0);
  /** Cards are being dealt: the hand appears card by card. */
  isDealing = $state(false);

  constructor(control: TableControl, root: () => HTMLElement | undefined) {
    this.#control = control;
    this.#root = root;
    this.#queue = new MotionQueue<EventText>({
      show: (event) => this.#show(event),
      done: (event) => this.#done(event),
      isStill: () => this.#isStill(),
    });
  }

  #isStill(): boolean {
    return this.#control.input.settings.motion === 'off' || document.hidden;
  }

  get #pace(): number {
    return this.#control.input.settings.motion === 'fast' ? 0.5 : 1;
  }

  /** A round has begun, but its dealer still owes the size of the hands. */
  #isOwed(event: EventText): boolean {
    const demand = this.#control.round?.demand;
    return event.type === 'dealt' && demand !== undefined && 'deal' in demand;
  }

  /** Shows what is new. Of what was there at the first call only a deal is shown that nobody has moved after. */
  take(events: readonly TableEvent[]): void {
    const isFirst = this.#seen < 0;
    const fresh = (isFirst ? freshDeal(events) : events)
      .filter((item) => item.sequence > this.#seen)
      .flatMap((item) => oneByOne(item.event));
    this.#seen = Math.max(this.#seen, events.at(-1)?.sequence ?? 0);
    const moving = fresh.filter((event) => MOVING.has(event.type) && !this.#isOwed(event));
    this.covered += moving.reduce((sum, event) => sum + (event.type === 'laid' ? event.copies : 0), 0);
    this.isDealing ||= moving.some(isDeal);
    this.#queue.push(moving);
  }

  /** Ends all pictures that wait, as when the page is hidden. */
  skip(): void {
    this.#queue.skipAll();
  }

  #done(event: EventText): void {
    if (isDeal(event)) this.isDealing = false;
    if (event.type === 'laid') this.covered = Math.max(0, this.covered - event.copies);
  }

  #spot(selector: string): Spot | undefined {
    const root = this.#root();
    const element = root?.querySelector(selector);
    if (!root || !element) return undefined;
    return this.#place(element.getBoundingClientRect(), root);
  }

  #place(rect: DOMRect, root: HTMLElement): Spot {
    const frame = root.getBoundingClientRect();
    return { x: rect.left + rect.width / 2 - frame.left, y: rect.top + rect.height / 2 - frame.top, width: rect.width };
  }

  /** Where a seat's cards are: at its mug, or in the own hand. */
  #seatSpot(seat: number): Spot | undefined {
    return this.#spot(seat === this.#control.view.you ? '[data-hand]' : `[data-seat="${seat}"]`);
  }

  async #show(event: EventText): Promise<void> {
    await tick();
    if (event.type === 'laid') await this.#lay(event.seat, event.card);
    else if (event.type === 'drew') await this.#draw(event.seat, Math.min(event.count, BACKS_MAX));
    else if (event.type === 'swapped') await this.#swap(event.seat, event.with);
    else if (isDeal(event)) await this.#deal();
  }

  async #lay(seat: number, card: string): Promise<void> {
    const pile = this.#spot('[data-pile="discard"]');
    const root = this.#root();
    const mine = seat === this.#control.view.you ? this.#control.takenFrom : undefined;
    const start = mine && root ? this.#place(mine, root) : this.#seatSpot(seat);
    this.#control.takenFrom = undefined;
    if (!pile || !start) return;
    const scale = mine ? start.width / pile.width : 0.35;
    await this.#fly([
      { card, start, end: pile, width: pile.width, scales: [scale, 1], durationMs: LAY_MS, delayMs: 0 },
    ]);
  }

  async #draw(seat: number, count: number): Promise<void> {
    const pile = this.#spot('[data-pile="draw"] button');
    const end = this.#seatSpot(seat);
    if (!pile || !end || count === 0) return;
    const isMine = seat === this.#control.view.you;
    await this.#fly(
      Array.from({ length: count }, (_, i) => ({
        card: 'back',
        start: pile,
        end,
        width: Math.min(pile.width, 112),
        scales: [1, isMine ? 0.8 : 0.3] as const,
        durationMs: DRAW_MS,
        delayMs: i * DEAL_STEP_MS,
      })),
    );
  }

  /** A back for each hand that goes to another seat: two change places, or (`other` undefined) all go on by one. */
  async #swap(seat: number, other: number | undefined): Promise<void> {
    const { view, round } = this.#control;
    const ways = handsMoved(view.places, round?.direction ?? 1, seat, other);
    await this.#fly(
      ways.flatMap(([from, to]) => {
        const [start, end] = [this.#seatSpot(from), this.#seatSpot(to)];
        if (!start || !end) return [];
        const sizeAt = (place: number): number => (place === view.you ? 0.8 : 0.3);
        const scales = [sizeAt(from), sizeAt(to)] as const;
        return [{ card: 'back', start, end, width: SWAP_WIDTH, scales, durationMs: SWAP_MS, delayMs: 0 }];
      }),
    );
  }

  async #deal(): Promise<void> {
    const pile = this.#spot('[data-pile="draw"] button');
    if (!pile) return;
    const seats = this.#control.view.places.filter((place) => place.isIn && place.occupant !== 'free');
    const ends = seats.flatMap((place) => {
      const end = this.#seatSpot(place.seat);
      return end ? [{ end, isMine: place.seat === this.#control.view.you }] : [];
    });
    const all = Array.from({ length: BACKS_MAX - 1 }, () => ends).flat();
    const step = Math.min(DEAL_STEP_MS, (DEAL_ALL_MS - DRAW_MS) / Math.max(1, all.length));
    await this.#fly(
      all.map(({ end, isMine }, i) => ({
        card: 'back',
        start: pile,
        end,
        width: Math.min(pile.width, 112),
        scales: [1, isMine ? 0.8 : 0.3] as const,
        durationMs: DRAW_MS,
        delayMs: i * step,
      })),
    );
  }

  async #fly(
    cards: readonly {
      card: string;
      start: Spot;
      end: Spot;
      width: number;
      scales: readonly [number, number];
      durationMs: number;
      delayMs: number;
    }[],
  ): Promise<void> {
    const pace = this.#pace;
    await Promise.all(
      cards.map(
        ({ card, start, end, width, scales, durationMs, delayMs }) =>
          new Promise<void>((resolve) => {
            const id = this.#nextId++;
            const ended = (): void => {
              this.inAir = this.inAir.filter((flight) => flight.id !== id);
              resolve();
            };
            this.inAir = [
              ...this.inAir,
              {
                id,
                card,
                width,
                ended,
                from: { x: start.x, y: start.y, scale: scales[0] },
                to: { x: end.x, y: end.y, scale: scales[1] },
                durationMs: durationMs * pace,
                delayMs: delayMs * pace,
              },
            ];
          }),
      ),
    );
  }
}
