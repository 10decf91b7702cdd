/** Writes the golden rule books and the table in docs/RULES.md anew; run by scripts/regenerate.mjs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clauseTable, houseTable } from './clauseTable.ts';
import { goldenBooks } from './goldenBooks.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = join(ROOT, 'vectors', 'books');

mkdirSync(FOLDER, { recursive: true });
for (const [name, text] of goldenBooks()) writeFileSync(join(FOLDER, name), text);

const page = join(ROOT, 'docs', 'RULES.md');

/** The text with what stands between `<!-- name -->` and `<!-- end of name -->` written anew. */
function replaced(text: string, name: string, table: string): string {
  const [before = '', rest = ''] = text.split(`<!-- ${name} -->\n`);
  return `${before}<!-- ${name} -->\n${table}\n${rest.slice(rest.indexOf(`<!-- end of ${name} -->`))}`;
}

writeFileSync(
  page,
  replaced(replaced(readFileSync(page, 'utf8'), 'table', clauseTable()), 'house rules', houseTable()),
);
