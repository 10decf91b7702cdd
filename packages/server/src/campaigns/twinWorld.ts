/** One of two worlds that differ in hidden cards: a hall with one table, and everything that anybody is told there. */
import type { Position } from '@hausregel/core';
import type { Command, ServerMessage } from '@hausregel/protocol';
import { present } from '../assert.ts';
import { botBrain } from '../bots/botBrain.ts';
import { Hall, type Peer } from '../hall.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { FIRST_EPOCH, type LogEntry } from '../log/eventLog.ts';
import { MemoryLog } from '../log/memoryLog.ts';
import { readinessOf } from '../metrics/readiness.ts';
import { ServerMetrics } from '../metrics/serverMetrics.ts';
import { createApi } from '../net/api.ts';
import { MessageWriter } from '../net/messageText.ts';
import { StaticFiles } from '../net/staticFiles.ts';
import { ToldParts } from '../net/toldParts.ts';
import type { ClientId } from '../table/attendance.ts';
import type { TableHost } from '../table/tableHost.ts';
import { FakeClock, settle } from '../testing/fakeClock.ts';
import { seededSecrets } from '../testing/testHall.ts';
import type { MidRound } from './midRound.ts';

/** Seat of those who only watch. */
export const WATCHER = -1;

/** There are no pages here; the requests that tell something are all below /api. */
const NO_FILES = StaticFiles.open('');

/** What somebody was told at a time. */
interface Told {
  readonly at: number;
  readonly what: string;
}

/** A connection that writes down every byte it is sent, and when. */
class Ear implements Peer {
  isOpen = true;
  client: ClientId | undefined;
  /** Of a client that keeps parts of views; undefined: it is told everything each time. */
  told: ToldParts | undefined;
  private readonly hear: (what: string) => void;
  private readonly writer: MessageWriter;
  private readonly hall: Hall;

  constructor(hall: Hall, writer: MessageWriter, hear: (what: string) => void) {
    this.hall = hall;
    this.writer = writer;
    this.hear = hear;
  }

  send(message: ServerMessage): void {
    this.hear(this.writer.text(message, this.told));
    if (message.type === 'bye') this.close();
  }

  close(): void {
    this.isOpen = false;
    if (this.client !== undefined) this.hall.disconnect(this.client);
    this.client = undefined;
    this.hear('closed');
  }
}

export class TwinWorld {
  readonly clock: FakeClock;
  private readonly table: MidRound;
  private readonly hall: Hall;
  private readonly log: MemoryLog;
  /** One for all who look, as in the gateway: what it keeps for one must not reach another. */
  private readonly writer: MessageWriter = new MessageWriter();
  private readonly api: ReturnType<typeof createApi>;
  /** What each seat was told since it was last asked for; `WATCHER`: what anybody may hear. */
  private readonly told: Map<number, Told[]> = new Map();
  private readonly ears: Map<number, Ear> = new Map();
  /** Seats whose clients keep parts of views, as browsers do. */
  private readonly keepers: Set<number> = new Set();
  private readonly all: Told[] = [];

  private constructor(table: MidRound, hall: Hall, clock: FakeClock, log: MemoryLog, files: StaticFiles) {
    this.table = table;
    this.hall = hall;
    this.clock = clock;
    this.log = log;
    this.api = createApi({
      hall,
      clock,
      files,
      limits: DEFAULT_LIMITS.request,
      report: (line) => this.hear(WATCHER, JSON.stringify(line)),
      isOurPage: () => true,
      isOurName: () => true,
      trustProxy: false,
      lanOrigin: () => undefined,
      metrics: new ServerMetrics(),
      readiness: () => readinessOf({ isWritable: true, lastAppendMs: undefined, isOwner: undefined }, false),
    });
  }

  /** A server that has just read the log; all persons and one who watches come in. */
  static async open(table: MidRound, entries: readonly LogEntry[], now: number): Promise<TwinWorld> {
    const log = new MemoryLog();
    await log.append(entries, FIRST_EPOCH);
    const clock = new FakeClock(now);
    const early: string[] = [];
    let report = (line: object): void => void early.push(JSON.stringify(line));
    const hall = await Hall.open({
      clock,
      secrets: seededSecrets('twins'),
      brain: botBrain,
      log,
      limits: DEFAULT_LIMITS.table,
      hallLimits: DEFAULT_LIMITS.hall,
      report: (line) => report(line),
    });
    const world = new TwinWorld(table, hall, clock, log, await NO_FILES);
    report = (line) => world.hear(WATCHER, JSON.stringify(line));
    for (const line of early) world.hear(WATCHER, line);
    for (const seat of table.tokens.keys()) await world.enter(seat);
    await world.enter(WATCHER);
    return world;
  }

  get host(): TableHost {
    return present(this.hall.hostOf(this.table.id));
  }

  get position(): Position {
    return present(this.host.state.round).position;
  }

  get entries(): Promise<readonly LogEntry[]> {
    return this.log.read(this.table.id);
  }

  /** Opens the table (again), as the holder of a seat or to watch. */
  async enter(seat: number): Promise<void> {
    const ear = new Ear(this.hall, this.writer, (what) => this.hear(seat, what));
    ear.told = this.keepers.has(seat) ? new ToldParts() : undefined;
    const connected = await this.hall.connect(this.table.id, this.table.tokens.get(seat), ear);
    if (!connected.ok) throw new Error(JSON.stringify(connected.error));
    ear.client = connected.value;
    this.ears.set(seat, ear);
    await settle();
  }

  /**
   * From now on a seat is told whole views, or what has changed in them; the next one is whole. What it was told
   * before was of cards that have changed places since, perhaps by what another seat knows.
   */
  useForm(seat: number, keepsParts: boolean): void {
    if (keepsParts) this.keepers.add(seat);
    else this.keepers.delete(seat);
    const ear = this.ears.get(seat);
    if (ear !== undefined) ear.told = keepsParts ? new ToldParts() : undefined;
  }

  async ask(seat: number, command: Command): Promise<void> {
    this.hall.handle(present(this.ears.get(seat)?.client), command);
    await settle();
  }

  /** From now on nothing can be written. */
  breakLog(): void {
    this.log.isFailing = true;
  }

  /** A request from outside; its answer may be known to all. */
  async request(path: string): Promise<void> {
    const incoming = { headers: {}, socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' } };
    const response = await this.api.request(path, {}, { incoming });
    const head = JSON.stringify([response.status, ...response.headers]);
    this.hear(WATCHER, `${head} ${await response.text()}`);
  }

  /** Something leaves the server now. */
  hear(seat: number, what: string): void {
    const told = { at: this.clock.now(), what };
    this.all.push(told);
    const list = this.told.get(seat) ?? [];
    list.push(told);
    this.told.set(seat, list);
  }

  /** What a seat and everybody was told since the last time, with the time; all begin anew. */
  takeTold(seat: number): readonly string[] {
    const heard = [...(seat === WATCHER ? [] : (this.told.get(seat) ?? [])), ...(this.told.get(WATCHER) ?? [])];
    this.told.clear();
    return heard.map(({ at, what }) => `${at} ${what}`);
  }

  /** Whether any of these texts ever left the server. */
  hasTold(texts: readonly string[]): boolean {
    return this.all.some(({ what }) => texts.some((text) => what.includes(text)));
  }
}
