import type { TableControl } from './control.svelte.ts';

/** What the keys need from the page. */
export interface KeyTargets {
  readonly toHand: () => void;
  readonly sayLog: () => void;
  readonly saySummary: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Single keys of the table; each is also a visible button or in the menu. Off with the setting, while typing, and while a sheet is open. */
export function tableKey(event: KeyboardEvent, control: TableControl, targets: KeyTargets): void {
  if (document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') control.shown.dismiss();
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!control.input.settings.shortcuts || isTyping(event.target)) return;
  const actions: Readonly<Record<string, () => void>> = {
    d: () => control.draw(),
    p: () => control.pass(),
    m: () => control.mau(),
    c: () => control.catchAny(),
    j: () => control.jump && control.tap(control.jump),
    s: () => control.sort(),
    l: targets.sayLog,
    t: targets.saySummary,
    h: targets.toHand,
    w: () => void control.happened(),
    '?': () => (control.sheet = 'keys'),
  };
  const action = actions[event.key.toLowerCase()];
  if (!action || (event.repeat && event.key !== 'h')) return;
  event.preventDefault();
  action();
}
