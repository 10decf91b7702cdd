/**
 * An attack from a few addresses at once, while others play: sockets that say nothing, floods of what is no
 * message, floods within the limits, players who move as fast as they may at tables full of bots that answer at
 * once, readers that do not read, messages that are too large, tables that nobody enters.
 */
import { randomBytes } from 'node:crypto';
import { type CreateTable, PROTOCOL_VERSION, type TableCreated } from '@hausregel/protocol';
import { AttackPlayer } from './attackPlayer.ts';
import { type AttackCounts, AttackSocket, count } from './attackSocket.ts';

export interface AttackPlan {
  readonly origin: string;
  /** Sockets that say nothing. */
  readonly idle: number;
}

/** What the attackers have, all addresses together. */
const ADDRESSES = 8;
const TABLES = 16;
/** With the other tables as many as an address may make at once, but a few. */
const PLAYERS = 192;
const FLOODS = 16;
const SLOW_READERS = 48;
const BIG_TALKERS = 8;
/** Milliseconds between two deeds of each, and how many messages a flood is at a time. */
const FLOOD = { everyMs: 20, messages: 20 };
const TALK_MS = 95;
const PLAY_MS = 100;
const BIG_MS = 250;
const CREATE_MS = 50;
/** Just below what ends a connection, and above. */
const BIG_BYTES = [60_000, 200_000] as const;

const addressOf = (index: number): string => `198.51.100.${1 + (index % ADDRESSES)}`;
const freshId = (): string => randomBytes(12).toString('base64url');
const TALKED: Partial<CreateTable> = { ruleSet: 'skat', seats: 4, bots: 3 };
const PLAYED: Partial<CreateTable> = { ruleSet: 'family', seats: 10, bots: 9, settings: { botMs: 0 } };
const command = (body: object): string => JSON.stringify({ ...body, id: freshId() });

/** What is no message, or none that may be sent now. */
const NONSENSE: readonly (() => string | Buffer)[] = [
  () => '',
  () => '{',
  () => 'null',
  () => '['.repeat(2_000),
  () => randomBytes(200),
  () => '{"type":"move","id":"a-long-enough-id","move":"7S","seq":1e400}',
  () => command({ type: 'move', move: '7S', seq: 0 }),
  () => command({ type: 'chat', text: 'x'.repeat(5_000) }),
  () => command({ type: 'chat', text: '\u202E\u200B'.repeat(100) }),
  () => command({ type: 'kick', seat: 0 }),
  () => JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION, table: 'nowhere' }),
];

export class Attack {
  readonly counts: AttackCounts = new Map();
  private readonly plan: AttackPlan;
  private readonly sockets: AttackSocket[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  private turn: number = 0;

  private constructor(plan: AttackPlan) {
    this.plan = plan;
  }

  /** Begins; everything that is ended is opened again until `stop`. */
  static async begin(plan: AttackPlan): Promise<Attack> {
    const attack = new Attack(plan);
    const tables = await Promise.all(Array.from({ length: TABLES }, (_, index) => attack.create(index, TALKED)));
    const played = await Promise.all(Array.from({ length: PLAYERS }, (_, index) => attack.create(index, PLAYED)));
    tables.forEach((table, index) => attack.talk(table, index));
    played.forEach((table, index) => attack.play(table, index));
    for (let index = 0; index < FLOODS; index++) attack.flood(tables[index % TABLES], index);
    for (let index = 0; index < SLOW_READERS; index++) attack.readSlowly(tables[index % TABLES], index);
    for (let index = 0; index < BIG_TALKERS; index++) attack.sayMuch(index);
    for (let index = 0; index < plan.idle; index++) attack.open(index, () => {});
    attack.every(CREATE_MS, () => void attack.create(attack.turn++, TALKED));
    return attack;
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const socket of this.sockets) socket.stop();
  }

  private open(index: number, opened: (socket: AttackSocket) => void, heard?: (text: string) => void): AttackSocket {
    const line = { origin: this.plan.origin, address: addressOf(index), counts: this.counts };
    const socket = new AttackSocket(line, opened, heard);
    this.sockets.push(socket);
    return socket;
  }

  private every(ms: number, run: () => void): void {
    this.timers.push(setInterval(run, ms));
  }

  /** A table of the attackers; undefined: it was refused. */
  private async create(index: number, table: Partial<CreateTable>): Promise<TableCreated | undefined> {
    const body = { v: PROTOCOL_VERSION, playerName: 'Mallory', start: true, ...table };
    const response = await fetch(`${this.plan.origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(index) },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    count(this.counts, `table-${response?.status ?? 'broken'}`);
    return response?.ok === true ? ((await response.json()) as TableCreated) : undefined;
  }

  private greet(socket: AttackSocket, table: TableCreated | undefined, isSeated: boolean): void {
    const token = isSeated ? { token: table?.token } : {};
    socket.say(JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION, table: table?.table ?? 'nowhere', ...token }));
  }

  /** As much as the limits allow: each command is written and told to all at the table. */
  private talk(table: TableCreated | undefined, index: number): void {
    const socket = this.open(index, () => this.greet(socket, table, true));
    let isOdd = false;
    this.every(TALK_MS, () => {
      isOdd = !isOdd;
      const settings = { botMs: isOdd ? 0 : 10_000 };
      socket.say(command(isOdd ? { type: 'settings', settings } : { type: 'rename', name: `Mallory ${freshId()}` }));
      socket.say(command({ type: 'chat', text: 'Buy now!' }));
    });
  }

  /** As many moves as the limits allow, each of them answered by all bots at once. */
  private play(table: TableCreated | undefined, index: number): void {
    const player = new AttackPlayer();
    const socket = this.open(
      index,
      () => this.greet(socket, table, true),
      (text) => player.hear(text),
    );
    this.every(PLAY_MS, () => {
      const next = player.next();
      if (next === undefined) return;
      count(this.counts, `${next.type}-sent`);
      socket.say(command(next));
    });
  }

  private flood(table: TableCreated | undefined, index: number): void {
    const socket = this.open(index, () => this.greet(socket, table, false));
    this.every(FLOOD.everyMs, () => {
      for (let message = 0; message < FLOOD.messages; message++) {
        this.turn += 1;
        const next = NONSENSE[this.turn % NONSENSE.length];
        if (next !== undefined) socket.say(next());
      }
    });
  }

  private readSlowly(table: TableCreated | undefined, index: number): void {
    const socket = this.open(index, () => {
      this.greet(socket, table, false);
      socket.pause();
    });
  }

  private sayMuch(index: number): void {
    const socket = this.open(index, () => {});
    this.every(BIG_MS, () => socket.say('x'.repeat(BIG_BYTES[this.turn++ % BIG_BYTES.length] ?? 0)));
  }
}
