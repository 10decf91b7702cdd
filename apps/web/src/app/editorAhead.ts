import type * as ChooseRules from '../editor/ChooseRules.svelte';
import { loadAhead } from '../lib/ahead.ts';
import { withAllTexts } from '../lib/i18n.svelte.ts';
import { part, type Part } from '../lib/part.ts';
import { editorPage } from './pageParts.ts';

/** What rules to start from, where the editor is opened without any. */
export const chooseRules: Part<typeof ChooseRules> = part(() => import('../editor/ChooseRules.svelte'));

/** The editor with its words and the rules, once the page has nothing else to do; see `loadAhead`. */
export const editorAhead = (): (() => void) =>
  loadAhead(() => withAllTexts(Promise.all([editorPage(), chooseRules()])));
