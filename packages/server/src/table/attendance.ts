/** Who is connected, and since when who is gone. Nothing of this is in the log. */
import type { Place } from './place.ts';

/** Number of a connection, given by the gateway. */
export type ClientId = number;

interface Client {
  /** Undefined: a spectator. */
  readonly seat: number | undefined;
  /** Hash of the token last shown, also after standing up: whose command ids these are. */
  readonly scope: string;
}

export class Attendance {
  private readonly clients: Map<ClientId, Client> = new Map();
  /** By seat. Absent: connected, or no person. */
  private readonly goneSince: Map<number, number> = new Map();
  /** Since when no person is here; undefined while one is. */
  emptySince: number | undefined;

  /** Nobody is here yet; the persons of the table are gone from now on. */
  constructor(places: readonly Place[], now: number) {
    this.emptySince = now;
    places.forEach((place, seat) => {
      if (place.occupant === 'person') this.goneSince.set(seat, now);
    });
  }

  get ids(): ClientId[] {
    return [...this.clients.keys()];
  }

  get spectators(): number {
    let count = 0;
    for (const { seat } of this.clients.values()) if (seat === undefined) count += 1;
    return count;
  }

  has(client: ClientId): boolean {
    return this.clients.has(client);
  }

  seatOf(client: ClientId): number | undefined {
    return this.clients.get(client)?.seat;
  }

  scopeOf(client: ClientId): string {
    return this.clients.get(client)?.scope ?? '';
  }

  holdersOf(seat: number): ClientId[] {
    return this.ids.filter((client) => this.seatOf(client) === seat);
  }

  isConnected(seat: number): boolean {
    for (const client of this.clients.values()) if (client.seat === seat) return true;
    return false;
  }

  /** Whether the person of any seat is gone. */
  get isAnyoneGone(): boolean {
    return this.goneSince.size > 0;
  }

  goneSinceOf(seat: number): number | undefined {
    return this.goneSince.get(seat);
  }

  /** A connection is here, or changes its seat. While nobody was here nobody's absence counted. */
  put(client: ClientId, seat: number | undefined, scope: string, now: number): void {
    this.clients.set(client, { seat, scope });
    if (seat === undefined) return;
    const emptyMs = this.emptySince === undefined ? 0 : now - this.emptySince;
    for (const [other, since] of this.goneSince) this.goneSince.set(other, since + emptyMs);
    this.goneSince.delete(seat);
    this.emptySince = undefined;
  }

  /** A connection stays, without a seat. */
  unseat(client: ClientId, now: number): void {
    const seat = this.seatOf(client);
    this.clients.set(client, { seat: undefined, scope: this.scopeOf(client) });
    if (seat !== undefined) this.goneSince.delete(seat);
    this.noteEmpty(now);
  }

  drop(client: ClientId, now: number): void {
    const seat = this.seatOf(client);
    this.clients.delete(client);
    if (seat !== undefined && !this.isConnected(seat)) this.goneSince.set(seat, now);
    this.noteEmpty(now);
  }

  private noteEmpty(now: number): void {
    const isAnyone = [...this.clients.values()].some((client) => client.seat !== undefined);
    if (!isAnyone) this.emptySince ??= now;
  }
}
