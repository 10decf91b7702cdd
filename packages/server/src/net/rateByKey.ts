import { TokenBucket } from './tokenBucket.ts';

/** Keys remembered; beyond that the one seen longest ago is forgotten. */
const KEYS_MAX = 10_000;

/** A rate for each key, for example an address. */
export class RateByKey {
  private readonly capacity: number;
  private readonly perSecond: number;
  private readonly buckets: Map<string, TokenBucket> = new Map();

  constructor(capacity: number, perSecond: number) {
    this.capacity = capacity;
    this.perSecond = perSecond;
  }

  /** Takes one for a key at `now` (ms); false if there is none. */
  take(key: string, now: number): boolean {
    const bucket = this.buckets.get(key) ?? new TokenBucket(this.capacity, this.perSecond);
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > KEYS_MAX && oldest !== undefined) this.buckets.delete(oldest);
    return bucket.take(now);
  }
}
