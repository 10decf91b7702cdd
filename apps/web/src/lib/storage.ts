/** What could not be stored; it lives as long as the page. */
const unstored = new Map<string, string>();

/**
 * What this browser remembers. Private windows and full disks throw; then it is remembered until the page is closed
 * or loaded anew, and everything else works.
 */
export function readStored(key: string): unknown {
  try {
    const text = unstored.get(key) ?? localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** False: what was written last is remembered by this page alone. */
export const isStored = (key: string): boolean => !unstored.has(key);

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
