import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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
