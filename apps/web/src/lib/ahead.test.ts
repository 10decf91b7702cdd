import { afterEach, expect, test } from 'vitest';
import { loadAhead } from './ahead.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

test('A part is loaded ahead after a moment, once, and its failure is nobody’s concern yet', async () => {
  let loads = 0;
  loadAhead(() => {
    loads += 1;
    return Promise.reject(new Error('not there'));
  });
  expect(loads).toBe(0);
  await settled();
  expect(loads).toBe(1);
});

test('A page that is left loads nothing ahead', async () => {
  let loads = 0;
  const load = (): Promise<void> => {
    loads += 1;
    return Promise.resolve();
  };
  loadAhead(load)();
  Object.assign(globalThis, { requestIdleCallback: setImmediate, cancelIdleCallback: clearImmediate });
  loadAhead(load)();
  await settled();
  expect(loads).toBe(0);
});
