/**
 * Writes every generated file of the repository anew. `npm test` runs this and fails if a file changes by it.
 * A generator is a TypeScript file that writes its files when it is run; add its path to the list.
 */
import process from 'node:process';
import { runTool } from './lib/run.mjs';

/** @type {readonly string[]} */
const GENERATORS = [
  'packages/testkit/src/writeVectors.ts',
  'packages/lab/src/writePlayouts.ts',
  'packages/rulebook/src/writeBooks.ts',
  'apps/web/src/app/writeShelf.ts',
];

for (const generator of GENERATORS) {
  const { code } = await runTool('tsx', ['--conditions=source', generator]);
  if (code !== 0) process.exit(code);
}
