/** Writes `shelf.json` and `shelfAbout.json` anew; run by scripts/regenerate.mjs. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aboutOfRules, shelfOfRules } from './shelfOfRules.ts';

const write = (file: string, content: unknown): void =>
  writeFileSync(fileURLToPath(new URL(file, import.meta.url)), `${JSON.stringify(content, undefined, 2)}\n`);

write('shelf.json', shelfOfRules());
write('shelfAbout.json', aboutOfRules());
