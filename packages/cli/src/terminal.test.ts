import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { processTerminal } from './terminal.ts';

afterEach(() => void vi.useRealTimers());

const FULL = '/dev/full';
const main = fileURLToPath(new URL('main.ts', import.meta.url));

test.skipIf(!existsSync(FULL))('output that finds no room is told in one sentence', () => {
  const full = openSync(FULL, 'w');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', main, 'rules', 'list'],
    { stdio: ['ignore', full, 'pipe'], encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  closeSync(full);
  expect([status, stderr]).toEqual([1, 'The output cannot be written; is there room left where it goes?\n']);
});

test('who is asked to end twice in the same moment is asked once; later nobody listens any more', () => {
  vi.useFakeTimers();
  const before = process.listenerCount('SIGTERM');
  let asked = 0;
  const forget = processTerminal().onStop(() => {
    asked += 1;
    forget();
  });
  process.emit('SIGTERM');
  vi.advanceTimersByTime(299);
  expect(process.listenerCount('SIGTERM')).toBe(before + 1);
  vi.advanceTimersByTime(1);
  expect([process.listenerCount('SIGTERM'), asked]).toEqual([before, 1]);
});
