/** What a command leads to: events to be written, or an error that changes nothing. */
import type { ErrorReply, EventText, RefusalText } from '@hausregel/protocol';
import type { TableEvent } from './tableEvent.ts';

export interface Accepted {
  readonly ok: true;
  /** The command id is kept with the first. None: nothing to do, it is so already. */
  readonly events: readonly TableEvent[];
  /** For the answer to `sit`. */
  readonly seated?: { readonly seat: number; readonly token: string };
}

export interface Refused {
  readonly ok: false;
  readonly code: ErrorReply['code'];
  readonly at?: string;
  readonly refusal?: RefusalText;
  /** Shown to all although nothing changed. */
  readonly notices?: readonly EventText[];
  /** The sender's picture of the table is old: show the table again. */
  readonly resync?: 'update' | 'welcome';
}

export type Decision = Accepted | Refused;

export const accept = (...events: readonly TableEvent[]): Accepted => ({ ok: true, events });

export const refuse = (code: ErrorReply['code'], at?: string): Refused =>
  at === undefined ? { ok: false, code } : { ok: false, code, at };

/** What the sender of a refused command is told. */
export const errorReply = (id: string, { code, at, refusal }: Refused): ErrorReply => ({
  type: 'error',
  id,
  code,
  ...(at === undefined ? {} : { at }),
  ...(refusal === undefined ? {} : { refusal }),
});
