/** Process and event loop, under the names that dashboards for Node know. */
import { readdirSync, readFileSync } from 'node:fs';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { Registry } from './registry.ts';

const NANO = 1e-9;
const MICRO = 1e-6;
/** The delay is measured by a timer of this period, which is part of what it reads. */
const RESOLUTION_MS = 10;

/** Adds them; the returned function stops measuring. */
export function addProcessMetrics(registry: Registry): () => void {
  const started = Date.now() / 1000 - process.uptime();
  registry.counted('process_cpu_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) * MICRO;
  });
  registry.gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () => started);
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  registry.gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
  registry.gauge('nodejs_heap_size_total_bytes', 'Heap.', () => process.memoryUsage().heapTotal);
  registry.gauge('nodejs_external_memory_bytes', 'Memory outside of the heap.', () => process.memoryUsage().external);
  registry.gauge('process_open_fds', 'Open files and sockets.', openFiles);
  registry.gauge('process_max_fds', 'How many files and sockets may be open.', fileLimit);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  addDelay(registry, delay);
  return () => delay.disable();
}

/** Since it was last asked for. */
function addDelay(registry: Registry, delay: IntervalHistogram): void {
  let last: ReadonlyMap<string, number> = new Map();
  const read = (): ReadonlyMap<string, number> => {
    // A histogram without a sample has no quantiles.
    if (delay.count === 0) return last;
    const beyond = (ns: number): number => Math.max(0, ns * NANO - RESOLUTION_MS / 1000);
    last = new Map([
      ['0.5', beyond(delay.percentile(50))],
      ['0.99', beyond(delay.percentile(99))],
      ['1', beyond(delay.max)],
    ]);
    delay.reset();
    return last;
  };
  registry.gauges(
    'nodejs_eventloop_lag_seconds',
    'By how much timers were late since the last look.',
    'quantile',
    read,
  );
}

/** Linux tells both in /proc; elsewhere they are not known. */
function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return Number.NaN;
  }
}

function fileLimit(): number {
  try {
    return Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
}
