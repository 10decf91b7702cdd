import type * as ChooseRules from '../editor/ChooseRules.svelte';
import type * as EditorPage from '../editor/EditorPage.svelte';
import { loadAhead } from '../lib/ahead.ts';
import { withAllTexts } from '../lib/i18n.svelte.ts';
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
/** What rules to start from, where the editor is opened without any. */
export const chooseRules: Part<typeof ChooseRules> = part(() => import('../editor/ChooseRules.svelte'));

/** The editor with its words and the rules, once the page has nothing else to do; see `loadAhead`. */
export const editorAhead = (): (() => void) =>
  loadAhead(() => withAllTexts(Promise.all([editorPage(), chooseRules()])));

/** Loads the page that somebody arrives at beside their language, not after it. One that cannot be had says so itself. */
export async function firstPage({ page }: Route): Promise<void> {
  const load = page === 'start' ? startPage : page === 'table' ? tablePage : undefined;
  await load?.().catch(() => undefined);
  if (page === 'start') void shelf().catch(() => undefined);
}
