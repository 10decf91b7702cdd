import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Json = Readonly<Record<string, unknown>>;

/** Files whose keys are put together in code, so that they stay as they are. */
const WHOLE = ['errors', 'settings'] as const;
/** The second part of a file has the keys of the first one's name. */
const nameOf = (file: string): string => file.replace(/(Later)?\.json$/, '');
const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8')) as Json;

/** Every text's key, "table.draw", by the short one it has in the built client. */
export function shortKeys(locale: string): ReadonlyMap<string, string> {
  const keys = readdirSync(locale)
    .filter((file) => file.endsWith('.json') && !WHOLE.some((whole) => nameOf(file) === whole))
    .toSorted()
    .flatMap((file) => Object.keys(readJson(path.join(locale, file))).map((key) => `${nameOf(file)}.${key}`));
  return new Map(keys.map((key, index) => [key, index.toString(36)]));
}

/** A script with short keys in the place of those that stand in it as strings. */
export function withShortKeys(code: string, keys: ReadonlyMap<string, string>): string {
  return code.replaceAll(/(["'`])([a-z]+\.[A-Za-z0-9]+)\1/g, (whole, quote: string, key: string) => {
    const short = keys.get(key);
    return short === undefined ? whole : `${quote}${short}${quote}`;
  });
}

/** The first key that a script puts together, of a file whose keys are shortened. */
export function unknownKey(code: string, keys: ReadonlyMap<string, string>): string | undefined {
  const files = new Set([...keys.keys()].map((key) => key.slice(0, key.indexOf('.'))));
  return [...code.matchAll(/`([a-z]+)\.[^`$]*\$\{/g)].find(([, file = '']) => files.has(file))?.[0];
}

/** The texts of one part of a language (`first.ts`, `later.ts`) with short keys, as a script. */
export function shortTexts(code: string, folder: string, keys: ReadonlyMap<string, string>): string {
  const texts = [...code.matchAll(/import (\w+) from ["']\.\/(\w+\.json)["']/g)].flatMap(([, name = '', file = '']) =>
    Object.entries(readJson(path.join(folder, file))).map(([key, text]) => {
      const whole = `${name}.${key}`;
      return [keys.get(whole) ?? whole, text] as const;
    }),
  );
  const forms = /export \{ forms \} from [^;]+;/.exec(code)?.[0] ?? '';
  return `${forms}export const texts = ${JSON.stringify(Object.fromEntries(texts))};`;
}

/**
 * Short keys for all texts of the built client: spelled out, they are a third of every language and stand in the code
 * once more. The sources, and whoever reads them, keep the long ones.
 */
export function shortTextKeys(source: string): Plugin {
  const locales = path.join(source, 'locales');
  const keys = shortKeys(path.join(locales, 'en'));
  return {
    name: 'short-text-keys',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(source) || !/\.(ts|svelte)$/.test(file)) return undefined;
      if (file.startsWith(locales)) {
        return /(first|later)\.ts$/.test(file)
          ? { code: shortTexts(code, path.dirname(file), keys), map: null }
          : undefined;
      }
      const unknown = unknownKey(code, keys);
      if (unknown !== undefined) this.error(`A key is put together (${unknown}…); its file has to be named in WHOLE.`);
      return { code: withShortKeys(code, keys), map: null };
    },
  };
}
