import type * as EditorPage from '../editor/EditorPage.svelte';
import { loadAhead } from '../lib/ahead.ts';
import { withAllTexts } from '../lib/i18n.svelte.ts';
import { part, type Part } from '../lib/part.ts';

/** The rule editor, which several pages lead to. */
export const editorPage: Part<typeof EditorPage> = part(() => import('../editor/EditorPage.svelte'));

/** The editor with its words and the rules, once the page has nothing else to do; see `loadAhead`. */
export const editorAhead = (): (() => void) => loadAhead(() => withAllTexts(editorPage()));
