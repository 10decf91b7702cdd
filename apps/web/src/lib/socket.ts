import { KeptView, PROTOCOL_VERSION } from '@hausregel/protocol';
import type { Command, ErrorReply, Hello, ServerMessage, ShortMessage } from '@hausregel/protocol';

/**
 * The line to one table. It keeps itself alive: a socket that is silent is given up, a new one is
 * opened with growing pauses, and every command that has no answer yet is sent again with its old
 * id, which the server lets take effect once. Who uses it sees only messages and a state.
 */

/** `waiting`: the line is down, a new attempt follows. `ended`: no further attempt by itself. */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'ended';
export type EndReason = 'elsewhere' | 'kicked' | 'table-gone' | 'reload' | 'closed';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type CommandBody = WithoutId<Command>;
export type Ok = Extract<ServerMessage, { type: 'ok' }>;
/** `lost`: the line ended before there was an answer. */
export type Answer = Ok | ErrorReply | { readonly type: 'lost' };

/** The part of a WebSocket that is used. */
export interface SocketLike {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

/** All in milliseconds. */
export interface LinkTiming {
  readonly pingMs: number;
  /** How long a ping, or the greeting, may stay unanswered. */
  readonly silenceMs: number;
  /** The same when the page has just woken up. */
  readonly wakeMs: number;
  readonly pauseMinMs: number;
  readonly pauseMaxMs: number;
}

export const LINK_TIMING: LinkTiming = {
  pingMs: 15_000,
  silenceMs: 6_000,
  wakeMs: 1_500,
  pauseMinMs: 300,
  pauseMaxMs: 4_000,
};

export interface LinkOptions {
  readonly url: string;
  readonly table: string;
  readonly token: string | undefined;
  readonly hear: (message: ServerMessage) => void;
  readonly tell: (state: LinkState, reason: EndReason | undefined) => void;
  readonly open?: (url: string) => SocketLike;
  readonly timing?: LinkTiming;
}

interface Pending {
  readonly command: Command;
  readonly answer: (answer: Answer) => void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** From 0 to 1. */
const anyChance = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

const ID_LENGTH = 16;
const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A fresh id for a command: 16 letters and digits. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (b) => ID_LETTERS[b % ID_LETTERS.length]).join('');
}

/** The pause before attempt `n` (from 0): doubled each time, up to the greatest, half of it by chance. */
export function pauseMs(n: number, timing: LinkTiming, chance: number): number {
  const full = Math.min(timing.pauseMaxMs, timing.pauseMinMs * 2 ** Math.min(n, 16));
  return (full * (1 + chance)) / 2;
}

const HOPS_MAX = 3;

/** The socket of a node: `to` is a path of the same address ("/n/2") or an origin ("https://b.example.org"). */
export function socketAddress(to: string, from: string): string {
  const address = new URL(`${to}/ws?keep=1`, from);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

function parseMessage(data: unknown): ShortMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message: unknown = JSON.parse(data);
    const isMessage = typeof message === 'object' && message !== null && 'type' in message;
    // The server is ours and of the same version; its messages are not checked field by field.
    return isMessage ? (message as ShortMessage) : undefined;
  } catch {
    return undefined;
  }
}

export class TableLink {
  readonly #options: LinkOptions;
  readonly #timing: LinkTiming;
  readonly #pending = new Map<string, Pending>();
  #token: string | undefined;
  #socket: SocketLike | undefined;
  #state: LinkState = 'ended';
  #attempts = 0;
  /** Where another node has the table; forgotten when it does not greet from there. */
  #elsewhere: string | undefined;
  #hops = 0;
  readonly #page = commandId();
  #hellos = 0;
  #pauseTimer: Timer;
  #pingTimer: Timer;
  #silenceTimer: Timer;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#timing = options.timing ?? LINK_TIMING;
    this.#token = options.token;
  }

  get state(): LinkState {
    return this.#state;
  }

  /** The secret to greet with from now on; undefined makes a spectator. */
  set token(token: string | undefined) {
    this.#token = token;
  }

  /** Opens the line, also again after it ended. */
  start(): void {
    if (this.#state !== 'ended') return;
    this.#attempts = 0;
    this.#connect();
  }

  /** Ends the line; commands without an answer are lost. */
  stop(reason: EndReason = 'closed'): void {
    this.#drop();
    this.#turn('ended', reason);
    for (const pending of this.#pending.values()) pending.answer({ type: 'lost' });
    this.#pending.clear();
  }

  /** Sends a command, now or as soon as the line is open again, until there is an answer. */
  send(body: CommandBody): Promise<Answer> {
    const command: Command = { ...body, id: commandId() };
    if (this.#state === 'ended') return Promise.resolve({ type: 'lost' });
    return new Promise((answer) => {
      this.#pending.set(command.id, { command, answer });
      if (this.#state !== 'open') return;
      this.#transmit(command);
      // A machine that is gone answers nothing; a ping that is still unanswered keeps its deadline.
      if (this.#silenceTimer === undefined) this.#expectWithin(this.#timing.silenceMs);
    });
  }

  /** The page has woken up or the network is back: find out at once whether the line still works. */
  wake(): void {
    if (this.#state === 'waiting') return this.#connect();
    if (this.#state !== 'open') return;
    this.#expectWithin(this.#timing.wakeMs);
    this.#ping();
  }

  #turn(state: LinkState, reason?: EndReason): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.tell(state, reason);
  }

  #connect(): void {
    this.#drop();
    this.#turn('connecting');
    const open = this.#options.open ?? ((url) => new WebSocket(url) as SocketLike);
    const socket = open(this.#elsewhere ?? this.#options.url);
    const kept = new KeptView();
    this.#socket = socket;
    this.#expectWithin(this.#timing.silenceMs);
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(event.data, kept);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#pause();
    };
    // A close follows every error.
    socket.onerror = () => {};
  }

  #greet(socket: SocketLike): void {
    this.#hellos += 1;
    const hello: Hello = {
      type: 'hello',
      v: PROTOCOL_VERSION,
      table: this.#options.table,
      page: this.#page,
      attempt: this.#hellos,
    };
    socket.send(JSON.stringify(this.#token === undefined ? hello : { ...hello, token: this.#token }));
  }

  /** Lets go of the socket without hearing from it again. */
  #drop(): void {
    clearTimeout(this.#pauseTimer);
    clearTimeout(this.#pingTimer);
    this.#heardSomething();
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #pause(): void {
    this.#elsewhere = undefined;
    this.#drop();
    this.#turn('waiting');
    const ms = pauseMs(this.#attempts, this.#timing, anyChance());
    this.#attempts += 1;
    this.#pauseTimer = setTimeout(() => this.#connect(), ms);
  }

  #expectWithin(ms: number): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#lose(), ms);
  }

  /** Silence for too long, or something is missing: the socket is dead, whatever it says. The first new attempt is at once. */
  #lose(): void {
    if (this.#attempts > 0) return this.#pause();
    this.#attempts = 1;
    this.#elsewhere = undefined;
    this.#connect();
  }

  /** The table is at another node; two that each point at the other have not heard of a change yet. */
  #follow(to: string): void {
    this.#hops += 1;
    if (this.#hops > HOPS_MAX) return this.#pause();
    this.#elsewhere = socketAddress(to, this.#options.url);
    this.#connect();
  }

  #heardSomething(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = undefined;
  }

  #ping(): void {
    this.#transmit({ type: 'ping', id: commandId() });
  }

  #schedulePing(): void {
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => {
      // A ping before this one may still be unanswered: its deadline stands.
      if (this.#silenceTimer === undefined) this.#expectWithin(this.#timing.silenceMs);
      this.#ping();
      this.#schedulePing();
    }, this.#timing.pingMs);
  }

  #transmit(command: Command): void {
    this.#socket?.send(JSON.stringify(command));
  }

  #receive(data: unknown, kept: KeptView): void {
    const told = parseMessage(data);
    if (told === undefined) return;
    const message = kept.whole(told);
    if (message === undefined) return this.#lose();
    this.#heardSomething();
    if (message.type === 'welcome') this.#welcome(message.v);
    else if (message.type === 'moved') return this.#follow(message.to);
    else if (message.type === 'bye') return this.stop(message.code);
    else if (message.type === 'error' && message.id === undefined) {
      if (this.#refuse(message)) return;
    } else if (message.type === 'ok' || message.type === 'error') this.#settle(message);
    if (this.#state !== 'ended') this.#options.hear(message);
  }

  #welcome(version: number): void {
    if (version !== PROTOCOL_VERSION) return this.stop('reload');
    this.#attempts = 0;
    this.#hops = 0;
    this.#turn('open');
    this.#schedulePing();
    for (const { command } of this.#pending.values()) this.#transmit(command);
  }

  /** An answer to the greeting that is not a welcome. Whether the message is dealt with. */
  #refuse(message: ErrorReply): boolean {
    if (this.#state === 'open') return false;
    if (message.code === 'wrong-version') this.stop('reload');
    else if (message.code === 'unknown-table') this.stop('table-gone');
    else if (message.code === 'bad-token' && this.#token !== undefined) {
      this.#token = undefined;
      this.#options.hear(message);
      this.#connect();
    } else {
      this.#options.hear(message);
      this.#pause();
    }
    return true;
  }

  #settle(message: Ok | ErrorReply): void {
    const pending = this.#pending.get(message.id ?? '');
    if (pending === undefined) return;
    this.#pending.delete(message.id ?? '');
    if (message.type === 'ok' && message.token !== undefined) this.#token = message.token;
    pending.answer(message);
  }
}
