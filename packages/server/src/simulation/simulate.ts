/**
 * A table of persons and bots on several nodes (or one with its file), while machines crash between
 * any two steps, sleep, stop and come back, clocks drift and jump, the log is slow, silent or forgets
 * to answer, and the network loses, doubles and reorders. Everything comes from the seed. At the end
 * all is quiet, and the log must agree with everything that anybody was told.
 */
import { PROTOCOL_VERSION } from '@hausregel/protocol';
import { pledgeOf } from '@hausregel/record';
import { presetById } from '@hausregel/rules';
import { hashCommand, hashToken } from '../secrets.ts';
import { type Setting, drawSetting, GOOD_LINE, NO_TROUBLE } from './setting.ts';
import { SimDatabase, type Written } from './simDatabase.ts';
import type { Public } from './simLine.ts';
import { LEASE_MS } from './simLog.ts';
import { SimNode } from './simNode.ts';
import { contributionOf, SimPlayer } from './simPlayer.ts';
import { type Counts, Tally } from './tally.ts';
import { liveFaults, violationsOf } from './violations.ts';
import { World } from './world.ts';

/** What came of a seed. */
export interface Simulated {
  /** What does not fit; empty if all is well. */
  readonly violations: readonly string[];
  readonly acknowledged: number;
  /** What has occurred, and how often. */
  readonly counts: Counts;
  /** Of everything that was written and told: equal for equal seeds. */
  readonly checksum: string;
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'David'] as const;
/** Who comes and never sits down. */
const WATCHER = 'Wim';
const TROUBLED_MS = 6_000;
const WRONG_CODE = 'Birke 10';
/** Longer than the longest rest of a table, a lease and a new connection. */
const STILL_MS = 9_000;
const CALM_MS = 1_000;
const MAKING_MS = 1_500;
const MAKING_TIMES = 20;

export class Simulation {
  readonly world: World;
  readonly setting: Setting;
  readonly database: SimDatabase;
  readonly tally: Tally = new Tally();
  readonly players: SimPlayer[] = [];
  readonly common: Public;
  /** What was wrong after the table had been left to itself. */
  readonly faults: string[] = [];
  nodes: SimNode[] = [];
  table = '';
  private readonly trouble: Setting['trouble'];
  private mood: 'lively' | 'calm' | 'still' = 'lively';
  private isQuiet = false;
  private lives = 0;

  constructor(seed: number) {
    this.world = new World(seed);
    this.setting = drawSetting(this.world);
    this.trouble = { ...this.setting.trouble };
    this.database = new SimDatabase(this.world, this.setting.isSingle);
    const line = { ...this.setting.line };
    const { world, tally } = this;
    this.common = { world, tally, line, wayMs: this.setting.wayMs, nodes: () => this.nodes, transcripts: [] };
  }

  async run(): Promise<void> {
    const { world } = this;
    this.launch();
    if (!this.setting.isSingle) this.launch();
    this.noteWorld();
    this.keepTroubling();
    for (let time = 0; time < MAKING_TIMES && this.table === ''; time++) {
      if (time === MAKING_TIMES / 2) Object.assign(this.trouble, NO_TROUBLE);
      void this.makeTable();
      await world.runUntil(world.now + MAKING_MS, () => this.table !== '');
    }
    await world.runUntil(world.now + TROUBLED_MS);
    this.calmDown();
    this.mood = 'still';
    await world.runUntil(world.now + STILL_MS);
    this.faults.push(...liveFaults(this));
    this.mood = 'calm';
    await world.runUntil(world.now + CALM_MS);
    this.mood = 'still';
    await world.runUntil(world.now + CALM_MS);
  }

  private noteWorld(): void {
    const { tally, setting } = this;
    tally.add(setting.isSingle ? 'world:one-process' : 'world:many-nodes');
    const { ruleSet } = setting;
    tally.add(presetById(ruleSet.id) === undefined ? 'world:house-rules' : `rules:${ruleSet.id}`);
    if (setting.isDealtAtOnce) tally.add('world:dealt-at-once');
  }

  /** A machine comes up, in time. */
  private launch(): void {
    const { world, database, setting, trouble, tally } = this;
    const life = `life-${++this.lives}`;
    const name = setting.isSingle ? 'node' : life;
    const onCrash = (node: SimNode): void => this.replace(node);
    const node = new SimNode(name, life, { world, database, setting, trouble, tally, onCrash });
    world.after(0, () => {
      void node.start().then((isUp) => {
        if (isUp) this.nodes.push(node);
        else if (!node.isDead) {
          tally.add('trouble:no-start');
          node.isDead = true;
          this.replace(node);
        }
      });
    });
  }

  /** Another machine comes in the place of one that is gone, sooner or later. */
  private replace(node: SimNode): void {
    this.nodes = this.nodes.filter((other) => other !== node);
    for (const { line } of this.players) if (line.isAt(node)) line.reconnect();
    this.world.after(this.world.happens(2) ? 1 : this.world.chance.below(1_000), () => this.launch());
  }

  /** The host asks for a table until one is there; nobody knows of those whose answer got lost. */
  private async makeTable(): Promise<void> {
    const { world, setting } = this;
    if (this.nodes.length === 0) return;
    const { ruleSet, seats, bots, settings, isDealtAtOnce } = setting;
    // Who is dealt to at once mostly promises with the request.
    const promised = isDealtAtOnce && !world.happens(4) ? contributionOf(world) : undefined;
    const made = await world
      .pick(this.nodes)
      .hall?.create({
        v: PROTOCOL_VERSION,
        ruleSet,
        seats,
        bots,
        playerName: NAMES[0],
        start: isDealtAtOnce,
        settings,
        ...(promised === undefined ? {} : { pledge: pledgeOf(promised) }),
      })
      .catch(() => undefined);
    if (made?.ok === false) this.tally.add(`error:${made.error.code}`);
    if (made?.ok !== true || this.table !== '') return;
    const { table, code, token } = made.value;
    this.table = table;
    this.join(NAMES[0], token, promised);
    const watchers = setting.isWatched ? [WATCHER] : [];
    for (const name of [...NAMES.slice(1, setting.persons), ...watchers]) this.follow(name, code);
  }

  /** Somebody types the code until it leads to the table. */
  private follow(name: string, code: string): void {
    const { world } = this;
    world.after(world.chance.below(300), () => {
      const hall = this.nodes.length === 0 ? undefined : world.pick(this.nodes).hall;
      const finding = hall?.find(world.happens(15) ? WRONG_CODE : code) ?? Promise.resolve(undefined);
      void finding
        .catch(() => undefined)
        .then((found) => {
          if (this.isQuiet || this.players.some((player) => player.name === name)) return;
          if (found?.ok === true) {
            if (found.value.table === this.table) this.join(name, undefined);
          } else if (found !== undefined && 'code' in found.error) this.tally.add(`error:${found.error.code}`);
        });
      world.after(700, () => {
        if (!this.isQuiet && this.players.every((player) => player.name !== name)) this.follow(name, code);
      });
    });
  }

  private join(name: string, token: string | undefined, promised?: string): void {
    const { table, setting } = this;
    const place = { table, token, name, promised, isClosable: setting.isClosable, isWatching: name === WATCHER };
    const player = new SimPlayer(this.common, place);
    this.players.push(player);
    player.line.connect();
    this.keepActing(player);
  }

  /** Pauses are of a grain, so that several often act within the same millisecond. */
  private keepActing(player: SimPlayer): void {
    const { world, setting } = this;
    world.after(10 * world.between(1, setting.pauseMs / 10), () => {
      player.act(this.mood);
      if (!player.isGone) this.keepActing(player);
    });
  }

  private keepTroubling(): void {
    const { world } = this;
    world.after(world.chance.below(this.setting.strikeMs), () => {
      if (this.isQuiet) return;
      if (this.nodes.length > 0) this.strike(world.pick(this.nodes));
      if (this.table !== '' && world.happens(3)) void this.readRecord();
      this.keepTroubling();
    });
  }

  private strike(node: SimNode): void {
    const { world } = this;
    switch (world.pick(['crash', 'crash', 'crash', 'sleep', 'stop', 'jump'] as const)) {
      case 'crash':
        return node.crash('any');
      case 'sleep':
        return node.sleep(LEASE_MS + world.chance.below(LEASE_MS));
      case 'jump':
        return node.jump(world.chance.below(3_000));
      case 'stop':
        this.nodes = this.nodes.filter((other) => other !== node);
        void node.stop().then((isStopped) => isStopped && this.replace(node));
    }
  }

  /** Somebody looks at the record in the middle: nothing of a round that goes on is in it. */
  private async readRecord(): Promise<void> {
    const found = await this.nodes
      .at(0)
      ?.hall?.record(this.table)
      .catch(() => undefined);
    if (found?.ok !== true) return;
    this.tally.add('request:record');
    this.records.push({
      at: this.world.now,
      revealed: found.value.deals.filter((deal) => deal.secret !== undefined).map(({ number }) => number),
    });
  }

  /** When a record was read, and which deals were revealed in it. */
  readonly records: { readonly at: number; readonly revealed: readonly number[] }[] = [];

  private calmDown(): void {
    this.isQuiet = true;
    Object.assign(this.trouble, NO_TROUBLE);
    Object.assign(this.common.line, GOOD_LINE);
    for (const { line } of this.players) if (line.hasGap) line.reconnect();
  }

  get written(): readonly Written[] {
    return this.database.tables.get(this.table)?.written ?? [];
  }
}

/** Runs a seed. */
export async function simulate(seed: number): Promise<Simulated> {
  const simulation = new Simulation(seed);
  const { players, tally, common } = simulation;
  const violations: string[] = [];
  try {
    await simulation.run();
    violations.push(...violationsOf(simulation));
  } catch (error) {
    // A log that cannot be played again, or a mistake of the simulation itself.
    violations.push(String(error));
  }
  const { written } = simulation;
  for (const { entry } of written) tally.add(`event:${nameOf(entry.event)}`);
  const told = common.transcripts.map((transcript) => transcript.map(({ seq, at }) => [seq, at]));
  return {
    violations,
    acknowledged: players.reduce((sum, player) => sum + player.acknowledged.length, 0),
    counts: tally.counts,
    checksum: hashCommand(hashToken(String(seed)), JSON.stringify([written, told, tally.counts])),
  };
}

/** Events that are several things. */
function nameOf(event: Written['entry']['event']): string {
  switch (event.type) {
    case 'moved':
      return `moved:${event.by}`;
    case 'stood':
    case 'closed':
      return `${event.type}:${event.why}`;
    case 'standIn':
    case 'rulesAnswered':
      return `${event.type}:${event.on ? 'on' : 'off'}`;
    default:
      return event.type;
  }
}
