/** A node of a simulation: a hall on its own, drifting clock, with a log that is slow and sometimes fails. */
import { botBrain } from '../bots/botBrain.ts';
import type { Clock } from '../clock.ts';
import type { Claim, EventLog, LogEntry, TableRow } from '../log/eventLog.ts';
import { Hall } from '../hall.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { seededSecrets } from '../testing/testHall.ts';
import type { SimDatabase } from './simDatabase.ts';
import type { World } from './world.ts';

export const LEASE_MS = 1_500;
const ANSWER_MS = 3_000;

/** What goes wrong, each once in so many times; 0: never. */
export interface Trouble {
  /** An append that is not written, and one that is but of which nobody hears. */
  readonly appendLost: number;
  readonly appendUnknown: number;
  /** An append that takes longer than anybody waits. */
  readonly appendLate: number;
  /** A fault made on purpose, to see that it is found: appends that are lost count as written. */
  readonly lies?: boolean;
}

export class SimNode {
  readonly name: string;
  hall: Hall | undefined;
  private readonly world: World;
  private readonly database: SimDatabase;
  private readonly trouble: Trouble;
  private isDead = false;
  /** While asleep nothing of it runs; then all at once. */
  private asleepUntil = 0;
  /** Of its clock, in parts of a thousand, and how far it is off. */
  private readonly drift: number;
  private readonly offset: number;

  constructor(name: string, world: World, database: SimDatabase, trouble: Trouble) {
    this.name = name;
    this.world = world;
    this.database = database;
    this.trouble = trouble;
    this.drift = 1 + (world.chance.below(41) - 20) / 1000;
    this.offset = world.chance.below(10_000) - 5_000;
  }

  async start(): Promise<void> {
    const log = new SimLog(this);
    await this.renew(log);
    this.hall = await Hall.open({
      clock: this.clock,
      secrets: seededSecrets(this.name),
      brain: botBrain,
      limits: DEFAULT_LIMITS.table,
      hallLimits: DEFAULT_LIMITS.hall,
      log,
      report: () => {},
    });
  }

  /** The machine is gone at once: nothing of it runs any more. */
  crash(): void {
    this.isDead = true;
    this.hall = undefined;
  }

  sleep(ms: number): void {
    this.asleepUntil = this.world.now + ms;
  }

  /** Does something of this node, when it is awake, unless it is gone by then. */
  run(ms: number, what: () => void): () => void {
    let cancel = (): void => {};
    const attempt = (): void => {
      if (this.isDead) return;
      const left = this.asleepUntil - this.world.now;
      if (left > 0) cancel = this.world.after(left, attempt);
      else what();
    };
    cancel = this.world.after(ms, attempt);
    return () => cancel();
  }

  private get clock(): Clock {
    const now = (): number => Math.round(this.world.now * this.drift + this.offset);
    return {
      now,
      setTimer: (at, run) => this.run((at - now()) / this.drift, run),
    };
  }

  private async renew(log: SimLog): Promise<void> {
    const ran = await this.ask(() => this.database.renew(this.name, LEASE_MS)).catch(() => undefined);
    if (ran === false) log.lapsed();
    this.run(LEASE_MS / 3, () => void this.renew(log));
  }

  /** A question to the database and its answer, each on its way for a while. The node may be gone meanwhile. */
  ask<T>(question: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const { world } = this;
      this.run(ANSWER_MS, () => reject(new Error('The database does not answer.')));
      const isLate = this.trouble.appendLate > 0 && world.happens(this.trouble.appendLate);
      world.after(isLate ? ANSWER_MS + world.chance.below(1_000) : 1 + world.chance.below(4), () => {
        try {
          const answer = question();
          this.run(1 + world.chance.below(4), () => resolve(answer));
        } catch (error) {
          this.run(1, () => reject(error));
        }
      });
    });
  }

  append(entries: readonly LogEntry[], epoch: number): Promise<void> {
    const { appendLost, appendUnknown } = this.trouble;
    const isLost = appendLost > 0 && this.world.happens(appendLost);
    const isUnknown = appendUnknown > 0 && this.world.happens(appendUnknown);
    return this.ask(() => {
      if (isLost && this.trouble.lies === true) return;
      if (isLost) throw new Error('Not written.');
      this.database.append(this.name, entries, epoch);
      if (isUnknown) throw new Error('Written, but nobody knows.');
    });
  }

  claim(table: string): Promise<Claim> {
    return this.ask(() => this.database.claim(this.name, table));
  }

  find(code: string): Promise<TableRow | undefined> {
    return this.ask(() => this.database.find(code));
  }

  read(table: string): Promise<readonly LogEntry[]> {
    return this.ask(() => this.database.read(table));
  }
}

class SimLog implements EventLog {
  lapsed: () => void = () => {};
  private readonly node: SimNode;
  private last: Promise<unknown> = Promise.resolve();

  constructor(node: SimNode) {
    this.node = node;
  }

  /** One after the other, as over one connection. */
  append(entries: readonly LogEntry[], epoch: number): Promise<void> {
    const answer = this.last.then(() => this.node.append(entries, epoch));
    this.last = answer.catch(() => {});
    return answer;
  }

  onLapse(run: () => void): void {
    this.lapsed = run;
  }

  claim(table: string): Promise<Claim> {
    return this.node.claim(table);
  }

  find(code: string): Promise<TableRow | undefined> {
    return this.node.find(code);
  }

  /** A node is new at its start. */
  tables(): Promise<readonly TableRow[]> {
    return Promise.resolve([]);
  }

  read(table: string): Promise<readonly LogEntry[]> {
    return this.node.read(table);
  }

  purge(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
