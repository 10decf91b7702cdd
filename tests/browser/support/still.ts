import type { Page } from 'playwright-core';
import { WAIT_MS } from './deadline.ts';

/** Waits until nothing moves or fades any more: nobody taps a card that is still being dealt. What never ends does not count. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          (animation) =>
            animation.playState !== 'running' ||
            animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    undefined,
    { timeout: WAIT_MS },
  );
}
