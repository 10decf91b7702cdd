/** A person in a simulation: watches, sits down, plays, contributes to deals, stands up. Repeats what was not answered. */
import type { Command, ServerMessage, TableView } from '@hausregel/protocol';
import { type DealNote, pledgeOf } from '@hausregel/record';
import { hashCommand, hashToken } from '../secrets.ts';
import type { CommandBody } from '../testing/testHall.ts';
import { racerOf } from './races.ts';
import { type Listener, type Public, SimLine } from './simLine.ts';
import { wishOf } from './wishes.ts';
import type { World } from './world.ts';

interface Asked {
  readonly command: Command;
  readonly stored: string;
  readonly since: number;
  readonly isOnTurn: boolean;
}

/** An answer that was heard. `stored`: what is kept of the command's id. */
export interface Acknowledged {
  readonly stored: string;
  readonly seq: number;
  readonly at: number;
}

/** Who somebody is, and where. */
export interface Place {
  readonly table: string;
  readonly token: string | undefined;
  readonly name: string;
  /** Whether this person, as the host, may close the table. */
  readonly isClosable: boolean;
  /** Never does anything but watch. */
  readonly isWatching: boolean;
  /** The contribution promised with the request for the table. */
  readonly promised: string | undefined;
}

/** Whether who one is depends on the answer. */
const changesSeat = ({ type }: CommandBody): boolean => type === 'sit' || type === 'stand';

/** Commands that wait for their answers at once. */
const PENDING_MAX = 3;
/** After so long without an answer a command is sent again. */
const REPEAT_MS = 150;

/** What somebody mixes into a deal. */
export const contributionOf = ({ chance }: World): string =>
  Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('');

export class SimPlayer implements Listener {
  readonly table: string;
  readonly name: string;
  token: string | undefined;
  readonly line: SimLine;
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: Set<string> = new Set();
  readonly issued: Set<string> = new Set();
  readonly pending: Map<string, Asked> = new Map();
  /** Commitments that were seen, and ends of rounds. */
  readonly notes: DealNote[] = [];
  /** The last that was heard of the table. */
  seq = 0;
  view: TableView | undefined;
  isGone = false;
  private readonly common: Public;
  private readonly isClosable: boolean;
  private readonly isWatching: boolean;
  private count = 0;
  private promised: { readonly seat: number; readonly value: string } | undefined;
  private openedNumber = 0;

  constructor(common: Public, place: Place) {
    this.common = common;
    this.table = place.table;
    this.token = place.token;
    this.name = place.name;
    this.isClosable = place.isClosable;
    this.isWatching = place.isWatching;
    if (place.promised !== undefined) this.promised = { seat: 0, value: place.promised };
    this.line = new SimLine(common, this);
  }

  // ---------------------------------------------------------------- what is heard

  hear(message: ServerMessage): void {
    const { tally } = this.common;
    tally.add(`message:${message.type}`);
    if (message.type === 'welcome' || message.type === 'update') this.learn(message.seq, message.view);
    else if (message.type === 'bye') this.leave(message.code);
    else if (message.type === 'error' && message.code === 'bad-token') this.loseSeat();
    else if ((message.type === 'ok' || message.type === 'error') && message.id !== undefined) this.settle(message);
    if (message.type === 'error') tally.add(`error:${message.code}`);
  }

  lose(): void {
    this.isGone = true;
    this.pending.clear();
    this.line.end();
  }

  private leave(code: string): void {
    this.common.tally.add(`bye:${code}`);
    if (code === 'table-gone') return this.lose();
    if (code === 'kicked') this.dropSeat();
    // A hello of an older connection was overtaken; a person takes the seat back.
    this.line.reconnect();
  }

  /** As the page does: what is still under way for the old seat must not meet the next one. */
  private loseSeat(): void {
    this.dropSeat();
    this.line.reconnect();
  }

  /** What came of commands of the seat that are not answered is not known. */
  private dropSeat(): void {
    this.token = undefined;
    this.promised = undefined;
    this.pending.clear();
  }

  /** Messages overtake one another, so an older view does not replace a newer one. */
  private learn(seq: number, view: TableView): void {
    if (seq < this.seq) return;
    this.seq = seq;
    this.view = view;
    this.contribute(view);
    this.noteEnd(view);
  }

  private settle(message: Extract<ServerMessage, { type: 'ok' | 'error' }>): void {
    const asked = this.pending.get(message.id ?? '');
    if (asked === undefined) return;
    const { command, stored } = asked;
    this.pending.delete(command.id);
    if (message.type === 'error') {
      this.refused.add(stored);
      return;
    }
    this.common.tally.add(`ok:${command.type}`);
    this.acknowledged.push({ stored, seq: message.seq, at: this.common.world.now });
    if (message.token !== undefined) this.take(message.token);
    if (command.type === 'stand') this.dropSeat();
  }

  /** What was asked without this seat is answered no more. */
  private take(token: string): void {
    if (token !== this.token) this.dropSeat();
    this.token = token;
  }

  // ---------------------------------------------------------------- deals

  /** Promises for the next deal, opens what is due: at once, late, wrongly or never. */
  private contribute({ due, you }: TableView): void {
    const { world, tally } = this.common;
    if (you === undefined || !this.isSettled) return;
    if (due === undefined) {
      if (this.promised?.seat !== you) this.promise(you);
      return;
    }
    if (due.number === this.openedNumber) return;
    this.openedNumber = due.number;
    this.notes.push({ number: due.number, seat: you, commitment: due.commitment });
    const { promised } = this;
    if (promised?.seat !== you || !due.pledges.some(({ pledge }) => pledge === pledgeOf(promised.value))) return;
    this.promised = undefined;
    const { number } = due;
    const how = world.pick(['soon', 'soon', 'soon', 'late', 'never', 'wrong'] as const);
    tally.add(`opening:${how}`);
    if (how === 'never') return;
    const value = how === 'wrong' ? 'f'.repeat(promised.value.length) : promised.value;
    world.after(how === 'late' ? 1_900 + world.chance.below(300) : 1, () => {
      if (this.token !== undefined) this.ask({ type: 'open', number, value });
    });
  }

  private noteEnd({ round, phase }: TableView): void {
    if (phase === 'round' || round?.deal === undefined) return;
    const { deal: number, digest } = round;
    if (this.notes.some((note) => note.number === number && note.digest === digest)) return;
    this.notes.push({ number, seat: 0, isOver: true, ...(digest === undefined ? {} : { digest }) });
  }

  private promise(seat: number): void {
    const { world } = this.common;
    if (world.happens(4)) return;
    const value = contributionOf(world);
    this.promised = { seat, value };
    this.ask({ type: 'pledge', pledge: pledgeOf(value) });
  }

  // ---------------------------------------------------------------- what is done

  /** One thing a person may do now: repeat what was not answered, or something new; or the line breaks. */
  act(mood: 'lively' | 'calm' | 'still'): void {
    if (this.isGone || this.line.maybeBreak() || this.line.client === undefined) return;
    const { world } = this.common;
    for (const asked of this.pending.values()) {
      if (asked.since < world.now - REPEAT_MS) this.transmit(asked);
    }
    if (
      mood === 'still' ||
      this.isWatching ||
      this.view === undefined ||
      this.pending.size >= this.pendingMax ||
      !this.isSettled
    )
      return;
    const mind = { world, name: this.name, seq: this.seq, isClosable: this.isClosable };
    const wish = wishOf(this.view, mind, mood === 'calm');
    if (wish !== undefined && (this.pending.size === 0 || !changesSeat(wish))) this.ask(wish);
  }

  /** Who has no seat waits for each answer, since it may be a seat. */
  private get pendingMax(): number {
    return this.token === undefined ? 1 : PENDING_MAX;
  }

  /** Whether it is clear who one is: a view of the own seat may overtake the answer that holds its token. */
  private get isSettled(): boolean {
    const isChanging = [...this.pending.values()].some(({ command }) => changesSeat(command));
    return !isChanging && (this.view?.you === undefined || this.token !== undefined);
  }

  ask(body: CommandBody): void {
    const id = `${this.name}-${String(this.count++).padStart(16, '0')}`;
    const scope = body.type === 'sit' ? 'sit' : this.token === undefined ? '' : hashToken(this.token);
    const stored = hashCommand(scope, id);
    this.issued.add(stored);
    const isOnTurn = this.view?.round?.turn !== undefined && this.view.round.turn === this.view.you;
    const asked = { command: { ...body, id }, stored, since: this.common.world.now, isOnTurn };
    this.pending.set(id, asked);
    this.common.tally.add(`command:${body.type}`);
    this.transmit(asked);
  }

  private transmit({ command, isOnTurn }: Asked): void {
    this.line.transmit(command, racerOf(command, isOnTurn));
  }
}
