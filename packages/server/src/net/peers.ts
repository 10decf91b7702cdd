/** Where messages to clients go. The gateway has sockets here, tests have lists. */
import type { ServerMessage } from '@hausregel/protocol';
import type { ClientId } from '../table/attendance.ts';

export interface Peers {
  /** Sends if the client is still there. After a `bye` the connection is closed. */
  send(client: ClientId, message: ServerMessage): void;
}
