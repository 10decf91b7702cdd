import { expect, test } from 'vitest';
import { filesBelow, fingerprint } from './inputs.mjs';

test('files below a folder are sorted and leave out what is installed or built', () => {
  const files = filesBelow('.');
  expect(files).toContain('package.json');
  expect(files).toContain('scripts/lib/inputs.mjs');
  expect(files.filter((file) => /(^|\/)(node_modules|\.build|\.git)\//.test(file))).toEqual([]);
});

test('a place that does not exist has no files', () => {
  expect(filesBelow('no/such/place')).toEqual([]);
});

test('a fingerprint is the same for the same files and another for others', () => {
  expect(fingerprint(['package.json'])).toBe(fingerprint(['package.json']));
  expect(fingerprint(['package.json'])).not.toBe(fingerprint(['package.json', 'LICENSE']));
});
