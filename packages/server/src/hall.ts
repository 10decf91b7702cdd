/**
 * All tables of a server: making and finding them, reading them from the log, letting go of those
 * that are gone.
 */
import type { Chance } from '@hausregel/core';
import {
  type CodeFound,
  type Command,
  type CreateRequest,
  parseCode,
  type ServerMessage,
  type TableCreated,
} from '@hausregel/protocol';
import type { Result } from '@hausregel/rules';
import type { ClientId } from './attendance.ts';
import { present } from './assert.ts';
import { type HallProblem, hallProblem, newTable } from './createTable.ts';
import type { EventLog } from './eventLog.ts';
import { errorFacts, type Report } from './report.ts';
import { takeableSeats } from './seatCommands.ts';
import { newSeed } from './secrets.ts';
import { seedStream } from './seedStream.ts';
import { TableCodes } from './tableCodes.ts';
import { type HostTools, TableHost } from './tableHost.ts';
import { TableRunner } from './tableRunner.ts';
import { TableState } from './tableState.ts';

/** A connection: the gateway has sockets here, tests have lists. */
export interface Peer {
  send(message: ServerMessage): void;
  /** The connection is of no use any more; the client may come back. */
  close(): void;
}

export interface HallLimits {
  /** Tables that live at once. */
  readonly tablesMax: number;
  /** How long the code and log of a removed table are kept. */
  readonly keepClosedMs: number;
}

export interface HallTools extends HostTools {
  readonly log: EventLog;
  readonly report: Report;
  readonly hallLimits: HallLimits;
}

const PURGE_EVERY_MS = 3_600_000;
/** Attempts to read a table again that failed, with doubling pauses. */
const READ_ATTEMPTS_MAX = 8;
const READ_PAUSE_MS = 100;

export class Hall {
  private readonly tools: HallTools;
  private readonly runners: Map<string, TableRunner> = new Map();
  private readonly peers: Map<ClientId, Peer> = new Map();
  private readonly places: Map<ClientId, string> = new Map();
  private readonly codes: TableCodes = new TableCodes();
  /** Tables that failed, by id, with the attempts made to read them again. */
  private readonly broken: Map<string, number> = new Map();
  private readonly chance: Chance;
  private readonly cancels: Set<() => void> = new Set();
  private nextClient = 1;
  private isStopped = false;

  private constructor(tools: HallTools) {
    this.tools = tools;
    this.chance = seedStream(newSeed(tools.secrets), 'codes');
  }

  /** Reads all living tables from the log; each goes on where it was. */
  static async open(tools: HallTools): Promise<Hall> {
    const hall = new Hall(tools);
    await hall.purge();
    for (const { id, code, closedAt } of await tools.log.tables(0)) {
      if (closedAt !== undefined) hall.codes.expire(code);
      else {
        hall.codes.put(code, id);
        await hall.read(id);
      }
    }
    return hall;
  }

  get tableCount(): number {
    return this.runners.size;
  }

  get clientCount(): number {
    return this.peers.size;
  }

  /** Makes a table and answers when it is durable. Errors: those of `newTable`, `server-busy`. */
  async create(request: CreateRequest): Promise<Result<TableCreated, HallProblem>> {
    if (this.runners.size >= this.tools.hallLimits.tablesMax) return hallProblem('server-busy');
    const made = newTable(request, this.codes.draw(this.chance), this.tools);
    if (!made.ok) return made;
    const { host, created } = made.value;
    this.codes.put(created.code, created.table);
    const runner = this.add(host);
    await runner.settled;
    return this.runners.get(created.table) === runner ? { ok: true, value: created } : hallProblem('server-busy');
  }

  /** Where a code leads, however it was typed. Errors: `unknown-code`, `code-expired`, `server-busy`. */
  find(typed: string): Result<CodeFound, HallProblem> {
    const code = parseCode(typed);
    if (code === undefined) return hallProblem('unknown-code');
    const table = this.codes.tableOf(code);
    if (table === undefined) return hallProblem(this.codes.isExpired(code) ? 'code-expired' : 'unknown-code');
    const state = this.runners.get(table)?.host.state;
    if (state === undefined) return hallProblem('server-busy');
    return { ok: true, value: { table, phase: state.phase, free: takeableSeats(state) } };
  }

  /** A connection opens a table. Errors: `unknown-table`, `server-busy`. */
  connect(table: string, token: string | undefined, peer: Peer): Result<ClientId, HallProblem> {
    const runner = this.runners.get(table);
    if (runner === undefined) return hallProblem(this.broken.has(table) ? 'server-busy' : 'unknown-table');
    const client = this.nextClient++;
    this.peers.set(client, peer);
    this.places.set(client, table);
    runner.connect(client, token);
    return { ok: true, value: client };
  }

  handle(client: ClientId, command: Command): void {
    this.runners.get(this.places.get(client) ?? '')?.handle(client, command);
  }

  disconnect(client: ClientId): void {
    const runner = this.runners.get(this.places.get(client) ?? '');
    this.peers.delete(client);
    this.places.delete(client);
    runner?.disconnect(client);
  }

  /** Stops all tables once what was accepted is durable and told. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const cancel of this.cancels) cancel();
    await Promise.all(Array.from(this.runners.values(), (runner) => runner.settled));
    for (const runner of this.runners.values()) runner.stop();
  }

  private add(host: TableHost): TableRunner {
    const { id } = host.state;
    const peers = { send: (client: ClientId, message: ServerMessage) => this.peers.get(client)?.send(message) };
    const runner = new TableRunner(host, { ...this.tools, peers }, (how, reason) => this.end(id, how, reason));
    this.runners.set(id, runner);
    return runner;
  }

  private end(table: string, how: 'closed' | 'failed', reason: unknown): void {
    const state = present(this.runners.get(table)).host.state;
    this.runners.delete(table);
    if (how === 'closed') this.codes.expire(state.code);
    else {
      this.tools.report({ level: 'error', event: 'table-failed', table: shortId(table), ...errorFacts(reason) });
      this.retry(table);
    }
    for (const [client, at] of this.places) {
      if (at !== table) continue;
      this.places.delete(client);
      this.peers.get(client)?.close();
    }
  }

  /** What the log says is true; memory is thrown away and read again. */
  private retry(table: string): void {
    const attempt = this.broken.get(table) ?? 0;
    this.broken.set(table, attempt + 1);
    if (attempt >= READ_ATTEMPTS_MAX || this.isStopped) return;
    this.later(READ_PAUSE_MS * 2 ** attempt, () => this.read(table));
  }

  private async read(table: string): Promise<void> {
    try {
      const entries = await this.tools.log.read(table);
      const [first] = entries;
      if (this.isStopped) return;
      if (first === undefined) {
        this.broken.delete(table);
        return;
      }
      const state = new TableState(first);
      for (const entry of entries.slice(1)) state.fold(entry);
      this.add(new TableHost(state, this.tools));
      // The attempts are forgotten only after a while, so that a table that breaks at once is left alone in the end.
      if (this.broken.has(table)) this.later(PURGE_EVERY_MS, () => this.broken.delete(table));
    } catch (error) {
      this.tools.report({ level: 'error', event: 'table-unreadable', table: shortId(table), ...errorFacts(error) });
      this.retry(table);
    }
  }

  private later(ms: number, run: () => unknown): void {
    const { clock } = this.tools;
    const cancel = clock.setTimer(clock.now() + ms, () => {
      this.cancels.delete(cancel);
      void run();
    });
    this.cancels.add(cancel);
  }

  private async purge(): Promise<void> {
    const { log, clock, hallLimits } = this.tools;
    await log.purge(clock.now() - hallLimits.keepClosedMs);
    this.later(PURGE_EVERY_MS, () =>
      this.purge().catch((error: unknown) =>
        this.tools.report({ level: 'warn', event: 'purge-failed', ...errorFacts(error) }),
      ),
    );
  }
}

/** Enough to find a table in the log, too little to open it. */
const shortId = (table: string): string => table.slice(0, 6);
