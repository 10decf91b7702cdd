import { markTab, unmarkTab } from './storage.ts';

const RELOADED = 'hausregel.reloaded';
/** A part that is missing again so soon is not helped by loading the page once more. */
const RELOADS_APART_MS = 60_000;

/** Whether the page is loaded anew for the part that was missing last. */
let decided: Promise<void> = Promise.resolve();

/**
 * A part that is not there any more means a new version: loaded anew, but never in a circle, and only if the
 * server answers. While it does not, the page stays as it is and says that the line is down.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    decided = reloadIfServed();
  });
}

/** The page has started: a part that is missing much later is a new matter. */
export function forgetReload(): void {
  setTimeout(() => unmarkTab(RELOADED), RELOADS_APART_MS);
}

async function reloadIfServed(): Promise<void> {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok !== true || !markTab(RELOADED)) return;
  location.reload();
  // Nothing is said on a page that is about to go.
  await new Promise(() => {});
}

/** Throws the error of a part that could not be had, once it is clear that the page is not loaded anew for it. */
export async function stillMissing(error: unknown): Promise<never> {
  await decided;
  throw error;
}
