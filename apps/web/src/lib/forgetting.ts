import { storeNoMore, takeBackStored } from './storage.ts';

/** Stored for a moment, to tell the other tabs that this browser has forgotten everything. */
export const FORGOTTEN = 'hausregel.forgotten';

/** Loads the page anew, which neither shows nor stores anything of before meanwhile. */
function beginAnew(): void {
  storeNoMore();
  document.body.style.visibility = 'hidden';
  location.reload();
}

/**
 * Nothing of one person comes back to the next one at the same browser: a tab that hears that everything is forgotten
 * goes to the start page, and takes back what it has stored since; a page that the browser has kept alive for Back or
 * Forward is loaded anew, since it has not heard. Call once.
 */
export function watchForgetting(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== FORGOTTEN) return;
    takeBackStored();
    history.replaceState(null, '', '/');
    beginAnew();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) beginAnew();
  });
}
