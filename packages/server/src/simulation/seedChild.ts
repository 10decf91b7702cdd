/** A process that simulates every so manieth seed and tells of each. Arguments: first seed, end, step. */
import { simulate } from './simulate.ts';

const [from = 0, to = 0, step = 1] = process.argv.slice(2).map(Number);
for (let seed = from; seed < to; seed += step) process.send?.({ seed, ...(await simulate(seed)) });
process.disconnect();
