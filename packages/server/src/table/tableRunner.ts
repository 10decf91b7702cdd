/**
 * Runs one table: writes its entries, sends its messages once they are durable, wakes it when
 * something is due. Messages keep their order, also across commits; only where
 * nodes share a database a ping is answered meanwhile.
 */
import type { Command } from '@hausregel/protocol';
import type { BotTurns } from '../bots/botTurns.ts';
import type { ClientId } from './attendance.ts';
import type { EventLog, LogEntry } from '../log/eventLog.ts';
import type { Outgoing } from './outbox.ts';
import type { Peers } from '../net/peers.ts';
import type { HostTools, TableHost } from './tableHost.ts';

export interface RunnerTools extends HostTools {
  readonly log: EventLog;
  readonly peers: Peers;
  /** What a table does by itself waits for its turn. */
  readonly turns: Pick<BotTurns, 'pass'>;
}

/**
 * Told once: `closed` when the table is removed for good, `failed` when what is in memory cannot
 * be trusted any more, because its log did not answer or something broke.
 */
export type Ended = (how: 'closed' | 'failed', reason: unknown) => void;

export class TableRunner {
  readonly host: TableHost;
  /** By which right its entries are written. */
  private readonly epoch: number;
  private readonly tools: RunnerTools;
  private readonly ended: Ended;
  private written: Promise<void> = Promise.resolve();
  private unwritten = 0;
  /** Number of the last entry that is known to be durable. */
  private durable = 0;
  /** Whether anything was written since it was claimed. */
  hasWritten = false;
  private isStopped = false;
  private isSending = false;
  private readonly unsent: Outgoing[] = [];
  private cancelTimer: (() => void) | undefined;
  private isInLine = false;

  constructor(host: TableHost, epoch: number, tools: RunnerTools, ended: Ended) {
    this.host = host;
    this.epoch = epoch;
    this.tools = tools;
    this.ended = ended;
    this.drain();
  }

  get id(): string {
    return this.host.state.id;
  }

  connect(client: ClientId, token: string | undefined): void {
    this.run(() => this.host.connect(client, token));
  }

  disconnect(client: ClientId): void {
    this.run(() => this.host.disconnect(client));
  }

  handle(client: ClientId, command: Command): void {
    if (command.type === 'ping' && this.unwritten > 0 && this.tools.log.isOwner === true) this.pong(client, command.id);
    else this.run(() => this.host.handle(client, command));
  }

  /** Whoever asks while something is being written must not take a slow database for a dead node. */
  private pong(client: ClientId, id: string): void {
    if (this.isStopped || !this.host.attendance.has(client)) return;
    this.tools.peers.send(client, { type: 'ok', id, seq: this.durable });
  }

  /** Answers when everything taken so far is durable. */
  get settled(): Promise<void> {
    return this.written;
  }

  /** Nothing happens any more; what is being written still is. */
  stop(): void {
    this.isStopped = true;
    this.cancelTimer?.();
  }

  private run(input: () => void): void {
    if (this.isStopped) return;
    try {
      input();
      this.drain();
    } catch (error) {
      this.fail(error);
    }
  }

  /** One broken table must not stop the others: it is dropped, and read again when somebody comes. */
  private fail(reason: unknown): void {
    if (this.isStopped) return;
    this.stop();
    this.ended('failed', reason);
  }

  private drain(): void {
    const { entries, outgoing } = this.host.take();
    const { seq } = this.host.state;
    const deliver = (): void => {
      if (this.isStopped) return;
      this.durable = seq;
      // What no append confirms is told only while no other node can have taken the table.
      if (entries.length === 0 && outgoing.length > 0) this.tools.log.confirm(this.id);
      this.send(outgoing);
      if (!this.host.state.isClosed || this.isStopped || this.isSending) return;
      this.stop();
      this.ended('closed', undefined);
    };
    if (entries.length > 0) this.write(this.append(entries), deliver);
    else if (this.unwritten > 0) this.write(Promise.resolve(), deliver);
    else deliver();
    this.setTimer();
  }

  private async append(entries: readonly LogEntry[]): Promise<void> {
    await this.tools.log.append(entries, this.epoch);
    this.hasWritten = true;
  }

  /** A peer may hang up as soon as it is told something; the others are told all the same. */
  private send(outgoing: readonly Outgoing[]): void {
    this.unsent.push(...outgoing);
    if (this.isSending) return;
    this.isSending = true;
    for (let next = this.unsent.shift(); next !== undefined; next = this.unsent.shift()) {
      this.tools.peers.send(next.client, next.message);
    }
    this.isSending = false;
  }

  private write(append: Promise<void>, deliver: () => void): void {
    this.unwritten += 1;
    const before = this.written;
    this.written = Promise.all([before, append])
      .then(() => {
        this.unwritten -= 1;
        deliver();
      })
      .catch((error: unknown) => this.fail(error));
  }

  private setTimer(): void {
    if (this.isStopped) return;
    this.cancelTimer?.();
    const at = this.host.wakeAt;
    this.cancelTimer = at === undefined ? undefined : this.tools.clock.setTimer(at, () => this.getInLine());
  }

  private getInLine(): void {
    if (this.isInLine) return;
    this.isInLine = true;
    this.tools.turns.pass(() => {
      this.isInLine = false;
      this.run(() => this.host.wake());
    });
  }
}
