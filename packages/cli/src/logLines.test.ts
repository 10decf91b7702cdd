import { expect, test } from 'vitest';
import { logLine, logReport } from './logLines.ts';

const AT = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

test('a line of text begins with time, level and code, and quotes what has spaces', () => {
  const line = {
    level: 'warn',
    event: 'table-failed',
    table: 'abc123',
    at: 'run (x.ts:1:2)',
    code: undefined,
  } as const;
  expect(logLine(line, 'text', AT)).toBe('2026-01-02T03:04:05.678Z warn table-failed table=abc123 at="run (x.ts:1:2)"');
});

test('a line of JSON holds the same, and a line break never ends it early', () => {
  const line = { level: 'error', event: 'request-failed', error: 'a\nb', tables: 3 } as const;
  const text = logLine(line, 'json', AT);
  expect(text).not.toContain('\n');
  expect(JSON.parse(text)).toEqual({ time: '2026-01-02T03:04:05.678Z', ...line });
  expect(logLine(line, 'text', AT)).toContain('error="a\\nb" tables=3');
});

test('what cannot be seen never reaches the terminal, and a line of JSON still says it', () => {
  const line = { level: 'error', event: 'request-failed', error: 'a\u202E\u009B2J' } as const;
  expect(logLine(line, 'text', AT)).toContain('error="a\\u202e\\u009b2J"');
  const text = logLine(line, 'json', AT);
  expect(text).toContain('a\\u202e\\u009b2J');
  expect(JSON.parse(text)).toMatchObject(line);
});

test('without a format only what is wrong is told', () => {
  const plain: string[] = [];
  const full: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    logReport(undefined, (line) => plain.push(line))({ level, event: level });
    logReport('json', (line) => full.push(line))({ level, event: level });
  }
  expect(plain.map((line) => line.split(' ')[1])).toEqual(['warn', 'error']);
  expect(full.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['info', 'warn', 'error']);
});
