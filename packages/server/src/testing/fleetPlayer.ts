/**
 * A player at a table of a fleet, over the line that pages have: plays as fast as the answers come or a little slower,
 * and remembers every answer.
 */
import { EventEmitter, once } from 'node:events';
import type { ServerMessage, TableCreated, TableView } from '@hausregel/protocol';
import { WebSocket } from 'ws';
import { type LinkState, type SocketLike, TableLink } from '../../../../apps/web/src/lib/socket.ts';
import { hashCommand, hashToken } from '../secrets.ts';
import { someMove } from './testHall.ts';

interface Told {
  readonly view: TableView;
  readonly seq: number;
}

/** After so long without news one looks again at what is to be done. */
const LOOK_MS = 1_000;

const addressOf = (port: number | undefined): string => `ws://127.0.0.1:${port}/ws?keep=1`;

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
  /** How long it waits before each move, in ms. */
  readonly thinkMs: number;
  private readonly doors: readonly number[];
  private readonly link: TableLink;
  private readonly news: EventEmitter = new EventEmitter();
  private told: Told | undefined;
  private nextDoor = 0;
  private heardAt = 0;
  private troubleAt = 0;
  private lostAt: number | undefined;

  /** `doors`: the ports that the common address leads to, one after the other. */
  constructor(table: TableCreated, doors: readonly number[], thinkMs: number) {
    this.table = table;
    this.doors = doors;
    this.thinkMs = thinkMs;
    const common = `${addressOf(doors[0])}&table=${table.table}`;
    this.link = new TableLink({
      url: common,
      table: table.table,
      token: table.token,
      open: (url) => new WebSocket(url === common ? this.anyDoor() : url) as unknown as SocketLike,
      hear: (message) => this.hear(message),
      tell: (state) => this.note(state),
    });
  }

  /** A node falls silent now: a gap that begins with it does not begin before. */
  noteTrouble(): void {
    this.troubleAt = performance.now();
  }

  /** Plays until told to stop. */
  async play(isOver: () => boolean): Promise<void> {
    this.link.start();
    while (!isOver()) await this.step();
    this.link.stop();
  }

  private anyDoor(): string {
    return addressOf(this.doors[this.nextDoor++ % this.doors.length]);
  }

  private note(state: LinkState): void {
    if (state === 'open' || this.told === undefined) return;
    this.lostAt ??= state === 'connecting' ? Math.max(this.heardAt, this.troubleAt) : performance.now();
  }

  private hear(message: ServerMessage): void {
    this.heardAt = performance.now();
    if (message.type === 'welcome') this.greeted(message.seq);
    // The line that was silent speaks on.
    else if (this.link.state === 'open') this.lostAt = undefined;
    if (message.type === 'welcome' || message.type === 'update') this.told = message;
    this.news.emit('news');
  }

  private greeted(seq: number): void {
    if (this.lostAt !== undefined) this.gaps.push(this.heardAt - this.lostAt);
    this.lostAt = undefined;
    if (this.told !== undefined && seq < this.told.seq) this.losses.push(`told ${this.told.seq}, now ${seq}`);
  }

  private async step(): Promise<void> {
    if (this.thinkMs > 0) await new Promise((resolve) => setTimeout(resolve, this.thinkMs));
    const { told } = this;
    if (told !== undefined) await this.act(told);
    const signal = AbortSignal.timeout(LOOK_MS);
    while (this.told === told && !signal.aborted) await once(this.news, 'news', { signal }).catch(() => {});
  }

  private async act({ view, seq }: Told): Promise<void> {
    if (view.phase !== 'round') return void this.link.send({ type: 'next' });
    if (view.round?.turn !== view.you) return;
    const answer = await this.link.send({ type: 'move', move: someMove(view), seq });
    if (answer.type === 'lost' || answer.id === undefined) return;
    const stored = hashCommand(hashToken(this.table.token), answer.id);
    if (answer.type === 'ok') this.acknowledged.set(stored, answer.seq);
    else this.refused.add(stored);
  }
}
