import type { TableStore } from './store.svelte.ts';

/** What the page before has in store for a table, by its id: done as soon as its page has opened. */
export const prepared: Map<string, (store: TableStore) => void> = new Map();
