import { readFileSync } from 'node:fs';
import { presetById } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import {
  type BenchCase,
  calibrate,
  caseOf,
  checkedRounds,
  compileMs,
  copyNs,
  legalNs,
  measureCase,
} from './benchmark.ts';
import { playoutsText } from './checkedPlayouts.ts';
import { medianOf } from './median.ts';

const VECTORS = new URL('../../../vectors/playouts.json', import.meta.url);

function skat(): BenchCase {
  const preset = presetById('skat');
  if (preset === undefined) throw new RangeError('There is no preset skat.');
  return caseOf(preset, 3);
}

test('random rounds of every rule set are the moves that are written down', () => {
  expect(playoutsText()).toBe(readFileSync(VECTORS, 'utf8'));
});

describe('the benchmark', () => {
  /** Every look at this clock takes a millisecond. */
  const options = () => {
    let ms = 0;
    return { clock: () => ms++, runs: 3, runMs: 2 };
  };

  test('measures by the clock it is handed', () => {
    const figure = measureCase(skat(), 1e8, options());
    expect(figure).toMatchObject({ id: 'skat', players: 3, checksum: checkedRounds(skat().rules).checksum });
    // Two looks of a millisecond with at least 100,000 moves each.
    expect(figure.movesPerSecond).toBeGreaterThanOrEqual(1e8);
    expect(figure.movesPerSecond).toBeLessThan(1.1e8);
    expect(figure.nsPerMove).toBeCloseTo(1e9 / figure.movesPerSecond, 6);
    expect(figure.perThousandDraws).toBeCloseTo(figure.movesPerSecond / 1e5, 6);
  });

  test('measures its steps: copying, listing moves, compiling, drawing numbers', () => {
    for (const figure of [
      copyNs(skat(), options()),
      legalNs(skat(), options()),
      compileMs(skat(), options()),
      calibrate(options()),
    ]) {
      expect(figure).toBeGreaterThan(0);
      expect(Number.isFinite(figure)).toBe(true);
    }
  });

  test('plays other rounds with another number of players', () => {
    const preset = skat().ruleSet;
    expect(checkedRounds(caseOf(preset, 2).rules, 5)).not.toEqual(checkedRounds(caseOf(preset, 4).rules, 5));
  });
});

test('the median is the value in the middle', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([1, 1000])).toBe(1000);
  expect(medianOf([])).toBeNaN();
});
