/** What is read from a running server whenever somebody asks: tables, seats, sockets, what they have not read. */
import type { Hall } from '../hall.ts';
import type { Gateway } from '../net/gateway.ts';
import type { MeasuredLog } from './measuredLog.ts';
import type { Registry } from './registry.ts';

export interface LiveParts {
  readonly hall: Hall;
  readonly gateway: Gateway;
  readonly log: MeasuredLog;
}

export function addLiveMetrics(registry: Registry, { hall, gateway, log }: LiveParts): void {
  registry.gauges('hausregel_tables', 'Tables in memory, by phase.', 'phase', () => hall.census().tables);
  registry.gauges('hausregel_seats', 'Seats of these tables, by who holds them.', 'by', () => hall.census().seats);
  registry.gauge('hausregel_clients', 'Sockets that have opened a table.', () => hall.clientCount);
  registry.gauge('hausregel_sockets', 'Open sockets.', () => gateway.socketCount);
  registry.gauge('hausregel_outbox_bytes', 'Sent and not yet read, all sockets together.', () => gateway.unread().all);
  registry.gauge('hausregel_outbox_bytes_max', 'The same of the slowest socket.', () => gateway.unread().most);
  registry.gauge('hausregel_log_writable', '1: the last append became durable.', () => (log.isWritable ? 1 : 0));
  registry.gauge('hausregel_lease_held', '1: this node may own tables (without a shared database always).', () =>
    log.isOwner === false ? 0 : 1,
  );
  registry.gauge('hausregel_last_append_age_seconds', 'Since the last append that became durable.', () =>
    log.lastAppendMs === undefined ? Number.NaN : log.lastAppendMs / 1000,
  );
}
