import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { inProject, root } from './project.mjs';

/** The most that an `npm start` with nothing to install or build may take until the page is there. */
const START_MS_MAX = 3000;

/** @returns {Promise<number>} a port that is free now */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * Waits until the page is there.
 *
 * @param {string} address
 * @param {number} untilMs time of `performance.now` at which to give up
 */
async function pageAnswers(address, untilMs) {
  while (performance.now() < untilMs) {
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(untilMs - performance.now())));
    const response = await fetch(address, { signal }).catch(() => undefined);
    if (response?.ok && (await response.text()).includes('<script')) return true;
    await sleep(20);
  }
  return false;
}

/**
 * Starts the built server as `npm start` does, on a new data file, until it has served the page, and ends it.
 * Throws a `Failure` if the page or the end does not come in time.
 *
 * @returns {Promise<string>} one line for the log
 */
export async function serveFirstPage() {
  const data = mkdtempSync(join(tmpdir(), 'hausregel-'));
  const port = await freePort();
  const env = { PORT: String(port), HOST: '127.0.0.1', HAUSREGEL_DATA: join(data, 'hausregel.db') };
  const start = performance.now();
  const child = spawn(process.execPath, [inProject('scripts', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  /** @type {string[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => output.push(text));
  }
  const ended = /** @type {Promise<number | null>} */ (new Promise((resolve) => child.on('exit', resolve)));
  try {
    const isThere = await pageAnswers(`http://127.0.0.1:${port}/`, start + START_MS_MAX);
    const tookMs = Math.round(performance.now() - start);
    child.kill('SIGTERM');
    const code = await Promise.race([ended, sleep(5000, 'none')]);
    if (!isThere) throw new Failure(`No page after ${START_MS_MAX} ms. The server said:\n${output.join('')}`);
    if (code !== 0) throw new Failure(`The server did not end cleanly (code ${code}). It said:\n${output.join('')}`);
    return `the page is there after ${tookMs} ms`;
  } finally {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}
