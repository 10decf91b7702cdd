/** Writes the generated files below `vectors/` anew, and removes those that nobody asks for any more. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VECTOR_FILES } from './vectorFiles.ts';

const FOLDER = fileURLToPath(new URL('../../../vectors', import.meta.url));

for (const folder of ['playthroughs', 'perft']) {
  mkdirSync(join(FOLDER, folder), { recursive: true });
  for (const name of readdirSync(join(FOLDER, folder))) {
    if (!VECTOR_FILES.some((file) => file.name === `${folder}/${name}`)) rmSync(join(FOLDER, folder, name));
  }
}
for (const { name, write } of VECTOR_FILES) writeFileSync(join(FOLDER, name), write());
