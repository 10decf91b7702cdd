import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortKeys, shortTexts, unknownKey, withShortKeys } from './shortKeys.ts';
import { texts as first } from './src/locales/lt/first.ts';
import { texts as later } from './src/locales/lt/later.ts';

const source = fileURLToPath(new URL('src', import.meta.url));
const keys = shortKeys(path.join(source, 'locales', 'en'));
const long = { ...first, ...later };

test('Every text has a short key of its own, but for those whose keys are put together in code', () => {
  expect(new Set(keys.values()).size).toBe(keys.size);
  expect(Object.keys(long).filter((key) => !/^(errors|settings)\./.test(key) && !keys.has(key))).toEqual([]);
  expect([...keys.keys()].filter((key) => !(key in long))).toEqual([]);
});

test.each(['first', 'later'])('The %s part of a language says by short keys what it says by long ones', (part) => {
  const folder = path.join(source, 'locales', 'lt');
  const script = shortTexts(readFileSync(path.join(folder, `${part}.ts`), 'utf8'), folder, keys);
  const texts: unknown = JSON.parse(/export const texts = (.*);$/.exec(script)?.[1] ?? '');
  const own = part === 'first' ? first : later;
  expect(texts).toEqual(Object.fromEntries(Object.entries(own).map(([key, text]) => [keys.get(key) ?? key, text])));
  expect(script.includes('export { forms }')).toBe(part === 'first');
});

test('Only whole strings that are keys are shortened', () => {
  const short = keys.get('table.draw') ?? '';
  expect(withShortKeys("t('table.draw', `table.draw`) + 'table.drawer' + 'my table.draw'", keys)).toBe(
    `t('${short}', \`${short}\`) + 'table.drawer' + 'my table.draw'`,
  );
});

test('A key that is put together in code is found, and no file of the client holds one', () => {
  expect(unknownKey('t(`table.suit${suit}`)', keys)).toBe('`table.suit${');
  expect(unknownKey('t(`errors.${code}`)', keys)).toBeUndefined();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.(ts|svelte)$/.test(file),
  );
  const holders = files.filter((file) => {
    const script = readFileSync(path.join(source, file), 'utf8').replaceAll(/^.*(type|Extract<).*$/gm, '');
    return unknownKey(script, keys) !== undefined;
  });
  expect(holders).toEqual([]);
});
