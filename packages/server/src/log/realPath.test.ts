import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { realPath } from './realPath.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'hausregel-path-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let cases = 0;
function freshFolder(): string {
  const folder = join(root, String(++cases));
  mkdirSync(join(folder, 'deep', 'disk'), { recursive: true });
  symlinkSync('deep/disk', join(folder, 'linked'));
  return folder;
}

describe.each([
  ['that is there', true],
  ['that is not there', false],
])('a file %s', (_, isThere) => {
  test.each([
    ['by its own name', 'deep/disk/data', undefined],
    ['in a folder that is a link', 'linked/data', undefined],
    ['by a relative link', 'link', () => 'deep/disk/data'],
    ['by an absolute link', 'link', (folder: string) => join(folder, 'deep/disk/data')],
    ['by a link into a folder that is a link', 'link', () => 'linked/data'],
    ['by a link out of a folder that is a link', 'link', () => 'linked/../disk/data'],
    ['by a relative link in a folder that is a link', 'linked/link', () => '../disk/data'],
  ] as const)('has one path %s', (__, name, target) => {
    const folder = freshFolder();
    const file = join(folder, 'deep/disk/data');
    if (isThere) writeFileSync(file, '');
    if (target !== undefined) symlinkSync(target(folder), join(folder, name));
    expect(realPath(join(folder, name))).toBe(file);
  });

  test('has one path by links to links', () => {
    const folder = freshFolder();
    const file = join(folder, 'deep/disk/data');
    if (isThere) writeFileSync(file, '');
    symlinkSync('linked/second', join(folder, 'first'));
    symlinkSync('../../third', join(folder, 'linked', 'second'));
    symlinkSync(file, join(folder, 'third'));
    expect(realPath(join(folder, 'first'))).toBe(file);
  });
});

test('links in a circle come to an end', () => {
  const folder = freshFolder();
  const circle = ['one', 'other'].map((name) => join(folder, name));
  symlinkSync('other', join(folder, 'one'));
  symlinkSync('one', join(folder, 'other'));
  expect(circle).toContain(realPath(join(folder, 'one')));
});

test('a link into a folder that is not there leads there', () => {
  const folder = freshFolder();
  symlinkSync('gone/data', join(folder, 'link'));
  expect(realPath(join(folder, 'link'))).toBe(`${folder}/gone/data`);
});
