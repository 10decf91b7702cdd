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
  type ShownRound,
  type TableCreated,
} from '@hausregel/protocol';
import type { GameRecord } from '@hausregel/record';
import type { Result } from '@hausregel/rules';
import { BotTurns } from './bots/botTurns.ts';
import type { ClientId } from './table/attendance.ts';
import { present } from './assert.ts';
import { NewestLines, type PageLine } from './net/newestLines.ts';
import { type HallProblem, hallProblem, newTable } from './table/createTable.ts';
import { type Claim, type EventLog, FIRST_EPOCH, NotOwner, NotStored, Unreadable } from './log/eventLog.ts';
import { errorFacts, type Report } from './report.ts';
import { type Census, censusOf } from './table/census.ts';
import { takeableSeats } from './table/seatCommands.ts';
import { PastRounds } from './pastRounds.ts';
import { newSeed } from './secrets.ts';
import { seedStream } from './table/seedStream.ts';
import { TableCodes } from './tableCodes.ts';
import { type HostTools, TableHost } from './table/tableHost.ts';
import type { TableState } from './table/tableState.ts';
import { TableRunner } from './table/tableRunner.ts';
import { replay } from './table/replay.ts';

/** A connection: the gateway has sockets here, tests have lists. */
export interface Peer {
  /** Whether anybody is still there. */
  readonly isOpen: boolean;
  /** Which page it belongs to, and which of the page's hellos it came with. */
  readonly line?: PageLine | undefined;
  send(message: ServerMessage): void;
  /** The connection is of no use any more; the client may come back. */
  close(): void;
}

/** Another node has the table; clients reach it `at` this address. */
export interface Elsewhere {
  readonly elsewhere: string;
}

export interface HallLimits {
  /** Tables that live at once. */
  readonly tablesMax: number;
  /** How long the code and log of a removed table are kept. */
  readonly keepClosedMs: number;
  /** Moves of bots and stand-ins, of all tables together; the next ones wait. */
  readonly botMovesPerSecond: number;
}

export interface HallTools extends HostTools {
  readonly log: EventLog;
  readonly report: Report;
  readonly hallLimits: HallLimits;
  /** Where clients reach this node, if there are several. */
  readonly address?: string | undefined;
}

/** What came of claiming a table. */
type Taken = 'here' | 'gone' | 'busy' | Elsewhere;

const PURGE_EVERY_MS = 3_600_000;
/** How long a table that failed is left alone, doubled with each failure in a row, and at most. */
const REST_MS = 100;
const REST_MAX_MS = 5_000;

/** Something broke; nothing can be written at present; its log cannot be read by this server. */
type BrokenCode = 'server-busy' | 'not-stored' | 'table-unreadable';

interface Broken {
  /** Failures in a row, without anything written between them. */
  readonly failures: number;
  /** Until when nobody claims it. */
  readonly until: number;
  /** What those are told who come meanwhile. */
  readonly code: BrokenCode;
}

export class Hall {
  private readonly tools: HallTools;
  private readonly runners: Map<string, TableRunner> = new Map();
  private readonly peers: Map<ClientId, Peer> = new Map();
  private readonly places: Map<ClientId, string> = new Map();
  private readonly lines: NewestLines = new NewestLines();
  private readonly codes: TableCodes = new TableCodes();
  /** Claims on their way, by table. */
  private readonly taking: Map<string, Promise<Taken>> = new Map();
  /** Tables that failed, by id. */
  private readonly broken: Map<string, Broken> = new Map();
  private readonly past: PastRounds;
  private readonly turns: BotTurns;
  private readonly chance: Chance;
  private readonly cancels: Set<() => void> = new Set();
  private nextClient = 1;
  private isStopped = false;

  private constructor(tools: HallTools) {
    this.tools = tools;
    this.past = new PastRounds({ ...tools, stateOf: (table) => this.runners.get(table)?.host.state });
    this.turns = new BotTurns(tools.clock, tools.hallLimits.botMovesPerSecond);
    this.chance = seedStream(newSeed(tools.secrets), 'codes');
  }

  /** Claims all living tables of this node; each goes on where it was. Others are claimed when somebody comes. */
  static async open(tools: HallTools): Promise<Hall> {
    const hall = new Hall(tools);
    tools.log.onLapse((hasLapsed) => hall.letGo(hasLapsed));
    await hall.purge();
    for (const { id, closedAt } of await tools.log.tables(0)) if (closedAt === undefined) await hall.take(id);
    return hall;
  }

  get tableCount(): number {
    return this.runners.size;
  }

  /** A table that is in memory, for tests and campaigns that compare what is told with what is so. */
  hostOf(table: string): TableHost | undefined {
    return this.runners.get(table)?.host;
  }

  get clientCount(): number {
    return this.peers.size;
  }

  /** How many tables are in which phase, and who holds their seats. */
  census(): Census {
    return censusOf(Array.from(this.runners.values(), ({ host }) => host.state));
  }

  /** Makes a table and answers when it is durable. Errors: those of `newTable`, `server-busy`, `not-stored`. */
  async create(request: CreateRequest): Promise<Result<TableCreated, HallProblem>> {
    if (this.runners.size >= this.tools.hallLimits.tablesMax) return hallProblem('server-busy');
    const code = await this.freeCode();
    const made = newTable(request, code, this.tools);
    if (!made.ok) {
      this.codes.free(code);
      return made;
    }
    const { host, created } = made.value;
    const runner = this.add(host, FIRST_EPOCH);
    await runner.settled;
    return this.runners.get(created.table) === runner ? { ok: true, value: created } : this.busy(created.table);
  }

  /** A code that no living table has, here or elsewhere. */
  private async freeCode(): Promise<string> {
    for (;;) {
      const code = this.codes.draw(this.chance);
      const row = await this.tools.log.find(code);
      if (row === undefined || row.closedAt !== undefined) return code;
      this.codes.free(code);
    }
  }

  /**
   * Where a code leads, however it was typed; with `table`, whether it leads there. Errors: `unknown-code`,
   * `code-expired`, those of `connect`.
   */
  async find(typed: string, table?: string): Promise<Result<CodeFound, HallProblem | Elsewhere>> {
    const code = parseCode(typed);
    if (code === undefined) return hallProblem('unknown-code');
    const row = await this.tools.log.find(code);
    if (row === undefined || (table ?? row.id) !== row.id) return hallProblem('unknown-code');
    if (row.closedAt !== undefined) return hallProblem('code-expired');
    const runner = await this.runnerOf(row.id);
    if (!runner.ok) return runner;
    const { state } = runner.value.host;
    return { ok: true, value: { table: row.id, phase: state.phase, free: takeableSeats(state) } };
  }

  /**
   * The record of a table's deals, of what is durable: finished rounds with their secrets, of the
   * present one the commitment. Also of a table that is gone, while its log is kept. Errors:
   * `unknown-table`, `server-busy`.
   */
  record(table: string): Promise<Result<GameRecord, HallProblem>> {
    return this.past.record(table);
  }

  /** The last round that is over with all hands, where the table shows it. Errors: `unknown-table`, `not-now`, `server-busy`. */
  shown(table: string): Promise<Result<ShownRound, HallProblem>> {
    return this.past.shown(table);
  }

  /** A connection opens a table. Errors: `unknown-table`, `server-busy`, `not-stored`, `table-unreadable`. */
  async connect(
    table: string,
    token: string | undefined,
    peer: Peer,
  ): Promise<Result<ClientId, HallProblem | Elsewhere>> {
    const runner = await this.runnerOf(table);
    if (!runner.ok) return runner;
    // Who has gone meanwhile must not take the seat from the connection that came after.
    if (!peer.isOpen || this.lines.isOvertaken(peer.line)) return hallProblem('server-busy');
    if (!runner.value.host.admits(token)) return hallProblem('server-busy');
    const client = this.nextClient++;
    this.lines.note(peer.line, client);
    this.peers.set(client, peer);
    this.places.set(client, table);
    runner.value.connect(client, token);
    return { ok: true, value: client };
  }

  /** The runner of a table, claimed now if nobody has it. Errors: those of `connect`. */
  private async runnerOf(table: string): Promise<Result<TableRunner, HallProblem | Elsewhere>> {
    const known = this.runners.get(table);
    if (known !== undefined) return { ok: true, value: known };
    if (this.isResting(table) || this.isStopped) return this.busy(table);
    if (this.runners.size >= this.tools.hallLimits.tablesMax) return hallProblem('server-busy');
    const how = await this.take(table);
    const runner = this.runners.get(table);
    if (runner !== undefined) return { ok: true, value: runner };
    if (typeof how === 'object') return { ok: false, error: how };
    return how === 'gone' ? hallProblem('unknown-table') : this.busy(table);
  }

  /** The same for all connections of a seat, one after the other; undefined for who has none. */
  seatKey(client: ClientId): string | undefined {
    const table = this.places.get(client) ?? '';
    const seat = this.runners.get(table)?.host.attendance.seatOf(client);
    return seat === undefined ? undefined : `${table} ${seat}`;
  }

  handle(client: ClientId, command: Command): void {
    this.runners.get(this.places.get(client) ?? '')?.handle(client, command);
  }

  disconnect(client: ClientId): void {
    const runner = this.runners.get(this.places.get(client) ?? '');
    this.lines.forget(this.peers.get(client)?.line, client);
    this.peers.delete(client);
    this.places.delete(client);
    runner?.disconnect(client);
  }

  /** Stops all tables once what was accepted is durable and told. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const cancel of this.cancels) cancel();
    this.turns.stop();
    await Promise.all(Array.from(this.runners.values(), (runner) => runner.settled));
    for (const runner of this.runners.values()) runner.stop();
  }

  /** Other nodes may have taken tables of this one: what is in memory is let go, and claimed again when somebody comes. */
  private letGo(hasLapsed: (table: string) => boolean): void {
    const lapsed = Array.from(this.runners.values()).filter(({ id }) => hasLapsed(id));
    this.tools.report({ level: 'warn', event: 'lease-lapsed', tables: lapsed.length });
    for (const runner of lapsed) {
      runner.stop();
      this.drop(runner.id);
    }
  }

  private add(host: TableHost, epoch: number): TableRunner {
    const { id, code } = host.state;
    this.codes.use(code);
    const { address } = this.tools;
    const signed = (message: ServerMessage): ServerMessage =>
      message.type === 'welcome' && address !== undefined ? { ...message, at: address } : message;
    const peers = { send: (client: ClientId, message: ServerMessage) => this.peers.get(client)?.send(signed(message)) };
    const tools = { ...this.tools, peers, turns: this.turns };
    const runner = new TableRunner(host, epoch, tools, (how, reason) => this.end(id, how, reason));
    this.runners.set(id, runner);
    return runner;
  }

  private end(table: string, how: 'closed' | 'failed', reason: unknown): void {
    const hasWritten = this.runners.get(table)?.hasWritten === true;
    const code = codeOf(reason);
    if (code === 'not-stored') this.tell(table, code);
    this.drop(table);
    if (how === 'closed' || hasWritten) this.broken.delete(table);
    if (how === 'closed') return;
    // That another node may have it is no fault: somebody slept, or was cut off.
    const level = reason instanceof NotOwner ? 'warn' : 'error';
    this.tools.report({ level, event: 'table-failed', table: shortId(table), ...errorFacts(reason) });
    this.rest(table, code);
  }

  /** Those at a table hear why the connection is about to end. */
  private tell(table: string, code: BrokenCode): void {
    for (const [client, at] of this.places) if (at === table) this.peers.get(client)?.send({ type: 'error', code });
  }

  /** A table is not here any more; its clients may come back. */
  private drop(table: string): void {
    this.codes.free(present(this.runners.get(table)).host.state.code);
    this.runners.delete(table);
    for (const [client, at] of this.places) {
      if (at !== table) continue;
      this.places.delete(client);
      this.peers.get(client)?.close();
    }
  }

  /**
   * What the log says is true: memory is thrown away, and the table claimed again when somebody comes
   * back, but not at once, so that one that breaks each time does no harm.
   */
  private rest(table: string, code: BrokenCode): void {
    const failures = (this.broken.get(table)?.failures ?? 0) + 1;
    const until = this.tools.clock.now() + Math.min(REST_MAX_MS, REST_MS * 2 ** (failures - 1));
    this.broken.set(table, { failures, until, code });
  }

  private busy(table: string): { readonly ok: false; readonly error: HallProblem } {
    return hallProblem(this.broken.get(table)?.code ?? 'server-busy');
  }

  private isResting(table: string): boolean {
    return (this.broken.get(table)?.until ?? 0) > this.tools.clock.now();
  }

  /** Claims a table and goes on with it; one attempt at a time. */
  private take(table: string): Promise<Taken> {
    const running = this.taking.get(table) ?? this.claim(table).finally(() => this.taking.delete(table));
    this.taking.set(table, running);
    return running;
  }

  private async claim(table: string): Promise<Taken> {
    try {
      const claim = await this.tools.log.claim(table);
      if (this.isStopped) return 'busy';
      if (claim.how === 'owned') return await this.goOn(table, claim);
      return claim.how === 'elsewhere' ? { elsewhere: claim.at } : 'gone';
    } catch (error) {
      this.tools.report({ level: 'error', event: 'table-unreadable', table: shortId(table), ...errorFacts(error) });
      // That nothing can be written at all is no fault of the table, which is to go on as soon as something can.
      if (error instanceof NotStored) this.broken.delete(table);
      this.rest(table, codeOf(error));
      return 'busy';
    }
  }

  private async goOn(table: string, { entries, epoch }: Extract<Claim, { how: 'owned' }>): Promise<Taken> {
    let state: TableState;
    try {
      state = replay(entries);
    } catch (error) {
      await this.tools.log.release?.(table);
      throw error;
    }
    this.add(new TableHost(state, this.tools), epoch);
    return 'here';
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
    const { log, clock, hallLimits, report } = this.tools;
    for (const table of this.broken.keys()) if (!this.isResting(table)) this.broken.delete(table);
    await log
      .purge(clock.now() - hallLimits.keepClosedMs)
      .catch((error: unknown) => report({ level: 'warn', event: 'purge-failed', ...errorFacts(error) }));
    this.later(PURGE_EVERY_MS, () => this.purge());
  }
}

/** Enough to find a table in the log, too little to open it. */
const shortId = (table: string): string => table.slice(0, 6);

function codeOf(reason: unknown): BrokenCode {
  if (reason instanceof NotStored) return 'not-stored';
  return reason instanceof Unreadable ? 'table-unreadable' : 'server-busy';
}
