/** A browser that cannot tell when it is idle waits this long. */
const WAIT_MS = 400;

/**
 * Loads a part that is likely to be wanted next, once the page has nothing else to do. A part that cannot be had is
 * asked for again when it is needed, and told then.
 *
 * @returns gives it up, if it has not begun
 */
export function loadAhead(load: () => Promise<unknown>): () => void {
  const begin = (): void => void load().catch(() => undefined);
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(begin, WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(begin);
  return () => cancelIdleCallback(handle);
}
