import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unmet } from './goals.ts';
import { type SeedResult, runSeeds } from './runSeeds.ts';
import { simulate } from './simulate.ts';
import { Tally } from './tally.ts';

const SEEDS = 10_000;
/** Five minutes on two quiet cores; a busy machine may take longer. */
const LIMIT_MS = 3_600_000;

test(
  `whatever goes wrong (${SEEDS} seeds), nothing acknowledged is lost or done twice, and all are told the same`,
  async () => {
    const wrong: SeedResult[] = [];
    const tally = new Tally();
    const sums = { seeds: 0, acknowledged: 0 };
    await runSeeds({ from: 1, to: SEEDS + 1, processes: 2 }, (result) => {
      if (result.violations.length > 0) wrong.push(result);
      tally.addAll(result.counts);
      sums.seeds += 1;
      sums.acknowledged += result.acknowledged;
    });
    expect(wrong.map(({ seed, violations }) => ({ seed, violations }))).toEqual([]);
    expect(sums.seeds).toBe(SEEDS);
    expect(sums.acknowledged).toBeGreaterThan(SEEDS * 15);
    // Every event, command, error, crash, race and trouble has occurred.
    expect(unmet(tally.counts)).toEqual([]);
  },
  LIMIT_MS,
);

test('a seed gives the same again, whatever ran before it', async () => {
  const first = await simulate(77);
  await simulate(78);
  expect(await simulate(77)).toEqual(first);
  expect((await simulate(78)).checksum).not.toBe(first.checksum);
});

test('a seed gives the same in another process, by the command that replays it', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const args = ['--conditions=source', '--import=tsx', main, '1', '77'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(printed).toContain(`checksum ${(await simulate(77)).checksum}`);
});

test('the sums of a range do not depend on the number of processes', async () => {
  const sumOf = async (processes: number): Promise<unknown> => {
    const tally = new Tally();
    const checksums = new Map<number, string>();
    await runSeeds({ from: 1, to: 13, processes }, ({ seed, counts, checksum }) => {
      tally.addAll(counts);
      checksums.set(seed, checksum);
    });
    return [tally.counts, [...checksums].toSorted(([one], [other]) => one - other)];
  };
  expect(await sumOf(3)).toEqual(await sumOf(1));
});

test('a run that is broken off ends at once, with what it has', async () => {
  const stop = new AbortController();
  let heard = 0;
  await runSeeds({ from: 1, to: 1_000_000, processes: 2, signal: stop.signal }, () => {
    heard += 1;
    stop.abort();
  });
  expect(heard).toBeGreaterThan(0);
  expect(heard).toBeLessThan(1_000);
});
