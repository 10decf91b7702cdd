import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreKey, TabKey } from '../lib/storage.ts';

/** As a browser has it: what is stored are properties, the methods are not. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

/** Every key there is: the compiler refuses a list that lacks one. */
const KEYS: Readonly<Record<StoreKey, true>> = {
  'hausregel.settings': true,
  'hausregel.seats': true,
  'hausregel.deals': true,
  'hausregel.rules': true,
  'hausregel.draft': true,
};
const TAB_KEYS: Readonly<Record<TabKey, true>> = { 'hausregel.reloaded': true };

test('everything that a page stores is forgotten and nothing more is stored; what others keep at its address stays', async () => {
  const { markTab, readStored, writeStored } = await import('../lib/storage.ts');
  const { clearStored } = await import('./forgetEverything.ts');
  for (const key of Object.keys(KEYS) as StoreKey[]) writeStored(key, 'Ada');
  for (const key of Object.keys(TAB_KEYS) as TabKey[]) markTab(key);
  for (const area of [localStorage, sessionStorage]) area.setItem('other', 'stays');
  expect(Object.keys(localStorage).length + Object.keys(sessionStorage).length).toBe(8);
  clearStored();
  writeStored('hausregel.seats', 'Ada');
  expect(readStored('hausregel.seats')).toBeUndefined();
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{ other: 'stays' }, { other: 'stays' }]);
});

test('what could not be stored, and was remembered by the page alone, is forgotten too', async () => {
  const { readStored, writeStored } = await import('../lib/storage.ts');
  const { clearStored } = await import('./forgetEverything.ts');
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (): never => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    },
  });
  writeStored('hausregel.seats', 'Ada');
  expect(readStored('hausregel.seats')).toBe('Ada');
  clearStored();
  expect(readStored('hausregel.seats')).toBeUndefined();
});

test('a tab takes back what it stored last, but not what somebody has stored there since', async () => {
  const { takeBackStored, writeStored } = await import('../lib/storage.ts');
  writeStored('hausregel.seats', ['Ada']);
  writeStored('hausregel.deals', ['Ada']);
  localStorage.setItem('hausregel.deals', '["Bo"]');
  localStorage.setItem('hausregel.settings', '{}');
  takeBackStored();
  expect({ ...localStorage }).toEqual({ 'hausregel.deals': '["Bo"]', 'hausregel.settings': '{}' });
});

const WEB = fileURLToPath(new URL('../..', import.meta.url));

function sources(folder: string): string[] {
  return readdirSync(join(WEB, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|js|svelte)$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

/** Which places of a pattern the sources of the page name. */
const namedIn = (files: readonly string[], pattern: RegExp): string[] =>
  files
    .flatMap((file) =>
      [...readFileSync(join(WEB, file), 'utf8').matchAll(pattern)].map(([, place]) => `${file}: ${place}`),
    )
    .filter((line, i, all) => all.indexOf(line) === i)
    .sort();

const PLACES =
  /\b(localStorage|sessionStorage|indexedDB|caches\.|cookieStore|document\.cookie|serviceWorker|navigator\.storage|window\.name\b)/g;

test('nothing is stored anywhere but where it is forgotten', () => {
  expect(namedIn([...sources('src'), ...sources('public'), 'index.html'], PLACES)).toEqual([
    // Reads the settings before the first paint.
    'public/first.js: localStorage',
    'src/app/forgetEverything.ts: localStorage',
    'src/app/forgetEverything.ts: sessionStorage',
    'src/lib/storage.ts: localStorage',
    'src/lib/storage.ts: sessionStorage',
  ]);
});

test('an entry of the history holds nothing but whether sheets are open', () => {
  const states = namedIn(sources('src'), /history\.(?:push|replace)State\(([^,]+),/g).map(
    (line) => line.split(': ')[1],
  );
  expect([...new Set(states)].sort()).toEqual(['MARK', 'history.state', 'null']);
});
