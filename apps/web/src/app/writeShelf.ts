/** Writes `shelf.json` anew; run by scripts/regenerate.mjs. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelfOfRules } from './shelfOfRules.ts';

const FILE = fileURLToPath(new URL('shelf.json', import.meta.url));

writeFileSync(FILE, `${JSON.stringify(shelfOfRules(), undefined, 2)}\n`);
