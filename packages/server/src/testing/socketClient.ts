import { EventEmitter, once } from 'node:events';
import type { CreateTable, ServerMessage, TableCreated, TableView } from '@hausregel/protocol';
import { KeptView, PROTOCOL_VERSION, type ShortMessage } from '@hausregel/protocol';
import { WebSocket } from 'ws';
import { present } from '../assert.ts';
import { type CommandBody, createRequest, freshId } from './testHall.ts';

const ANSWER_MS = 60_000;

interface SocketClientOptions {
  readonly origin?: string;
  readonly headers?: Record<string, string>;
  /** Of a node behind a proxy: "/n/1". */
  readonly path?: string;
  /** False: as clients of earlier versions, which are told every view whole. */
  readonly keepsParts?: boolean;
}

/** A client over a real socket. */
export class SocketClient {
  readonly messages: ServerMessage[] = [];
  readonly socket: WebSocket;
  closeCode: number | undefined;
  /** When something was heard last, by `performance.now`. */
  heardAt: number = performance.now();
  private readonly news: EventEmitter = new EventEmitter();

  constructor(port: number, { keepsParts = true, path = '', ...options }: SocketClientOptions = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}/ws${keepsParts ? '?keep=1' : ''}`, options);
    const kept = new KeptView();
    this.socket.on('message', (data: Buffer) => {
      this.heardAt = performance.now();
      this.messages.push(present(kept.whole(JSON.parse(data.toString()) as ShortMessage)));
      this.news.emit('news');
    });
    this.socket.on('close', (code) => {
      this.closeCode = code;
      this.news.emit('news');
    });
    this.socket.on('error', () => {});
    this.news.setMaxListeners(0);
  }

  async opened(ms: number = ANSWER_MS): Promise<this> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open', { signal: AbortSignal.timeout(ms) });
    return this;
  }

  /** Opens a table, as the holder of a seat or a spectator; the server may also hang up. */
  async enter(table: string, token?: string): Promise<this> {
    await this.opened();
    this.hello(table, token);
    await this.until(() => this.closeCode !== undefined || this.messages.some((message) => message.type === 'welcome'));
    return this;
  }

  hello(table: string, token?: string): void {
    this.raw(JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION, table, ...(token === undefined ? {} : { token }) }));
  }

  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  tell(body: CommandBody, id: string = freshId()): string {
    this.raw(JSON.stringify({ ...body, id }));
    return id;
  }

  async ask(body: CommandBody, id: string = freshId()): Promise<Extract<ServerMessage, { type: 'ok' | 'error' }>> {
    this.tell(body, id);
    const answer = (): ServerMessage | undefined =>
      this.messages.find((message) => (message.type === 'ok' || message.type === 'error') && message.id === id);
    await this.until(() => answer() !== undefined);
    const found = present(answer());
    if (found.type !== 'ok' && found.type !== 'error') throw new Error('no answer');
    return found;
  }

  /** Waits until something that was told or the end of the connection makes a condition true. */
  async until(holds: () => boolean, ms: number = ANSWER_MS): Promise<void> {
    const signal = AbortSignal.timeout(ms);
    while (!holds()) await once(this.news, 'news', { signal });
  }

  get view(): TableView {
    return present(this.messages.findLast((message) => message.type === 'welcome' || message.type === 'update')).view;
  }

  get seq(): number {
    return present(this.messages.findLast((message) => message.type === 'welcome' || message.type === 'update')).seq;
  }

  close(): void {
    this.socket.terminate();
  }
}

/** `path`: of a node behind a proxy. */
export async function postTable(
  port: number,
  request: Partial<CreateTable> = {},
  path: string = '',
): Promise<TableCreated> {
  const response = await fetch(`http://127.0.0.1:${port}${path}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...createRequest(), ...request }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as TableCreated;
}
