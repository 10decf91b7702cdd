/** One load: its server and tables, the time that is measured, the end and the check of the log. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { type LogPlace, openLogToRead } from '@hausregel/server';
import { checkLog, type LogCheck } from './checkLog.ts';
import { LoadProcess } from './childProcess.ts';
import type { LatencyReport } from './latencies.ts';
import { LoadLedger } from './loadLedger.ts';
import type { LoadPlan } from './loadPlan.ts';
import { LoadTable } from './loadTable.ts';
import { Pace } from './pace.ts';
import { sampleServer, type ServerReport, serverReport, type ServerSample } from './serverMeter.ts';

/** What a stretch of time showed. */
export interface Measured {
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Of all commands, nearly all of them moves. */
  readonly latencies: LatencyReport;
  /** Refusals and faults of that time. */
  readonly errors: number;
  readonly server: ServerReport | undefined;
  /** Memory that the server needed before and after, in bytes; undefined: it is not ours. */
  readonly inUse: InUse | undefined;
  /** Share of one processor that the clients took, and how late their timers were (99 %, and at most; ms). */
  readonly clientCpu: number;
  readonly clientLagMs: number;
  readonly clientLagMaxMs: number;
}

/** Heap and buffers without what is not used any more, in bytes, and the minutes between. */
export interface InUse {
  readonly before: number;
  readonly after: number;
  readonly minutes: number;
}

/** How a stretch goes, once a second. */
export interface Glimpse {
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly p99: number;
  readonly errors: number;
}

/** A stretch of time under attack. */
export interface Attacked {
  readonly measured: Measured;
  /** What the attackers did, and how they were answered. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface LoadEnd {
  /** Undefined: there was no log to look into. */
  readonly check: LogCheck | undefined;
  /** Commands that were never answered. */
  readonly unanswered: number;
  /** How long the server took to stop, in ms; undefined: it is not ours. */
  readonly stopMs: number | undefined;
}

const TABLES_AT_ONCE = 20;
const TICK_MS = 1_000;
const SAMPLE_TICKS = 5;
/** An attack has no processors of its own, and no profile. */
const NO_CHOICE = { cores: undefined, profile: undefined };
const DRAIN_MS = 15_000;
const LAG_RESOLUTION_MS = 10;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class LoadRun {
  readonly ledger: LoadLedger = new LoadLedger();
  readonly tables: LoadTable[] = [];
  private readonly plan: LoadPlan;
  private readonly pace: Pace;
  private isPlaying: boolean = false;
  private child: LoadProcess | undefined;
  private attack: LoadProcess | undefined;
  private origin: string = '';
  private folder: string | undefined;
  private place: LogPlace | undefined;

  constructor(plan: LoadPlan) {
    this.plan = plan;
    this.pace = new Pace(plan.seed, plan.thinkMs);
    this.place = plan.log;
  }

  /** Has a server, with all tables dealt. `made` is told how many there are. */
  async open(made: (tables: number) => void, isStopped: () => boolean): Promise<void> {
    const origin = this.plan.address ?? (await this.startServer());
    this.origin = origin;
    const makeSome = async (): Promise<void> => {
      while (this.tables.length < this.plan.tables && !isStopped()) {
        const index = this.next++;
        if (index >= this.plan.tables) return;
        this.tables.push(await this.makeTable(origin, index));
        made(this.tables.length);
      }
    };
    await Promise.all(Array.from({ length: TABLES_AT_ONCE }, makeSome));
  }

  private next: number = 0;

  /** Plays on for some seconds while others attack, and measures both. */
  async underAttack(idle: number, measure: () => Promise<Measured>): Promise<Attacked> {
    this.attack = await LoadProcess.start(['attack', this.origin, String(idle)], NO_CHOICE);
    const measured = await measure();
    await this.attack.stop();
    return { measured, counts: this.attack.told as Attacked['counts'] };
  }

  private async startServer(): Promise<string> {
    this.folder = await mkdtemp(path.join(tmpdir(), 'hausregel-load-'));
    const dataFile = this.plan.dataFile ?? path.join(this.folder, 'load.sqlite');
    this.place = { dataFile };
    this.child = await LoadProcess.start(['server', dataFile], this.plan);
    return `http://127.0.0.1:${this.child.hello.port}`;
  }

  private makeTable(origin: string, index: number): Promise<LoadTable> {
    const { ruleSets } = this.plan;
    const { id, seats } = ruleSets[index % ruleSets.length] ?? { id: 'family', seats: 4 };
    const { ledger, pace } = this;
    const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    return LoadTable.make({ origin, address, ruleSet: id, seats, ledger, pace, isPlaying: () => this.isPlaying });
  }

  get sockets(): number {
    return this.tables.reduce((sum, { players }) => sum + players.length, 0);
  }

  /** Plays for some seconds at a rate (moves a second; undefined: as the think times are), and measures all of it. */
  async measure(seconds: number, rate: number | undefined, look: (glimpse: Glimpse) => boolean): Promise<Measured> {
    if (rate !== undefined) this.pace.meanMs = Math.min(this.pace.meanMs, (this.tables.length / rate) * 1000);
    const before = await this.child?.memoryInUse();
    const stretch = new Stretch(this.ledger, this.metricsPort);
    await stretch.begin();
    this.begin();
    let seen = 0;
    for (let isGoingOn = true; isGoingOn && stretch.seconds < seconds;) {
      await wait(TICK_MS);
      const made = this.ledger.moves - seen;
      seen = this.ledger.moves;
      if (rate !== undefined && stretch.ticks > 0) this.pace.follow(rate, made);
      isGoingOn = look(await stretch.tick(made));
    }
    const measured = await stretch.end();
    const after = await this.child?.memoryInUse();
    const inUse = before === undefined || after === undefined ? undefined : { before, after, minutes: seconds / 60 };
    return { ...measured, inUse };
  }

  private get metricsPort(): number | undefined {
    return this.child?.hello.metricsPort ?? this.plan.metricsPort;
  }

  private begin(): void {
    if (this.isPlaying) return;
    this.isPlaying = true;
    for (const table of this.tables) table.begin();
  }

  /** Lets what is on its way arrive, ends everything, and compares what was acknowledged with the log. */
  async end(asked: () => void): Promise<LoadEnd> {
    this.isPlaying = false;
    const waiting = (): number =>
      this.tables.flatMap(({ players }) => players).reduce((sum, { socket }) => sum + socket.waiting, 0);
    for (let ms = 0; ms < DRAIN_MS && waiting() > 0; ms += 50) await wait(50);
    const unanswered = waiting();
    for (const table of this.tables) table.stop();
    const stopMs = await this.child?.stop();
    if (this.child === undefined && this.place?.database === undefined) asked();
    const check = this.place === undefined ? undefined : await this.check(this.place);
    if (this.folder !== undefined) await rm(this.folder, { recursive: true, force: true });
    return { check, unanswered, stopMs };
  }

  /** Something went wrong: nothing is left running. */
  async giveUp(): Promise<void> {
    this.isPlaying = false;
    for (const table of this.tables) table.stop();
    await this.attack?.stop();
    await this.child?.stop();
    if (this.folder !== undefined) await rm(this.folder, { recursive: true, force: true });
  }

  /** A file can be read as soon as its server has stopped. */
  private async check(place: LogPlace): Promise<LogCheck> {
    for (;;) {
      const log = await openLogToRead(place);
      if (log.ok) {
        const check = await checkLog(log.value, this.ledger.seats);
        await log.value.close();
        return check;
      }
      if (log.error !== 'data-in-use') throw new Error(log.error);
      await wait(TICK_MS);
    }
  }
}

/** Measures a stretch of time from its beginning. */
class Stretch {
  ticks: number = 0;
  private readonly ledger: LoadLedger;
  private readonly metricsPort: number | undefined;
  private readonly samples: ServerSample[] = [];
  private readonly lag: IntervalHistogram = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  private began: number = 0;
  private cpuBefore: NodeJS.CpuUsage = process.cpuUsage();
  private errorsBefore: number = 0;

  constructor(ledger: LoadLedger, metricsPort: number | undefined) {
    this.ledger = ledger;
    this.metricsPort = metricsPort;
  }

  async begin(): Promise<void> {
    await this.sample();
    this.ledger.begin();
    this.lag.enable();
    this.began = performance.now();
    this.cpuBefore = process.cpuUsage();
    this.errorsBefore = this.ledger.faultCount;
  }

  get seconds(): number {
    return (performance.now() - this.began) / 1000;
  }

  private get errors(): number {
    return this.ledger.faultCount - this.errorsBefore;
  }

  private async sample(): Promise<void> {
    if (this.metricsPort !== undefined) this.samples.push(await sampleServer(this.metricsPort));
  }

  async tick(made: number): Promise<Glimpse> {
    this.ticks += 1;
    if (this.ticks % SAMPLE_TICKS === 0) await this.sample();
    const p99 = this.ledger.latencies.percentile(0.99);
    return { seconds: this.seconds, movesPerSecond: made, p99, errors: this.errors };
  }

  private lagOf(ns: number): number {
    return Math.max(0, ns / 1e6 - LAG_RESOLUTION_MS);
  }

  async end(): Promise<Omit<Measured, 'inUse'>> {
    const { seconds, errors } = this;
    const { moves, latencies } = this.ledger;
    const { user, system } = process.cpuUsage(this.cpuBefore);
    await this.sample();
    this.lag.disable();
    return {
      seconds,
      moves,
      movesPerSecond: moves / seconds,
      latencies: latencies.report(),
      errors,
      server: serverReport(this.samples),
      clientCpu: (user + system) / 1e6 / seconds,
      clientLagMs: this.lagOf(this.lag.percentile(99)),
      clientLagMaxMs: this.lagOf(this.lag.max),
    };
  }
}
