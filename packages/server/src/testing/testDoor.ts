import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { FrontDoor } from '../net/frontDoor.ts';

/** The front door of an HTTP server on a free port, still closed, and sockets that come to it. */
export class TestDoor {
  readonly server: Server;
  readonly door: FrontDoor;
  private readonly visitors: Socket[] = [];

  private constructor() {
    this.server = createServer();
    this.door = new FrontDoor(this.server);
  }

  static async listen(): Promise<TestDoor> {
    const door = new TestDoor();
    door.server.listen(0, '127.0.0.1');
    await once(door.server, 'listening');
    return door;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Somebody at an address asks for a socket, and does not hang up. */
  visit(address: string = '192.0.2.1', path: string = '/ws'): Socket {
    const socket = connect({ port: this.port, host: '127.0.0.1', allowHalfOpen: true });
    this.visitors.push(socket);
    socket.on('error', () => {});
    socket.write(
      [
        `GET ${path} HTTP/1.1`,
        'Host: x',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        `X-Forwarded-For: ${address}`,
        '\r\n',
      ].join('\r\n'),
    );
    return socket;
  }

  /** The same, once it has arrived. */
  async knock(address?: string, path?: string): Promise<Socket> {
    const arrived = once(this.server, 'upgrade');
    const socket = this.visit(address, path);
    await arrived;
    return socket;
  }

  /** How many connections there are now. */
  connections(): Promise<number> {
    return new Promise((resolve) => this.server.getConnections((_, count) => resolve(count)));
  }

  close(): void {
    for (const socket of this.visitors) socket.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }
}
