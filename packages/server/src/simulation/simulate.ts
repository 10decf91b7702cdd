/**
 * A table of persons and a bot on several nodes, while machines crash and sleep, clocks drift, the
 * database is slow or silent and the network loses, doubles and reorders. Everything comes from the
 * seed. At the end all is quiet, everybody is told the same, and the log must agree with what was said.
 */
import { hashCommand, hashToken } from '../secrets.ts';
import { TableState } from '../table/tableState.ts';
import { commonView, tableView } from '../table/tableView.ts';
import { fingerprint } from './fingerprint.ts';
import { SimDatabase, type Written } from './simDatabase.ts';
import { LEASE_MS, SimNode, type Trouble } from './simNode.ts';
import { type BadLine, SimPlayer } from './simPlayer.ts';
import { World } from './world.ts';
import { type CreateRequest, PROTOCOL_VERSION } from '@hausregel/protocol';

/** What came of a seed. */
export interface Simulated {
  /** What does not fit; empty if all is well. */
  readonly violations: readonly string[];
  readonly acknowledged: number;
  readonly crashes: number;
  readonly claims: number;
  /** Of everything that was written and told: equal for equal seeds. */
  readonly checksum: string;
}

const RULE_SETS = ['skat', 'skat-plus', 'family', 'czech', 'crazy-eights'] as const;
const PERSONS = ['Anna', 'Ben', 'Cleo'] as const;
const TROUBLED_MS = 5_000;
const QUIET_MS = 8_000;

/** Faults that the simulation must find: appends that are not written count as written; epochs count nothing. */
export type Fault = 'lies' | 'no-fence';

const NO_TROUBLE: Trouble = { appendLost: 0, appendUnknown: 0, appendLate: 0 };

/** Small, so that each seed differs from the next in what goes wrong most. */
const rare = (world: World): number => [0, 7, 20, 60][world.chance.below(4)] ?? 0;

class Simulation {
  readonly world: World;
  readonly database: SimDatabase;
  readonly players: SimPlayer[] = [];
  crashes = 0;
  private nodes: SimNode[] = [];
  private readonly trouble: { -readonly [K in keyof Trouble]: Trouble[K] };
  private readonly line: { -readonly [K in keyof BadLine]: number };
  private count = 0;
  private isQuiet = false;
  private table = '';

  constructor(seed: number, fault: Fault | undefined) {
    this.world = new World(seed);
    this.database = new SimDatabase(this.world, fault === 'no-fence');
    this.trouble = {
      lies: fault === 'lies',
      appendLost: rare(this.world),
      appendUnknown: rare(this.world),
      appendLate: rare(this.world),
    };
    this.line = { lost: rare(this.world), doubled: rare(this.world), broken: rare(this.world) };
  }

  async run(): Promise<void> {
    const { world, trouble } = this;
    const wanted = { ...trouble };
    Object.assign(trouble, NO_TROUBLE);
    const [first] = await Promise.all([this.launch(), this.launch(), world.runUntil(world.now + 100)]);
    await this.sitDown(first);
    Object.assign(trouble, wanted);
    for (const player of this.players) {
      player.connect();
      this.keepActing(player);
    }
    this.keepTroubling();
    await world.runUntil(world.now + TROUBLED_MS);
    this.calmDown();
    await world.runUntil(world.now + QUIET_MS);
    for (const player of this.players) player.isOver = true;
    await world.runUntil(world.now + 500);
  }

  private async launch(): Promise<SimNode> {
    const node = new SimNode(`node-${this.count++}`, this.world, this.database, this.trouble);
    this.nodes.push(node);
    await node.start();
    return node;
  }

  /** The table is made, and all sit down at once, while nothing goes wrong yet. */
  private async sitDown(node: SimNode): Promise<void> {
    const { world } = this;
    const ruleSet = RULE_SETS[world.chance.below(RULE_SETS.length)] ?? 'skat';
    const settings = { botMs: 100, turnSeconds: world.happens(2) ? 30 : 0, awaySeconds: 5 };
    const request: CreateRequest = {
      v: PROTOCOL_VERSION,
      ruleSet,
      seats: 4,
      bots: 1,
      playerName: PERSONS[0],
      start: false,
      settings,
    };
    const making = node.hall?.create(request);
    await world.runUntil(world.now + 100);
    const made = await making;
    if (made?.ok !== true) throw new Error('no table was made');
    const { table, token } = made.value;
    this.table = table;
    this.join(PERSONS[0], token);
    const tell = async (name: string, command: 'sit' | 'start'): Promise<void> => {
      const hall = node.hall;
      const heard: { token?: string }[] = [];
      const peer = { isOpen: true, send: (message: object) => heard.push(message), close: () => {} };
      const entering = hall?.connect(table, command === 'start' ? token : undefined, peer);
      await world.runUntil(world.now + 50);
      const client = await entering;
      if (client?.ok !== true) throw new Error('nobody comes in');
      const id = `${name}-sits-down-0001`;
      hall?.handle(client.value, command === 'sit' ? { type: 'sit', id, name } : { type: 'start', id });
      await world.runUntil(world.now + 50);
      const own = heard.find((message) => message.token !== undefined)?.token;
      if (own !== undefined) this.join(name, own);
      hall?.disconnect(client.value);
    };
    for (const name of PERSONS.slice(1)) await tell(name, 'sit');
    await tell(PERSONS[0], 'start');
  }

  private join(name: string, token: string): void {
    const place = { table: this.table, token, name };
    this.players.push(new SimPlayer(this.world, () => this.nodes, this.line, place));
  }

  private keepActing(player: SimPlayer): void {
    // Several often act within the same millisecond.
    this.world.after(10 * (1 + this.world.chance.below(30)), () => {
      player.act();
      if (!player.isOver) this.keepActing(player);
    });
  }

  private keepTroubling(): void {
    const { world } = this;
    world.after(world.chance.below(1_500), () => {
      if (this.isQuiet) return;
      const node = this.nodes[world.chance.below(this.nodes.length)];
      if (node !== undefined) this.strike(node);
      this.keepTroubling();
    });
  }

  /** A machine is gone, and another comes in its place; or it sleeps for longer than its lease. */
  private strike(node: SimNode): void {
    const { world } = this;
    if (world.happens(3)) {
      node.sleep(LEASE_MS + world.chance.below(LEASE_MS));
      return;
    }
    this.crashes += 1;
    node.crash();
    this.nodes = this.nodes.filter((other) => other !== node);
    for (const player of this.players) if (player.isAt(node)) player.reconnect();
    if (this.nodes.length === 0 || world.happens(2)) void this.launch();
    else world.after(world.chance.below(1_000), () => void this.launch());
  }

  private calmDown(): void {
    this.isQuiet = true;
    Object.assign(this.trouble, NO_TROUBLE);
    Object.assign(this.line, { lost: 0, doubled: 0, broken: 0 });
  }

  get written(): readonly Written[] {
    return this.database.tables.get(this.table)?.written ?? [];
  }

  get epoch(): number {
    return this.database.tables.get(this.table)?.epoch ?? 0;
  }
}

/** Everything that must hold of what was written and what was told. */
function violationsOf(simulation: Simulation): string[] {
  const { written, players } = simulation;
  const faults = players.flatMap((player) => player.faults);
  const seqOf = new Map<string, number>();
  written.forEach(({ entry, epoch }, index) => {
    if (entry.seq !== index + 1) faults.push(`entry ${index + 1} has number ${entry.seq}`);
    if (epoch < (written[index - 1]?.epoch ?? 0)) faults.push(`entry ${entry.seq} was written under an older epoch`);
    if (entry.command === undefined) return;
    if (seqOf.has(entry.command)) faults.push(`entry ${entry.seq} repeats a command`);
    seqOf.set(entry.command, entry.seq);
  });
  faults.push(...writersOf(written));
  const issued = new Set(players.flatMap((player) => [...player.issued]));
  for (const { entry } of written) {
    const isUnasked = entry.event.type === 'moved' && entry.event.by === 'person' && !issued.has(entry.command ?? '');
    if (isUnasked) faults.push(`nobody asked for entry ${entry.seq}`);
  }
  for (const player of players) {
    for (const [command, seq] of player.acknowledged)
      if (!isAcknowledgedRightly(written, seqOf, command, seq))
        faults.push(`what was acknowledged as ${seq} is not there`);
    for (const command of player.refused) if (seqOf.has(command)) faults.push(`what was refused is there`);
  }
  return [...faults, ...toldWrongly(simulation)];
}

/** An answer names the entry that the command wrote; one that changes nothing names the last before it. */
function isAcknowledgedRightly(
  written: readonly Written[],
  seqOf: ReadonlyMap<string, number>,
  command: string,
  seq: number,
): boolean {
  const found = seqOf.get(command);
  return found === undefined ? seq <= written.length : found === seq;
}

/** Two nodes never write in the same epoch. */
function writersOf(written: readonly Written[]): string[] {
  const writer = new Map<number, string>();
  const faults: string[] = [];
  for (const { epoch, node } of written) {
    if ((writer.get(epoch) ?? node) !== node) faults.push(`epoch ${epoch} has two writers`);
    writer.set(epoch, node);
  }
  return faults;
}

/** What was written so shortly before the end need not have been told yet. */
const ON_ITS_WAY_MS = 200;
const NOBODY = { spectators: 0, isConnected: () => false, awayMs: () => undefined, deadline: undefined };

/** What anybody was told of a number must be what the log makes of it, whoever told it and when. */
function toldWrongly({ written, players, world: { now } }: Simulation): string[] {
  const [first] = written;
  if (first === undefined) return ['nothing was written'];
  const state = new TableState(first.entry);
  const faults: string[] = [];
  for (const { entry } of written.slice(1)) {
    state.fold(entry);
    const told = players.flatMap((player) => player.told.get(entry.seq) ?? []);
    if (told.length === 0) continue;
    const truth = fingerprint(tableView(state, undefined, commonView(state, NOBODY)));
    if (told.some((print) => print !== truth)) faults.push(`of ${entry.seq} something else was told`);
  }
  for (const player of players) {
    const highest = Math.max(0, ...player.told.keys());
    if (highest > written.length) faults.push(`somebody was told of ${highest}, which is not there`);
    const due = written.filter(({ at }) => at < now - ON_ITS_WAY_MS).length;
    if (highest < due) faults.push(`somebody was told only up to ${highest} of ${due}`);
  }
  return faults;
}

/** Runs a seed; a fault is for tests of the simulation itself. */
export async function simulate(seed: number, fault?: Fault): Promise<Simulated> {
  const simulation = new Simulation(seed, fault);
  await simulation.run();
  const { written, players, crashes, epoch } = simulation;
  return {
    violations: violationsOf(simulation),
    acknowledged: players.reduce((sum, player) => sum + player.acknowledged.size, 0),
    crashes,
    claims: epoch - 1,
    checksum: hashCommand(hashToken(String(seed)), JSON.stringify([written, players.map(({ told }) => [...told])])),
  };
}
