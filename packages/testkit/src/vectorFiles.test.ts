import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { VECTOR_FILES } from './vectorFiles.ts';

const FOLDER = fileURLToPath(new URL('../../../vectors', import.meta.url));

describe('vectors', () => {
  test.each(VECTOR_FILES)('$name is what the engine does today', ({ name, write }) => {
    expect(write()).toBe(readFileSync(join(FOLDER, name), 'utf8'));
  });

  test('hold a playthrough of every preset and number of players and a table of every preset, and nothing else', () => {
    const found = ['playthroughs', 'perft'].flatMap((folder) =>
      readdirSync(join(FOLDER, folder)).map((name) => `${folder}/${name}`),
    );
    expect(found.toSorted()).toEqual(VECTOR_FILES.map(({ name }) => name).toSorted());
  });
});
