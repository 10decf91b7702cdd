/**
 * Simulates tables under trouble by hand: `npm run simulate-server -- [SEEDS] [FROM] [PROCESSES]`. One seed
 * alone is replayed: `npm run simulate-server -- 1 4711`. Ends with 1 at a violation, after printing its seed.
 * Ctrl-C ends it early, with the result so far.
 */
import { availableParallelism } from 'node:os';
import { unmet } from './goals.ts';
import { runSeeds } from './runSeeds.ts';
import { Tally } from './tally.ts';

const DEFAULT_SEEDS = 10_000;
const TELL_EVERY_MS = 5_000;

const [seeds = DEFAULT_SEEDS, from = 1, processes = availableParallelism()] = process.argv.slice(2).map(Number);
const began = performance.now();
const tally = new Tally();
const stop = new AbortController();
let done = 0;
let wrong = 0;
let acknowledged = 0;
let toldAt = began;

const seconds = (): number => (performance.now() - began) / 1_000;

/** How far it is, how fast, and for how much longer. */
function tellProgress(): void {
  const rate = done / seconds();
  const left = Math.round((seeds - done) / rate / 60);
  process.stderr.write(`${done} of ${seeds} seeds, ${rate.toFixed(1)} a second, ${left} min left, ${wrong} wrong\n`);
}

process.once('SIGINT', () => stop.abort());
await runSeeds({ from, to: from + seeds, processes, signal: stop.signal }, (result) => {
  done += 1;
  acknowledged += result.acknowledged;
  tally.addAll(result.counts);
  if (result.violations.length > 0) {
    wrong += 1;
    process.stdout.write(`seed ${result.seed}: ${result.violations.join('; ')}\n`);
  }
  if (seeds === 1) process.stdout.write(`checksum ${result.checksum}\n`);
  if (performance.now() - toldAt < TELL_EVERY_MS) return;
  toldAt = performance.now();
  tellProgress();
});

const { counts } = tally;
for (const [name, times] of Object.entries(counts)) process.stdout.write(`${String(times).padStart(10)}  ${name}\n`);
const missing = unmet(counts);
if (missing.length > 0) process.stdout.write(`never met: ${missing.join(', ')}\n`);
process.stdout.write(
  `${done} of ${seeds} seeds from ${from}, ${wrong} with violations, ${acknowledged} commands acknowledged, ${Math.round(seconds())} s\n`,
);
if (wrong > 0) process.exitCode = 1;
