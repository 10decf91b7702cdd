import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PROTOCOL_ERRORS } from '@hausregel/protocol';
import { UI_LANGUAGES } from '../lib/language.ts';
import { formsOf, gapsOf, type Text } from '../lib/text.ts';
import { forms as formsDe } from './de/forms.ts';
import { texts as de } from './de/index.ts';
import { texts as en } from './en/index.ts';
import { forms as formsLt } from './lt/forms.ts';
import { texts as lt } from './lt/index.ts';

const byLanguage = { de, en, lt } as const;
const source = fileURLToPath(new URL('..', import.meta.url));

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'locales' ? [] : sourceFiles(path);
    return /\.(ts|svelte)$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

const pluralClasses = (text: Text): string[] => (typeof text === 'string' ? [] : Object.keys(text).sort());

test.each(UI_LANGUAGES)('%s has the same texts as English', (language) => {
  expect(Object.keys(byLanguage[language]).sort()).toEqual(Object.keys(en).sort());
});

test.each(UI_LANGUAGES)('a text has the same gaps in %s as in English', (language) => {
  for (const [key, text] of Object.entries(byLanguage[language])) {
    // A single thing may be told without its number.
    const gaps = (t: Text | undefined): readonly string[] => gapsOf(t ?? '').filter((gap) => gap !== 'count');
    expect([key, ...gaps(text)]).toEqual([key, ...gaps(en[key])]);
  }
});

test('the forms of words that texts ask for are there, and no others', () => {
  const asked = (texts: Readonly<Record<string, Text>>): string[] => [
    ...new Set(Object.values(texts).flatMap((text) => formsOf(text))),
  ];
  expect(asked(en)).toEqual([]);
  expect(asked(de)).toEqual(Object.keys(formsDe));
  expect(asked(lt).sort()).toEqual(Object.keys(formsLt).sort());
});

test.each(UI_LANGUAGES)('plural texts have exactly the plural classes of %s', (language) => {
  // Those of whole numbers: Lithuanian has one more for fractions.
  const rules = new Intl.PluralRules(language);
  const classes = [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))].sort();
  for (const [key, text] of Object.entries(byLanguage[language])) {
    if (typeof text !== 'string') expect([key, ...pluralClasses(text)]).toEqual([key, ...classes]);
  }
});

test('no text is empty or begins or ends with a space', () => {
  for (const texts of Object.values(byLanguage)) {
    for (const [key, text] of Object.entries(texts)) {
      const sentences = typeof text === 'string' ? [text] : Object.values(text);
      for (const sentence of sentences) expect([key, sentence.trim()]).toEqual([key, sentence]);
      for (const sentence of sentences) expect(sentence).not.toBe('');
    }
  }
});

test('every text is used', () => {
  const code = sourceFiles(source)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const quoted = new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => match[1]));
  const words = new Set<string | undefined>([
    ...quoted,
    ...[...code.matchAll(/(\w+): (?:true|false),/g)].map((match) => match[1]),
    ...PROTOCOL_ERRORS,
  ]);
  // Keys put together in code, of words that are there: `errors.${code}`, `settings.${key}Hint`.
  const patterns = [...code.matchAll(/`([a-z]+\.[\w-]*)\$\{[^}]+\}([\w-]*)`/g)].map(
    (match) => new RegExp(`^${(match[1] ?? '').replace('.', '\\.')}([\\w-]+)${match[2] ?? ''}$`),
  );
  const isMade = (key: string): boolean => patterns.some((pattern) => words.has(pattern.exec(key)?.[1]));
  expect(Object.keys(en).filter((key) => !quoted.has(key) && !isMade(key))).toEqual([]);
});
