/** How long things took: counted in buckets that grow by two per cent each, so that any number of them fits. */
const LEAST_MS = 0.05;
const GROWTH = 1.02;
const BUCKETS = 800;
/** Ends of the rows of the printed histogram, in ms. */
const ROWS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, Infinity] as const;

export interface LatencyReport {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly p999: number;
  readonly max: number;
  /** How many took at most `ms` and more than the row before. */
  readonly histogram: readonly { readonly ms: number; readonly count: number }[];
}

export class Latencies {
  private readonly counts: Float64Array = new Float64Array(BUCKETS);
  private count: number = 0;
  private max: number = 0;

  add(ms: number): void {
    const bucket = ms <= LEAST_MS ? 0 : Math.ceil(Math.log(ms / LEAST_MS) / Math.log(GROWTH));
    const at = Math.min(BUCKETS - 1, bucket);
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.count += 1;
    this.max = Math.max(this.max, ms);
  }

  /** What a share (0 to 1) of them did not exceed, in ms; 0 if there are none. */
  percentile(share: number): number {
    const wanted = share * this.count;
    let sum = 0;
    for (const [at, count] of this.counts.entries()) {
      sum += count;
      if (count > 0 && sum >= wanted) return Math.min(this.max, endOf(at));
    }
    return 0;
  }

  report(): LatencyReport {
    const below = ROWS.map((ms) => this.counts.reduce((sum, count, at) => (endOf(at) <= ms ? sum + count : sum), 0));
    return {
      count: this.count,
      p50: this.percentile(0.5),
      p95: this.percentile(0.95),
      p99: this.percentile(0.99),
      p999: this.percentile(0.999),
      max: this.max,
      histogram: ROWS.map((ms, row) => ({ ms, count: (below[row] ?? 0) - (below[row - 1] ?? 0) })),
    };
  }
}

const endOf = (bucket: number): number => LEAST_MS * GROWTH ** bucket;
