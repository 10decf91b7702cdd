/**
 * Hostile messages to a table in the middle of a round or between two, by the holders of its seats, by those who watch,
 * and by strangers. Each must be answered, with a code, or the connection ended; one that is refused
 * changes nothing; nobody's table breaks; what comes too fast is not done later; and what was done is in the log.
 */
import type { Duplex } from 'node:stream';
import { Xoshiro128 } from '@hausregel/core';
import type { ServerMessage } from '@hausregel/protocol';
import type { WebSocket } from 'ws';
import { encodeRuleSet } from '@hausregel/rules';
import { present } from '../assert.ts';
import { botBrain } from '../bots/botBrain.ts';
import { Hall } from '../hall.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { FIRST_EPOCH } from '../log/eventLog.ts';
import { MemoryLog } from '../log/memoryLog.ts';
import { readinessOf } from '../metrics/readiness.ts';
import { ServerMetrics } from '../metrics/serverMetrics.ts';
import { createApi } from '../net/api.ts';
import { Backlog } from '../net/backlog.ts';
import { MessageWriter } from '../net/messageText.ts';
import { RateByKey } from '../net/rateByKey.ts';
import { SocketPeer } from '../net/socketPeer.ts';
import { StaticFiles } from '../net/staticFiles.ts';
import { replay } from '../table/replay.ts';
import type { TableState } from '../table/tableState.ts';
import { FakeClock, settle } from '../testing/fakeClock.ts';
import { seededSecrets } from '../testing/testHall.ts';
import { HostileWords, type Known } from './hostileWords.ts';
import { betweenRounds, type MidRound, midRound } from './midRound.ts';
import { Wire } from './wire.ts';

/** Messages of one table before the next one. */
export const MESSAGES_A_TABLE = 400;

export interface FuzzResult {
  readonly fault: string | undefined;
  readonly messages: number;
  /** How often each answer came: codes, kinds of messages, close codes. */
  readonly answers: Readonly<Record<string, number>>;
}

const { socket: LIMITS } = DEFAULT_LIMITS;
const HEARD_MAX = 60;
const REQUEST_EVERY = 20;
const LEAVE_EVERY = 80;
const BURST_EVERY = 250;
const BINARY_EVERY = 50;
/** One table in so many is between two rounds, of these every other one before the first. */
const BETWEEN_EVERY = 3;
const GONE = 'gone';
const NO_FILES = StaticFiles.open('');

/** One table's share; the same for the same seed. */
export async function fuzzTable(seed: number): Promise<FuzzResult> {
  const fuzz = await Fuzz.open(seed);
  const fault = await fuzz.run();
  return { fault, messages: fuzz.messages, answers: Object.fromEntries(fuzz.answers) };
}

class Fuzz {
  messages = 0;
  readonly answers: Map<string, number> = new Map();
  private readonly words: HostileWords;
  private readonly hall: Hall;
  private readonly log: MemoryLog;
  private readonly clock: FakeClock;
  private readonly table: MidRound;
  private readonly reports: string[];
  private readonly known: Known & { readonly heard: string[] };
  private readonly metrics: ServerMetrics = new ServerMetrics();
  private readonly seatRates: RateByKey = new RateByKey(LIMITS.commandBurst, LIMITS.commandsPerSecond);
  private readonly writer: MessageWriter = new MessageWriter();
  private readonly api: ReturnType<typeof createApi>;
  /** By whose they are: holders of seats first, then those who watch. */
  private readonly wires: Map<number, Wire> = new Map();

  private constructor(
    seed: number,
    tables: readonly MidRound[],
    parts: { hall: Hall; log: MemoryLog; clock: FakeClock; files: StaticFiles; reports: string[] },
  ) {
    this.words = new HostileWords(new Xoshiro128(seed ^ 0xf022));
    this.hall = parts.hall;
    this.log = parts.log;
    this.clock = parts.clock;
    this.reports = parts.reports;
    this.table = present(tables[0]);
    this.known = {
      tables: [...tables.map(({ id }) => id), 'A'.repeat(20)],
      tokens: [...tables.flatMap(({ tokens }) => [...tokens.values()]), 'B'.repeat(32)],
      codes: [...tables.map(({ code }) => code), 'Eiche 11'],
      heard: ['{}'],
    };
    this.api = createApi({
      ...parts,
      limits: { ...DEFAULT_LIMITS.request, createBurst: 3 },
      report: (line) => this.reports.push(JSON.stringify(line)),
      isOurPage: () => true,
      isOurName: () => true,
      trustProxy: false,
      lanOrigin: () => undefined,
      metrics: this.metrics,
      readiness: () => readinessOf({ isWritable: true, lastAppendMs: undefined, isOwner: undefined }, false),
    });
  }

  /** A hall with the table and another one. */
  static async open(seed: number): Promise<Fuzz> {
    const isBetween = seed % BETWEEN_EVERY === 0;
    const table = isBetween ? betweenRounds(seed, seed % (2 * BETWEEN_EVERY) === 0) : midRound(seed);
    const tables = [table, midRound(seed + 1_000_003)];
    const log = new MemoryLog();
    for (const { entries } of tables) await log.append(entries, FIRST_EPOCH);
    const clock = new FakeClock(Math.max(...tables.map(({ entries }) => present(entries.at(-1)).at)));
    const reports: string[] = [];
    const hall = await Hall.open({
      clock,
      secrets: seededSecrets('fuzz'),
      brain: botBrain,
      log,
      limits: DEFAULT_LIMITS.table,
      hallLimits: DEFAULT_LIMITS.hall,
      report: (line) => reports.push(JSON.stringify(line)),
    });
    return new Fuzz(seed, tables, { hall, log, clock, files: await NO_FILES, reports });
  }

  async run(): Promise<string | undefined> {
    // Its host may close the table for good.
    while (this.messages < MESSAGES_A_TABLE && this.digest() !== GONE) {
      const fault = (await this.step()) ?? this.reports[0];
      if (fault !== undefined) return `${this.table.ruleSet}, message ${this.messages}: ${fault}`;
    }
    return this.faultOfLog();
  }

  /** Whether the table is what its log says; counts what happened. */
  private async faultOfLog(): Promise<string | undefined> {
    await this.clock.advance(1_000);
    const entries = await this.log.read(this.table.id);
    for (const { event } of entries.slice(this.table.entries.length)) this.count(`event ${event.type}`);
    const live = this.digest();
    return live === GONE || live === digestOf(replay(entries))
      ? undefined
      : 'the log says something else than the table';
  }

  private async step(): Promise<string | undefined> {
    const { words } = this;
    if (words.rarely(REQUEST_EVERY)) return this.create();
    if (words.rarely(REQUEST_EVERY)) return this.look();
    const index = words.below(this.table.tokens.size + 2);
    if (words.rarely(LEAVE_EVERY)) this.wires.get(index)?.close();
    const wire = this.wireOf(index);
    if (words.rarely(BURST_EVERY)) return this.burst(wire);
    await this.clock.advance(words.below(4) * 120);
    return this.message(wire);
  }

  /** One of a few connections; new ones greet first, most of them properly. */
  private wireOf(index: number): Wire {
    const known = this.wires.get(index);
    if (known !== undefined && known.readyState === known.OPEN) return known;
    const wire = new Wire();
    const peer = {
      hall: this.hall,
      clock: this.clock,
      limits: LIMITS,
      metrics: this.metrics,
      backlog: new Backlog(1, 1),
      writer: this.writer,
      seatRates: this.seatRates,
      // As one has it who comes from the machine itself.
      isHeard: () => true,
      keepsParts: index % 2 === 0,
    };
    void new SocketPeer(wire as unknown as WebSocket, wire as unknown as Duplex, peer);
    this.wires.set(index, wire);
    const token = [...this.table.tokens.values()][index];
    if (!this.words.rarely(6))
      wire.receive(
        JSON.stringify({ type: 'hello', v: 1, table: this.table.id, ...(token === undefined ? {} : { token }) }),
      );
    return wire;
  }

  private async message(wire: Wire): Promise<string | undefined> {
    await settle();
    wire.take();
    const before = this.digest();
    const text = this.words.next(this.known);
    this.messages += 1;
    if (this.words.rarely(BINARY_EVERY)) wire.receive(Buffer.from(text));
    else wire.receive(text);
    await settle();
    const answers = wire.take();
    this.note(text, wire, answers);
    if (answers.length === 0 && wire.closeCode === undefined) return `no answer to ${text.slice(0, 200)}`;
    const isRefused = answers.every(({ type }) => type === 'error');
    return isRefused && this.digest() !== before
      ? `${JSON.stringify(answers)} changed the table: ${text.slice(0, 200)}`
      : undefined;
  }

  /** More at once than anybody may: what is too fast is said to be, and never done. */
  private async burst(wire: Wire): Promise<string | undefined> {
    await settle();
    wire.take();
    const count = 2 * LIMITS.commandBurst;
    const key = this.messages;
    for (let sent = 0; sent < count; sent++) {
      wire.receive(
        JSON.stringify({ type: 'chat', id: `burst-${key}-${sent}`.padEnd(16, '-'), text: `burst ${key} ${sent}` }),
      );
    }
    this.messages += count;
    await settle();
    const answers = wire.take().filter(({ type }) => type === 'ok' || type === 'error');
    const isAnswered = answers.length >= count || wire.closeCode !== undefined;
    await this.clock.advance(10_000);
    const accepted = answers.filter(({ type }) => type === 'ok').length;
    const written = this.chatText().split(`burst ${key} `).length - 1;
    for (const answer of answers) this.count(answer.type === 'error' ? answer.code : answer.type);
    if (!isAnswered) return 'a burst was not answered';
    return written === accepted ? undefined : `${written} of a burst were done, ${accepted} accepted`;
  }

  /** Chat of both tables. */
  private chatText(): string {
    return this.known.tables.map((table) => JSON.stringify(this.hall.hostOf(table)?.state.chat ?? [])).join('');
  }

  /** Asks for a table with any body. */
  private async create(): Promise<string | undefined> {
    const headers = { 'content-type': 'application/json' };
    const { fault, reply } = await this.request('/api/tables', { method: 'POST', headers, body: this.words.create() });
    const isAnswer = hasAny(reply, ['code', 'table']);
    return isAnswer ? fault : `the request was answered with ${JSON.stringify(reply)}`;
  }

  /** Asks for something at any path. */
  private async look(): Promise<string | undefined> {
    const path = this.words.path(this.known);
    const { fault, reply, status } = await this.request(path, { method: 'GET' });
    if (status === 200 || status === 204) this.count(`found ${kindOf(path)}`);
    const isAnswer =
      status === 204 ||
      !new URL(path, 'http://localhost').pathname.startsWith('/api/') ||
      hasAny(reply, ['code', 'table', 'format', 'status', 'round']);
    return isAnswer ? fault : `${path} was answered with ${JSON.stringify(reply)}`;
  }

  private async request(
    path: string,
    how: RequestInit,
  ): Promise<{ fault: string | undefined; reply: unknown; status: number }> {
    this.messages += 1;
    const before = this.digest();
    const incoming = { headers: {}, socket: { remoteAddress: '192.0.2.7' } };
    const response = await this.api.request(path, how, { incoming });
    const { status } = response;
    this.count(`http ${status}`);
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
    const reply: unknown = isJson ? JSON.parse(text) : text;
    const fault = this.digest() === before ? undefined : `a request changed the table: ${path}`;
    return { fault, reply, status };
  }

  private note(text: string, wire: Wire, answers: readonly ServerMessage[]): void {
    const { heard } = this.known;
    heard.push(text, ...answers.slice(0, 1).map((answer) => JSON.stringify(answer)));
    if (heard.length > HEARD_MAX) heard.splice(0, heard.length - HEARD_MAX);
    for (const answer of answers) this.count(answer.type === 'error' ? answer.code : answer.type);
    if (wire.closeCode !== undefined) this.count(`closed ${wire.closeCode}`);
  }

  private count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }

  /** What a refused message must leave as it is. */
  private digest(): string {
    const state = this.hall.hostOf(this.table.id)?.state;
    return state === undefined ? GONE : digestOf(state);
  }
}

function digestOf(state: TableState): string {
  const { round } = state;
  const cards = round === undefined ? '' : `${round.position.copies.join('')} ${round.position.drawPile.join('')}`;
  const rules = `${encodeRuleSet(state.ruleSet)} ${JSON.stringify(state.settings)}`;
  return `${state.seq} ${state.phase} ${state.chatCount} ${JSON.stringify(state.places)} ${rules} ${round?.turn} ${cards}`;
}

const hasAny = (reply: unknown, names: readonly string[]): boolean =>
  typeof reply === 'object' && reply !== null && names.some((name) => name in reply);

/** What is asked for: the name of a path without what anybody chose. */
const kindOf = (path: string): string => /record$|shown$|codes|health/.exec(path)?.[0] ?? 'other';
