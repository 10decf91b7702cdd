import { expect, test } from 'vitest';
import { auditFindings, lockProblems, pinProblems } from './dependencies.mjs';

const good = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };
/** @param {Record<string, unknown>} entry */
const lockOf = (entry) => ({ packages: { '': {}, 'packages/core': {}, 'node_modules/a/node_modules/@b/c': entry } });

test('a package with its hash, from the registry, with a free licence and no program to run is good', () => {
  expect(lockProblems(lockOf(good))).toEqual([]);
  expect(lockProblems(lockOf({ ...good, resolved: 'https://registry.example/c-1.0.0.tgz' }))).toEqual([]);
  expect(lockProblems(lockOf({ link: true }))).toEqual([]);
});

test.each([
  [{ integrity: undefined }, 'has no hash in the lock file.'],
  [{ integrity: 'sha1-abc' }, 'has no hash in the lock file.'],
  [{ resolved: 'git+ssh://git@example.org/c.git#1234' }, 'does not come from the registry.'],
  [{ resolved: 'file:../c' }, 'does not come from the registry.'],
  [{ hasInstallScript: true }, 'runs a program at its installation.'],
  [{ license: 'GPL-3.0' }, 'has the licence GPL-3.0.'],
  [{ license: undefined }, 'has the licence none.'],
])('%o is told', (change, sentence) => {
  expect(lockProblems(lockOf({ ...good, ...change }))).toEqual([`@b/c ${sentence}`]);
});

test('versions must be exact', () => {
  const manifest = { dependencies: { a: '1.0.0', b: '^1.0.0' }, devDependencies: { c: '*', d: '1.0.0-rc.1' } };
  expect(pinProblems('package.json', manifest)).toEqual([
    'package.json asks for b ^1.0.0, not for one version.',
    'package.json asks for c *, not for one version.',
  ]);
});

test('an audit that nobody answers is told apart from one without findings', () => {
  expect(auditFindings('npm warn audit 405 Method Not Allowed\n{ "error": { "summary": "405" } }').isAnswered).toBe(
    false,
  );
  expect(auditFindings('')).toEqual({ isAnswered: false, faults: [] });
  expect(auditFindings('{ "vulnerabilities": {} }')).toEqual({ isAnswered: true, faults: [] });
  const found = { vulnerabilities: { a: { severity: 'high' }, b: { severity: 'low' } } };
  expect(auditFindings(JSON.stringify(found)).faults).toEqual(['a has a known fault (high).']);
});
