import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Xoshiro128 } from '@hausregel/core';
import { KeptView, type ShortMessage, type TableView } from '@hausregel/protocol';
import { WebSocket, WebSocketServer } from 'ws';

/** What becomes of messages: late with all behind them; never there; never there, and the connection neither. */
const FATES = ['late', 'lost', 'cut'] as const;
type Fate = (typeof FATES)[number];

/** One of so many meets a fate: five per cent. */
const ONE_OF = 20;
const LATE_MS = 400;

/** A bad line between a page and its server: of each twenty messages, both ways together, one by chance does not come as it should. */
export class LossyProxy {
  readonly troubles: Record<Fate, number> = { late: 0, lost: 0, cut: 0 };
  /** As the server has sent it last, whether it came or not. */
  view: TableView | undefined;
  seq = 0;
  readonly #target: string;
  readonly #chance: Xoshiro128;
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  #messages = 0;
  #unlucky = 0;

  private constructor(target: string, seed: number) {
    this.#target = target;
    this.#chance = new Xoshiro128(seed);
    this.#server = createServer((incoming, outgoing) => {
      const { method = 'GET', url = '/', headers } = incoming;
      const passed = request(`${target}${url}`, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    });
    this.#server.on('upgrade', (incoming, socket, head) =>
      this.#sockets.handleUpgrade(incoming, socket, head, (page) => this.#join(page, incoming)),
    );
  }

  /** In front of the server at `target` ("http://127.0.0.1:8420"). */
  static async open(target: string, seed: number): Promise<LossyProxy> {
    const proxy = new LossyProxy(target, seed);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #join(page: WebSocket, { url = '' }: IncomingMessage): void {
    const server = new WebSocket(`${this.#target.replace('http', 'ws')}${url}`, { perMessageDeflate: false });
    const both = [page, server];
    const cut = (): void => both.forEach((socket) => socket.terminate());
    const kept = new KeptView();
    const toPage = this.#way(page, cut);
    const toServer = this.#way(server, cut);
    const opened = new Promise((resolve) => server.once('open', resolve));
    for (const socket of both) socket.on('error', cut).on('close', cut);
    page.on('message', (data: Buffer) => void opened.then(() => toServer(data.toString())));
    server.on('message', (data: Buffer) => {
      const text = data.toString();
      this.#note(kept, JSON.parse(text) as ShortMessage);
      toPage(text);
    });
  }

  #note(kept: KeptView, told: ShortMessage): void {
    const message = kept.whole(told);
    if (message?.type !== 'welcome' && message?.type !== 'update') return;
    this.view = message.view;
    this.seq = message.seq;
  }

  /** One direction of one connection: what is late holds up everything behind it. */
  #way(to: WebSocket, cut: () => void): (text: string) => void {
    let before = Promise.resolve();
    const send = (text: string): void => {
      if (to.readyState === WebSocket.OPEN) to.send(text);
    };
    return (text) => {
      const fate = this.#fate();
      if (fate !== undefined) this.troubles[fate] += 1;
      if (fate === 'lost') return;
      const wait = fate === 'late' ? this.#chance.below(LATE_MS) : 0;
      before = before
        .then(() => (wait === 0 ? undefined : new Promise<void>((resolve) => setTimeout(resolve, wait))))
        .then(() => (fate === 'cut' ? cut() : send(text)));
    };
  }

  #fate(): Fate | undefined {
    const place = this.#messages % ONE_OF;
    if (place === 0) this.#unlucky = this.#chance.below(ONE_OF);
    const fate = FATES[Math.floor(this.#messages / ONE_OF) % FATES.length];
    this.#messages += 1;
    return place === this.#unlucky ? fate : undefined;
  }

  async close(): Promise<void> {
    for (const client of this.#sockets.clients) client.terminate();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
