/**
 * The state of a table: the fold of its log. `fold` is the only thing that changes it, and it needs
 * nothing but the entry, so reading the log again gives the same table. It is mutable because the
 * position inside it is; everything outside of this file only reads it.
 */
import {
  finishRound,
  type Match,
  type MatchRules,
  outcomeOf,
  type Rules,
  startMatch,
  VERB_BREAK,
  VERB_CALL,
  VERB_CATCH,
  verbOf,
  withoutSeat,
} from '@hausregel/core';
import { parseMove } from '@hausregel/notation';
import { firstDealer, seedChance } from '@hausregel/record';
import type { ChatLine, MatchPlayer, RoundResult, TableRecord, TableSettings, TableView } from '@hausregel/protocol';
import { type RuleSet, type CardStamp, compile, compileMatch, playersConfer, stampList } from '@hausregel/rules';
import { answerOf } from './answer.ts';
import { AnswerBook } from './answerBook.ts';
import { assert, present } from '../assert.ts';
import { Dealing } from './dealing.ts';
import type { LogEntry } from '../log/eventLog.ts';
import { NO_LOOKS, type Looks, withLookAnswer, withoutLooks } from './looks.ts';
import { FREE, type Place, withPlayers } from './place.ts';
import { type Proposal, proposalOf, withAnswer, withoutAnswer } from './proposal.ts';
import { roundResult } from './roundResult.ts';
import { Round } from './round.ts';
import { seedStream } from './seedStream.ts';
import type { TableEvent } from './tableEvent.ts';

/** Chat lines kept for those who come later. */
export const CHAT_MAX = 60;

/** Settings that came later; tables made before have these. */
const LATER_SETTINGS: Pick<TableSettings, 'looks' | 'constant' | 'watching'> = {
  looks: 'closed',
  constant: 0,
  watching: 'public',
};

/** Whether a seat (undefined: a spectator) may read a line: a whisper only its two persons. */
export const mayRead = (line: ChatLine, seat: number | undefined): boolean =>
  line.to === undefined || (seat !== undefined && (line.to === seat || line.seat === seat));

type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

export class TableState {
  readonly id: string;
  readonly code: string;
  ruleSet: RuleSet;
  /** Nothing is dealt while it waits for answers. */
  proposal: Proposal | undefined;
  readonly seatCount: number;
  settings: TableSettings;
  /** Number of the last entry. */
  seq: number;
  places: readonly Place[];
  /** Seat of the host; undefined while no person sits. */
  host: number | undefined;
  match: Match | undefined;
  round: Round | undefined;
  /** What is printed on the cards of the present round. */
  stamps: readonly CardStamp[] = [];
  results: readonly RoundResult[] = [];
  /** Everybody who was dealt to in the match. */
  players: readonly MatchPlayer[] = [];
  /** The highest score of a round, of all matches of this table; only where the rules keep it. */
  highest: TableRecord | undefined;
  /** The round scored last was a deciding one. */
  wasDeciding = false;
  /** Seats that agreed to go on. */
  agreed: ReadonlySet<number> = new Set();
  /** Seats given up since the deal, with their cards or without; only these can be taken over until the next one (D25). */
  leftSeats: ReadonlySet<number> = new Set();
  /** Counts positions: deals and moves. */
  positionCount = 0;
  /** Counts decisions owed: deals and moves in turn, but not calls and catches. */
  decisionCount = 0;
  chat: readonly ChatLine[] = [];
  chatCount = 0;
  isClosed = false;
  /** The deal to come. */
  readonly dealing: Dealing;
  private looks: Looks = NO_LOOKS;
  readonly answers: AnswerBook = new AnswerBook();
  private matchRules: MatchRules | undefined;
  private readonly rulesByPlayers: Map<number, Rules> = new Map();

  /** From the first entry of a log, which is `created`. */
  constructor(entry: LogEntry) {
    const { event } = entry;
    assert(event.type === 'created', 'a log does not begin with its creation');
    this.id = entry.table;
    this.code = event.code;
    this.ruleSet = event.ruleSet;
    this.seatCount = event.seats;
    this.settings = { ...LATER_SETTINGS, ...event.settings };
    this.seq = entry.seq;
    this.places = Array.from({ length: event.seats }, () => FREE);
    this.dealing = new Dealing(entry.table);
    this.dealing.fold(event);
  }

  get phase(): TableView['phase'] {
    if (this.match === undefined) return 'lobby';
    if (this.round !== undefined && !this.round.isOver) return 'round';
    return this.match.isOver ? 'over' : 'score';
  }

  /** Bits of the seats that somebody, or a bot, has taken. */
  get takenMask(): number {
    return this.places.reduce((mask, place, seat) => (place.occupant === 'free' ? mask : mask | (1 << seat)), 0);
  }

  /** Whether a seat takes part in the match. */
  isInMatch(seat: number): boolean {
    return this.match !== undefined && ((this.match.inMask >> seat) & 1) === 1;
  }

  seatsOf(occupant: Place['occupant']): number[] {
    return this.places.flatMap((place, seat) => (place.occupant === occupant ? [seat] : []));
  }

  /** Persons whom no bot stands in for. */
  get presentSeats(): number[] {
    return this.seatsOf('person').filter((seat) => this.places[seat]?.isStandIn === false);
  }

  /**
   * Who is asked whether to go on: persons who play the next round and whom no bot stands in for.
   * If only bots play it, the others at the table are asked, so that it never waits for nobody.
   */
  get askedSeats(): number[] {
    const here = this.presentSeats;
    const playing = here.filter((seat) => this.isInMatch(seat));
    return this.match?.isOver === true || playing.length === 0 ? here : playing;
  }

  /** Whether a seat has asked to look into the hand of another and waits, or is shown it. */
  hasLook(what: 'asked' | 'shown', seat: number, of: number): boolean {
    return this.looks[what].some((look) => look.seat === seat && look.of === of);
  }

  /** Whether anybody may look into the hand of another now, or has asked to. */
  get hasLooks(): boolean {
    return this.settings.looks === 'open' || this.looks.asked.length + this.looks.shown.length > 0;
  }

  /** Whether a seat may look into the hand of another now. */
  maySee(seat: number, of: number): boolean {
    return seat !== of && (this.settings.looks === 'open' || this.hasLook('shown', seat, of));
  }

  /** The rules for a number of players, compiled once; undefined if it cannot be played by so many. */
  rulesFor(players: number): Rules | undefined {
    const known = this.rulesByPlayers.get(players);
    if (known !== undefined) return known;
    const compiled = compile(this.ruleSet, players);
    if (!compiled.ok) return undefined;
    this.rulesByPlayers.set(players, compiled.value);
    return compiled.value;
  }

  /** Takes an entry in; it must be the next one. */
  fold(entry: LogEntry): void {
    assert(entry.seq === this.seq + 1, 'a log has a gap');
    this.seq = entry.seq;
    assert(entry.event.type !== 'created', 'a table is created twice');
    if (entry.command !== undefined) this.answers.set(entry.command, answerOf(entry));
    this.take(entry);
    this.dealing.fold(entry.event);
  }

  private take(entry: LogEntry): void {
    const { event } = entry;
    switch (event.type) {
      case 'sat':
        return this.sit(event.seat, { ...FREE, occupant: 'person', name: event.name, tokenHash: event.tokenHash });
      case 'botSat':
        return this.sit(event.seat, { ...FREE, occupant: 'bot', name: event.name });
      case 'stood':
        return this.stand(event);
      case 'renamed':
        return this.setPlace(event.seat, { name: event.name });
      case 'host':
        this.host = event.seat;
        return;
      case 'ready':
        return this.setPlace(event.seat, { isReady: event.on });
      case 'settings':
        this.settings = { ...LATER_SETTINGS, ...event.settings };
        if (this.settings.looks !== 'ask') this.looks = NO_LOOKS;
        return undefined;
      case 'matchStarted':
        return this.startMatch(event);
      case 'dealt':
        return this.deal(event);
      case 'moved':
        return this.move(event);
      case 'agreed':
        this.agreed = new Set([...this.agreed, event.seat]);
        return undefined;
      case 'standIn':
        return this.setPlace(event.seat, { isStandIn: event.on });
      case 'chat':
      case 'whispered':
        return this.say(event, entry.at);
      case 'lookAsked':
        this.looks = { ...this.looks, asked: [...this.looks.asked, { seat: event.seat, of: event.of }] };
        return undefined;
      case 'lookAnswered':
        this.looks = withLookAnswer(this.looks, { seat: event.to, of: event.seat }, event.on);
        return undefined;
      case 'dropped':
        // Whoever agreed did so with those who were there.
        this.agreed = new Set();
        return undefined;
      case 'created':
      case 'pledged':
      case 'committed':
      case 'opened':
        return;
      case 'rulesProposed':
        this.proposal = proposalOf(event);
        return undefined;
      case 'rulesAnswered':
        this.proposal = withAnswer(this.proposal, event.seat, event.on);
        return;
      case 'rulesChanged':
        return this.changeRules(event);
      case 'closed':
        return this.close();
    }
  }

  private setPlace(seat: number, change: Partial<Place>): void {
    this.places = this.places.map((place, at) => (at === seat ? { ...place, ...change } : place));
  }

  /** Somebody new at a seat, or nobody. */
  private sit(seat: number, place: Place): void {
    this.players = this.players.map((player) => (player.seat === seat ? { ...player, isGone: true } : player));
    this.setPlace(seat, place);
    if (place.occupant === 'person') this.host ??= seat;
  }

  private stand({ seat, botName }: EventOf<'stood'>): void {
    this.agreed = new Set([...this.agreed].filter((other) => other !== seat));
    this.proposal = withoutAnswer(this.proposal, seat);
    this.looks = withoutLooks(this.looks, (look) => look.seat === seat || look.of === seat);
    // What was whispered was for the person, not for whoever sits there next.
    this.chat = this.chat.filter((line) => line.to === undefined || (line.to !== seat && line.seat !== seat));
    if (this.settings.constant === seat) this.settings = { ...this.settings, constant: this.leftOf(seat) };
    if (botName !== undefined) {
      this.sit(seat, { ...FREE, occupant: 'bot', name: botName });
      if (this.phase === 'round') this.leftSeats = new Set([...this.leftSeats, seat]);
    } else {
      this.sit(seat, FREE);
      if (this.match !== undefined && this.isInMatch(seat) && !this.match.isOver) {
        this.match = withoutSeat(this.match, seat);
      }
    }
    if (this.host === seat) this.host = this.seatsOf('person')[0];
  }

  /** The next seat to the left that somebody has taken; the seat itself if there is none. */
  private leftOf(seat: number): number {
    const order = this.places.map((_, index) => (seat + 1 + index) % this.seatCount);
    return order.find((other) => other !== seat && this.places[other]?.occupant !== 'free') ?? seat;
  }

  /** The Kreuzkonstante, or the next to the left that plays. */
  constantAmong(inMask: number): number {
    const order = this.places.map((_, index) => (this.settings.constant + index) % this.seatCount);
    return order.find((seat) => (inMask >> seat) & 1) ?? 0;
  }

  private startMatch(event: EventOf<'matchStarted'>): void {
    const { inMask } = event;
    const seats = this.places.map((_, seat) => seat).filter((seat) => (inMask >> seat) & 1);
    const matchRules = compileMatch(this.ruleSet, seats.length);
    const lot = { below: () => this.dealerByLot(event, seats) };
    const outside = this.places.map((_, seat) => seat).filter((seat) => !((inMask >> seat) & 1));
    this.match = outside.reduce(withoutSeat, startMatch(this.seatCount, lot));
    this.matchRules = matchRules;
    this.results = [];
    this.players = [];
    this.round = undefined;
    this.places = this.places.map((place) => ({ ...place, isReady: false }));
  }

  /** The lot falls among those who play; the match counts seats. */
  private dealerByLot({ seed, inMask, number }: EventOf<'matchStarted'>, seats: readonly number[]): number {
    const { due } = this.dealing;
    const constant = due?.constant ?? this.constantAmong(inMask);
    return firstDealer(
      this.ruleSet,
      seats,
      constant,
      number === undefined ? seedStream(seed, 'lot') : seedChance(seed, 'lot'),
    );
  }

  private deal({ seed, number }: EventOf<'dealt'>): void {
    const match = present(this.match);
    const seats = this.places.map((_, seat) => seat).filter((seat) => (match.inMask >> seat) & 1);
    const rules = present(this.rulesFor(seats.length));
    if (this.round?.rules !== rules) this.stamps = stampList(this.ruleSet, seats.length);
    this.round = new Round(
      rules,
      this.seatCount,
      {
        dealer: match.dealer,
        inMask: match.inMask,
        constant: this.dealing.due?.constant ?? this.constantAmong(match.inMask),
      },
      number === undefined ? seedStream(seed, 'deal') : seedChance(seed, 'deal'),
    );
    this.players = withPlayers(this.players, seats, this.places);
    this.dealing.number = number;
    this.looks = NO_LOOKS;
    this.agreed = new Set();
    this.leftSeats = new Set();
    this.positionCount += 1;
    this.decisionCount += 1;
    this.finishIfOver();
  }

  private move({ seat, move, by }: EventOf<'moved'>): void {
    const round = present(this.round);
    const parsed = parseMove(move);
    assert(parsed.ok && round.hasAllowed(seat, parsed.value), 'a logged move is not allowed');
    if (by === 'leaver') this.leaveMatch(seat);
    round.play(seat, parsed.value);
    this.positionCount += 1;
    const verb = verbOf(parsed.value);
    if (verb !== VERB_CALL && verb !== VERB_CATCH && verb !== VERB_BREAK) this.decisionCount += 1;
    this.finishIfOver();
  }

  /** Before the round is scored, which may end with the leaving: who leaves wins nothing. Its deal is still the last one. */
  private leaveMatch(seat: number): void {
    const match = present(this.match);
    this.match = { ...withoutSeat(match, seat), dealer: match.dealer };
    this.leftSeats = new Set([...this.leftSeats, seat]);
  }

  private finishIfOver(): void {
    const { round, match } = this;
    if (round === undefined || match === undefined || !round.isOver) return;
    const outcome = outcomeOf(round.rules, round.position);
    this.dealing.noteOver(this.seq);
    this.wasDeciding = match.isDeciding;
    this.match = finishRound(present(this.matchRules), match, outcome);
    this.results = [...this.results, roundResult(round, match, this.match, outcome)];
    this.players = withPlayers(this.players, round.seats, this.places);
    if (round.rules.grand !== undefined) this.keepRecord(outcome.points);
  }

  /** An equal score does not break a record. */
  private keepRecord(scores: readonly number[]): void {
    const points = Math.max(...scores);
    if (points <= (this.highest?.points ?? 0)) return;
    const seat = scores.indexOf(points);
    this.highest = { seat, name: this.places[seat]?.name ?? '', points };
  }

  /** A table that closes in the middle of a round breaks it off (MTT-7); other rule sets know no such end. */
  private close(): void {
    this.isClosed = true;
    if (this.round === undefined || this.round.isOver || this.round.rules.grand === undefined) return;
    this.round.breakOff();
    this.finishIfOver();
  }

  /** From the next deal on, and for what the match counts from now on; totals stay. */
  private changeRules({ ruleSet, watching = this.settings.watching }: EventOf<'rulesChanged'>): void {
    this.ruleSet = ruleSet;
    this.proposal = undefined;
    this.rulesByPlayers.clear();
    const looks = playersConfer(ruleSet) ? this.settings.looks : 'closed';
    this.settings = { ...this.settings, looks, watching };
    const { match } = this;
    if (match === undefined || match.isOver) return;
    const players = this.places.filter((_, seat) => (match.inMask >> seat) & 1).length;
    this.matchRules = compileMatch(ruleSet, players);
  }

  private say(event: EventOf<'chat'> | EventOf<'whispered'>, at: number): void {
    const { seat, name, text } = event;
    this.chatCount += 1;
    const to = event.type === 'whispered' ? { to: event.to } : {};
    this.chat = [...this.chat, { n: this.chatCount, seat, ...to, name, text, at }].slice(-CHAT_MAX);
  }
}
