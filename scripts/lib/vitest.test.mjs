import { expect, test } from 'vitest';
import { countTests } from './vitest.mjs';

/** @param {...string} states */
const file = (...states) => ({
  name: 'a.test.ts',
  status: states.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: states.map((status) => ({ status })),
});

test('tests that pass and tests that fail are counted', () => {
  const report = { numPassedTests: 2, numTotalTests: 3, testResults: [file('passed', 'failed', 'passed')] };
  expect(countTests(report)).toEqual({ passed: 2, failed: 1 });
});

test('a test that is left out counts as failed', () => {
  const report = { numPassedTests: 1, numTotalTests: 2, testResults: [file('passed', 'skipped')] };
  expect(countTests(report)).toEqual({ passed: 1, failed: 1 });
});

test('a file that cannot be loaded counts as one that failed', () => {
  const report = {
    numPassedTests: 1,
    numTotalTests: 1,
    testResults: [file('passed'), { ...file(), status: 'failed' }],
  };
  expect(countTests(report)).toEqual({ passed: 1, failed: 1 });
});
