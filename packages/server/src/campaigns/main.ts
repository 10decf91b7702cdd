/**
 * Long campaigns, by hand: `npm run campaign -- NAME [COUNT] [FROM]`. A short form of each runs with the
 * tests; docs/TESTING.md says what they prove. Ends with 1 at the first fault, whose seed can be replayed:
 * `npm run campaign -- secrecy 1 4711`.
 */
import { inProcesses } from './inProcesses.ts';
import type { SecrecyResult } from './secrecyGame.ts';

const SAY_EVERY = 1_000;

async function secrecy(count: number, from: number): Promise<void> {
  let [games, compared, bytes] = [0, 0, 0];
  await inProcesses('secrecy', from, from + count, (news) => {
    const result = news as SecrecyResult & { readonly seed: number };
    games += 1;
    compared += result.compared;
    bytes += result.bytes;
    if (result.fault !== undefined) {
      console.log(`seed ${result.seed}: ${result.fault}`);
      process.exitCode = 1;
    }
    if (games % SAY_EVERY === 0) console.log(`${games} games, ${compared} comparisons, ${bytes} bytes`);
  });
  console.log(`${games} games, ${compared} comparisons of ${bytes} bytes`);
}

const CAMPAIGNS: Readonly<Record<string, { readonly count: number; readonly run: typeof secrecy }>> = {
  secrecy: { count: 100_000, run: secrecy },
};

const [name = '', ...numbers] = process.argv.slice(2);
const campaign = CAMPAIGNS[name];
const [count = campaign?.count ?? 0, from = 1] = numbers.map(Number);
if (campaign === undefined) {
  console.error(`There are these campaigns: ${Object.keys(CAMPAIGNS).join(', ')}.`);
  process.exitCode = 1;
} else await campaign.run(count, from);
