/**
 * The line of one person to the nodes: what is sent and what is told takes its time, overtakes one
 * another, comes twice or never. Everything that a node sent is kept as it left it.
 */
import type { Command, EventText, ServerMessage, TableView } from '@hausregel/protocol';
import { present } from '../assert.ts';
import type { Peer } from '../hall.ts';
import type { ClientId } from '../table/attendance.ts';
import type { Racer } from './races.ts';
import type { BadLine } from './setting.ts';
import type { SimNode } from './simNode.ts';
import type { Tally } from './tally.ts';
import type { World } from './world.ts';

/** A view as a node sent it. `events`: undefined with a welcome. */
export interface Told {
  readonly seq: number;
  readonly at: number;
  readonly view: TableView;
  readonly events: readonly EventText[] | undefined;
}

/** What all persons of a simulation share. */
export interface Public {
  readonly world: World;
  readonly tally: Tally;
  readonly line: Readonly<BadLine>;
  readonly wayMs: number;
  readonly nodes: () => readonly SimNode[];
  /** What was sent over each connection there ever was, in order. */
  readonly transcripts: Told[][];
}

/** Who is at the end of the line. */
export interface Listener {
  readonly table: string;
  readonly name: string;
  readonly token: string | undefined;
  hear(message: ServerMessage): void;
  /** The table is not there any more. */
  lose(): void;
}

/** After so long without a welcome one tries another node. */
const PATIENCE_MS = 2_500;
const DEAF_MS = 1_500;

export class SimLine {
  client: ClientId | undefined;
  /** Something that was sent over it never arrived. */
  hasGap = false;
  private readonly common: Public;
  private readonly listener: Listener;
  /** Counts connections: what belongs to an older one is not heard. */
  private connection = 0;
  /** A connection that nothing is heard of any more. */
  private deaf = 0;
  private node: SimNode | undefined;
  /** Whether the page says which of its hellos this is. */
  private readonly isCounting: boolean;
  private isOver = false;

  constructor(common: Public, listener: Listener) {
    this.common = common;
    this.isCounting = common.world.happens(2);
    this.listener = listener;
  }

  private way(): number {
    const { world, wayMs } = this.common;
    return world.chance.below(wayMs);
  }

  /** Whether a message meets a fate that comes once in so many times. */
  private meets(what: keyof BadLine): boolean {
    const { line, world, tally } = this.common;
    if (line[what] === 0 || !world.happens(line[what])) return false;
    tally.add(`trouble:${what}`);
    return true;
  }

  /** Opens the table at a node: a named one, or any. */
  connect(at?: string): void {
    if (this.isOver) return;
    const { world } = this.common;
    this.connection += 1;
    this.hasGap = false;
    const { connection } = this;
    const isMine = (): boolean => this.connection === connection && !this.isOver;
    world.after(PATIENCE_MS, () => {
      if (isMine() && this.client === undefined) this.connect();
    });
    const nodes = this.common.nodes();
    if (nodes.length === 0) return;
    const node = nodes.find(({ name }) => name === at) ?? world.pick(nodes);
    node.run(this.way(), () => void this.enter(node, isMine));
  }

  private async enter(node: SimNode, isMine: () => boolean): Promise<void> {
    const transcript: Told[] = [];
    this.common.transcripts.push(transcript);
    const { connection } = this;
    const peer: Peer = {
      get isOpen() {
        return isMine();
      },
      line: this.isCounting ? { page: this.listener.name, attempt: connection } : undefined,
      send: (message) => this.deliver(node, message, connection, transcript),
      close: () => this.common.world.after(this.way(), () => isMine() && this.reconnect()),
    };
    const { table, token } = this.listener;
    const connected = await node.hall?.connect(table, token, peer);
    if (connected === undefined) return;
    // Told of the table, and gone at that moment.
    if (node.isDead) {
      if (isMine()) this.reconnect();
      return;
    }
    if (!isMine()) {
      if (connected.ok) node.hall?.disconnect(connected.value);
      return;
    }
    if (connected.ok) {
      this.node = node;
      this.client = connected.value;
      this.common.tally.add(token === undefined ? 'client:spectator' : 'client:seat');
    } else if ('elsewhere' in connected.error) {
      this.common.tally.add('client:elsewhere');
      this.reconnect(connected.error.elsewhere);
    } else {
      this.common.tally.add(`error:${connected.error.code}`);
      if (connected.error.code === 'unknown-table') this.listener.lose();
      else this.reconnect();
    }
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
    if (client !== undefined) node?.run(this.way(), () => node.hall?.disconnect(client));
    const { connection } = this;
    const isThere = this.common.nodes().some(({ name }) => name === at);
    this.common.world.after(isThere ? 1 : this.common.world.between(50, 350), () => {
      if (connection === this.connection) this.connect(at);
    });
  }

  /** Breaks as a device does that changes its network. */
  maybeBreak(): boolean {
    if (!this.meets('broken')) return false;
    this.reconnect();
    return true;
  }

  end(): void {
    const { node, client } = this;
    if (client !== undefined) node?.run(0, () => node.hall?.disconnect(client));
    this.isOver = true;
    this.client = undefined;
  }

  private deliver(node: SimNode, message: ServerMessage, connection: number, transcript: Told[]): void {
    if (node.isDead) return;
    if (message.type === 'welcome' || message.type === 'update') transcript.push(this.told(message));
    this.send(message, connection);
    node.pass('telling');
  }

  private told(message: Extract<ServerMessage, { type: 'welcome' | 'update' }>): Told {
    const { seq, view } = message;
    const events = message.type === 'update' ? message.events : undefined;
    return { seq, view, events, at: this.common.world.now };
  }

  private send(message: ServerMessage, connection: number): void {
    if (this.deaf === connection || connection !== this.connection) return;
    if (this.meets('lost')) return this.goDeaf();
    if (this.meets('dropped')) {
      this.hasGap = true;
      return;
    }
    const times = this.meets('doubled') ? 2 : 1;
    for (let time = 0; time < times; time++) {
      this.common.world.after(this.way(), () => {
        if (connection === this.connection && !this.isOver) this.listener.hear(message);
      });
    }
  }

  /** Where one message is lost the line is dead, which is noticed only after a while. */
  private goDeaf(): void {
    const { connection } = this;
    this.deaf = connection;
    this.common.world.after(this.common.world.chance.below(DEAF_MS), () => {
      if (connection === this.connection) this.reconnect();
    });
  }

  /** Sends a command, if there is a connection. `racer`: what it races as. */
  transmit(command: Command, racer: Racer | undefined): void {
    const { client } = this;
    if (client === undefined || this.deaf === this.connection) return;
    const node = present(this.node);
    if (this.meets('lost')) return this.goDeaf();
    if (this.meets('dropped')) return;
    const times = this.meets('doubled') ? 2 : 1;
    for (let time = 0; time < times; time++) {
      node.run(this.way(), () => {
        node.races.note(racer, this.listener.name, this.common.world.now);
        node.hall?.handle(client, command);
        node.pass('command');
      });
    }
  }
}
