/** A process that does every so manieth seed of a campaign and tells of each. Arguments: campaign, first seed, end, step. */
import { fuzzTable } from './fuzz.ts';
import { secrecyGame } from './secrecyGame.ts';

const PARTS: Readonly<Record<string, (seed: number) => Promise<object>>> = {
  secrecy: (seed) => secrecyGame(seed),
  fuzz: (seed) => fuzzTable(seed),
};
/** Memory is measured, after collecting what is garbage, once in so many seeds. */
const WEIGH_EVERY = 100;

const [name = '', ...numbers] = process.argv.slice(2);
const [from = 0, to = 0, step = 1] = numbers.map(Number);
const part = PARTS[name];
if (part === undefined) throw new Error(`There is no campaign ${name}.`);
let done = 0;
for (let seed = from; seed < to; seed += step) {
  const result = await part(seed);
  done += 1;
  if (done % WEIGH_EVERY === 0) globalThis.gc?.();
  const heap = done % WEIGH_EVERY === 0 ? { heap: process.memoryUsage().heapUsed } : {};
  process.send?.({ seed, ...result, ...heap });
}
process.disconnect();
