/**
 * A client's connection: commands out, views in, as a browser has it. A command without an answer is
 * repeated under its id when the connection was lost, on a new one.
 */
import { randomBytes } from 'node:crypto';
import {
  type Command,
  KeptView,
  MESSAGE_BYTES_MAX,
  parseCommand,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ShortMessage,
  type TableView,
} from '@hausregel/protocol';
import { WebSocket } from 'ws';
import type { LoadLedger, SeatLedger } from './loadLedger.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type CommandBody = WithoutId<Command>;
export type Answer = Extract<ServerMessage, { type: 'ok' | 'error' }>;

interface Asked {
  readonly text: string;
  readonly body: CommandBody;
  /** When the player wanted it, in ms of `performance.now()`. */
  readonly since: number;
  readonly answered: (answer: Answer) => void;
}

export interface LoadSocketOptions {
  /** "ws://127.0.0.1:8420/ws". */
  readonly url: string;
  readonly table: string;
  /** From which address it comes, where a server believes what it is told. */
  readonly address: string;
  readonly ledger: LoadLedger;
  /** There is a new view. */
  readonly onView: () => void;
}

const COME_BACK_MS = 200;

export class LoadSocket {
  view: TableView | undefined;
  seq: number = 0;
  /** Of the own seat, once there is one. */
  seat: SeatLedger | undefined;
  private readonly options: LoadSocketOptions;
  private readonly asked: Map<string, Asked> = new Map();
  private readonly prefix: string = randomBytes(12).toString('base64url');
  private count: number = 0;
  private socket: WebSocket | undefined;
  private isOver: boolean = false;

  constructor(options: LoadSocketOptions) {
    this.options = options;
  }

  /** Commands without an answer. */
  get waiting(): number {
    return this.asked.size;
  }

  /** Connects, and answers when the table was seen; rejects only if the first attempt fails. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const { url, address } = this.options;
      const headers = { 'x-forwarded-for': address };
      const socket = new WebSocket(`${url}?keep=1`, { perMessageDeflate: false, headers });
      const kept = new KeptView();
      this.socket = socket;
      socket.on('open', () => this.greet(socket));
      socket.on('message', (data: Buffer) => {
        this.receive(data, kept);
        if (this.view !== undefined) resolve();
      });
      socket.on('error', (error: NodeJS.ErrnoException) => {
        this.options.ledger.fault(`socket-${error.code ?? error.name}`);
        reject(error);
      });
      socket.on('close', (code) => this.lost(code));
    });
  }

  private greet(socket: WebSocket): void {
    const { table } = this.options;
    const token = this.seat === undefined ? {} : { token: this.seat.token };
    socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION, table, ...token }));
    for (const { text } of this.asked.values()) socket.send(text);
  }

  private lost(code: number): void {
    if (this.isOver) return;
    this.options.ledger.fault(`closed-${code}`);
    setTimeout(() => {
      if (!this.isOver) this.open().catch(() => {});
    }, COME_BACK_MS);
  }

  /** Sends a command; the answer comes once, also over a lost connection. `since`: when the player wanted it. */
  ask(body: CommandBody, since: number = performance.now()): Promise<Answer> {
    this.count += 1;
    const id = `${this.prefix}${this.count.toString(36)}`;
    const text = JSON.stringify({ ...body, id });
    if (text.length > MESSAGE_BYTES_MAX || !parseCommand(text).ok) throw new Error(`not a command: ${body.type}`);
    return new Promise((answered) => {
      this.asked.set(id, { text, body, since, answered });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  private receive(data: Buffer, kept: KeptView): void {
    const { ledger } = this.options;
    ledger.messages += 1;
    ledger.bytes += data.length;
    const message = kept.whole(JSON.parse(data.toString()) as ShortMessage);
    if (message === undefined) return ledger.fault('update-missing');
    switch (message.type) {
      case 'welcome':
      case 'update':
        return this.see(message);
      case 'ok':
      case 'error':
        return this.hear(message);
      case 'bye':
        return ledger.fault(`bye-${message.code}`);
      case 'moved':
        return ledger.fault('moved');
      case 'chat':
    }
  }

  private see({ view, seq }: Extract<ServerMessage, { type: 'welcome' | 'update' }>): void {
    if (seq < this.seq) this.options.ledger.fault('seq-went-back');
    this.view = view;
    this.seq = seq;
    this.options.onView();
  }

  private hear(answer: Answer): void {
    const { ledger } = this.options;
    const asked = this.asked.get(answer.id ?? '');
    if (answer.type === 'error') ledger.refuse(answer.code);
    if (asked === undefined) return ledger.fault(answer.type === 'ok' ? 'answered-twice' : answer.code);
    this.asked.delete(answer.id ?? '');
    ledger.latencies.add(performance.now() - asked.since);
    this.note(asked.body, answer);
    asked.answered(answer);
  }

  private note(body: CommandBody, answer: Answer): void {
    const { ledger } = this.options;
    if (answer.type === 'error') {
      this.seat?.refused.push(answer.id ?? '');
      return;
    }
    if (answer.seat !== undefined && answer.token !== undefined) {
      this.hold({ table: this.options.table, seat: answer.seat, token: answer.token });
    }
    const { id, seq } = answer;
    const move = body.type === 'move' ? { move: body.move } : {};
    if (body.type === 'move') ledger.moves += 1;
    this.seat?.acknowledged.push({ id, type: body.type, seq, ...move });
  }

  /** A seat is this client's from now on. */
  hold(seat: Pick<SeatLedger, 'table' | 'seat' | 'token'>): void {
    this.seat = { ...seat, acknowledged: [], refused: [] };
    this.options.ledger.seats.push(this.seat);
  }

  close(): void {
    this.isOver = true;
    this.socket?.terminate();
  }
}
