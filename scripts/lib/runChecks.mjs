import process from 'node:process';
import { explainFailures } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { STAGES } from './stages.mjs';

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
    return { name, ...result, time: secondsSince(start) };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { name, passed: 0, failed: 1, time: secondsSince(start) };
  }
}

/**
 * Runs all stages, or those that are named, one after the other, also after a failed one. Prints a summary whose last
 * line is `N passed, N failed`; the exit code is 1 if anything failed or nothing ran.
 *
 * @param {readonly string[]} names
 */
export async function runChecks(names) {
  await explainFailures(async () => {
    await ensureInstalled({ dev: true });
    const stages = STAGES.filter(({ name }) => names.length === 0 || names.includes(name));
    /** @type {Awaited<ReturnType<typeof runStage>>[]} */
    const results = [];
    for (const stage of stages) results.push(await runStage(stage));
    const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
    console.log('');
    for (const { name, passed, failed, time } of results) {
      console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${time})`);
    }
    if (stages.length < STAGES.length) console.log(`Only ${stages.length} of ${STAGES.length} stages were run.`);
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
    process.exitCode = sum('failed') > 0 || stages.length === 0 ? 1 : 0;
  });
}
