/** Who may open a socket: so many at once for each address, and so many in a row. */
import type { SocketLimits } from '../limits.ts';
import { isLoopback } from './address.ts';
import { Places } from './places.ts';
import { RateByKey } from './rateByKey.ts';

export class Crowd {
  readonly places: Places;
  private readonly opens: RateByKey;

  constructor(limits: SocketLimits) {
    this.places = new Places(limits.perAddressMax);
    this.opens = new RateByKey(limits.openBurst, limits.opensPerSecond);
  }

  /** Whether an address may open one more now (ms). */
  admits(address: string, now: number): boolean {
    return isLoopback(address) || (this.places.hasRoom(address) && this.opens.take(address, now));
  }
}
