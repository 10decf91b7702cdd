/** Bytes that wait for slow readers, of all sockets together. */

/** A socket as far as its backlog goes. */
export interface Reader {
  /** Bytes sent and not yet taken by the other end. */
  readonly unread: number;
}

/** From here on a socket counts as one that lags. */
export const LAGS_FROM = 16_384;

export class Backlog {
  private readonly eachMax: number;
  private readonly allMax: number;
  private readonly lagging: Set<Reader> = new Set();
  private sum = 0;

  constructor(eachMax: number, allMax: number) {
    this.eachMax = eachMax;
    this.allMax = allMax;
  }

  /** Whether a socket has so much to read that nothing more is kept for it. */
  isTooMuch(reader: Reader): boolean {
    const { unread } = reader;
    if (unread < LAGS_FROM) {
      this.forget(reader);
      return false;
    }
    this.lagging.add(reader);
    this.sum += unread;
    return unread > this.eachMax || (this.sum > this.allMax && this.count() > this.allMax && this.isSlow(unread));
  }

  forget(reader: Reader): void {
    this.lagging.delete(reader);
  }

  /** Where it is too much for all together, those have to go who lag no less than the others do on average. */
  private isSlow(unread: number): boolean {
    return unread * this.lagging.size >= this.sum;
  }

  /** The sum is added up anew only when it could be too much. */
  private count(): number {
    this.sum = 0;
    for (const { unread } of this.lagging) this.sum += unread;
    return this.sum;
  }
}
