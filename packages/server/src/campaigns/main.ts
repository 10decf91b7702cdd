/**
 * Long campaigns, by hand: `npm run campaign -- NAME [COUNT] [FROM]`. A short form of each runs with the
 * tests; docs/TESTING.md says what they prove. Ends with 1 after a fault, whose seed can be replayed:
 * `npm run campaign -- secrecy 1 4711`.
 */
import type { FuzzResult } from './fuzz.ts';
import { inProcesses } from './inProcesses.ts';
import type { SecrecyResult } from './secrecyGame.ts';

const SAY_EVERY = 1_000;
const MEGABYTE = 1_048_576;

type Seeded<T> = T & { readonly seed: number; readonly heap?: number };

/** Says what is wrong, and now and then how far it is. */
function hear(result: Seeded<{ readonly fault: string | undefined }>, done: number, so: () => string): void {
  if (result.fault !== undefined) {
    console.log(`seed ${result.seed}: ${result.fault}`);
    process.exitCode = 1;
  }
  if (done % SAY_EVERY === 0) console.log(so());
}

/** Hidden cards exchanged, and every byte compared; `count` games. */
async function secrecy(count: number, from: number): Promise<void> {
  let [games, compared, bytes] = [0, 0, 0];
  const so = (): string => `${games} games, ${compared} comparisons of ${bytes} bytes`;
  await inProcesses('secrecy', from, from + count, (news) => {
    const result = news as Seeded<SecrecyResult>;
    games += 1;
    compared += result.compared;
    bytes += result.bytes;
    hear(result, games, so);
  });
  console.log(so());
}

/** Hostile messages to `count` tables, some hundreds to each. */
async function fuzz(count: number, from: number): Promise<void> {
  let [tables, messages] = [0, 0];
  const answers = new Map<string, number>();
  const heaps: number[] = [];
  const so = (): string => `${tables} tables, ${messages} messages`;
  await inProcesses('fuzz', from, from + count, (news) => {
    const result = news as Seeded<FuzzResult>;
    tables += 1;
    messages += result.messages;
    for (const [answer, times] of Object.entries(result.answers))
      answers.set(answer, (answers.get(answer) ?? 0) + times);
    if (result.heap !== undefined) heaps.push(result.heap / MEGABYTE);
    hear(result, tables, so);
  });
  console.log(so());
  console.log(
    [...answers]
      .toSorted((one, other) => other[1] - one[1])
      .map(([answer, times]) => `${answer} ${times}`)
      .join(', '),
  );
  const third = Math.ceil(heaps.length / 3);
  const most = (list: readonly number[]): string => `${Math.round(Math.max(0, ...list))} MB`;
  if (third > 0)
    console.log(
      `heap at most ${most(heaps.slice(0, third))} in the first third, ${most(heaps.slice(-third))} in the last`,
    );
}

const CAMPAIGNS: Readonly<Record<string, { readonly count: number; readonly run: typeof secrecy }>> = {
  secrecy: { count: 100_000, run: secrecy },
  fuzz: { count: 3_500, run: fuzz },
};

const [name = '', ...numbers] = process.argv.slice(2);
const campaign = CAMPAIGNS[name];
const [count = campaign?.count ?? 0, from = 1] = numbers.map(Number);
if (campaign === undefined) {
  console.error(`There are these campaigns: ${Object.keys(CAMPAIGNS).join(', ')}.`);
  process.exitCode = 1;
} else await campaign.run(count, from);
