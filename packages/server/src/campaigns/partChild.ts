/** A process that does every so manieth seed of a campaign and tells of each. Arguments: campaign, first seed, end, step. */
import { secrecyGame } from './secrecyGame.ts';

const PARTS: Readonly<Record<string, (seed: number) => Promise<object>>> = { secrecy: (seed) => secrecyGame(seed) };

const [name = '', ...numbers] = process.argv.slice(2);
const [from = 0, to = 0, step = 1] = numbers.map(Number);
const part = PARTS[name];
if (part === undefined) throw new Error(`There is no campaign ${name}.`);
for (let seed = from; seed < to; seed += step) process.send?.({ seed, ...(await part(seed)) });
process.disconnect();
