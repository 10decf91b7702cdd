/** The client's end of a socket on which nothing is told twice (`/ws?keep=1`). */
import type { ServerMessage, TableView } from './messages.ts';

/** A message as it comes over such a socket; over any other it is whole. */
export type ShortMessage = ServerMessage & {
  /** Counts the messages of the socket, from 1. */
  readonly n?: number;
  /** Parts of the view that are left out of it, since they are as in the one before. */
  readonly kept?: readonly (keyof TableView)[];
};

/** Puts whole views together, of one socket. */
export class KeptView {
  private view: TableView | undefined;
  private count: number = 0;

  /** A message with its whole view; undefined: one before it never came, and only a new socket has everything again. */
  whole({ n, kept = [], ...message }: ShortMessage): ServerMessage | undefined {
    this.count += 1;
    if (n !== undefined && n !== this.count) return undefined;
    if (!('view' in message)) return message;
    const parts = Object.fromEntries(kept.map((part) => [part, this.view?.[part]]));
    this.view = { ...parts, ...message.view };
    return { ...message, view: this.view };
  }
}
