/** A node of a simulation: a real hall on its own clock, which drifts and jumps; it can sleep, stop, or be gone between any two steps. */
import { botBrain } from '../bots/botBrain.ts';
import type { Clock } from '../clock.ts';
import { Hall } from '../hall.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { seededSecrets } from '../testing/testHall.ts';
import type { CrashPoint, Question } from './crashPoints.ts';
import { Races } from './races.ts';
import type { Setting, Trouble } from './setting.ts';
import type { SimDatabase } from './simDatabase.ts';
import { SimLog } from './simLog.ts';
import type { Tally } from './tally.ts';
import type { World } from './world.ts';

/** Longer than this nobody waits for the database. */
const ANSWER_MS = 1_500;
const LATE_MS = 200;

/** What all nodes of a simulation share. */
export interface Surroundings {
  readonly world: World;
  readonly database: SimDatabase;
  readonly setting: Setting;
  readonly trouble: Readonly<Trouble>;
  readonly tally: Tally;
  /** A machine is gone. */
  readonly onCrash: (node: SimNode) => void;
}

export class SimNode {
  readonly name: string;
  /** Tells apart what ran one after the other under one name. */
  readonly life: string;
  readonly races: Races;
  hall: Hall | undefined;
  isDead = false;
  private readonly around: Surroundings;
  private readonly log: SimLog;
  /** While asleep nothing of it runs; then all at once. */
  private asleepUntil = 0;
  /** Of its clock, in parts of a thousand, and how far it is off. */
  private readonly drift: number;
  private offset: number;

  constructor(name: string, life: string, around: Surroundings) {
    const { world, database, trouble, tally } = around;
    this.name = name;
    this.life = life;
    this.around = around;
    this.races = new Races(tally);
    this.drift = 1 + (world.chance.below(41) - 20) / 1000;
    this.offset = world.chance.below(10_000) - 5_000;
    this.log = new SimLog(this, database, trouble);
  }

  /** Whether it came up; the log may not answer. */
  async start(): Promise<boolean> {
    const { limits } = this.around.setting;
    try {
      await this.log.open();
      this.hall = await Hall.open({
        clock: this.clock,
        secrets: seededSecrets(this.life),
        brain: botBrain,
        limits: { ...DEFAULT_LIMITS.table, ...limits },
        hallLimits: DEFAULT_LIMITS.hall,
        log: this.log,
        report: ({ event }) => this.around.tally.add(`report:${event}`),
      });
    } catch {
      return false;
    }
    return !this.isDead;
  }

  /** The machine is gone at once: nothing of it runs any more, and nobody hears of what it still did. */
  crash(point: CrashPoint | 'any'): void {
    if (this.isDead) return;
    this.isDead = true;
    this.hall = undefined;
    this.around.tally.add(`crash:${point}`);
    this.around.onCrash(this);
  }

  /** Here the machine may be gone. Whether it is alive. */
  pass(point: CrashPoint): boolean {
    const { trouble, world } = this.around;
    if (!this.isDead && trouble.crashAt?.point === point && world.happens(trouble.crashAt.times)) this.crash(point);
    return !this.isDead;
  }

  /** Stops in order, and lets others have its tables. Whether it came to that, and was not gone before. */
  async stop(): Promise<boolean> {
    this.around.tally.add('trouble:stop');
    const stopping = this.hall?.stop();
    if (!this.pass('stopping')) return false;
    await stopping;
    await this.log.close();
    if (this.isDead) return false;
    this.isDead = true;
    this.hall = undefined;
    return true;
  }

  sleep(ms: number): void {
    this.asleepUntil = this.around.world.now + ms;
    this.around.tally.add('trouble:sleep');
  }

  /** Its clock is set forward; no clock of a process ever goes back. */
  jump(ms: number): void {
    this.offset += ms;
    this.around.tally.add('trouble:jump');
  }

  /** Whether something goes wrong that happens once in so many times. */
  meets(what: string, times: number): boolean {
    if (times === 0 || !this.around.world.happens(times)) return false;
    this.around.tally.add(`trouble:${what}`);
    return true;
  }

  /** Does something of this node, when it is awake, unless it is gone by then. */
  run(ms: number, what: () => void): () => void {
    const { world } = this.around;
    let cancel = (): void => {};
    const attempt = (): void => {
      if (this.isDead) return;
      const left = this.asleepUntil - world.now;
      if (left > 0) cancel = world.after(left, attempt);
      else what();
    };
    cancel = world.after(ms, attempt);
    return () => cancel();
  }

  get clock(): Clock {
    const now = (): number => Math.round(this.around.world.now * this.drift + this.offset);
    return {
      now,
      setTimer: (at, run) => this.run((at - now()) / this.drift, run),
    };
  }

  /** A question to the database and its answer, each on its way for a while. The node may be gone meanwhile. */
  ask<T>(name: Question, question: () => T): Promise<T> {
    const { world, trouble } = this.around;
    return new Promise((resolve, reject) => {
      if (!this.pass(`${name}:before`)) return;
      const giveUp = this.run(ANSWER_MS, () => reject(new Error('The database does not answer.')));
      const isLate = this.meets('late', trouble.late);
      const answer = (settle: () => void): void => {
        if (!this.pass(`${name}:done`)) return;
        this.run(1 + world.chance.below(4), () => {
          giveUp();
          if (this.pass(`${name}:answered`)) settle();
        });
      };
      world.after(isLate ? world.between(LATE_MS, ANSWER_MS * 2) : 1 + world.chance.below(4), () => {
        try {
          const value = question();
          answer(() => resolve(value));
        } catch (error) {
          answer(() => reject(error));
        }
      });
      this.pass(`${name}:sent`);
    });
  }
}
