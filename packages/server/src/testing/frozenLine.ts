/** A line to a port that can be frozen: connections stay open, and nothing comes through, as when a network is lost. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class FrozenLine {
  readonly port: number;
  private readonly server: Server;
  private readonly sockets: Set<Socket> = new Set();
  private isFrozen = false;

  private constructor(server: Server, target: number) {
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (near) => this.join(near, target));
  }

  static async to(target: number): Promise<FrozenLine> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FrozenLine(server, target);
  }

  private join(near: Socket, target: number): void {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (data) => to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        this.sockets.delete(from);
        // Of a frozen line nobody hears that the other end is gone.
        if (!this.isFrozen) to.destroy();
      });
      if (this.isFrozen) from.pause();
    }
  }

  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** What was on its way goes on its way. */
  thaw(): void {
    this.isFrozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  stop(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
