/** A table of a load: made, filled with its players and dealt. */
import type { TableCreated } from '@hausregel/protocol';
import { PROTOCOL_VERSION } from '@hausregel/protocol';
import { LoadPlayer, type PlayerOptions } from './loadPlayer.ts';

export interface LoadTableOptions extends Omit<PlayerOptions, 'url' | 'table' | 'time'> {
  /** "http://127.0.0.1:8420". */
  readonly origin: string;
  readonly ruleSet: string;
  readonly seats: number;
}

const RETRIES = 30;
const RETRY_MS = 1_000;

export class LoadTable {
  readonly players: readonly LoadPlayer[];

  private constructor(players: readonly LoadPlayer[]) {
    this.players = players;
  }

  /** Rejects if the server does not make or fill it. */
  static async make(options: LoadTableOptions): Promise<LoadTable> {
    const { origin, seats } = options;
    const created = await create(options);
    const url = `${origin.replace(/^http/, 'ws')}/ws`;
    const time = { due: 0 };
    const players = Array.from(
      { length: seats },
      () => new LoadPlayer({ ...options, url, table: created.table, time }),
    );
    for (const [index, { socket }] of players.entries()) {
      if (index === 0) socket.hold(created);
      await socket.open();
      if (index > 0) await mustBeOk(socket.ask({ type: 'sit', name: `Load ${index}` }));
    }
    const [host] = players;
    if (host !== undefined) await mustBeOk(host.socket.ask({ type: 'start' }));
    return new LoadTable(players);
  }

  /** The players look for what is to be done. */
  begin(): void {
    for (const player of this.players) player.look();
  }

  stop(): void {
    for (const player of this.players) player.stop();
  }
}

async function mustBeOk(answer: ReturnType<LoadPlayer['socket']['ask']>): Promise<void> {
  const { type } = await answer;
  if (type === 'error') throw new Error('The server refuses a seat.');
}

/** A server with its usual limits makes one table a second for an address, so this may take its time. */
async function create({ origin, ruleSet, seats, address }: LoadTableOptions): Promise<TableCreated> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(`${origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ v: PROTOCOL_VERSION, ruleSet, seats, bots: 0, playerName: 'Load 0', start: false }),
    });
    if (response.ok) return (await response.json()) as TableCreated;
    if (response.status !== 429 || tries === RETRIES) throw new Error(`${response.status} ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
