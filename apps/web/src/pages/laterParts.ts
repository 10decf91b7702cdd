import { loadAhead } from '../lib/ahead.ts';
import { withAllTexts } from '../lib/i18n.svelte.ts';

/** Whatever may still be wanted at a table, what is wanted first before the rest. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./Score.svelte'),
  () => withAllTexts(import('./Panels.svelte')),
  () => import('../table/help.ts'),
  () => import('./parts/RuleBook.svelte'),
  () => import('../table/GrandSheets.svelte'),
  () => import('../table/Meeting.svelte'),
  () => import('../table/SidePanel.svelte'),
  () => import('./Lobby.svelte'),
  () => import('../editor/TableRules.svelte'),
  () => import('./parts/SettingsForm.svelte'),
  () => import('./parts/Qr.svelte'),
  () => import('../app/printBook.ts'),
];

/**
 * Loads them one after the other whenever nothing else is to be done, so that a table needs the network only to play.
 *
 * @returns gives up what has not begun
 */
export function loadLaterParts(parts: readonly (() => Promise<unknown>)[] = PARTS): () => void {
  let giveUp: () => void = () => undefined;
  const next = (index: number): void => {
    const load = parts[index];
    if (load === undefined) return;
    giveUp = loadAhead(() => load().finally(() => next(index + 1)));
  };
  next(0);
  return () => giveUp();
}
