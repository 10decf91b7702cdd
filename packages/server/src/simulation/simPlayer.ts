/**
 * A person in a simulation, over a bad network: what is sent and what is told takes its time, overtakes
 * one another, comes twice or never. Repeats what was not answered, and notes what does not fit.
 */
import type { Command, ServerMessage, TableView } from '@hausregel/protocol';
import type { ClientId } from '../table/attendance.ts';
import type { Peer } from '../hall.ts';
import { hashCommand, hashToken } from '../secrets.ts';
import { fingerprint } from './fingerprint.ts';
import type { SimNode } from './simNode.ts';
import type { World } from './world.ts';

/** What goes wrong on the way, each once in so many messages; 0: never. */
export interface BadLine {
  readonly lost: number;
  readonly doubled: number;
  readonly broken: number;
}

interface Asked {
  readonly command: Command;
  readonly stored: string;
}

const PATIENCE_MS = 4_000;
const DEAF_MS = 2_000;
/** A message is on its way for up to so long; the next may overtake it. */
const WAY_MS = 40;

export class SimPlayer {
  /** Sequence number by what is stored of a command id. */
  readonly acknowledged: Map<string, number> = new Map();
  readonly refused: Set<string> = new Set();
  readonly issued: Set<string> = new Set();
  /** What everybody may know at a number, as this person was told. */
  readonly told: Map<number, string> = new Map();
  readonly faults: string[] = [];
  private readonly world: World;
  private readonly nodes: () => readonly SimNode[];
  private readonly line: BadLine;
  private readonly table: string;
  private readonly token: string;
  private readonly name: string;
  private view: TableView | undefined;
  private seq = 0;
  private pending: Asked | undefined;
  private count = 0;
  /** Counts connections: what belongs to an older one is not heard. */
  private connection = 0;
  /** A connection that nothing is heard of any more. */
  private deaf = 0;
  private node: SimNode | undefined;
  private client: ClientId | undefined;
  isOver = false;

  constructor(
    world: World,
    nodes: () => readonly SimNode[],
    line: BadLine,
    place: { table: string; token: string; name: string },
  ) {
    this.world = world;
    this.nodes = nodes;
    this.line = line;
    this.table = place.table;
    this.token = place.token;
    this.name = place.name;
  }

  // ---------------------------------------------------------------- the line

  /** Opens the table at a node: a named one, or any. */
  connect(at?: string): void {
    if (this.isOver) return;
    this.connection += 1;
    const nodes = this.nodes();
    const node = nodes.find(({ name }) => name === at) ?? nodes[this.world.chance.below(nodes.length)];
    const { connection } = this;
    const isMine = (): boolean => this.connection === connection && !this.isOver;
    this.world.after(PATIENCE_MS, () => {
      if (isMine() && this.client === undefined) this.connect();
    });
    node?.run(this.world.chance.below(WAY_MS), () => void this.enter(node, connection, isMine));
  }

  private async enter(node: SimNode, connection: number, isMine: () => boolean): Promise<void> {
    const peer: Peer = {
      get isOpen() {
        return isMine();
      },
      send: (message) => this.deliver(message, connection),
      close: () => this.world.after(this.world.chance.below(WAY_MS), () => isMine() && this.reconnect()),
    };
    const connected = await node.hall?.connect(this.table, this.token, peer);
    if (connected === undefined || !isMine()) {
      if (connected?.ok === true) node.hall?.disconnect(connected.value);
      return;
    }
    if (connected.ok) {
      this.node = node;
      this.client = connected.value;
    } else this.reconnect('elsewhere' in connected.error ? connected.error.elsewhere : undefined);
  }

  isAt(node: SimNode): boolean {
    return this.node === node;
  }

  /** The connection is gone; the next one is opened a little later. */
  reconnect(at?: string): void {
    const { node, client } = this;
    this.node = undefined;
    this.client = undefined;
    this.connection += 1;
    if (client !== undefined) node?.run(this.world.chance.below(WAY_MS), () => node.hall?.disconnect(client));
    const { connection } = this;
    this.world.after(at === undefined ? 100 + this.world.chance.below(400) : 1, () => {
      if (connection === this.connection) this.connect(at);
    });
  }

  private deliver(message: ServerMessage, connection: number): void {
    const { world, line } = this;
    if (this.deaf === connection) return;
    if (line.lost > 0 && world.happens(line.lost)) return this.goDeaf(connection);
    const times = line.doubled > 0 && world.happens(line.doubled) ? 2 : 1;
    for (let time = 0; time < times; time++) {
      world.after(world.chance.below(WAY_MS), () => {
        if (connection === this.connection) this.hear(message);
      });
    }
  }

  /** Where one message is lost the line is dead, which is noticed only after a while. */
  private goDeaf(connection: number): void {
    this.deaf = connection;
    this.world.after(this.world.chance.below(DEAF_MS), () => {
      if (connection === this.connection) this.reconnect();
    });
  }

  // ---------------------------------------------------------------- what is heard and done

  private hear(message: ServerMessage): void {
    if (message.type === 'welcome' || message.type === 'update') this.learn(message.seq, message.view);
    // A hello of an older connection was overtaken; a person takes the seat back.
    else if (message.type === 'bye') this.reconnect();
    else if ((message.type === 'ok' || message.type === 'error') && message.id !== undefined) this.settle(message);
  }

  /** Messages overtake one another, so an older view does not replace a newer one. */
  private learn(seq: number, view: TableView): void {
    const print = fingerprint(view);
    const known = this.told.get(seq);
    if (known !== undefined && known !== print) this.faults.push(`${this.name} was told two things of ${seq}`);
    this.told.set(seq, print);
    if (seq < this.seq) return;
    this.seq = seq;
    this.view = view;
  }

  private settle(message: Extract<ServerMessage, { type: 'ok' | 'error' }>): void {
    const { pending } = this;
    if (pending === undefined || pending.command.id !== message.id) return;
    const { stored } = pending;
    this.pending = undefined;
    if (message.type === 'ok') this.acknowledged.set(stored, message.seq);
    else this.refused.add(stored);
  }

  /** One thing a person may do now: repeat what was not answered, or something new; or the line breaks. */
  act(): void {
    const { world, line } = this;
    if (line.broken > 0 && world.happens(line.broken)) return this.reconnect();
    if (this.client === undefined) return;
    this.pending ??= this.wish();
    if (this.pending !== undefined) this.transmit(this.pending.command);
  }

  private transmit(command: Command): void {
    const { node, client, world, line } = this;
    if (node === undefined || client === undefined) return;
    if (line.lost > 0 && world.happens(line.lost)) return this.goDeaf(this.connection);
    const times = line.doubled > 0 && world.happens(line.doubled) ? 2 : 1;
    for (let time = 0; time < times; time++) {
      node.run(world.chance.below(WAY_MS), () => node.hall?.handle(client, command));
    }
  }

  private wish(): Asked | undefined {
    const { view } = this;
    if (view === undefined) return undefined;
    if (view.phase === 'round') return this.wishMove(view);
    if (view.you === undefined || view.match?.ready.includes(view.you) === true) return undefined;
    return this.ask({ type: 'next' });
  }

  /** On turn any move that is offered; otherwise a call, a catch or a card out of turn, all at the same moment. */
  private wishMove({ round, you }: TableView): Asked | undefined {
    if (round === undefined) return undefined;
    const isOnTurn = round.turn === you;
    const lays = round.hand.flatMap(({ moves }) => moves);
    const call = round.callDueNext && this.world.happens(2) ? '~' : '';
    const main = isOnTurn ? [...lays.map((move) => `${move}${call}`), ...round.otherMoves] : lays;
    const moves = [...main, ...round.sideMoves.filter((move) => move === '~' || move.startsWith('catch'))];
    const move = moves[this.world.chance.below(Math.max(1, moves.length))];
    return move === undefined ? undefined : this.ask({ type: 'move', move, seq: this.seq });
  }

  private ask(body: { type: 'next' } | { type: 'move'; move: string; seq: number }): Asked {
    const id = `${this.name}-${String(this.count++).padStart(8, '0')}`;
    const stored = hashCommand(hashToken(this.token), id);
    this.issued.add(stored);
    return { command: { ...body, id }, stored };
  }
}
