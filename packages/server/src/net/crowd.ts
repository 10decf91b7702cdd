/** What one address may do: have and open so many sockets, and send so many commands over all of them. */
import type { SocketLimits } from '../limits.ts';
import { isLoopback } from './address.ts';
import { Places } from './places.ts';
import { RateByKey } from './rateByKey.ts';

export class Crowd {
  readonly places: Places;
  private readonly opens: RateByKey;
  private readonly commands: RateByKey;
  /** Of seats, by their key: who is in no hurry is heard, whatever others behind the same address do. */
  private readonly calm: RateByKey;

  constructor(limits: SocketLimits) {
    this.places = new Places(limits.perAddressMax);
    this.opens = new RateByKey(limits.openBurst, limits.opensPerSecond);
    this.commands = new RateByKey(limits.addressCommandBurst, limits.addressCommandsPerSecond, limits.socketsMax);
    this.calm = new RateByKey(limits.calmCommandBurst, limits.calmCommandsPerSecond, limits.socketsMax);
  }

  /** Whether an address may open one more now (ms). */
  admits(address: string, now: number): boolean {
    return isLoopback(address) || (this.places.hasRoom(address) && this.opens.take(address, now));
  }

  /** Whether a seat (its key; undefined: somebody who has none) behind an address may send one more command now (ms). */
  hears(address: string, seat: string | undefined, now: number): boolean {
    if (isLoopback(address) || (seat !== undefined && this.calm.take(seat, now))) return true;
    return this.commands.take(address, now);
  }
}
