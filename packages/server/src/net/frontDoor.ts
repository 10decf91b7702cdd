/**
 * Takes the requests and sockets of an HTTP server from its first moment on. A server listens
 * before its tables are read, so that a taken port is told first; who comes in between waits here.
 */
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Takes over the connection of a request that asks for another protocol. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface Rooms {
  readonly onRequest: RequestListener;
  readonly onUpgrade: UpgradeListener;
}

interface Visitor {
  readonly socket: Duplex;
  readonly enter: (rooms: Rooms) => void;
}

/** Who comes when so many wait already is cut off. */
const WAITING_MAX = 1_000;

export class FrontDoor {
  private rooms: Rooms | undefined;
  private waiting: Visitor[] = [];

  constructor(server: Server) {
    server.on('request', (request, response) =>
      this.receive({ socket: request.socket, enter: ({ onRequest }) => onRequest(request, response) }),
    );
    server.on('upgrade', (request, socket, head) => {
      // Of sockets handed over nobody else hears that they break.
      socket.on('error', cutOff);
      this.receive({ socket, enter: ({ onUpgrade }) => onUpgrade(request, socket, head) });
    });
  }

  private receive(visitor: Visitor): void {
    if (this.rooms !== undefined) visitor.enter(this.rooms);
    else if (this.waiting.length < WAITING_MAX) this.waiting.push(visitor);
    else visitor.socket.destroy();
  }

  /** Lets everybody in who waits, in the order in which they came, and from now on all others. */
  open(rooms: Rooms): void {
    this.rooms = rooms;
    for (const { enter } of this.waiting) enter(rooms);
    this.waiting = [];
  }

  /** It will not be opened: cuts off who waits. */
  giveUp(): void {
    for (const { socket } of this.waiting) socket.destroy();
    this.waiting = [];
  }
}

/** A function of its own: one made for each socket would keep its request in memory for as long. */
function cutOff(this: Duplex): void {
  this.destroy();
}
