import process from 'node:process';
import { INSTALL, STAGES } from './stages.mjs';

/** @param {number} since milliseconds of `performance.now` */
const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one stage. An error in the stage itself counts as a failed check, and the next ones still run.
 *
 * @param {import('./stages.mjs').Stage} stage
 */
async function runStage({ name, run }) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  try {
    const result = await run();
    return { name, ...result, note: result.note, time: secondsSince(start) };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { name, passed: 0, failed: 1, note: undefined, time: secondsSince(start) };
  }
}

/** @typedef {Awaited<ReturnType<typeof runStage>>} StageResult */

/** @param {readonly StageResult[]} results */
function summarize(results) {
  console.log('');
  for (const { name, passed, failed, time, note } of results) {
    const remark = note === undefined ? '' : ` – ${note}`;
    console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${time})${remark}`);
  }
  const missing = STAGES.length + 1 - results.length;
  if (missing > 0) console.log(`${missing} stages were not run.`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/**
 * Runs all stages, or those that are named, one after the other, also after a failed one (except the installation).
 * Prints a summary whose last line is `N passed, N failed`; the exit code is 1 if anything failed.
 *
 * @param {readonly string[]} names
 */
export async function runChecks(names) {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(`There is no stage ${unknown.join(', ')}; there are: ${STAGES.map(({ name }) => name).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const results = [await runStage(INSTALL)];
  const isInstalled = results.every(({ failed }) => failed === 0);
  const stages = isInstalled ? STAGES.filter(({ name }) => names.length === 0 || names.includes(name)) : [];
  for (const stage of stages) results.push(await runStage(stage));
  summarize(results);
}
