import { afterEach, expect, test } from 'vitest';
import { isStored, markTab, readStored, unmarkTab, writeStored } from './storage.ts';

function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

test('where storage is denied it says so, the page alone remembers, and nothing throws', () => {
  denyStorage();
  expect(readStored('hausregel.draft')).toBeUndefined();
  expect(isStored('hausregel.draft')).toBe(true);
  writeStored('hausregel.draft', 1);
  expect(isStored('hausregel.draft')).toBe(false);
  expect(readStored('hausregel.draft')).toBe(1);
  expect(markTab('hausregel.reloaded')).toBe(false);
  unmarkTab('hausregel.reloaded');
});

test('a tab is marked once until the mark is taken away', () => {
  const marks = new Map<string, string>();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, value: string) => void marks.set(key, value),
      removeItem: (key: string) => void marks.delete(key),
    },
  });
  expect([markTab('hausregel.reloaded'), markTab('hausregel.reloaded')]).toEqual([true, false]);
  unmarkTab('hausregel.reloaded');
  expect(markTab('hausregel.reloaded')).toBe(true);
});
