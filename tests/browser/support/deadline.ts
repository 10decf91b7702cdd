/** Longer than anything that a test waits for may take, in milliseconds. */
export const WAIT_MS = 60_000;

/** Repeats a look at something until it is so; afterwards throws with what was seen last. */
export async function eventually<T>(what: string, look: () => Promise<T | undefined>, withinMs = WAIT_MS): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Waited ${withinMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
