/** Writes the golden rule books and the table in docs/RULES.md anew; run by scripts/regenerate.mjs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clauseTable } from './clauseTable.ts';
import { goldenBooks } from './goldenBooks.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = join(ROOT, 'vectors', 'books');

mkdirSync(FOLDER, { recursive: true });
for (const [name, text] of goldenBooks()) writeFileSync(join(FOLDER, name), text);

const page = join(ROOT, 'docs', 'RULES.md');
const [before = '', rest = ''] = readFileSync(page, 'utf8').split('<!-- table -->\n');
const after = rest.slice(rest.indexOf('<!-- end of table -->'));
writeFileSync(page, `${before}<!-- table -->\n${clauseTable()}\n${after}`);
