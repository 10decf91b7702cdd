/** How many connections each address has, so that one alone cannot take all the places. */
import type { SocketLimits } from '../limits.ts';
import { isLoopback } from './address.ts';
import { RateByKey } from './rateByKey.ts';

/** The machine itself is not counted: behind a proxy that names nobody, all clients would be one. */
export class Crowd {
  private readonly max: number;
  private readonly opens: RateByKey;
  private readonly counts: Map<string, number> = new Map();

  constructor(limits: SocketLimits) {
    this.max = limits.perAddressMax;
    this.opens = new RateByKey(limits.openBurst, limits.opensPerSecond);
  }

  /** Whether an address may open one more now (ms). */
  admits(address: string, now: number): boolean {
    return isLoopback(address) || ((this.counts.get(address) ?? 0) < this.max && this.opens.take(address, now));
  }

  add(address: string): void {
    if (!isLoopback(address)) this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
  }

  remove(address: string): void {
    const left = (this.counts.get(address) ?? 0) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }
}
