import { expect, test } from 'vitest';
import { type SeedResult, runSeeds } from './runSeeds.ts';
import { simulate } from './simulate.ts';

const SEEDS = 10_000;
/** Five minutes on two quiet cores; a busy machine may take longer. */
const LIMIT_MS = 3_600_000;

test(
  `whatever goes wrong (${SEEDS} seeds), nothing acknowledged is lost or done twice, and all are told the same`,
  async () => {
    const wrong: SeedResult[] = [];
    const sums = { seeds: 0, acknowledged: 0, crashes: 0, claims: 0 };
    await runSeeds(1, SEEDS + 1, 2, (result) => {
      if (result.violations.length > 0) wrong.push(result);
      sums.seeds += 1;
      sums.acknowledged += result.acknowledged;
      sums.crashes += result.crashes;
      sums.claims += result.claims;
    });
    expect(wrong.map(({ seed, violations }) => ({ seed, violations }))).toEqual([]);
    expect(sums.seeds).toBe(SEEDS);
    expect(sums.acknowledged).toBeGreaterThan(SEEDS * 10);
    expect(sums.crashes).toBeGreaterThan(SEEDS);
    expect(sums.claims).toBeGreaterThan(SEEDS);
  },
  LIMIT_MS,
);

test('a seed gives the same again, whatever ran before it', async () => {
  const first = await simulate(77);
  await simulate(78);
  expect(await simulate(77)).toEqual(first);
  expect((await simulate(78)).checksum).not.toBe(first.checksum);
});

test.each(['lies', 'no-fence'] as const)('a log that is wrong (%s) is found out', async (fault) => {
  const found: string[] = [];
  for (let seed = 1; seed <= 300 && found.length === 0; seed++) found.push(...(await simulate(seed, fault)).violations);
  expect(found).not.toEqual([]);
});
