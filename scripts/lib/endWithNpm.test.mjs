import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, test } from 'vitest';

const module = JSON.stringify(new URL('endWithNpm.mjs', import.meta.url).href);
const program = `import(${module}).then(({ endWithNpm }) => { endWithNpm(); setInterval(() => {}, 1000); console.log(process.pid); })`;

/**
 * Runs a program that never ends by itself through a shell, as npm does, and ends the shell. Tells whether the
 * program has ended with it.
 *
 * @param {string} event what npm says it is doing
 */
async function endsWithShell(event) {
  const shell = spawn('sh', ['-c', `"${process.execPath}" -e '${program}'; true`], {
    env: { ...process.env, npm_lifecycle_event: event },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(shell.stdout.setEncoding('utf8'), 'data');
  shell.kill('SIGTERM');
  /** @type {boolean} */
  const hasEnded = await Promise.race([
    once(shell.stdout, 'close').then(() => true),
    new Promise((resolve) => setTimeout(resolve, 2_000, false)),
  ]);
  if (!hasEnded) process.kill(Number(pid), 'SIGKILL');
  return hasEnded;
}

test('what npm start or npx run ends with them', async () => {
  expect(await Promise.all(['start', 'npx'].map(endsWithShell))).toEqual([true, true]);
});

test('what is started otherwise goes on without its shell', async () => {
  expect(await endsWithShell('')).toBe(false);
});
