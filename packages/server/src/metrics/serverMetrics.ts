/**
 * What a server counts. Labels are codes and kinds of our own, never a table, name, card or token;
 * docs/OPERATIONS.md lists all of these, and a test compares the two.
 */
import { DECIDERS } from '../table/tableEvent.ts';
import { type Counter, type Histogram, Registry } from './registry.ts';

/** Seconds. An append takes a fraction of a millisecond on a quick disk. */
const APPEND_BOUNDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3] as const;
/** Seconds; 0.1 is what is promised for 99 of 100. */
const ACK_BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5] as const;
const BATCH_BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const;

export class ServerMetrics {
  readonly registry: Registry = new Registry();
  readonly commands: Counter;
  readonly refusals: Counter;
  readonly rateLimited: Counter;
  readonly ack: Histogram;
  readonly moves: Counter;
  readonly events: Counter;
  readonly tablesMade: Counter;
  readonly appendFailures: Counter;
  readonly batchEvents: Histogram;
  readonly batchSeconds: Histogram;
  readonly claims: Counter;
  readonly takeovers: Counter;
  readonly epochLosses: Counter;
  readonly leaseLapses: Counter;
  readonly socketsOpened: Counter;
  readonly socketsRefused: Counter;
  readonly slowReaders: Counter;
  readonly sent: Counter;
  readonly sentBytes: Counter;
  readonly requests: Counter;
  readonly reports: Counter;

  constructor() {
    const { registry } = this;
    const count = (name: string, help: string, label?: string, known?: readonly string[]): Counter =>
      registry.counter(`hausregel_${name}_total`, help, label, known);
    this.commands = count('commands', 'Commands that could be read, by type.', 'type');
    this.refusals = count('refusals', 'Errors answered to sockets, by code.', 'code');
    this.rateLimited = count('rate_limited', 'Answers too-fast, by what was asked.', 'what', RATED);
    this.ack = registry.histogram(
      'hausregel_ack_seconds',
      'From reading a command to sending its ok, the durable write between them.',
      ACK_BOUNDS,
    );
    this.moves = count('moves', 'Durable moves, by who decided.', 'by', DECIDERS);
    this.events = count('events', 'Durable events, by type.', 'type');
    this.tablesMade = count('tables_made', 'Tables made.');
    this.appendFailures = count('append_failures', 'Appends of a table that failed or whose outcome is unknown.');
    this.batchEvents = registry.histogram('hausregel_append_batch_events', 'Events in one commit.', BATCH_BOUNDS);
    this.batchSeconds = registry.histogram('hausregel_append_batch_seconds', 'Time of one commit.', APPEND_BOUNDS);
    this.claims = count('claims', 'Tables claimed, by what came of it.', 'how', CLAIMED);
    this.takeovers = count('takeovers', 'Tables claimed that had another owner before.');
    this.epochLosses = count('epoch_losses', 'Appends refused because another node owns the table.');
    this.leaseLapses = count('lease_lapses', 'Times that the lease of this node had run out.');
    this.socketsOpened = count('sockets_opened', 'Sockets opened.');
    this.socketsRefused = count('sockets_refused', 'Sockets turned away, by reason.', 'why', REFUSED);
    this.slowReaders = count('slow_readers_closed', 'Sockets cut because they did not read.');
    this.sent = count('messages_sent', 'Messages sent to sockets, by type.', 'type');
    this.sentBytes = count('sent_bytes', 'Length of the messages sent to sockets.');
    this.requests = count('requests', 'HTTP requests answered, by status.', 'status');
    this.reports = count('log_lines', 'Lines of the log, by event.', 'event');
  }

  /** A commit of so many events took so long. */
  noteBatch(events: number, ms: number): void {
    this.batchEvents.observe(events);
    this.batchSeconds.observe(ms / 1000);
  }
}

const RATED = ['command', 'request'] as const;
const CLAIMED = ['owned', 'elsewhere', 'closed', 'unknown', 'failed'] as const;
const REFUSED = ['path', 'origin', 'full', 'address', 'crowd'] as const;
