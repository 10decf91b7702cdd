import { createHash } from 'node:crypto';
import type {
  Command,
  CreateTable,
  ErrorReply,
  EventText,
  ServerMessage,
  TableCreated,
  TableView,
} from '@hausregel/protocol';
import { PROTOCOL_VERSION } from '@hausregel/protocol';
import type { ClientId } from '../table/attendance.ts';
import { present } from '../assert.ts';
import type { Brain } from '../bots/brain.ts';
import type { EventLog } from '../log/eventLog.ts';
import { Hall, type Peer } from '../hall.ts';
import { DEFAULT_LIMITS, type ServerLimits } from '../limits.ts';
import { MemoryLog } from '../log/memoryLog.ts';
import type { ReportLine } from '../report.ts';
import type { Secrets } from '../secrets.ts';
import { FakeClock, settle } from './fakeClock.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type CommandBody = WithoutId<Command>;

/** Secrets that are the same in every run of a test. */
export function seededSecrets(seed: string): Secrets {
  let count = 0;
  return {
    bytes(length) {
      count += 1;
      return createHash('sha512').update(`${seed}:${count}`).digest().subarray(0, length);
    },
  };
}

/** A bot that does the first thing it may, and neither calls nor catches by itself. */
export const plainBrain: Brain = {
  choose: ({ moves }) => present(moves[0]),
  chooseSide: () => undefined,
};

let ids = 0;
export const freshId = (): string => `test-command-${String(++ids).padStart(8, '0')}`;

/** A client without a network: it keeps what it is told. */
export class TestClient implements Peer {
  readonly messages: ServerMessage[] = [];
  isClosed = false;
  private readonly hall: Hall;
  private client: ClientId | undefined;

  constructor(hall: Hall) {
    this.hall = hall;
  }

  get isOpen(): boolean {
    return !this.isClosed;
  }

  send(message: ServerMessage): void {
    this.messages.push(structuredClone(message));
    if (message.type === 'bye') this.close();
  }

  close(): void {
    this.isClosed = true;
    this.leave();
  }

  async enter(table: string, token?: string): Promise<this> {
    const connected = await this.hall.connect(table, token, this);
    if (!connected.ok) throw new Error('code' in connected.error ? connected.error.code : 'elsewhere');
    this.client = connected.value;
    await settle();
    return this;
  }

  /** The connection breaks. */
  leave(): void {
    if (this.client !== undefined) this.hall.disconnect(this.client);
    this.client = undefined;
  }

  /** Sends a command and gives its answer. */
  async ask(body: CommandBody, id: string = freshId()): Promise<Extract<ServerMessage, { type: 'ok' | 'error' }>> {
    const from = this.messages.length;
    this.tell(body, id);
    await settle();
    const answers = this.messages.slice(from).filter((message) => message.type === 'ok' || message.type === 'error');
    return present(answers.find((answer) => answer.id === id));
  }

  /** Sends a command without waiting. */
  tell(body: CommandBody, id: string = freshId()): void {
    this.hall.handle(present(this.client), { ...body, id });
  }

  get view(): TableView {
    return present(this.messages.findLast((message) => message.type === 'welcome' || message.type === 'update')).view;
  }

  get seq(): number {
    return present(this.messages.findLast((message) => message.type === 'welcome' || message.type === 'update')).seq;
  }

  get events(): EventText[] {
    return this.messages.flatMap((message) => (message.type === 'update' ? message.events : []));
  }

  get errors(): ErrorReply[] {
    return this.messages.filter((message) => message.type === 'error');
  }

  get byes(): string[] {
    return this.messages.flatMap((message) => (message.type === 'bye' ? [message.code] : []));
  }

  /** Makes a move that may be made now: the first that lays a card with its call, else draw, pass or wish. */
  async playSomething(): Promise<void> {
    const answer = await this.ask({ type: 'move', move: someMove(this.view), seq: this.seq });
    if (answer.type === 'error') throw new Error(JSON.stringify(answer));
  }
}

/** A table of four, with one person. */
export const createRequest = (): CreateTable => ({
  v: PROTOCOL_VERSION,
  ruleSet: 'family',
  seats: 4,
  bots: 0,
  playerName: 'Anna',
  start: false,
});

/** A move of the view's owner that is allowed. */
export function someMove(view: TableView): string {
  const round = present(view.round);
  const lay = round.hand.flatMap((card) => card.moves)[0];
  if (lay !== undefined) return round.callDueNext ? `${lay}~` : lay;
  return present(round.otherMoves[0]);
}

export interface TestHallOptions {
  readonly seed?: string;
  readonly log?: EventLog;
  readonly clock?: FakeClock;
  readonly brain?: Brain;
  readonly limits?: ServerLimits;
}

/** A hall on a fake clock, with a log in memory. */
export class TestHall {
  readonly hall: Hall;
  readonly clock: FakeClock;
  readonly log: EventLog;
  readonly reports: ReportLine[];

  private constructor(hall: Hall, clock: FakeClock, log: EventLog, reports: ReportLine[]) {
    this.hall = hall;
    this.clock = clock;
    this.log = log;
    this.reports = reports;
  }

  static async open(options: TestHallOptions = {}): Promise<TestHall> {
    const { seed = 'test', log = new MemoryLog(), clock = new FakeClock(), brain = plainBrain } = options;
    const limits = options.limits ?? DEFAULT_LIMITS;
    const reports: ReportLine[] = [];
    const hall = await Hall.open({
      clock,
      secrets: seededSecrets(seed),
      brain,
      log,
      limits: limits.table,
      hallLimits: limits.hall,
      report: (line) => reports.push(line),
    });
    return new TestHall(hall, clock, log, reports);
  }

  /** The same log in a new process. */
  async restart(seed: string = 'restarted', brain: Brain = plainBrain): Promise<TestHall> {
    await this.hall.stop();
    return TestHall.open({ seed, brain, log: this.log, clock: this.clock });
  }

  async create(request: Partial<CreateTable> = {}): Promise<TableCreated> {
    const made = await this.hall.create({ ...createRequest(), ...request });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  }

  /** A client in a seat, or a spectator without a token. */
  async client(table: string, token?: string): Promise<TestClient> {
    return new TestClient(this.hall).enter(table, token);
  }

  /** Somebody opens the link and sits down. */
  async guest(
    table: string,
    name: string,
    seat?: number,
  ): Promise<{ client: TestClient; token: string; seat: number }> {
    const client = await this.client(table);
    const answer = await client.ask({ type: 'sit', name, ...(seat === undefined ? {} : { seat }) });
    if (answer.type !== 'ok') throw new Error(answer.code);
    return { client, token: present(answer.token), seat: present(answer.seat) };
  }

  /** Everything that the log holds of a table, as text. */
  async logText(table: string): Promise<string> {
    return JSON.stringify(await this.log.read(table));
  }
}

/** Tables whose persons are `names`, the first one being the host; the round is dealt. */
export async function playingTable(
  names: readonly string[],
  request: Partial<CreateTable> = {},
  options: TestHallOptions = {},
): Promise<{ hall: TestHall; table: string; code: string; clients: TestClient[]; tokens: string[] }> {
  const hall = await TestHall.open(options);
  const [hostName = 'Anna', ...others] = names;
  const seats = names.length + (request.bots ?? 0);
  const created = await hall.create({ playerName: hostName, seats, ...request });
  const host = await hall.client(created.table, created.token);
  const clients = [host];
  const tokens = [created.token];
  for (const name of others) {
    const guest = await hall.guest(created.table, name);
    clients.push(guest.client);
    tokens.push(guest.token);
  }
  const answer = await host.ask({ type: 'start' });
  if (answer.type !== 'ok') throw new Error(answer.code);
  return { hall, table: created.table, code: created.code, clients, tokens };
}

/** The client whose seat is on turn, if it is one of these. */
export const onTurn = (clients: readonly TestClient[]): TestClient | undefined =>
  clients.find((client) => client.view.round?.turn !== undefined && client.view.round.turn === client.view.you);
