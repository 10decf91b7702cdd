/** Tables of all rule sets in the middle of a round, as their logs: what a campaign begins with. */
import { Xoshiro128 } from '@hausregel/core';
import { formatMove } from '@hausregel/notation';
import { type Command, PROTOCOL_VERSION } from '@hausregel/protocol';
import { pledgeOf } from '@hausregel/record';
import { playersConfer, playersOf, PRESETS } from '@hausregel/rules';
import { randomPlay } from '@hausregel/testkit';
import { present } from '../assert.ts';
import { botBrain } from '../bots/botBrain.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { LogEntry } from '../log/eventLog.ts';
import { newTable } from '../table/createTable.ts';
import { type HostTools, TableHost } from '../table/tableHost.ts';
import type { TableEvent } from '../table/tableEvent.ts';
import type { TableState } from '../table/tableState.ts';
import { FakeClock } from '../testing/fakeClock.ts';
import { seededSecrets } from '../testing/testHall.ts';

export interface MidRound {
  readonly id: string;
  readonly code: string;
  readonly ruleSet: string;
  readonly entries: readonly LogEntry[];
  /** Tokens of the persons, by seat. */
  readonly tokens: ReadonlyMap<number, string>;
}

/** At most so many moves before the first look. */
const MOVES_MAX = 48;
/** One table in so many has a finished round behind it. */
const LATER_ROUND_EVERY = 8;
/** A round that goes on for longer is looked at where it is. */
const ROUND_MOVES_MAX = 1_500;
const CLOCK_EVERY = 4;

type Body = Command extends infer C ? (C extends unknown ? Omit<C, 'id'> : never) : never;

/** A table at a moment, with the clients of its persons; nothing of it is told to anybody. */
class Draft {
  readonly state: TableState;
  readonly tokens: Map<number, string> = new Map();
  readonly entries: LogEntry[] = [];
  private readonly tools: HostTools;
  private host: TableHost;
  private commands = 0;

  constructor(host: TableHost, tools: HostTools) {
    this.host = host;
    this.state = host.state;
    this.tools = tools;
    this.take();
  }

  /** Everybody comes anew, as after a restart. */
  reopen(): void {
    this.host = new TableHost(this.state, this.tools);
    for (const [seat, token] of this.tokens) this.host.connect(seat, token);
    this.take();
  }

  ask(client: number, body: Body): void {
    this.host.handle(client, { ...body, id: `draft-${String(++this.commands).padStart(16, '0')}` });
    this.take();
  }

  connect(client: number, token?: string): void {
    this.host.connect(client, token);
  }

  /** Plays at random, past the host. */
  play(moves: number, chance: Xoshiro128): void {
    for (let count = 0; count < moves && this.state.phase === 'round'; count++) {
      const round = present(this.state.round);
      const { seat, move } = randomPlay(round.rules, round.position, chance);
      const by = this.state.places[seat]?.occupant === 'bot' ? 'bot' : 'person';
      this.fold({ type: 'moved', seat, move: formatMove(move), by });
    }
  }

  private fold(event: TableEvent): void {
    const { state } = this;
    const entry = { table: state.id, seq: state.seq + 1, at: this.tools.clock.now(), command: undefined, event };
    state.fold(entry);
    this.entries.push(entry);
  }

  private take(): void {
    const { entries, outgoing } = this.host.take();
    this.entries.push(...entries);
    for (const { message } of outgoing) {
      if (message.type === 'ok' && message.seat !== undefined && message.token !== undefined)
        this.tokens.set(message.seat, message.token);
    }
  }
}

/** The table of a seed; the same for the same seed. The rule sets take turns. */
export function midRound(seed: number): MidRound {
  const { draft, chance } = firstRound(seed);
  draft.play(chance.below(MOVES_MAX), chance);
  goOn(draft);
  return tableOf(draft);
}

/** The table of a seed when no round is played: one is over, or, where `isNew`, none was dealt. */
export function betweenRounds(seed: number, isNew: boolean): MidRound {
  const { draft, chance } = isNew ? newTableOf(seed) : firstRound(seed);
  draft.play(ROUND_MOVES_MAX, chance);
  return tableOf(draft);
}

const tableOf = ({ state, entries, tokens }: Draft): MidRound => ({
  id: state.id,
  code: state.code,
  ruleSet: state.ruleSet.id,
  entries,
  tokens,
});

interface Started {
  readonly draft: Draft;
  readonly chance: Xoshiro128;
}

function newTableOf(seed: number): Started {
  const chance = new Xoshiro128(seed);
  const tools = {
    clock: new FakeClock(),
    secrets: seededSecrets(`table ${seed}`),
    brain: botBrain,
    limits: DEFAULT_LIMITS.table,
  };
  return { draft: sitDown(seed, chance, tools), chance };
}

/** A table with a round that was just dealt, for some the second. */
function firstRound(seed: number): Started {
  const { draft, chance } = newTableOf(seed);
  const rounds = chance.below(LATER_ROUND_EVERY) === 0 ? 2 : 1;
  deal(draft, 'start');
  if (rounds > 1) {
    draft.play(ROUND_MOVES_MAX, chance);
    goOn(draft);
  }
  return { draft, chance };
}

/** Between one person and three at a table, bots at the other seats. */
function sitDown(seed: number, chance: Xoshiro128, tools: HostTools): Draft {
  const ruleSet = present(PRESETS[seed % PRESETS.length]);
  const { min, max } = playersOf(ruleSet);
  const seats = min + chance.below(max - min + 1);
  const persons = 1 + chance.below(Math.min(3, seats));
  const made = newTable(
    {
      v: PROTOCOL_VERSION,
      ruleSet: ruleSet.id,
      seats,
      bots: seats - persons,
      playerName: 'Anna',
      settings: {
        botMs: 500 + chance.below(1_000),
        turnSeconds: chance.below(CLOCK_EVERY) === 0 ? 10 : 0,
        watching: chance.below(2) === 0 ? 'hands' : 'public',
        ...(playersConfer(ruleSet) ? { looks: 'ask' as const } : {}),
      },
      start: false,
    },
    'Birke 47',
    tools,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const draft = new Draft(made.value.host, tools);
  draft.tokens.set(made.value.created.seat, made.value.created.token);
  draft.connect(0, made.value.created.token);
  for (let person = 1; person < persons; person++) {
    const seat = seats - person;
    draft.connect(seat);
    draft.ask(seat, { type: 'sit', name: `Guest ${person}`, seat });
  }
  return draft;
}

/** Every other person contributes to the deal. */
function deal(draft: Draft, how: 'start' | 'next'): void {
  // Another value for every deal, and so of one length: those of finished rounds are told.
  const salt = draft.state.seq.toString(16).padStart(8, '0');
  const valueOf = (seat: number): string => `${salt}${seat.toString(16)}`.padStart(32, 'c');
  const contributors = [...draft.tokens.keys()].filter((seat) => seat % 2 === 0);
  for (const seat of contributors) draft.ask(seat, { type: 'pledge', pledge: pledgeOf(valueOf(seat)) });
  if (how === 'start') draft.ask(0, { type: 'start' });
  else for (const seat of draft.tokens.keys()) draft.ask(seat, { type: 'next' });
  const number = draft.state.dealing.due?.number;
  if (number === undefined) return;
  for (const seat of contributors) draft.ask(seat, { type: 'open', number, value: valueOf(seat) });
}

/** The next round, where the one before has ended. */
function goOn(draft: Draft): void {
  if (draft.state.phase === 'round') return;
  draft.reopen();
  deal(draft, 'next');
}
