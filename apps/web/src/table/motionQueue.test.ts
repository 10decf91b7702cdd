import { expect, test } from 'vitest';
import { MotionQueue } from './motionQueue.ts';

/** A stage on which every picture lasts until it is let go. */
function stage(): {
  queue: MotionQueue<string>;
  shown: string[];
  over: string[];
  letGo: () => Promise<void>;
  still: (on: boolean) => void;
} {
  const shown: string[] = [];
  const over: string[] = [];
  const running: (() => void)[] = [];
  let isStill = false;
  const queue = new MotionQueue<string>({
    show: (item) => {
      shown.push(item);
      return new Promise((resolve) => running.push(resolve));
    },
    done: (item) => over.push(item),
    isStill: () => isStill,
  });
  const letGo = async (): Promise<void> => {
    running.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, shown, over, letGo, still: (on) => (isStill = on) };
}

test('pictures follow one another in order', async () => {
  const { queue, shown, over, letGo } = stage();
  queue.push(['a', 'b']);
  expect(shown).toEqual(['a']);
  await letGo();
  expect([shown, over]).toEqual([['a', 'b'], ['a']]);
  await letGo();
  expect(over).toEqual(['a', 'b']);
});

test('more than two behind: the oldest are skipped, and each item ends exactly once', async () => {
  const { queue, shown, over, letGo } = stage();
  queue.push(['a']);
  queue.push(['b', 'c', 'd', 'e']);
  expect(queue.backlog).toBe(2);
  expect(over).toEqual(['b', 'c']);
  await letGo();
  await letGo();
  await letGo();
  expect(shown).toEqual(['a', 'd', 'e']);
  expect(over.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('without motion nothing is shown and everything is over at once', () => {
  const { queue, shown, over, still } = stage();
  still(true);
  queue.push(['a', 'b', 'c']);
  expect([shown, over]).toEqual([[], ['a', 'b', 'c']]);
});

test('a page that is hidden in the middle ends what waits', async () => {
  const { queue, shown, over, letGo, still } = stage();
  queue.push(['a', 'b', 'c']);
  still(true);
  queue.skipAll();
  expect(over).toEqual(['b', 'c']);
  await letGo();
  expect([shown, over]).toEqual([['a'], ['b', 'c', 'a']]);
});

test('after a pause the queue runs again', async () => {
  const { queue, shown, letGo } = stage();
  queue.push(['a']);
  await letGo();
  queue.push(['b']);
  expect(shown).toEqual(['a', 'b']);
});
