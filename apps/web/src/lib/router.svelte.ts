import { tick } from 'svelte';
import { routeOf, type Route } from './route.ts';
import { forgetSheets, isSheetEntry, whenSettled } from './sheetHistory.ts';

/** The address bar as state. Links to our own pages change the page without loading it anew. */
let path = $state(typeof location === 'undefined' ? '/' : location.pathname);

const here = $derived(routeOf(path));

export const route = (): Route => here;

/** After a change of page, readers begin at its heading, and the page at its top. */
async function arrive(): Promise<void> {
  await tick();
  scrollTo(0, 0);
  focusHeading();
}

/** Puts the focus on the heading of the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export const go = (to: string, how: 'push' | 'replace' = 'push'): void => whenSettled(() => leaveFor(to, how));

function turnPage(): void {
  if (location.pathname === path) return;
  // Whoever takes away what has the focus makes the browser lay out the old page and the new one together.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  path = location.pathname;
  void arrive();
}

function leaveFor(to: string, how: 'push' | 'replace'): void {
  if (how === 'push' && !isSheetEntry()) history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  turnPage();
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== location.origin) return;
  if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
  if (link.hash !== '' && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Listens to links and to the back button. Call once. */
export function watchAddress(): void {
  forgetSheets();
  document.addEventListener('click', followLink);
  addEventListener('popstate', turnPage);
}
