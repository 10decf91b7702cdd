/**
 * Open sheets take one entry of the browser's history together, so that Back closes the topmost one and the page
 * stays. A sheet that must be answered takes one Back, and the next one leaves as usual: nobody is locked in. The
 * entry has the address of its page and is given back when the last sheet closes; `go` takes its place.
 */
interface OpenSheet {
  readonly close: () => (() => void) | undefined;
}

const MARK = 'sheet';
const open: OpenSheet[] = [];
/** On the way back from the entry of the sheets; the browser arrives later. */
let isReturning = false;
let afterReturn: (() => void) | undefined;

/** Whether the current entry is that of the sheets. */
export const isSheetEntry = (): boolean => history.state === MARK;

function hold(): void {
  // The same listener again is none.
  addEventListener('popstate', arrived);
  history.pushState(MARK, '');
}

function giveBack(): void {
  isReturning = true;
  history.back();
}

/** After sheets have closed; another one may have opened in their place. */
function settle(): void {
  if (isReturning) return;
  if (open.length === 0) {
    if (isSheetEntry()) giveBack();
  } else if (!isSheetEntry()) hold();
}

function arrived(): void {
  if (isReturning) {
    isReturning = false;
    const then = afterReturn;
    afterReturn = undefined;
    if (then) then();
    else if (open.length > 0) hold();
  } else if (isSheetEntry()) {
    // Forward, to a sheet that was closed by Back.
    if (open.length === 0) giveBack();
  } else open.at(-1)?.close()?.();
}

/** A sheet opens; `close` tells how it is closed, undefined if it must be answered. Answers what to call when it is gone. */
export function holdSheet(close: OpenSheet['close']): () => void {
  const sheet: OpenSheet = { close };
  open.push(sheet);
  if (!isReturning && !isSheetEntry()) hold();
  return () => {
    open.splice(open.indexOf(sheet), 1);
    // One sheet in place of another keeps the entry.
    setTimeout(settle);
  };
}

/** Does something with the address once no way back is under way. */
export function whenSettled(act: () => void): void {
  if (isReturning) afterReturn = act;
  else act();
}

/** At the start: an entry of sheets that were open before a reload is an ordinary one. */
export function forgetSheets(): void {
  if (isSheetEntry()) history.replaceState(null, '');
}
