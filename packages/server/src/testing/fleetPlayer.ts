/**
 * A player at a table of a fleet: plays as fast as the answers come or a little slower, follows the table from node to
 * node, repeats what was not answered under its old id, and remembers every answer.
 */
import type { ServerMessage, TableCreated } from '@hausregel/protocol';
import { hashCommand, hashToken } from '../secrets.ts';
import { SocketClient } from './socketClient.ts';
import { freshId, someMove } from './testHall.ts';

interface Asked {
  readonly id: string;
  readonly move: string;
  readonly seq: number;
}

/** How long a node may be silent before another is asked, in ms. */
const PATIENCE_MS = 2_500;
const PAUSE_MS = 100;

export class FleetPlayer {
  readonly table: TableCreated;
  /** Sequence number by what is stored of the command id, as acknowledged. */
  readonly acknowledged: Map<string, number> = new Map();
  /** Commands refused for good: they must never be found in the log. */
  readonly refused: Set<string> = new Set();
  /** What was told before and was missing later. */
  readonly losses: string[] = [];
  /** From the end of a connection, or from what was heard last before silence, to the next welcome, in ms. */
  readonly gaps: number[] = [];
  private readonly ports: readonly number[];
  private readonly thinkMs: number;
  private unanswered: Asked | undefined;
  private highestSeq = 0;
  private next = 0;
  private lostAt: number | undefined;

  /** `thinkMs`: how long it waits before each move. */
  constructor(table: TableCreated, ports: readonly number[], thinkMs: number) {
    this.table = table;
    this.ports = ports;
    this.thinkMs = thinkMs;
  }

  /** Plays until told to stop. */
  async play(isOver: () => boolean): Promise<void> {
    let owner: URL | undefined;
    while (!isOver()) {
      const door = owner ?? new URL(`http://127.0.0.1:${this.ports[this.next++ % this.ports.length]}`);
      const client = new SocketClient(Number(door.port), { path: door.pathname.replace(/\/$/, '') });
      owner = undefined;
      try {
        const greeting = await this.greet(client);
        // An origin of its own, or a path of a common one.
        if (greeting?.type === 'moved') owner = new URL(greeting.to, door);
        if (greeting?.type === 'welcome') await this.stay(client, isOver);
      } catch {
        // Not there, or not any more: another node may know.
      } finally {
        client.close();
      }
      if (owner === undefined) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  private async greet(client: SocketClient): Promise<ServerMessage | undefined> {
    const { table, token } = this.table;
    await client.opened(PATIENCE_MS);
    client.hello(table, token);
    const answer = (): ServerMessage | undefined =>
      client.messages.find(({ type }) => type === 'welcome' || type === 'moved' || type === 'error');
    await client.until(() => answer() !== undefined || client.closeCode !== undefined, PATIENCE_MS);
    return answer();
  }

  private async stay(client: SocketClient, isOver: () => boolean): Promise<void> {
    if (this.lostAt !== undefined) this.gaps.push(performance.now() - this.lostAt);
    this.lostAt = undefined;
    if (client.seq < this.highestSeq) this.losses.push(`told ${this.highestSeq}, now ${client.seq}`);
    try {
      if (this.unanswered !== undefined) await this.ask(client, this.unanswered);
      while (!isOver() && client.closeCode === undefined) await this.step(client);
    } finally {
      this.lostAt = client.closeCode === undefined ? client.heardAt : performance.now();
    }
  }

  private async step(client: SocketClient): Promise<void> {
    if (this.thinkMs > 0) await new Promise((resolve) => setTimeout(resolve, this.thinkMs));
    const { view, seq } = client;
    this.highestSeq = Math.max(this.highestSeq, seq);
    if (view.phase !== 'round') client.tell({ type: 'next' });
    else if (view.round?.turn === view.you) await this.ask(client, { id: freshId(), move: someMove(view), seq });
    await client.until(() => client.closeCode !== undefined || client.seq > seq, PATIENCE_MS);
  }

  private async ask(client: SocketClient, asked: Asked): Promise<void> {
    this.unanswered = asked;
    client.tell({ type: 'move', move: asked.move, seq: asked.seq }, asked.id);
    const answer = () =>
      client.messages.find((message) => (message.type === 'ok' || message.type === 'error') && message.id === asked.id);
    await client.until(() => client.closeCode !== undefined || answer() !== undefined, PATIENCE_MS);
    const found = answer();
    if (found === undefined) return;
    this.unanswered = undefined;
    const stored = hashCommand(hashToken(this.table.token), asked.id);
    if (found.type === 'ok') this.acknowledged.set(stored, found.seq);
    else this.refused.add(stored);
  }
}
