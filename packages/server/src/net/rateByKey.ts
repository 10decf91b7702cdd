import { TokenBucket } from './tokenBucket.ts';

/** Keys remembered where nothing else is said. */
const KEYS_MAX = 10_000;

/** A rate for each key, for example an address; of more than `keysMax` the one seen longest ago is forgotten. */
export class RateByKey {
  private readonly capacity: number;
  private readonly perSecond: number;
  private readonly keysMax: number;
  private readonly buckets: Map<string, TokenBucket> = new Map();

  constructor(capacity: number, perSecond: number, keysMax: number = KEYS_MAX) {
    this.capacity = capacity;
    this.perSecond = perSecond;
    this.keysMax = keysMax;
  }

  /** What a key has taken it did not need after all. */
  giveBack(key: string): void {
    this.buckets.get(key)?.giveBack();
  }

  /** Takes one for a key at `now` (ms); false if there is none. */
  take(key: string, now: number): boolean {
    const bucket = this.buckets.get(key) ?? new TokenBucket(this.capacity, this.perSecond);
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > this.keysMax && oldest !== undefined) this.buckets.delete(oldest);
    return bucket.take(now);
  }
}
