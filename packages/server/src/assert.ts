/** Stops at what can only be a mistake of our own. Never caught below the edge of a table. */
export function assert(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`This cannot be: ${what}.`);
}

/** The value, which cannot be missing here. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('This cannot be: a value is missing.');
  return value;
}
