/** Messages of a table, collected in order until what they tell is durable. */
import { type EventText, PROTOCOL_VERSION, type ServerMessage } from '@hausregel/protocol';
import type { Attendance, ClientId } from './attendance.ts';
import { type CommonView, commonView, type LiveFacts, MatchViews, tableView } from './tableView.ts';
import { mayRead, type TableState } from './tableState.ts';

export interface Outgoing {
  readonly client: ClientId;
  readonly message: ServerMessage;
}

const NOTHING: readonly EventText[] = [];

/** Key of what spectators see. */
const SPECTATOR = -1;

export class Outbox {
  /** Something changed that all views should show. */
  isChanged = false;
  private readonly state: TableState;
  private readonly attendance: Attendance;
  private readonly facts: () => LiveFacts;
  private readonly matches: MatchViews = new MatchViews();
  private readonly outgoing: Outgoing[] = [];
  /** What happened since the last update, by who may see it; undefined: nothing. */
  private happenings: Map<number, readonly EventText[]> | undefined;

  constructor(state: TableState, attendance: Attendance, facts: () => LiveFacts) {
    this.state = state;
    this.attendance = attendance;
    this.facts = facts;
  }

  /**
   * What was collected since the last time. The list stays, emptied: a list given away would be an old one to the
   * collector, which keeps everything in it, views and hands, until it looks through the whole heap.
   */
  take(): readonly Outgoing[] {
    return this.outgoing.splice(0);
  }

  send(client: ClientId, message: ServerMessage): void {
    this.outgoing.push({ client, message });
  }

  /** The whole table, for a client that starts (over). */
  welcome(client: ClientId, now: number): void {
    const { state } = this;
    const view = tableView(state, this.attendance.seatOf(client), this.common());
    const log = state.round?.log ?? [];
    this.send(client, {
      type: 'welcome',
      v: PROTOCOL_VERSION,
      seq: state.seq,
      serverNow: now,
      view,
      chat: state.chat.filter((line) => mayRead(line, this.attendance.seatOf(client))),
      log,
    });
  }

  update(client: ClientId, now: number, events: readonly EventText[]): void {
    this.send(client, this.updateFor(this.attendance.seatOf(client), now, events, this.common()));
  }

  private common(): CommonView {
    return commonView(this.state, this.facts(), this.matches.of(this.state));
  }

  private updateFor(
    seat: number | undefined,
    now: number,
    events: readonly EventText[],
    common: CommonView,
  ): ServerMessage {
    return { type: 'update', seq: this.state.seq, serverNow: now, events, view: tableView(this.state, seat, common) };
  }

  /** Something happened that everybody may see. */
  happen(events: readonly EventText[]): void {
    if (events.length > 0) this.happenBySeat(() => events);
  }

  /** Something happened that not everybody sees in the same way. */
  happenBySeat(eventsOf: (seat: number | undefined) => readonly EventText[]): void {
    const happenings = (this.happenings ??= new Map<number, readonly EventText[]>());
    for (const seat of [SPECTATOR, ...this.state.places.keys()]) {
      const events = eventsOf(seat === SPECTATOR ? undefined : seat);
      const before = happenings.get(seat);
      happenings.set(seat, before === undefined ? events : [...before, ...events]);
    }
  }

  /** Tells everybody what happened since the last time, and the view after it. */
  publish(now: number, except: ClientId | undefined): void {
    const { happenings } = this;
    if (this.isChanged || happenings !== undefined) {
      const common = this.common();
      // Whoever holds the same seat, or none, is told the same.
      const updates = new Map<number, ServerMessage>();
      for (const client of this.attendance.ids) {
        if (client === except) continue;
        const seat = this.attendance.seatOf(client);
        const key = seat ?? SPECTATOR;
        const update = updates.get(key) ?? this.updateFor(seat, now, happenings?.get(key) ?? NOTHING, common);
        updates.set(key, update);
        this.send(client, update);
      }
    }
    this.happenings = undefined;
    this.isChanged = false;
  }
}
