import { afterEach, expect, test } from 'vitest';
import { afterPainting } from './afterPainting.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/** Frames come when the test says so. */
function frames(): { readonly show: () => void } {
  let waiting: (() => void) | undefined;
  Object.assign(globalThis, {
    requestAnimationFrame: (run: () => void): number => {
      waiting = run;
      return 1;
    },
    cancelAnimationFrame: (): void => {
      waiting = undefined;
    },
  });
  return { show: () => waiting?.() };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
  Reflect.deleteProperty(globalThis, 'cancelAnimationFrame');
});

test('What can wait comes after the next frame, not with it', async () => {
  const { show } = frames();
  let isDone = false;
  afterPainting(() => {
    isDone = true;
  });
  await settled();
  expect(isDone).toBe(false);
  show();
  expect(isDone).toBe(false);
  await settled();
  expect(isDone).toBe(true);
});

test('It is given up before the frame and after it', async () => {
  const { show } = frames();
  let count = 0;
  const run = (): void => {
    count += 1;
  };
  afterPainting(run)();
  show();
  const giveUp = afterPainting(run);
  show();
  giveUp();
  await settled();
  expect(count).toBe(0);
});
