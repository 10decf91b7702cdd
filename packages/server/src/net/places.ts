/** So many at once for each address, so that one alone cannot take all there is. */
import { isLoopback } from './address.ts';

/** The machine itself is not counted: behind a proxy that names nobody, all clients would be one. */
export class Places {
  private readonly max: number;
  private readonly counts: Map<string, number> = new Map();

  constructor(max: number) {
    this.max = max;
  }

  hasRoom(address: string): boolean {
    return (this.counts.get(address) ?? 0) < this.max;
  }

  /** One more, until what it returns is called, once. */
  take(address: string): () => void {
    if (isLoopback(address)) return () => {};
    this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
    return () => this.free(address);
  }

  private free(address: string): void {
    const left = (this.counts.get(address) ?? 0) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }
}
