import { FORGOTTEN } from '../lib/forgetting.ts';
import { storeNoMore } from '../lib/storage.ts';

/** Of the origin's storage the rest is not ours. */
const PREFIX = 'hausregel.';

function clear(area: 'localStorage' | 'sessionStorage'): void {
  try {
    const storage = globalThis[area];
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  } catch {
    // Where storage is denied nothing is stored.
  }
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem(FORGOTTEN, '');
    localStorage.removeItem(FORGOTTEN);
  } catch {
    // Nor do other tabs store anything.
  }
}

/** Empties what this browser remembers, and has the other tabs do so; this page stores nothing any more. */
export function clearStored(): void {
  storeNoMore();
  clear('localStorage');
  clear('sessionStorage');
  tellOtherTabs();
}

/**
 * Takes the addresses that this page has been at out of the history, as far as the browser lets it: goes to the first
 * of them, and on from there to the start page.
 */
async function cutHistory({ navigation }: { readonly navigation?: Navigation }): Promise<void> {
  const entries = navigation?.entries() ?? [];
  const index = navigation?.currentEntry?.index ?? 0;
  const first = entries.findLastIndex((entry, i) => i < index && !entry.sameDocument) + 1;
  const entry = entries[first];
  if (navigation === undefined || entry === undefined || first === index) return;
  // The page stays as it is on the way.
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true });
  await navigation.traverseTo(entry.key).finished;
  history.replaceState(null, '', '/');
  // What stood after it in the history is gone.
  history.pushState(null, '', '/');
}

/**
 * Forgets all that this browser knows of whoever used it: nothing of it is stored, in the memory of this page and of
 * others in the same browser, or a way Back. Seats at tables stay theirs, without anybody who could come back. Ends at
 * the start page.
 */
export async function forgetEverything(): Promise<void> {
  clearStored();
  await cutHistory(globalThis as { readonly navigation?: Navigation }).catch(() => undefined);
  location.replace('/');
}
