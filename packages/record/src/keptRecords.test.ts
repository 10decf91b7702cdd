import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkRecord } from './checkRecord.ts';
import { parseRecord } from './parseRecord.ts';

/** Records as each version has written them. They are never written anew: whoever has one can check it for ever. */
const FOLDER = new URL('../../../vectors/records/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

test('records are kept of the present version', () => {
  expect(FILES.filter((file) => file.startsWith('v1-')).length).toBeGreaterThan(2);
});

test.each(FILES)('%s is still right', (file) => {
  const record = parseRecord(readFileSync(new URL(file, FOLDER), 'utf8'));
  expect(record).toMatchObject({ ok: true });
  expect(record.ok && checkRecord(record.value).isRight).toBe(true);
});
