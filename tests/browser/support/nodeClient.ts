import { randomUUID } from 'node:crypto';
import { type Command, PROTOCOL_VERSION, type ServerMessage, type TableView } from '@hausregel/protocol';
import { WebSocket } from 'ws';
import { eventually } from './deadline.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A client without a page: looks at a table, or sits at it. */
export class NodeClient {
  readonly messages: ServerMessage[] = [];
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.messages.push(JSON.parse(data.toString()) as ServerMessage));
  }

  /** Without a token one watches. */
  static async enter(origin: string, table: string, token?: string): Promise<NodeClient> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?table=${table}`);
    const client = new NodeClient(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(
      JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION, table, ...(token === undefined ? {} : { token }) }),
    );
    await eventually('a welcome', () => Promise.resolve(client.messages.find(({ type }) => type === 'welcome')));
    return client;
  }

  get view(): TableView {
    return this.#newest.view;
  }

  get seq(): number {
    return this.#newest.seq;
  }

  get #newest(): Extract<ServerMessage, { type: 'welcome' | 'update' }> {
    const shown = this.messages.filter((message) => message.type === 'welcome' || message.type === 'update').at(-1);
    if (shown === undefined) throw new Error('No view yet.');
    return shown;
  }

  /** Sends a command, waits until it is accepted and the view after it has come, and answers the number of that. */
  async ask(body: WithoutId<Command>): Promise<number> {
    const id = randomUUID();
    this.#socket.send(JSON.stringify({ ...body, id }));
    const answer = await eventually(`an answer to ${body.type}`, () =>
      Promise.resolve(this.messages.find((message) => 'id' in message && message.id === id)),
    );
    if (answer.type !== 'ok') throw new Error(`Refused: ${JSON.stringify(answer)}`);
    // What is said changes no view.
    if (body.type !== 'chat' && body.type !== 'whisper')
      await eventually(`the view after ${body.type}`, () => Promise.resolve(this.seq >= answer.seq || undefined));
    return answer.seq;
  }

  async leave(): Promise<void> {
    const closed = new Promise((resolve) => this.#socket.once('close', resolve));
    this.#socket.close();
    await closed;
  }
}
