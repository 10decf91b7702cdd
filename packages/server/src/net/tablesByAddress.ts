/** Which living tables an address has made, so that one alone cannot fill the house. */

/** Addresses remembered; beyond that the one seen longest ago is forgotten. */
const ADDRESSES_MAX = 10_000;

export class TablesByAddress {
  private readonly max: number;
  private readonly isAlive: (table: string) => boolean;
  private readonly made: Map<string, readonly string[]> = new Map();

  constructor(max: number, isAlive: (table: string) => boolean) {
    this.max = max;
    this.isAlive = isAlive;
  }

  /** Whether an address may have one more. */
  admits(address: string): boolean {
    return this.living(address).length < this.max;
  }

  add(address: string, table: string): void {
    const living = this.living(address);
    this.made.delete(address);
    this.made.set(address, [...living, table]);
    const [oldest] = this.made.keys();
    if (this.made.size > ADDRESSES_MAX && oldest !== undefined) this.made.delete(oldest);
  }

  private living(address: string): readonly string[] {
    return (this.made.get(address) ?? []).filter(this.isAlive);
  }
}
