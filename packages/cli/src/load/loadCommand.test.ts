import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../run.ts';
import { testTerminal } from '../testTerminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-load-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Told {
  readonly sockets: number;
  readonly measured: {
    readonly moves: number;
    readonly server: { readonly cpuMs: number };
    readonly inUse: { readonly before: number; readonly after: number };
  };
  readonly end: {
    readonly check: { readonly acknowledged: number; readonly moves: number; readonly missing: number };
    readonly stopMs: number;
  };
  readonly errors: object;
  readonly isGood: boolean;
}

test('ten tables play for some seconds, and every acknowledgement is in the log', async () => {
  const terminal = testTerminal();
  const data = path.join(folder, 'load.sqlite');
  const words = [
    '--tables',
    '10',
    '--seconds',
    '4',
    '--settle',
    '0',
    '--think',
    '100',
    '--rules',
    'family,skat,mau-tse-tung',
  ];
  const code = await run(['load', ...words, '--data', data, '--format', 'json'], terminal);
  expect(terminal.complaints()).toBe('');
  const told = JSON.parse(terminal.output()) as Told;
  expect(told).toMatchObject({ sockets: 40, isGood: true, errors: {}, end: { check: { missing: 0, tables: 10 } } });
  expect(told.end.stopMs).toBeGreaterThan(0);
  expect(told.measured.moves).toBeGreaterThan(20);
  expect(told.end.check.moves).toBeGreaterThanOrEqual(told.measured.moves);
  expect(told.end.check.acknowledged).toBeGreaterThan(told.end.check.moves);
  expect(told.measured.server.cpuMs).toBeGreaterThan(0);
  expect(told.measured.inUse.before).toBeGreaterThan(1e6);
  expect(told.measured.inUse.after).toBeGreaterThan(1e6);
  expect(code).toBe(0);
  expect(existsSync(data)).toBe(true);
});

test('what is printed ends with how long the server took to stop', async () => {
  const terminal = testTerminal();
  const words = ['--tables', '1', '--seconds', '1', '--settle', '0', '--think', '100'];
  expect(await run(['load', ...words, '--data', path.join(folder, 'one.sqlite')], terminal)).toBe(0);
  expect(terminal.output()).toMatch(/stopping the server, ms +[\d,]+\s/);
});

test.each([
  [['--tables', '0'], '--tables must be a whole number from 1 to 100000, not “0”.'],
  [['--rules', 'family,chess'], '--rules can be all, '],
  [['--format', 'xml'], '--format can be table, json, but not “xml”.'],
  [['now'], 'It is not clear what “now” means here.'],
])('what is wrong with %j is said in a sentence', async (words, sentence) => {
  const terminal = testTerminal();
  expect(await run(['load', ...words], terminal)).toBe(2);
  expect(terminal.complaints()).toContain(sentence);
});

test('a server that is not there is said in a sentence', async () => {
  const terminal = testTerminal();
  expect(await run(['load', '--address', 'http://127.0.0.1:1', '--tables', '1'], terminal)).toBe(1);
  expect(terminal.complaints()).toMatch(/^The load cannot go on: /);
});
