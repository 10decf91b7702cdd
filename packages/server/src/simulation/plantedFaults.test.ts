import { expect, test } from 'vitest';
import { PLANTED_FAULTS } from './plantedFaults.ts';
import { simulate } from './simulate.ts';

const SEEDS = 300;

test.each(PLANTED_FAULTS)('$name is found out', { timeout: 600_000 }, async ({ plant }) => {
  const remove = plant();
  const found: string[] = [];
  try {
    for (let seed = 1; seed <= SEEDS && found.length === 0; seed++) found.push(...(await simulate(seed)).violations);
  } finally {
    remove();
  }
  expect(found).not.toEqual([]);
});
