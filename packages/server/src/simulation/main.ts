/**
 * Simulates tables under trouble by hand: `npm run simulate-server -- [SEEDS] [FROM]`. One seed alone is
 * replayed: `npm run simulate-server -- 1 4711`. Ends with 1 at a violation, after printing its seed.
 */
import { availableParallelism } from 'node:os';
import { runSeeds } from './runSeeds.ts';

const DEFAULT_SEEDS = 10_000;
const [seeds = DEFAULT_SEEDS, from = 1] = process.argv.slice(2).map(Number);
const began = performance.now();
let done = 0;
let acknowledged = 0;
let crashes = 0;
let claims = 0;
await runSeeds(from, from + seeds, availableParallelism(), (result) => {
  done += 1;
  acknowledged += result.acknowledged;
  crashes += result.crashes;
  claims += result.claims;
  if (result.violations.length > 0) {
    process.stdout.write(`seed ${result.seed}: ${result.violations.join('; ')}\n`);
    process.exitCode = 1;
  }
  if (seeds === 1) process.stdout.write(`checksum ${result.checksum}\n`);
  if (done % 1000 === 0)
    process.stderr.write(`${done} of ${seeds}, ${Math.round((performance.now() - began) / done)} ms each\n`);
});
process.stdout.write(
  `${done} seeds, ${acknowledged} commands acknowledged, ${crashes} crashes, ${claims} changes of owner, ${Math.round((performance.now() - began) / 1000)} s\n`,
);
