/**
 * Non-interference, through the whole server: two worlds with the same log go through the same round.
 * Before every step cards that a seat cannot know change places in the second one; then both are asked
 * whatever can be asked, and both make the step. Every byte that the seat is told, and when, must be
 * the same. Afterwards the second world has the cards of the first one again.
 */
import { BREAK, eventsFor, isOver, LEAVE, movesOf, Position, VERB_DEAL, verbOf, Xoshiro128 } from '@hausregel/core';
import { formatMove, parseMove } from '@hausregel/notation';
import { drawsShow, keptFor, type Kept, type Play, randomPlay, withHiddenExchanged } from '@hausregel/testkit';
import { present } from '../assert.ts';
import type { LogEntry } from '../log/eventLog.ts';
import type { TableEvent } from '../table/tableEvent.ts';
import type { TableState } from '../table/tableState.ts';
import { type MidRound, midRound } from './midRound.ts';
import { anyCommand, askFromOutside } from './probes.ts';
import { TwinWorld, WATCHER } from './twinWorld.ts';

/** A fault made on purpose, to see that it is found: called in both worlds before every step. */
export type Plant = (state: TableState, report: (text: string) => void) => void;

export interface SecrecyResult {
  /** What the seat could tell apart; undefined: nothing. */
  readonly fault: string | undefined;
  /** Comparisons made, bytes in them, and messages that left out what the seat had been told before. */
  readonly compared: number;
  readonly bytes: number;
  readonly shortened: number;
}

/** Steps of a game unless it is told otherwise. */
const STEPS_MAX = 10;
const PROBES_MAX = 3;
/** Once in so many steps somebody comes again, a stranger asks over HTTP, a person lets the clock run. */
const ENTER_EVERY = 6;
const REQUEST_EVERY = 4;
const WAIT_EVERY = 5;

export interface SecrecyOptions {
  readonly steps?: number;
  readonly plant?: Plant;
}

/** Looks at some steps of the round of a seed. */
export async function secrecyGame(
  seed: number,
  { steps = STEPS_MAX, plant }: SecrecyOptions = {},
): Promise<SecrecyResult> {
  const game = new SecrecyGame(seed, plant);
  const fault = await game.run(steps);
  return { fault, compared: game.compared, bytes: game.bytes, shortened: game.shortened };
}

type Verdict = { readonly fault: string } | 'on' | 'again' | 'over';

class SecrecyGame {
  compared = 0;
  bytes = 0;
  shortened = 0;
  private readonly table: MidRound;
  private readonly chance: Xoshiro128;
  private readonly plant: Plant | undefined;
  private commands = 0;
  private one: TwinWorld | undefined;
  private other: TwinWorld | undefined;

  constructor(seed: number, plant: Plant | undefined) {
    this.table = midRound(seed);
    this.chance = new Xoshiro128(seed ^ 0x5ec2e7);
    this.plant = plant;
  }

  async run(steps: number): Promise<string | undefined> {
    await this.open(this.table.entries, present(this.table.entries.at(-1)).at);
    for (let step = 0; step < steps; step++) {
      const verdict = await this.step();
      if (typeof verdict === 'object') return `${this.table.ruleSet}, step ${step}: ${verdict.fault}`;
      if (verdict === 'over') break;
      if (verdict === 'again') await this.open(await this.first.entries, this.first.clock.now());
    }
    const isOn = this.first.host.state.phase === 'round';
    return (isOn ? await this.breakDown() : undefined) ?? this.spilled(isOn);
  }

  /** The disk fails: what is told and reported then depends on no card either. */
  private async breakDown(): Promise<string | undefined> {
    const viewer = this.anyOf([...this.table.tokens.keys()]);
    this.exchange(viewer, this.first.position, { pile: false });
    const command = { type: 'chat' as const, id: this.nextId(), text: 'hello' };
    for (const world of this.worlds) {
      world.breakLog();
      await world.ask(viewer, command);
    }
    const told = this.compare(viewer, 'breaking down');
    return told === undefined ? undefined : `${this.table.ruleSet}, ${told}`;
  }

  private get first(): TwinWorld {
    return present(this.one);
  }

  private get second(): TwinWorld {
    return present(this.other);
  }

  private get worlds(): readonly TwinWorld[] {
    return [this.first, this.second];
  }

  private async open(entries: readonly LogEntry[], now: number): Promise<void> {
    this.one = await TwinWorld.open(this.table, entries, now);
    this.other = await TwinWorld.open(this.table, entries, now);
  }

  private below(bound: number): number {
    return this.chance.below(bound);
  }

  private anyOf<T>(list: readonly T[]): T {
    return present(list[this.below(list.length)]);
  }

  // -------------------------------------------------------------- a step

  private async step(): Promise<Verdict> {
    if (this.first.host.state.phase !== 'round') return 'over';
    const viewer = this.anyOf([...this.table.tokens.keys(), WATCHER]);
    const keepsParts = this.below(2) === 0;
    for (const world of this.worlds) world.useForm(viewer, keepsParts);
    this.exchange(viewer, this.first.position, { pile: false });
    await this.ask(viewer);
    const asked = this.compare(viewer, 'answers');
    if (asked !== undefined) return { fault: asked };
    if (this.first.host.state.phase !== 'round') return 'over';
    const before = copyOf(this.first.position);
    const play = randomPlay(present(this.first.host.state.round).rules, before, this.chance);
    const isTimed = this.first.host.state.settings.turnSeconds > 0;
    const waits = isTimed && this.below(WAIT_EVERY) === 0;
    const isPerson = this.table.tokens.has(play.seat) && this.first.host.state.places[play.seat]?.isStandIn !== true;
    return isPerson && !waits ? this.move(viewer, before, play) : this.wake(viewer, before);
  }

  /** The seat tries things; somebody comes in; a stranger asks. */
  private async ask(viewer: number): Promise<void> {
    for (let count = this.below(PROBES_MAX + 1); count > 0; count--) {
      const command = anyCommand(this.chance, this.first.host, viewer, this.nextId());
      for (const world of this.worlds) await world.ask(viewer, command);
    }
    if (this.below(ENTER_EVERY) === 0) for (const world of this.worlds) await world.enter(viewer);
    if (this.below(REQUEST_EVERY) > 0) return;
    const choice = this.below(6);
    for (const world of this.worlds) await askFromOutside(world, choice, this.table.id, this.table.code);
  }

  private nextId(): string {
    return `twins-${String(++this.commands).padStart(16, '0')}`;
  }

  /** A person makes a move. */
  private async move(viewer: number, before: Position, play: Play): Promise<Verdict> {
    const { seq } = this.first.host.state;
    const command = { type: 'move' as const, id: this.nextId(), move: formatMove(play.move), seq };
    await this.first.ask(play.seat, command);
    const kept = this.keptOf(viewer, before, play);
    this.exchange(viewer, before, kept);
    // Where only who cannot lay may draw, drawing tells all that nothing fits.
    if (this.isRefused(play)) this.exchange(viewer, before, { ...kept, known: [play.seat] });
    await this.second.ask(play.seat, command);
    return this.afterwards(viewer, before, play);
  }

  private isRefused({ seat, move }: Play): boolean {
    return present(this.second.host.state.round).refusal(seat, move) !== undefined;
  }

  /** Time passes until the table does something by itself: a bot or a stand-in acts, or thinks better of it. */
  private async wake(viewer: number, before: Position): Promise<Verdict> {
    const at = this.first.host.wakeAt;
    if (at === undefined) return 'again';
    const { seq } = this.first.host.state;
    await this.first.clock.advance(at - this.first.clock.now());
    const [play, ...more] = playsOf((await this.first.entries).slice(seq));
    if (more.length > 0) return 'again';
    const kept = play === undefined ? { pile: true } : this.keptOf(viewer, before, play);
    this.exchange(viewer, before, { ...kept, known: this.thinkers(before) });
    await this.second.clock.advance(at - this.second.clock.now());
    return this.afterwards(viewer, before, play);
  }

  private afterwards(viewer: number, before: Position, play: Play | undefined): Verdict {
    const [one, other] = [this.first.position, this.second.position];
    // At the end all hands are shown.
    if (isOver(one) || isOver(other)) return 'over';
    const { rules } = present(this.first.host.state.round);
    if (
      play !== undefined &&
      drawsShow(rules, play.move) &&
      (one.turn !== other.turn || one.drawCount !== other.drawCount)
    )
      return 'again';
    const told = this.compare(viewer, play === undefined ? 'waiting' : `move ${play.seat}:${formatMove(play.move)}`);
    if (told !== undefined) return { fault: told };
    if (this.first.host.wakeAt !== this.second.host.wakeAt) return this.timing(before);
    // A bot that thinks about a card out of turn in one world only would act in one world only.
    if (this.early(one).join() !== this.early(other).join()) return 'again';
    other.copyFrom(one);
    return 'on';
  }

  /** Only a card out of turn, which a bot may think about, changes when the table wakes; nobody sees that. */
  private timing(before: Position): Verdict {
    const seats = this.first.host.state.places.map((_, seat) => seat);
    const isOutOfTurn = [before, this.first.position, this.second.position].some((position) =>
      seats.some((seat) => this.couldAct(position, seat)),
    );
    return isOutOfTurn ? 'again' : { fault: 'the time of the next decision shows hidden cards' };
  }

  // -------------------------------------------------------------- exchanging and comparing

  /** In the second world what the viewer cannot know changes places, from a position of the first one. */
  private exchange(viewer: number, from: Position, kept: Kept): void {
    const known = [...(kept.known ?? []), ...this.shownTo(viewer)];
    const seat = viewer === WATCHER ? undefined : viewer;
    this.second.position.copyFrom(withHiddenExchanged(from, seat, this.chance, { ...kept, known }));
    if (this.plant !== undefined)
      for (const world of this.worlds) this.plant(world.host.state, (text) => world.hear(WATCHER, text));
  }

  /** Seats that have shown their hand to the viewer. */
  private shownTo(viewer: number): number[] {
    const { state } = this.first.host;
    return viewer === WATCHER ? [] : state.places.map((_, seat) => seat).filter((seat) => state.maySee(viewer, seat));
  }

  /** What the move of the first world shows: cards laid or given, and those that the viewer drew by it. */
  private keptOf(viewer: number, before: Position, play: Play): Kept {
    const { rules, position } = present(this.first.host.state.round);
    const seen = [viewer, ...this.shownTo(viewer)];
    const draws = eventsFor(position, undefined).some(
      (event) => event.type === 'drew' && event.count > 0 && seen.includes(event.seat),
    );
    return { ...keptFor(rules, before, play), pile: draws || verbOf(play.move) === VERB_DEAL };
  }

  /** Bots decide on their view: whose decision may come now keeps its hand. */
  private thinkers(position: Position): number[] {
    const { state } = this.first.host;
    const bots = state.places.flatMap((place, seat) => (place.occupant === 'bot' || place.isStandIn ? [seat] : []));
    return [position.turn, ...bots.filter((seat) => this.couldAct(position, seat))];
  }

  /** Seats that could lay a card although another is on turn. */
  private early(position: Position): number[] {
    const { round, places } = this.first.host.state;
    if (round === undefined || isOver(position)) return [];
    const others = places.map((_, seat) => seat).filter((seat) => seat !== position.turn);
    return others.filter((seat) => movesOf(round.rules, position, seat).main.length > 0);
  }

  /** Whether a seat could lay, call or catch although another is on turn. */
  private couldAct(position: Position, seat: number): boolean {
    const { round } = this.first.host.state;
    if (round === undefined || isOver(position) || seat === position.turn) return false;
    const { main, side } = movesOf(round.rules, position, seat);
    return main.length > 0 || side.some((move) => move !== LEAVE && move !== BREAK);
  }

  private compare(viewer: number, what: string): string | undefined {
    const [one = [], other = []] = this.worlds.map((world) => world.takeTold(viewer));
    this.compared += 1;
    this.bytes += one.reduce((sum, text) => sum + text.length, 0);
    this.shortened += one.filter((text) => text.includes('"kept":[')).length;
    const at = one.findIndex((text, index) => text !== other[index]);
    if (at < 0 && one.length === other.length) return undefined;
    // Whoever swaps hands sees what was another's.
    if (one.some((text) => text.includes('"type":"swapped"'))) return undefined;
    const [here, there] = differing(one[at < 0 ? other.length : at], other[at < 0 ? one.length : at]);
    return `${what}: seat ${viewer} is told ${here} or ${there}`;
  }

  /** Whether a secret of the log has left the server; those of the present deal are due after its round. */
  private async spilled(isOn: boolean): Promise<string | undefined> {
    const entries = await this.first.entries;
    const from = isOn ? entries.findLastIndex(({ event }) => event.type === 'committed') : entries.length;
    const secrets = [
      ...this.table.tokens.values(),
      ...entries.flatMap(({ event }) =>
        event.type === 'sat' ? [event.tokenHash, event.sealed ?? event.tokenHash] : [],
      ),
      ...entries.slice(from).flatMap(({ event }) => dealSecrets(event)),
    ];
    return this.first.hasTold(secrets) ? `${this.table.ruleSet}: a secret of the log was told` : undefined;
  }
}

function dealSecrets(event: TableEvent): string[] {
  if (event.type === 'committed') return [event.secret];
  if (event.type === 'opened') return [event.value];
  return event.type === 'dealt' ? [event.seed] : [];
}

/** Where two texts begin to differ. */
function differing(one: string = 'nothing', other: string = 'nothing'): readonly string[] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return [one, other].map((text) => `…${text.slice(Math.max(0, at - 60), at + 60)}…`);
}

/** Moves among entries of a log. */
const playsOf = (entries: readonly LogEntry[]): Play[] =>
  entries.flatMap(({ event }) => {
    if (event.type !== 'moved') return [];
    const move = parseMove(event.move);
    return move.ok ? [{ seat: event.seat, move: move.value }] : [];
  });

function copyOf(position: Position): Position {
  const copy = new Position(position.seatCount);
  copy.copyFrom(position);
  return copy;
}
