import { expect, test } from 'vitest';
import { explainInstall } from './install.mjs';

test('an installation without a network is told as such', () => {
  const output = 'npm error code ENOTFOUND\nnpm error network request to https://registry.example/vite failed';
  expect(explainInstall(output, 1)).toContain('check the connection');
});

test('a read-only folder is told as such', () => {
  expect(
    explainInstall("npm error code EACCES\nnpm error EACCES: permission denied, mkdir 'node_modules'", 1),
  ).toContain('that folder is read-only');
});

test('a missing npm is told as such', () => {
  expect(explainInstall('spawn npm ENOENT', 127)).toContain('npm was not found');
});

test('anything else names the first reason that npm gives', () => {
  expect(explainInstall('npm error code EUSAGE\nnpm error The lock file is not in sync.\n', 1)).toContain(
    'The lock file is not in sync.',
  );
});
