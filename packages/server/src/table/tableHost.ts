/**
 * A table: commands and time in, entries for the log and messages out. It does no I/O. What it
 * hands out in `take` belongs together: the messages may leave once the entries are durable.
 */
import { DRAW, type Move } from '@hausregel/core';
import { formatMove } from '@hausregel/notation';
import type { Command } from '@hausregel/protocol';
import { absenceEnds, isAnswerMissing } from './absence.ts';
import type { Answer } from './answer.ts';
import { Attendance, type ClientId } from './attendance.ts';
import { BotDesk } from '../bots/botDesk.ts';
import type { Brain } from '../bots/brain.ts';
import type { Clock } from '../clock.ts';
import { agreementEvents } from './breaking.ts';
import { dealEvents, OPEN_MS } from './dealCommands.ts';
import { decideSeated, type SeatedCommand } from './decide.ts';
import { type Accepted, accept, type Decision, errorReply, refuse, type Refused } from './decision.ts';
import { present } from '../assert.ts';
import type { LogEntry } from '../log/eventLog.ts';
import { goOnEvents } from './gameCommands.ts';
import { rulesEvents } from './rulesCommands.ts';
import { hasRoomFor } from './roomLeft.ts';
import { LastReplies, type Reply } from './lastReplies.ts';
import { type Outgoing, Outbox } from './outbox.ts';
import { RateByKey } from '../net/rateByKey.ts';
import { seatOfToken } from './seatOfToken.ts';
import { decideSit } from './seatCommands.ts';
import { hashCommand, hashToken, newSeed, sealToken, type Secrets, STRONG_ID_LENGTH } from '../secrets.ts';
import { isSeen, type LiveFacts, noticesOf } from './tableView.ts';
import type { Decider, TableEvent } from './tableEvent.ts';
import { mayRead, type TableState } from './tableState.ts';
import { TurnClock } from './turnClock.ts';

export interface HostTools {
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly brain: Brain;
  readonly limits: TableLimits;
}

export interface TableLimits {
  /** After so long without a person a table is removed. */
  readonly emptyMs: number;
  /** The same for a table that nobody has entered yet. */
  readonly unenteredMs: number;
  /** Entries a table can have; then only the round is played to its end. */
  readonly entriesMax: number;
  /** Who only watches, at once. */
  readonly spectatorsMax: number;
}

/** Chat lines at once, and per second after that; the same for wrong catches shown to all. */
const CHAT_RATE = [5, 0.5] as const;
const WRONG_CATCH_RATE = [2, 0.5] as const;

export class TableHost {
  readonly state: TableState;
  private readonly tools: HostTools;
  readonly attendance: Attendance;
  private readonly turnClock: TurnClock = new TurnClock();
  private readonly desk: BotDesk;
  private readonly chatRates: RateByKey = new RateByKey(...CHAT_RATE);
  private readonly wrongCatchRates: RateByKey = new RateByKey(...WRONG_CATCH_RATE);
  private readonly lastReplies: LastReplies = new LastReplies();
  private wasEntered: boolean;
  /** Seat whose time has run out: the stand-in decides until a card is laid or the turn is over. */
  private overdue: number | undefined;
  /** Until when a deal that is due waits for contributions. */
  private openUntil: number | undefined;
  private readonly entries: LogEntry[];
  private readonly outbox: Outbox;

  /** `first` is the entry that made the table just now; absent if it was read from the log. */
  constructor(state: TableState, tools: HostTools, first?: LogEntry) {
    this.state = state;
    this.tools = tools;
    this.wasEntered = first === undefined;
    this.entries = first === undefined ? [] : [first];
    this.desk = new BotDesk(tools.brain, newSeed(tools.secrets), state);
    this.attendance = new Attendance(state.places, this.now);
    this.outbox = new Outbox(state, this.attendance, () => this.facts());
    this.rearm();
    this.turnClock.pause(this.now);
    this.waitForOpening();
  }

  private get now(): number {
    return this.tools.clock.now();
  }

  /** Entries to write and messages to send when they are durable, in order, since the last time. */
  take(): { readonly entries: readonly LogEntry[]; readonly outgoing: readonly Outgoing[] } {
    return { entries: this.entries.splice(0), outgoing: this.outbox.take() };
  }

  /** Writes events that no command caused, for making a table. */
  begin(events: readonly TableEvent[]): void {
    for (const event of events) this.record(event);
    this.publish();
  }

  // -------------------------------------------------------------- connections

  /** Someone opens the table, with a seat's token or as a spectator; a wrong token is told and watches. */
  connect(client: ClientId, token: string | undefined): void {
    const seat = seatOfToken(this.state.places, token);
    if (token !== undefined && seat === undefined) this.outbox.send(client, { type: 'error', code: 'bad-token' });
    const scope = token === undefined ? '' : hashToken(token);
    if (seat === undefined) this.attendance.put(client, undefined, scope, this.now);
    else this.takeSeat(client, seat, scope);
    this.outbox.isChanged = true;
    // What waited for somebody to come happens before they are shown the table.
    this.goOn();
    this.outbox.welcome(client, this.now);
    this.publish(client);
  }

  /** Whether one more may come in: who holds a seat always, who watches while there is room. */
  admits(token: string | undefined): boolean {
    const isRoom = this.attendance.spectators < this.tools.limits.spectatorsMax;
    return isRoom || seatOfToken(this.state.places, token) !== undefined;
  }

  disconnect(client: ClientId): void {
    if (!this.attendance.has(client)) return;
    this.attendance.drop(client, this.now);
    this.noteEmpty();
    this.outbox.isChanged = true;
    this.publish();
  }

  /** The newest connection of a seat is the one that counts. */
  private takeSeat(client: ClientId, seat: number, hash: string): void {
    const wasEmpty = this.attendance.emptySince !== undefined;
    for (const older of this.attendance.holdersOf(seat)) {
      if (older !== client) this.dismiss(older, 'elsewhere');
    }
    this.attendance.put(client, seat, hash, this.now);
    this.wasEntered = true;
    if (wasEmpty) this.turnClock.resume(this.now, () => this.desk.paceMs('back'));
    // Nobody could open anything while nobody was here.
    if (wasEmpty) this.waitForOpening();
    if (this.state.places[seat]?.isStandIn === true) this.record({ type: 'standIn', seat, on: false });
  }

  private dismiss(client: ClientId, code: 'elsewhere' | 'kicked' | 'table-gone'): void {
    this.outbox.send(client, { type: 'bye', code });
    this.attendance.drop(client, this.now);
  }

  private noteEmpty(): void {
    if (this.attendance.emptySince === this.now) this.turnClock.pause(this.now);
  }

  // -------------------------------------------------------------- commands

  handle(client: ClientId, command: Command): void {
    if (!this.attendance.has(client)) return;
    const key = this.keyOf(client, command);
    const known = this.state.answers.get(key);
    const replied = this.lastReplies.get(client, command.id);
    if (replied !== undefined) this.outbox.send(client, replied);
    else if (known !== undefined) this.repeatAnswer(client, command, known);
    else this.answer(client, command, key, this.decide(client, command));
    this.publish();
    // Everybody has seen how it ended.
    if (this.state.isClosed) this.dismissAll();
  }

  /** Whose command id this is: of the seat's holder, or for `sit` of whoever knows a strong id. */
  private keyOf(client: ClientId, command: Command): string {
    if (command.type !== 'sit') return hashCommand(this.attendance.scopeOf(client), command.id);
    return hashCommand(command.id.length >= STRONG_ID_LENGTH ? 'sit' : `sit:${client}`, command.id);
  }

  private repeatAnswer(client: ClientId, command: Command, answer: Answer): void {
    const { seat, sealed, seq } = answer;
    if (command.type !== 'sit' || seat === undefined || sealed === undefined) {
      this.outbox.send(client, { type: 'ok', id: command.id, seq });
      return;
    }
    const token = sealToken(this.state.id, command.id, sealed);
    const hash = hashToken(token);
    if (this.state.places[seat]?.tokenHash === hash && this.attendance.seatOf(client) === undefined) {
      this.takeSeat(client, seat, hash);
      this.outbox.isChanged = true;
    }
    this.outbox.send(client, { type: 'ok', id: command.id, seq, seat, token });
  }

  private decide(client: ClientId, command: Command): Decision {
    const seat = this.attendance.seatOf(client);
    if (command.type === 'ping') return accept();
    if (!hasRoomFor(command, this.state.seq, this.tools.limits.entriesMax)) return refuse('server-busy');
    if (command.type === 'sit')
      return seat === undefined ? decideSit(this.state, command, this.tools.secrets) : refuse('not-now');
    return seat === undefined ? refuse('not-seated') : this.decideSeated(seat, command);
  }

  private decideSeated(seat: number, command: SeatedCommand): Decision {
    const isTalk = command.type === 'chat' || command.type === 'whisper';
    if (isTalk && !this.chatRates.take(String(seat), this.now)) return refuse('too-fast');
    return decideSeated(this.state, seat, command, this.tools.secrets);
  }

  private answer(client: ClientId, command: Command, key: string, decision: Decision): void {
    if (!decision.ok) return this.refuse(client, command, decision);
    const seq = this.state.seq + Math.min(1, decision.events.length);
    const { seated } = decision;
    if (seated !== undefined)
      this.recordAll(decision, key, () => this.takeSeat(client, seated.seat, hashToken(seated.token)));
    else this.recordAll(decision, key, () => {});
    const reply: Reply = { type: 'ok', id: command.id, seq, ...seated };
    this.reply(client, reply);
    this.afterSeatsChange(client, command);
    const isTalk = command.type === 'chat' || command.type === 'whisper';
    if (isTalk && decision.events.length > 0) this.tellChat();
  }

  private reply(client: ClientId, reply: Reply): void {
    this.lastReplies.add(client, reply);
    this.outbox.send(client, reply);
  }

  private recordAll(decision: Accepted, key: string, afterFirst: () => void): void {
    decision.events.forEach((event, index) => {
      this.record(event, index === 0 ? key : undefined);
      if (index === 0) afterFirst();
    });
  }

  private refuse(client: ClientId, command: Command, refused: Refused): void {
    this.reply(client, errorReply(command.id, refused));
    if (refused.resync === 'welcome') this.outbox.welcome(client, this.now);
    if (refused.resync === 'update') this.outbox.update(client, this.now, []);
    const seat = this.attendance.seatOf(client);
    const notices = refused.notices ?? [];
    if (seat === undefined || notices.length === 0 || !this.wrongCatchRates.take(String(seat), this.now)) return;
    this.outbox.happen(notices);
  }

  /** Those whose seat was given up keep watching, or are sent away. */
  private afterSeatsChange(client: ClientId, command: Command): void {
    if (command.type === 'stand') this.attendance.unseat(client, this.now);
    if (command.type === 'kick') {
      for (const other of this.attendance.holdersOf(command.seat)) this.dismiss(other, 'kicked');
    }
    this.noteEmpty();
  }

  private tellChat(): void {
    const line = present(this.state.chat.at(-1));
    for (const client of this.attendance.ids) {
      if (mayRead(line, this.attendance.seatOf(client))) this.outbox.send(client, { type: 'chat', line });
    }
  }

  // -------------------------------------------------------------- time

  /** When `wake` has something to do; undefined: not by itself. */
  get wakeAt(): number | undefined {
    if (this.state.isClosed) return undefined;
    const { emptySince } = this.attendance;
    if (emptySince !== undefined) return emptySince + this.emptyLimit;
    const { deadline, botAt } = this.turnClock;
    const times = [deadline, botAt, this.desk.sideAt, this.openUntil, ...this.absenceEnds().values()];
    const known = times.filter((time) => time !== undefined);
    return known.length === 0 ? undefined : Math.min(...known);
  }

  private get emptyLimit(): number {
    return this.wasEntered ? this.tools.limits.emptyMs : this.tools.limits.unenteredMs;
  }

  private absenceEnds(): Map<number, number> {
    return absenceEnds(this.state, this.attendance);
  }

  /** Does what is due, at most one move; call it again while `wakeAt` is not later than now. */
  wake(): void {
    const { now } = this;
    if (this.state.isClosed || this.wakeAt === undefined || this.wakeAt > now) return;
    if (this.attendance.emptySince !== undefined) this.close();
    else if (!this.endAbsences(now) && !this.actForBots(now)) this.rearm();
    this.publish();
  }

  private close(): void {
    this.record({ type: 'closed', why: 'dead' });
    this.dismissAll();
  }

  private dismissAll(): void {
    for (const client of this.attendance.ids) this.dismiss(client, 'table-gone');
  }

  private endAbsences(now: number): boolean {
    let isAny = false;
    for (const [seat, end] of this.absenceEnds()) {
      if (end > now) continue;
      isAny = true;
      if (this.state.phase !== 'lobby' || isAnswerMissing(this.state, seat))
        this.record({ type: 'standIn', seat, on: true });
      const successor = this.state.seatsOf('person').find((other) => this.attendance.isConnected(other));
      if (this.state.host === seat && successor !== undefined) this.record({ type: 'host', seat: successor });
    }
    return isAny;
  }

  private actForBots(now: number): boolean {
    const { round } = this.state;
    const seat = round?.turn;
    if (round === undefined || seat === undefined) return false;
    const side = this.desk.takeSide(round, now);
    if (side !== undefined) {
      this.recordMove(side.seat, side.move);
      return true;
    }
    const { deadline, botAt } = this.turnClock;
    if (deadline !== undefined && deadline <= now) this.overdue = seat;
    else if (botAt === undefined || botAt > now) return false;
    this.recordMove(seat, this.desk.choose(round, seat));
    return true;
  }

  private recordMove(seat: number, move: Move): void {
    this.record({ type: 'moved', seat, move: formatMove(move), by: this.deciderOf(seat) });
  }

  private deciderOf(seat: number): Decider {
    const place = this.state.places[seat];
    if (place?.occupant === 'bot') return 'bot';
    return place?.isStandIn === true ? 'stand-in' : 'clock';
  }

  // -------------------------------------------------------------- events and messages

  private record(event: TableEvent, command?: string): void {
    const { state } = this;
    const notices = noticesOf(state, event);
    const entry: LogEntry = { table: state.id, seq: state.seq + 1, at: this.now, command, event };
    const decisionBefore = state.decisionCount;
    state.fold(entry);
    this.entries.push(entry);
    this.outbox.isChanged ||= isSeen(event);
    this.outbox.happen(notices);
    if (event.type === 'committed' || event.type === 'dealt' || event.type === 'dropped') this.waitForOpening();
    if (event.type === 'moved') this.outbox.happenBySeat((seat) => present(state.round).events(seat));
    if (event.type === 'dealt') this.outbox.happenBySeat((seat) => present(state.round).dealtEvents(seat));
    // A stand-in that drew for somebody late also decides what comes of it.
    const isGoingOn = event.type === 'moved' && event.by === 'clock' && event.move === formatMove(DRAW);
    if (state.decisionCount !== decisionBefore && !isGoingOn) this.overdue = undefined;
    this.rearm();
  }

  /** Sets the clock for the decision that is owed now, and lets bots look for calls and catches. */
  private rearm(): void {
    const { state, now } = this;
    const seat = state.round?.turn;
    const isBots = (other: number): boolean =>
      state.places[other]?.occupant === 'bot' || state.places[other]?.isStandIn === true;
    const driver = (other: number): 'bot' | 'person' => (isBots(other) || this.overdue === other ? 'bot' : 'person');
    const decision = seat === undefined ? undefined : { key: String(state.decisionCount), seat, driver: driver(seat) };
    this.turnClock.arm(decision, state.settings, now, () => this.desk.paceMs('turn'));
    this.desk.lookRound(state.places.map((_, other) => other).filter(isBots), now);
  }

  private publish(except?: ClientId): void {
    if (!this.state.isClosed) this.goOn();
    this.outbox.publish(this.now, except);
  }

  /** What the table does by itself once everybody who is asked has agreed. */
  private goOn(): void {
    for (const event of agreementEvents(this.state)) this.record(event);
    for (const event of rulesEvents(this.state)) this.record(event);
    for (const event of goOnEvents(this.state, this.tools.secrets)) this.record(event);
    const isLate = this.openUntil !== undefined && this.openUntil <= this.now;
    for (const event of dealEvents(this.state, isLate)) this.record(event);
  }

  private waitForOpening(): void {
    this.openUntil = this.state.dealing.due === undefined ? undefined : this.now + OPEN_MS;
  }

  private facts(): LiveFacts {
    const { attendance, state, now } = this;
    const ends = state.phase === 'lobby' ? new Map<number, number>() : this.absenceEnds();
    return {
      spectators: attendance.spectators,
      isConnected: (seat) => attendance.isConnected(seat),
      awayMs: (seat) => {
        const end = ends.get(seat);
        return end === undefined ? undefined : Math.max(0, end - now);
      },
      deadline: this.turnClock.deadline,
    };
  }
}
