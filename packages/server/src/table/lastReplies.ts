import type { ServerMessage } from '@hausregel/protocol';
import type { ClientId } from './attendance.ts';

/** How many answers of a table are kept. */
const KEPT = 32;

export type Reply = Extract<ServerMessage, { type: 'ok' | 'error' }>;

/**
 * The last answers, by connection and command id. A copy that comes later over the same connection is
 * answered like the first, whoever sits there by then: so nothing is done that somebody was told is
 * not, and nothing twice. Only in memory, since copies do not outlive a connection; what was done is
 * known from the log (`TableState.answers`) over any other.
 */
export class LastReplies {
  private readonly byKey: Map<string, Reply> = new Map();

  get(client: ClientId, id: string): Reply | undefined {
    return this.byKey.get(keyOf(client, id));
  }

  add(client: ClientId, reply: Reply): void {
    if (reply.id === undefined) return;
    this.byKey.set(keyOf(client, reply.id), reply);
    const [oldest] = this.byKey.keys();
    if (this.byKey.size > KEPT && oldest !== undefined) this.byKey.delete(oldest);
  }
}

const keyOf = (client: ClientId, id: string): string => `${client} ${id}`;
