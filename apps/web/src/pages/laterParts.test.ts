import { expect, test } from 'vitest';
import { loadLaterParts } from './laterParts.ts';

/** Parts that tell when they are asked for; the second cannot be had. */
function parts(): { readonly asked: number[]; readonly loads: readonly (() => Promise<unknown>)[] } {
  const asked: number[] = [];
  const loads = [0, 1, 2].map((index) => () => {
    asked.push(index);
    return index === 1 ? Promise.reject(new Error('not there')) : Promise.resolve();
  });
  return { asked, loads };
}

test('What may be wanted later is loaded one after the other, whatever cannot be had', async () => {
  const { asked, loads } = parts();
  loadLaterParts(loads);
  expect(asked).toEqual([]);
  await expect.poll(() => asked, { timeout: 5000 }).toEqual([0, 1, 2]);
});

test('A table that is left loads nothing more', async () => {
  const { asked, loads } = parts();
  const giveUp = loadLaterParts(loads);
  await expect.poll(() => asked, { timeout: 5000 }).toEqual([0]);
  giveUp();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(asked).toEqual([0]);
});
