import { PROTOCOL_ERRORS, type ErrorReply } from '@hausregel/protocol';
import { t } from '../lib/i18n.svelte.ts';

/** Short messages that come up over the page and go by themselves. */
export interface Notice {
  readonly n: number;
  readonly tone: 'fault' | 'info' | 'note';
  readonly text: string;
}

const SHOWN_MS = 6000;
const SHOWN_MAX = 2;

let shown: readonly Notice[] = $state.raw([]);
let last = 0;

export const notices = (): readonly Notice[] => shown;

export function dismiss(n: number): void {
  shown = shown.filter((notice) => notice.n !== n);
}

/** Shows a message; the same words again only renew it. */
export function notify(text: string, tone: Notice['tone'] = 'info'): void {
  last += 1;
  const notice = { n: last, tone, text };
  shown = [...shown.filter((other) => other.text !== text), notice].slice(-SHOWN_MAX);
  setTimeout(() => dismiss(notice.n), SHOWN_MS);
}

const TOLD = [...PROTOCOL_ERRORS, 'offline'] as const;

/** One sentence on an error. Refusals of the game are explained by the referee; here they are only told. */
export const errorText = (code: ErrorReply['code'] | 'offline'): string =>
  t(`errors.${TOLD.find((known) => known === code) ?? 'refused'}`);

export const notifyError = (code: ErrorReply['code'] | 'offline'): void => notify(errorText(code), 'fault');
