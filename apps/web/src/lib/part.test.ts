import { expect, test } from 'vitest';
import { part } from './part.ts';

test('A part is there once it was loaded, and is loaded once', async () => {
  let loads = 0;
  const page = part(() => Promise.resolve(`page ${(loads += 1)}`));
  expect(page.loaded()).toBeUndefined();
  expect(await page()).toBe('page 1');
  expect(page.loaded()).toBe('page 1');
  expect(await page()).toBe('page 1');
});

test('A part that could not be had is asked for again', async () => {
  let isThere = false;
  const page = part(() => (isThere ? Promise.resolve('page') : Promise.reject(new Error('not there'))));
  await expect(page()).rejects.toThrow('not there');
  expect(page.loaded()).toBeUndefined();
  isThere = true;
  expect(await page()).toBe('page');
});
