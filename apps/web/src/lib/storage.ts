/**
 * All that this browser remembers: nothing is kept in cookies, databases, caches or by a service worker, and an entry
 * of the history bears its address and whether sheets were open. A test looks for other places in all sources.
 */
export type StoreKey =
  /** Language, looks, and the name used last. */
  | 'hausregel.settings'
  /** Seats with their tokens. */
  | 'hausregel.seats'
  /** Own hands and contributions, by table and deal. */
  | 'hausregel.deals'
  /** Rules of the house's own. */
  | 'hausregel.rules'
  /** Edits of rules that nobody has kept yet. */
  | 'hausregel.draft';

/** What a tab remembers, until it is closed. */
export type TabKey = 'hausregel.reloaded';

/** What could not be stored; it lives as long as the page. */
const unstored = new Map<StoreKey, string>();
/** What this page has stored last. */
const written = new Map<StoreKey, string>();
let isOver = false;

/**
 * What this browser remembers. Private windows and full disks throw; then it is remembered until the page is closed
 * or loaded anew, and everything else works.
 */
export function readStored(key: StoreKey): unknown {
  try {
    const text = unstored.get(key) ?? localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeStored(key: StoreKey, value: unknown): void {
  if (isOver) return;
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    written.set(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** False: what was written last is remembered by this page alone. */
export const isStored = (key: StoreKey): boolean => !unstored.has(key);

/** From now on this page stores nothing, and knows no more than what is stored. */
export function storeNoMore(): void {
  isOver = true;
  unstored.clear();
}

/** Takes away what this page has stored, unless others have stored something else in its place. */
export function takeBackStored(): void {
  for (const [key, text] of written) if (localStorage.getItem(key) === text) localStorage.removeItem(key);
}

/** Marks this tab until `unmarkTab`. False: it is marked already, or nothing can be remembered. */
export function markTab(key: TabKey): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

export function unmarkTab(key: TabKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is no mark either.
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
