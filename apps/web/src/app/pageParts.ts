import type * as EditorPage from '../editor/EditorPage.svelte';
import { part, type Part } from '../lib/part.ts';
import type { Route } from '../lib/route.ts';
import type * as Shelf from '../pages/parts/Shelf.svelte';
import type * as StartPage from '../pages/StartPage.svelte';
import type * as TablePage from '../pages/TablePage.svelte';

/** Pages that others lead to, and that are loaded before anybody goes there. */
export const startPage: Part<typeof StartPage> = part(() => import('../pages/StartPage.svelte'));
/** The boxes of the start page, which stand below what is pressed first. */
export const shelf: Part<typeof Shelf> = part(() => import('../pages/parts/Shelf.svelte'));
export const tablePage: Part<typeof TablePage> = part(() => import('../pages/TablePage.svelte'));
export const editorPage: Part<typeof EditorPage> = part(() => import('../editor/EditorPage.svelte'));

/** Loads the page that somebody arrives at beside their language, not after it. One that cannot be had says so itself. */
export async function firstPage({ page }: Route): Promise<void> {
  const load = page === 'start' ? startPage : page === 'table' ? tablePage : undefined;
  await load?.().catch(() => undefined);
  if (page === 'start') void shelf().catch(() => undefined);
}
