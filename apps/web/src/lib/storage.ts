/**
 * What this browser remembers. Private windows and full disks throw; then nothing is remembered
 * and everything else works.
 */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is remembered; the page goes on without.
  }
}

/** Marks this tab until `unmarkTab`. False: it is marked already, or nothing can be remembered. */
export function markTab(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

export function unmarkTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is no mark either.
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
