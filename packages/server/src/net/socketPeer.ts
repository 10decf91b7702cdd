/** One socket: greeting, commands within their rate, and what happens when it is too slow. */
import { type ErrorReply, parseCommand, parseHello, type ParseProblem, type ServerMessage } from '@hausregel/protocol';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ClientId } from '../table/attendance.ts';
import type { Clock } from '../clock.ts';
import type { HallProblem } from '../table/createTable.ts';
import type { Elsewhere, Hall, Peer } from '../hall.ts';
import type { SocketLimits } from '../limits.ts';
import type { MessageWriter } from './messageText.ts';
import type { ServerMetrics } from '../metrics/serverMetrics.ts';
import type { Backlog } from './backlog.ts';
import type { PageLine } from './newestLines.ts';
import type { RateByKey } from './rateByKey.ts';
import { textFrame } from './textFrame.ts';
import { TokenBucket } from './tokenBucket.ts';
import { ToldParts } from './toldParts.ts';

/** Close codes: of the WebSocket standard, and our own from 4000 on. */
export const CLOSE = { goingAway: 1001, tryAgain: 1013, bye: 4000, offences: 4001, silent: 4002, slow: 4003 } as const;

/** What is known of a socket from its request. */
export interface PeerFacts {
  /** Asked once for each command: whether its seat, or else its address, may send one more now. */
  readonly isHeard: (seat: string | undefined) => boolean;
  /** The client keeps parts of views, and is not told again what has not changed. */
  readonly keepsParts: boolean;
}

export interface PeerTools extends PeerFacts {
  readonly hall: Hall;
  readonly clock: Clock;
  readonly limits: SocketLimits;
  readonly metrics: ServerMetrics;
  readonly backlog: Backlog;
  readonly writer: MessageWriter;
  /** Of those who sit: a seat has no more commands for coming back over another socket. */
  readonly seatRates: RateByKey;
}

/** How long a reader that was given up has to read on and hear why, and how long an offender is still heard of. */
const FAREWELL_MS = 5_000;
const EXPEL_MS = 1_000;
/** Commands without an answer that are measured at once; the others are not. */
const ASKED_MAX = 100;

export class SocketPeer implements Peer {
  private readonly socket: WebSocket;
  private readonly hall: Hall;
  private readonly clock: Clock;
  private readonly limits: SocketLimits;
  /** The connection below the socket. */
  private readonly wire: Duplex;
  private readonly metrics: ServerMetrics;
  private readonly backlog: Backlog;
  private readonly writer: MessageWriter;
  private readonly told: ToldParts | undefined;
  /** Commands but pings that wait for their answer: when they were read. */
  private readonly asked: Map<string, number> = new Map();
  private readonly seatRates: RateByKey;
  private readonly isHeard: (seat: string | undefined) => boolean;
  /** Of one who has no seat. */
  private readonly rate: TokenBucket;
  /** Of pings and pongs, which cost next to nothing each, and of which no client needs many. */
  private readonly controlRate: TokenBucket;
  private readonly cancelHello: () => void;
  private cancelCut: () => void = () => {};
  private client: ClientId | undefined;
  line: PageLine | undefined;
  /** While the table is being looked for: what came meanwhile. */
  private early: string[] | undefined;
  private offences = 0;
  private isAlive = true;
  /** Frames of this turn of the loop, which leave together. */
  private unsent = '';
  private readonly flush: () => void = () => {
    const { unsent } = this;
    this.unsent = '';
    if (unsent !== '' && this.isOpen) this.wire.write(unsent, 'latin1');
  };

  constructor(socket: WebSocket, wire: Duplex, tools: PeerTools) {
    const { hall, clock, limits, metrics, backlog, writer, seatRates, isHeard, keepsParts } = tools;
    this.socket = socket;
    this.wire = wire;
    this.hall = hall;
    this.clock = clock;
    this.limits = limits;
    this.metrics = metrics;
    this.backlog = backlog;
    this.writer = writer;
    this.seatRates = seatRates;
    this.isHeard = isHeard;
    this.told = keepsParts ? new ToldParts() : undefined;
    this.rate = new TokenBucket(limits.commandBurst, limits.commandsPerSecond);
    this.controlRate = new TokenBucket(limits.commandBurst, limits.commandsPerSecond);
    this.cancelHello = clock.setTimer(clock.now() + limits.helloMs, () => this.end(CLOSE.silent));
    socket.on('message', (data, isBinary) =>
      this.receive(!isBinary && Buffer.isBuffer(data) ? data.toString() : undefined),
    );
    socket.on('pong', () => {
      if (this.isControlInTime()) this.isAlive = true;
    });
    socket.on('ping', (data) => this.pong(data));
    socket.on('close', () => this.closed());
    // A close follows every error; too large messages end here.
    socket.on('error', () => {});
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Bytes sent and not yet taken by the other end. */
  get unread(): number {
    return this.socket.bufferedAmount + this.unsent.length;
  }

  send(message: ServerMessage): void {
    if (!this.isOpen) return;
    if (this.backlog.isTooMuch(this)) return this.giveUpReader();
    const text = this.writer.text(message, this.told);
    // What is sent in one turn, an answer and the view after it, leaves in one write.
    if (this.unsent === '') process.nextTick(this.flush);
    this.unsent += textFrame(text);
    this.metrics.sent.add(message.type);
    this.metrics.sentBytes.add('', text.length);
    this.noteAnswer(message);
    if (message.type === 'bye') this.end(CLOSE.bye);
  }

  /** Nothing more is kept for it; if it reads on after all, it finds out why, and comes back to a whole view. */
  private giveUpReader(): void {
    this.metrics.slowReaders.add();
    this.end(CLOSE.slow);
    this.leave();
    this.cancelCut = this.clock.setTimer(this.clock.now() + FAREWELL_MS, () => this.socket.terminate());
  }

  private noteAnswer(message: ServerMessage): void {
    if (message.type === 'error') this.metrics.refusals.add(message.code);
    if (message.type === 'error' && message.code === 'too-fast') this.metrics.rateLimited.add('command');
    if (message.type !== 'ok' && message.type !== 'error') return;
    const asked = this.asked.get(message.id ?? '');
    this.asked.delete(message.id ?? '');
    if (asked !== undefined && message.type === 'ok') this.metrics.ack.observe((performance.now() - asked) / 1000);
  }

  close(): void {
    this.end(CLOSE.tryAgain);
  }

  /** Asks whether the other end is still there; gives the socket up if the last question has no answer. */
  beat(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  /** The answers wait for a slow reader as all else does. */
  private pong(data: Buffer): void {
    if (!this.isControlInTime()) return;
    if (this.backlog.isTooMuch(this)) return this.giveUpReader();
    this.socket.pong(data);
  }

  private isControlInTime(): boolean {
    if (!this.isOpen) return false;
    if (this.controlRate.take(this.clock.now())) return true;
    this.expel();
    return false;
  }

  end(code: number): void {
    this.flush();
    this.socket.close(code);
  }

  private closed(): void {
    this.cancelHello();
    this.cancelCut();
    this.backlog.forget(this);
    this.leave();
  }

  private leave(): void {
    if (this.client !== undefined) this.hall.disconnect(this.client);
    this.client = undefined;
  }

  private receive(text: string | undefined): void {
    if (!this.isOpen) return;
    if (text === undefined) return this.offend({ code: 'bad-message' });
    if (this.early !== undefined) return this.keep(text);
    if (this.client === undefined) return void this.greet(text);
    this.obey(this.client, text);
  }

  /** What comes while the table is being looked for waits its turn. */
  private keep(text: string): void {
    this.early?.push(text);
    if ((this.early?.length ?? 0) > this.limits.commandBurst) this.expel();
  }

  private obey(client: ClientId, text: string): void {
    const seat = this.hall.seatKey(client);
    const now = this.clock.now();
    const isInTime = seat === undefined ? this.rate.take(now) : this.seatRates.take(seat, now);
    const parsed = parseCommand(text);
    // Pings keep a line open, cost next to nothing, and many clients behind one address send many.
    const isPing = parsed.ok && parsed.value.type === 'ping';
    if (!isInTime || !(isPing || this.isHeard(seat)))
      return this.offend({ code: 'too-fast', ...idOf(parsed.ok ? parsed.value : parsed.error) });
    if (!parsed.ok) return this.offend(parsed.error);
    this.offences = 0;
    const { type, id } = parsed.value;
    this.metrics.commands.add(type);
    if (type !== 'ping' && this.asked.size < ASKED_MAX) this.asked.set(id, performance.now());
    this.hall.handle(client, parsed.value);
  }

  private async greet(text: string): Promise<void> {
    const parsed = parseHello(text);
    if (!parsed.ok) {
      this.offend(parsed.error);
      if (parsed.error.code === 'wrong-version') this.send({ type: 'bye', code: 'reload' });
      return;
    }
    this.cancelHello();
    const early: string[] = [];
    this.early = early;
    const { page, attempt } = parsed.value;
    this.line = page === undefined || attempt === undefined ? undefined : { page, attempt };
    const connected = await this.hall.connect(parsed.value.table, parsed.value.token, this);
    this.early = undefined;
    if (!connected.ok) return this.turnAway(connected.error);
    this.client = connected.value;
    for (const waiting of early) this.receive(waiting);
  }

  private turnAway(problem: HallProblem | Elsewhere): void {
    if ('elsewhere' in problem) this.send({ type: 'moved', to: problem.elsewhere });
    else this.send({ type: 'error', ...problem });
    if ('code' in problem && problem.code === 'unknown-table') this.send({ type: 'bye', code: 'table-gone' });
    else this.close();
  }

  private offend(problem: ParseProblem): void {
    const reply: ErrorReply = { type: 'error', ...problem };
    this.send(reply);
    this.offences += 1;
    if (this.offences > this.limits.offencesMax) this.expel();
  }

  /** What still comes is not read any more, not even for the other end's goodbye. */
  private expel(): void {
    this.end(CLOSE.offences);
    this.socket.pause();
    this.cancelCut = this.clock.setTimer(this.clock.now() + EXPEL_MS, () => this.socket.terminate());
  }
}

const idOf = (from: { readonly id?: string }): { readonly id?: string } =>
  from.id === undefined ? {} : { id: from.id };
