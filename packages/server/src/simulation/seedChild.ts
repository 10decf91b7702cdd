/** A process that simulates every so manieth seed and tells of them. Arguments: first seed, end, step. Ends when nobody listens. */
import type { SeedResult } from './runSeeds.ts';
import { simulate } from './simulate.ts';

const BATCH = 20;

const [from = 0, to = 0, step = 1] = process.argv.slice(2).map(Number);
let results: SeedResult[] = [];

/** Nobody may be listening any more: then the loop ends by itself. */
function tell(): void {
  process.send?.(results, undefined, undefined, () => {});
  results = [];
}

for (let seed = from; seed < to && process.connected; seed += step) {
  results.push({ seed, ...(await simulate(seed)) });
  if (results.length < BATCH) continue;
  tell();
  // Lets the parent be heard.
  await new Promise(setImmediate);
}
if (process.connected) {
  if (results.length > 0) tell();
  process.disconnect();
}
