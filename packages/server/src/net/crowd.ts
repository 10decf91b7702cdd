/** What one address may do: have and open so many sockets, and send so many commands over all of them. */
import type { SocketLimits } from '../limits.ts';
import { isLoopback } from './address.ts';
import { Places } from './places.ts';
import { RateByKey } from './rateByKey.ts';

export class Crowd {
  readonly places: Places;
  private readonly opens: RateByKey;
  private readonly commands: RateByKey;

  constructor(limits: SocketLimits) {
    this.places = new Places(limits.perAddressMax);
    this.opens = new RateByKey(limits.openBurst, limits.opensPerSecond);
    this.commands = new RateByKey(limits.addressCommandBurst, limits.addressCommandsPerSecond, limits.socketsMax);
  }

  /** Whether an address may open one more now (ms). */
  admits(address: string, now: number): boolean {
    return isLoopback(address) || (this.places.hasRoom(address) && this.opens.take(address, now));
  }

  /** Whether an address may send one more command now (ms). */
  hears(address: string, now: number): boolean {
    return isLoopback(address) || this.commands.take(address, now);
  }
}
