/** What a server tells of itself at `/metrics` during a load: processor time, memory, commits. */
export interface ServerSample {
  /** Ms of `performance.now()`. */
  readonly at: number;
  readonly cpuSeconds: number;
  readonly rssBytes: number;
  readonly batches: number;
  readonly events: number;
  readonly commitSeconds: number;
  readonly sentMessages: number;
  readonly sentBytes: number;
  readonly loopLagSeconds: number;
}

export async function sampleServer(port: number): Promise<ServerSample> {
  const at = performance.now();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const sum = (name: string): number =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (all, [, value]) => all + Number(value),
      0,
    );
  return {
    at,
    cpuSeconds: sum('process_cpu_seconds_total'),
    rssBytes: sum('process_resident_memory_bytes'),
    batches: sum('hausregel_append_batch_events_count'),
    events: sum('hausregel_append_batch_events_sum'),
    commitSeconds: sum('hausregel_append_batch_seconds_sum'),
    sentMessages: sum('hausregel_messages_sent_total'),
    sentBytes: sum('hausregel_sent_bytes_total'),
    loopLagSeconds: Number(/^nodejs_eventloop_lag_seconds\{quantile="0\.99"\} (\S+)$/m.exec(text)?.[1] ?? 0),
  };
}

export interface ServerReport {
  /** Share of one processor. */
  readonly cpu: number;
  readonly rssMb: number;
  /** By how much memory grew, in MB a minute, over the later two thirds of the time. */
  readonly rssSlope: number;
  readonly eventsPerCommit: number;
  readonly commitMs: number;
  readonly sentMessages: number;
  readonly sentBytes: number;
  readonly cpuMs: number;
  /** The longest of the 99th percentiles of the loop's delay, in ms. */
  readonly loopLagMs: number;
}

/** Undefined with fewer than two looks. */
export function serverReport(samples: readonly ServerSample[]): ServerReport | undefined {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return undefined;
  const settled = samples.slice(Math.floor(samples.length / 3));
  const batches = last.batches - first.batches;
  const cpuMs = (last.cpuSeconds - first.cpuSeconds) * 1000;
  return {
    cpu: cpuMs / (last.at - first.at),
    rssMb: last.rssBytes / MB,
    rssSlope: slopeOf(settled.map(({ at, rssBytes }) => [at / MINUTE_MS, rssBytes / MB])),
    eventsPerCommit: batches === 0 ? 0 : (last.events - first.events) / batches,
    commitMs: batches === 0 ? 0 : ((last.commitSeconds - first.commitSeconds) / batches) * 1000,
    sentMessages: last.sentMessages - first.sentMessages,
    sentBytes: last.sentBytes - first.sentBytes,
    cpuMs,
    loopLagMs: Math.max(...samples.slice(1).map(({ loopLagSeconds }) => loopLagSeconds * 1000)),
  };
}

const MB = 1e6;
const MINUTE_MS = 60_000;

/** Of the straight line through points, by least squares; 0 where there is none. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const under = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return under === 0 ? 0 : over / under;
}
