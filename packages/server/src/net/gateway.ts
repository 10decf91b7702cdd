/** Sockets of all clients: who may open one, and whether they are still there. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@hausregel/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../clock.ts';
import type { Hall } from '../hall.ts';
import type { SocketLimits } from '../limits.ts';
import { addressOf } from './address.ts';
import { Backlog } from './backlog.ts';
import { Crowd } from './crowd.ts';
import { Heartbeats } from './heartbeats.ts';
import { MessageWriter } from './messageText.ts';
import type { PageRequest } from './origin.ts';
import type { ServerMetrics } from '../metrics/serverMetrics.ts';
import { RateByKey } from './rateByKey.ts';
import { CLOSE, type PeerFacts, SocketPeer } from './socketPeer.ts';
import { Turnstile } from './turnstile.ts';

export interface GatewayOptions {
  readonly hall: Hall;
  readonly clock: Clock;
  readonly limits: SocketLimits;
  /** Whether a page may open sockets, see `originChecks`. */
  readonly isOurPage: (request: PageRequest) => boolean;
  /** Whether a proxy in front names the client's address in `X-Forwarded-For`. */
  readonly trustProxy: boolean;
  readonly metrics: ServerMetrics;
  /** Instead of one of its own. */
  readonly turnstile?: Turnstile;
}

const SOCKET_PATH = '/ws';
/**
 * A frame comes in pieces as the network cuts it, never smaller than this but for a few; each piece that
 * waits for the next costs far more memory than its bytes.
 */
const CHUNK_BYTES_MIN = 512;
const SPARE_CHUNKS = 64;
/** How long one that is told at once that there is no room has to say goodbye before it is cut, in ms. */
const FAREWELL_MS = 500;

export class Gateway {
  private readonly options: GatewayOptions;
  private readonly server: WebSocketServer;
  private readonly writer: MessageWriter = new MessageWriter();
  private readonly peers: Set<SocketPeer> = new Set();
  private readonly crowd: Crowd;
  private readonly seatRates: RateByKey;
  private readonly backlog: Backlog;
  private readonly heartbeats: Heartbeats;
  private readonly turnstile: Turnstile;

  constructor(options: GatewayOptions) {
    this.options = options;
    const { limits } = options;
    this.crowd = new Crowd(limits);
    this.seatRates = new RateByKey(limits.commandBurst, limits.commandsPerSecond, limits.socketsMax);
    this.turnstile = options.turnstile ?? new Turnstile();
    this.backlog = new Backlog(limits.bufferedMax, limits.bufferedAllMax);
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.hardBytesMax,
      perMessageDeflate: false,
      maxFragments: limits.fragmentsMax,
      maxBufferedChunks: SPARE_CHUNKS + Math.ceil(limits.hardBytesMax / CHUNK_BYTES_MIN),
      // Answered by `SocketPeer`, within their rate.
      autoPong: false,
    });
    this.heartbeats = new Heartbeats(options.clock, limits.heartbeatMs);
  }

  /** Takes over the connection of a request, or turns it away. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Gone while it waited to be heard.
    if (socket.destroyed) return;
    const [path, query] = (request.url ?? '').split('?');
    const keepsParts = new URLSearchParams(query).get('keep') === '1';
    const { isOurPage, trustProxy, clock, metrics } = this.options;
    const turnAway = (why: 'path' | 'origin' | 'address' | 'crowd', status: string): void => {
      metrics.socketsRefused.add(why);
      reject(socket, status);
    };
    if (path !== SOCKET_PATH) return turnAway('path', '404 Not Found');
    if (!isOurPage(request)) return turnAway('origin', '403 Forbidden');
    const address = addressOf(request, trustProxy);
    if (this.turnstile.isFull) return turnAway('crowd', '503 Service Unavailable');
    if (!this.crowd.admits(address, clock.now())) return turnAway('address', '429 Too Many Requests');
    const isHeard = (seat: string | undefined): boolean => this.crowd.hears(address, seat, clock.now());
    this.turnstile.pass(() => this.enter(request, socket, head, { isHeard, keepsParts }));
    socket.once('close', this.crowd.places.take(address));
  }

  /** Its turn has come. */
  private enter(request: IncomingMessage, socket: Duplex, head: Buffer, facts: PeerFacts): void {
    const { limits, metrics } = this.options;
    if (this.peers.size >= limits.socketsMax) {
      metrics.socketsRefused.add('full');
      return this.server.handleUpgrade(request, socket, head, tellFull);
    }
    this.server.handleUpgrade(request, socket, head, (webSocket) => {
      const { backlog, writer, seatRates } = this;
      const peer = new SocketPeer(webSocket, socket, { ...this.options, ...facts, backlog, writer, seatRates });
      metrics.socketsOpened.add();
      this.peers.add(peer);
      webSocket.on('close', () => this.peers.delete(peer));
      webSocket.on('close', this.heartbeats.add(peer));
    });
  }

  get socketCount(): number {
    return this.peers.size;
  }

  /** Bytes that the other ends have not yet taken: of all, and of the slowest. */
  unread(): { readonly all: number; readonly most: number } {
    let all = 0;
    let most = 0;
    for (const { unread } of this.peers) {
      all += unread;
      most = Math.max(most, unread);
    }
    return { all, most };
  }

  /** Ends all sockets; their clients know that they may come back. Who says no goodbye in time (in ms) is cut. */
  async stop(farewellMs: number): Promise<void> {
    this.heartbeats.stop();
    for (const peer of this.peers) peer.end(CLOSE.goingAway);
    const cut = setTimeout(() => {
      for (const client of this.server.clients) client.terminate();
    }, farewellMs);
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
    const open = [...this.server.clients];
    await Promise.all(open.map((client) => new Promise((resolve) => client.once('close', resolve))));
    clearTimeout(cut);
  }
}

/** A browser does not tell its page why a socket was refused, so it is opened to say so. */
function tellFull(webSocket: WebSocket): void {
  webSocket.on('error', () => {});
  webSocket.send(JSON.stringify({ type: 'error', code: 'server-busy' } satisfies ServerMessage));
  webSocket.close(CLOSE.tryAgain);
  const cut = setTimeout(() => webSocket.terminate(), FAREWELL_MS);
  webSocket.on('close', () => clearTimeout(cut));
}

function reject(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
