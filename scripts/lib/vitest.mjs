import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './project.mjs';
import { runTool } from './run.mjs';

/**
 * @typedef {object} Report what Vitest's JSON reporter writes
 * @property {number} numPassedTests
 * @property {number} numTotalTests
 * @property {{ name: string, status: string, assertionResults: { status: string }[] }[]} testResults by file
 */

/**
 * Counts a report. A test that did not pass counts as failed, one that was left out as well; so does a file that
 * could not even be loaded.
 *
 * @param {Report} report
 * @returns {{ passed: number, failed: number }}
 */
export function countTests({ numPassedTests, numTotalTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status !== 'passed' && assertionResults.every((test) => test.status === 'passed'),
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

/**
 * Runs some projects of vitest.config.ts, showing their output.
 *
 * @param {string} name of the report below .build/reports
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runVitest(name, args, env = {}) {
  const file = inProject('.build', 'reports', `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runTool('vitest', ['run', ...reporters, ...args], { env });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = countTests(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
