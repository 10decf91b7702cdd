/** One socket: greeting, commands within their rate, and what happens when it is too slow. */
import { type ErrorReply, parseCommand, parseHello, type ParseProblem, type ServerMessage } from '@hausregel/protocol';
import type { WebSocket } from 'ws';
import type { ClientId } from './attendance.ts';
import type { Clock } from './clock.ts';
import type { Hall, Peer } from './hall.ts';
import type { SocketLimits } from './limits.ts';
import { TokenBucket } from './tokenBucket.ts';

/** Close codes: of the WebSocket standard, and our own from 4000 on. */
export const CLOSE = { goingAway: 1001, tryAgain: 1013, bye: 4000, offences: 4001, silent: 4002 } as const;

export class SocketPeer implements Peer {
  private readonly socket: WebSocket;
  private readonly hall: Hall;
  private readonly clock: Clock;
  private readonly limits: SocketLimits;
  private readonly rate: TokenBucket;
  private readonly cancelHello: () => void;
  private client: ClientId | undefined;
  private offences = 0;
  private isAlive = true;

  constructor(socket: WebSocket, hall: Hall, clock: Clock, limits: SocketLimits) {
    this.socket = socket;
    this.hall = hall;
    this.clock = clock;
    this.limits = limits;
    this.rate = new TokenBucket(limits.commandBurst, limits.commandsPerSecond);
    this.cancelHello = clock.setTimer(clock.now() + limits.helloMs, () => this.end(CLOSE.silent));
    socket.on('message', (data, isBinary) =>
      this.receive(!isBinary && Buffer.isBuffer(data) ? data.toString() : undefined),
    );
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => this.closed());
    // A close follows every error; too large messages end here.
    socket.on('error', () => {});
  }

  send(message: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.limits.bufferedMax) {
      this.socket.terminate();
      return;
    }
    this.socket.send(JSON.stringify(message));
    if (message.type === 'bye') this.end(CLOSE.bye);
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

  end(code: number): void {
    this.socket.close(code);
  }

  private closed(): void {
    this.cancelHello();
    if (this.client !== undefined) this.hall.disconnect(this.client);
    this.client = undefined;
  }

  private receive(text: string | undefined): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (text === undefined) return this.offend({ code: 'bad-message' });
    if (this.client === undefined) return this.greet(text);
    const isInTime = this.rate.take(this.clock.now());
    const parsed = parseCommand(text);
    if (!isInTime) return this.offend({ code: 'too-fast', ...idOf(parsed.ok ? parsed.value : parsed.error) });
    if (!parsed.ok) return this.offend(parsed.error);
    this.offences = 0;
    this.hall.handle(this.client, parsed.value);
  }

  private greet(text: string): void {
    const parsed = parseHello(text);
    if (!parsed.ok) {
      this.offend(parsed.error);
      if (parsed.error.code === 'wrong-version') this.send({ type: 'bye', code: 'reload' });
      return;
    }
    this.cancelHello();
    const connected = this.hall.connect(parsed.value.table, parsed.value.token, this);
    if (connected.ok) {
      this.client = connected.value;
      return;
    }
    this.send({ type: 'error', ...connected.error });
    if (connected.error.code === 'unknown-table') this.send({ type: 'bye', code: 'table-gone' });
    else this.close();
  }

  private offend(problem: ParseProblem): void {
    const reply: ErrorReply = { type: 'error', ...problem };
    this.send(reply);
    this.offences += 1;
    if (this.offences > this.limits.offencesMax) this.end(CLOSE.offences);
  }
}

const idOf = (from: { readonly id?: string }): { readonly id?: string } =>
  from.id === undefined ? {} : { id: from.id };
