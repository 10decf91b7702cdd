/** A player over a socket who outlives servers. */
import type { TableCreated } from '@hausregel/protocol';
import { hashCommand, hashToken } from '../secrets.ts';
import { SocketClient } from './socketClient.ts';
import { freshId, someMove } from './testHall.ts';

/** A player who plays as fast as the server answers, and remembers every answer. */
export class PersistentPlayer {
  /** Sequence number by command id, as acknowledged. */
  readonly acknowledged: Map<string, number> = new Map();
  /** The command that was not answered, if any. */
  unanswered: { readonly id: string; readonly move: string; readonly seq: number } | undefined;
  highestSeq = 0;
  /** What was told before and is missing now. */
  readonly losses: string[] = [];
  readonly table: TableCreated;

  constructor(table: TableCreated) {
    this.table = table;
  }

  /** Plays until the server dies or sends everybody away; first repeats what was not answered. */
  async play(port: number, isOver: () => boolean): Promise<void> {
    const client = new SocketClient(port);
    try {
      await client.enter(this.table.table, this.table.token);
      if (client.closeCode !== undefined) return;
      if (client.seq < this.highestSeq) this.losses.push(`told ${this.highestSeq}, now ${client.seq}`);
      if (this.unanswered !== undefined)
        await this.move(client, this.unanswered.id, this.unanswered.move, this.unanswered.seq);
      while (!isOver()) {
        this.highestSeq = Math.max(this.highestSeq, client.seq);
        const { view, seq } = client;
        if (view.phase !== 'round') await this.goOn(client);
        else if (view.round?.turn === 0) await this.move(client, freshId(), someMove(view), seq);
        await client.until(() => client.closeCode !== undefined || client.seq > seq);
        if (client.closeCode !== undefined) return;
      }
    } catch (error) {
      if (!isOver()) throw error;
    } finally {
      client.close();
    }
  }

  private async move(client: SocketClient, id: string, move: string, seq: number): Promise<void> {
    this.unanswered = { id, move, seq };
    client.tell({ type: 'move', move, seq }, id);
    const answer = () =>
      client.messages.find((message) => (message.type === 'ok' || message.type === 'error') && message.id === id);
    await client.until(() => client.closeCode !== undefined || answer() !== undefined);
    const found = answer();
    if (found === undefined) return;
    this.unanswered = undefined;
    if (found.type === 'ok') this.acknowledged.set(id, found.seq);
  }

  private async goOn(client: SocketClient): Promise<void> {
    client.tell({ type: 'next' });
    await client.until(() => client.closeCode !== undefined || client.view.phase === 'round');
  }

  /** What its commands are called in the log, with the numbers they were answered with. */
  get stored(): ReadonlyMap<string, number> {
    const scope = hashToken(this.table.token);
    return new Map(Array.from(this.acknowledged, ([id, seq]) => [hashCommand(scope, id), seq]));
  }

  /** Repeats every acknowledged command: each must still be known, under the same number. */
  async check(port: number): Promise<number> {
    const client = await new SocketClient(port).enter(this.table.table, this.table.token);
    for (const [id, seq] of this.acknowledged) {
      const answer = await client.ask({ type: 'move', move: 'draw', seq: 0 }, id);
      if (answer.type !== 'ok' || answer.seq !== seq) this.losses.push(`${id}: ${JSON.stringify(answer)}`);
    }
    client.close();
    return this.acknowledged.size;
  }
}
