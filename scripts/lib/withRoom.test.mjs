import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { missingArguments } from './withRoom.mjs';

const ROOM = ['--max-semi-space-size=128', '--v8-pool-size=1'];
const folder = mkdtempSync(join(tmpdir(), 'hausregel-room-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Says with what Node runs it; ends with 7 when it is asked to, and then says so. */
const program = join(folder, 'program.mjs');
const module = JSON.stringify(new URL('withRoom.mjs', import.meta.url).href);
writeFileSync(
  program,
  `import { withRoom } from ${module};
withRoom(() => {
  const stay = setInterval(() => {}, 1000);
  process.on('SIGTERM', () => (clearInterval(stay), console.log('asked'), process.exitCode = 7));
  console.log(JSON.stringify({ pid: process.pid, given: process.execArgv, words: process.argv.slice(2) }));
});`,
);

/** @param {string} [options] NODE_OPTIONS */
async function start(options = '') {
  const child = spawn(process.execPath, ['--no-warnings', program, 'serve', '--port=0'], {
    env: { ...process.env, NODE_OPTIONS: options },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  /** @type {{ pid: number, given: string[], words: string[] }} */
  const told = JSON.parse(line);
  return { child, ...told };
}

test('what nobody has set is added, what somebody has set stays', () => {
  expect(missingArguments([], '')).toEqual(ROOM);
  expect(missingArguments(['--max_semi_space_size=64'], '')).toEqual(ROOM.slice(1));
  expect(missingArguments(['--no-warnings'], ' --v8-pool-size=4  --max-semi-space-size 64')).toEqual([]);
});

test('a program runs again with the arguments that are missing; the signal reaches it, its exit code comes back', async () => {
  const { child, pid, given, words } = await start();
  expect([given, words]).toEqual([
    ['--no-warnings', ...ROOM],
    ['serve', '--port=0'],
  ]);
  expect(pid).not.toBe(child.pid);
  const said = once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([7, null]);
  expect(await said).toEqual(['asked\n']);
});

test('where the arguments are there it runs at once', async () => {
  const { child, pid } = await start(ROOM.join(' '));
  expect(pid).toBe(child.pid);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('it ends with the first process, also if that is killed', async () => {
  const { child } = await start();
  const said = once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(await said).toEqual(['asked\n']);
});

test('if it is killed itself, the exit code says by what', async () => {
  const { child, pid } = await start();
  process.kill(pid, 'SIGKILL');
  expect(await once(child, 'exit')).toEqual([137, null]);
});
