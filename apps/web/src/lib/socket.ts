import { KeptView, PROTOCOL_VERSION } from '@hausregel/protocol';
import type { Command, ErrorReply, Hello, ServerMessage, ShortMessage } from '@hausregel/protocol';
import { Patience } from './patience.ts';

/**
 * The line to one table. It keeps itself alive: beside a socket that is silent for longer than is usual another is
 * tried, and whichever answers first is used, so that a slow line is not lost and a dead one not waited for. Attempts
 * that fail are repeated with growing pauses, and every command that has no answer yet is sent again with its old id,
 * which the server lets take effect once. Who uses it sees only messages and a state.
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

export interface LinkOptions {
  readonly url: string;
  readonly table: string;
  readonly token: string | undefined;
  readonly hear: (message: ServerMessage) => void;
  readonly tell: (state: LinkState, reason: EndReason | undefined) => void;
  readonly open: (url: string) => SocketLike;
  readonly patience?: Pick<Patience, 'ms' | 'answered' | 'failed' | 'heard'>;
}

interface Pending {
  readonly command: Command;
  readonly answer: (answer: Answer) => void;
  /** When it was sent last, by `performance.now`. */
  sentAt: number;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** From 0 to 1. */
const anyChance = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/** A fresh id for a command: 16 letters and digits. */
export const commandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join('');

const PAUSE_MIN_MS = 300;
const PAUSE_MAX_MS = 4_000;

/** So many are short, as long as the lease of a node that is gone may last. */
const SHORT_PAUSES = 6;

/**
 * The pause before attempt `n` (from 0): after the short ones half as long again each time, up to the greatest; half of
 * it by chance (from 0 to 1).
 */
export const pauseMs = (n: number, chance: number = anyChance()): number =>
  (Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 1.5 ** Math.max(0, n - SHORT_PAUSES + 1)) * (1 + chance)) / 2;

/** After so long without a word the server is asked whether it is there; up to half of it less by chance. */
const PING_MS = 15_000;
/** The same in a round that one plays, where another node could go on with it. */
const PLAY_PING_MS = 2_000;
const HOPS_MAX = 4;
/** The patience with a line that a page finds when it wakes up. */
const WAKE_MS = 1_500;
/** Sockets at once: the one that is used, and two that are tried beside it. */
const SOCKETS_MAX = 3;
/** How often the others are asked again that still point at who was silent: until its lease must be over. */
const ASKED_AGAIN_MAX = 2;

/** The socket of a node: `to` is a path of the same address ("/n/2") or an origin ("https://b.example.org"). */
export function socketAddress(to: string, from: string): string {
  const address = new URL(`${to}/ws?keep=1`, from);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** The server is ours and of the same version; its messages are not checked field by field. */
function parseMessage(data: unknown): ShortMessage | undefined {
  try {
    const message = JSON.parse(String(data)) as ShortMessage | null;
    return message?.type === undefined ? undefined : message;
  } catch {
    return undefined;
  }
}

export class TableLink {
  readonly #options: LinkOptions;
  readonly #patience: NonNullable<LinkOptions['patience']>;
  readonly #pending = new Map<string, Pending>();
  #token: string | undefined;
  /** All that may still speak, the oldest first. */
  readonly #sockets = new Set<SocketLike>();
  /** The one that is open; before the welcome only the greeting is sent over it. */
  #line: SocketLike | undefined;
  #isWelcome = false;
  #isPlaying = false;
  #state: LinkState = 'ended';
  /** Since a line was last known to work. */
  #attempts = 0;
  /** Of several nodes the one that has the table, as far as is known. */
  #node: string | undefined;
  /** The one that fell silent. */
  #silent: string | undefined;
  #hops = 0;
  readonly #page = commandId();
  #hellos = 0;
  #pauseTimer: Timer;
  #pingTimer: Timer;
  #silenceTimer: Timer;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#patience = options.patience ?? new Patience();
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
    this.#rest();
    this.#keepOnly(undefined);
    this.#turn('ended', reason);
    for (const pending of this.#pending.values()) pending.answer({ type: 'lost' });
    this.#pending.clear();
  }

  /** Sends a command, now or as soon as the line is open again, until there is an answer. */
  send(body: CommandBody): Promise<Answer> {
    const command: Command = { ...body, id: commandId() };
    if (this.#state === 'ended') return Promise.resolve({ type: 'lost' });
    return new Promise((answer) => {
      const pending = { command, answer, sentAt: 0 };
      this.#pending.set(command.id, pending);
      this.#transmit(pending);
      // What was asked before keeps its deadline.
      if (this.#state === 'open' && this.#pending.size === 1) this.#expect();
    });
  }

  /** The page has woken up or the network is back: find out at once whether the line still works. */
  wake(): void {
    if (this.#state === 'waiting') this.#connect();
    if (this.#state !== 'open') return;
    this.#ask();
    this.#expect(WAKE_MS);
  }

  #turn(state: LinkState, reason?: EndReason): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.tell(state, reason);
  }

  /** Opens a socket beside those that may still speak, at the common address or at that of a node. */
  #connect(url = this.#options.url): void {
    this.#rest();
    this.#turn('connecting');
    const socket = this.#options.open(url);
    const kept = new KeptView();
    if (this.#sockets.size === SOCKETS_MAX) this.#letGo([...this.#sockets].find((other) => other !== this.#line));
    this.#sockets.add(socket);
    // Nothing is lost when the next is tried soon: this one may still open. By chance, so that crowds come spread.
    this.#expect((this.#patience.ms * (1 + anyChance())) / 3);
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => this.#receive(event.data, kept);
    socket.onclose = () => {
      const isNewest = socket === [...this.#sockets].at(-1);
      this.#letGo(socket);
      if (isNewest && this.#state !== 'waiting') this.#pause();
    };
    // A close follows every error.
    socket.onerror = () => {};
  }

  /** Somebody is there: what was silent for so long is given up. */
  #greet(socket: SocketLike): void {
    this.#keepOnly(socket);
    this.#line = socket;
    this.#rest();
    this.#turn('connecting');
    this.#expect();
    this.#hellos += 1;
    const hello: Omit<Hello, 'token'> = {
      type: 'hello',
      v: PROTOCOL_VERSION,
      table: this.#options.table,
      page: this.#page,
      attempt: this.#hellos,
    };
    socket.send(JSON.stringify({ ...hello, token: this.#token }));
  }

  /** Closes a socket without hearing from it again. */
  #letGo(socket: SocketLike | undefined): void {
    if (socket === undefined) return;
    this.#sockets.delete(socket);
    if (socket === this.#line) {
      this.#line = undefined;
      this.#isWelcome = false;
    }
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #keepOnly(socket: SocketLike | undefined): void {
    for (const other of this.#sockets) if (other !== socket) this.#letGo(other);
  }

  /** Nothing is waited for. */
  #rest(): void {
    for (const timer of [this.#pauseTimer, this.#pingTimer, this.#silenceTimer]) clearTimeout(timer);
  }

  #pause(): void {
    this.#rest();
    this.#turn('waiting');
    this.#pauseTimer = setTimeout(() => this.#connect(), pauseMs(this.#attempts));
    this.#attempts += 1;
  }

  /**
   * A line that is silent for so long is kept, and another tried beside it. Before that it is asked, since commands
   * wait for the disk and pings do not.
   */
  #expect(ms = this.#patience.ms): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      if (this.#state === 'open') this.#line?.send(JSON.stringify({ type: 'ping', id: commandId() }));
      this.#silenceTimer = setTimeout(() => this.#doubt(), ms / 2);
    }, ms / 2);
  }

  #doubt(): void {
    if (this.#attempts > 0) this.#patience.failed();
    this.#attempts += 1;
    this.#silent = this.#node;
    this.#connect();
  }

  /** The table is at another node; two that each point at the other have not heard of a change yet. */
  #follow(to: string): void {
    this.#letGo(this.#line);
    const node = socketAddress(to, this.#options.url);
    if (node === this.#silent && this.#attempts <= ASKED_AGAIN_MAX) return this.#pause();
    this.#hops = (this.#hops + 1) % HOPS_MAX;
    if (this.#hops === 0) return this.#pause();
    this.#node = node;
    this.#connect(node);
  }

  #ask(): void {
    if (this.#pending.size === 0) void this.send({ type: 'ping' });
  }

  #schedulePing(): void {
    clearTimeout(this.#pingTimer);
    const ms = this.#isPlaying && this.#node !== undefined ? PLAY_PING_MS : PING_MS;
    this.#pingTimer = setTimeout(() => this.#ask(), ms * (1 - anyChance() / 2));
  }

  #transmit(pending: Pending): void {
    if (!this.#isWelcome) return;
    pending.sentAt = performance.now();
    this.#line?.send(JSON.stringify(pending.command));
  }

  #receive(data: unknown, kept: KeptView): void {
    const told = parseMessage(data);
    if (told === undefined) return;
    const message = kept.whole(told);
    if (message === undefined) {
      this.#letGo(this.#line);
      return this.#pause();
    }
    if (this.#isWelcome) this.#isAlive();
    if ('view' in message) this.#isPlaying = message.view.you !== undefined && message.view.phase === 'round';
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'moved') return this.#follow(message.to);
    else if (message.type === 'bye') return this.stop(message.code);
    else if (message.type === 'error' && message.id === undefined) {
      if (this.#refuse(message)) return;
    } else if (message.type === 'ok' || message.type === 'error') this.#settle(message);
    if (this.#state !== 'ended') this.#options.hear(message);
    if (this.#state === 'open') this.#schedulePing();
  }

  /** The line works; what was tried beside it is given up. */
  #isAlive(): void {
    this.#keepOnly(this.#line);
    this.#rest();
    this.#attempts = 0;
    this.#silent = undefined;
    this.#patience.heard();
    this.#turn('open');
    if (this.#pending.size > 0) this.#expect();
  }

  #welcome({ v, at }: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (v !== PROTOCOL_VERSION) return this.stop('reload');
    this.#keepOnly(this.#line);
    this.#rest();
    this.#hops = 0;
    this.#node = at && socketAddress(at, this.#options.url);
    this.#isWelcome = true;
    this.#turn('open');
    for (const pending of this.#pending.values()) this.#transmit(pending);
    if (this.#pending.size > 0) this.#expect();
  }

  /** An answer to the greeting that is not a welcome. Whether the message is dealt with. */
  #refuse(message: ErrorReply): boolean {
    if (this.#isWelcome) return false;
    if (message.code === 'wrong-version') this.stop('reload');
    else if (message.code === 'unknown-table') this.stop('table-gone');
    else {
      this.#letGo(this.#line);
      this.#options.hear(message);
      if (message.code === 'bad-token' && this.#token !== undefined) {
        this.#token = undefined;
        this.#connect(this.#node);
      } else this.#pause();
    }
    return true;
  }

  #settle(message: Ok | ErrorReply): void {
    const pending = this.#pending.get(message.id ?? '');
    if (pending === undefined) return;
    this.#pending.delete(pending.command.id);
    if (this.#pending.size === 0) clearTimeout(this.#silenceTimer);
    this.#patience.answered(performance.now() - pending.sentAt);
    if (message.type === 'ok' && message.token !== undefined) this.#token = message.token;
    pending.answer(message);
  }
}
