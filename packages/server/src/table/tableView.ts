/** The whole view of a table, for a seat or a spectator. */
import { handOf, type View, viewFor } from '@hausregel/core';
import { formatKind } from '@hausregel/notation';
import type { CardText, EventText, MatchView, PlaceView, RoundView, TableView } from '@hausregel/protocol';
import { type OpenRound, openRound, type RoundFacts, roundView } from './present.ts';
import { askedForProposal } from './rulesCommands.ts';
import { canBeTaken } from './seatCommands.ts';
import type { TableEvent } from './tableEvent.ts';
import type { TableState } from './tableState.ts';

/** What is known of connections and clocks, which no log holds. */
export interface LiveFacts {
  readonly spectators: number;
  isConnected(seat: number): boolean;
  /** Milliseconds until a bot steps in for somebody gone. */
  awayMs(seat: number): number | undefined;
  readonly deadline: number | undefined;
}

/** What all who look at one moment see alike. It is made once for them, so that it is also written once. */
export interface CommonView {
  readonly spectators: number;
  readonly places: readonly PlaceView[];
  readonly round: OpenRound | undefined;
  readonly match: MatchView | undefined;
  readonly proposal: TableView['proposal'];
  readonly due: TableView['due'];
}

export function commonView(
  state: TableState,
  live: LiveFacts,
  match: MatchView | undefined = matchView(state),
): CommonView {
  const { round } = state;
  const view = round === undefined ? undefined : viewFor(round.rules, round.position, undefined);
  return {
    spectators: live.spectators,
    places: publicPlaces(state, live, view),
    round:
      round === undefined || view === undefined || state.match === undefined
        ? undefined
        : openRound(round.rules, view, roundFacts(state, live.deadline)),
    match,
    proposal: proposalView(state),
    due: dueView(state),
  };
}

/** The score sheet changes once a round; until then it is the same object, and so is written once. */
export class MatchViews {
  private from: readonly unknown[] = [];
  private view: MatchView | undefined;

  of(state: TableState): MatchView | undefined {
    const from = [state.match, state.results, state.highest, state.phase, state.places, state.agreed];
    if (from.some((part, index) => part !== this.from[index])) this.view = matchView(state);
    this.from = from;
    return this.view;
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** `you` is the own seat, undefined for a spectator. */
export function tableView(state: TableState, you: number | undefined, common: CommonView): TableView {
  const { round } = state;
  // Spread objects would each get a hidden class of their own, and those are old from the first day.
  const view: Writable<TableView> = {
    table: state.id,
    code: state.code,
    phase: state.phase,
    ruleSet: state.ruleSet,
    settings: state.settings,
    places: placesFor(state, you, common.places),
    you,
    spectators: common.spectators,
    round:
      round === undefined || common.round === undefined
        ? undefined
        : roundView(round.rules, round.position, you, { open: common.round, looks: looksOf(state, you) }),
    match: common.match,
  };
  const { proposal, due } = common;
  if (proposal !== undefined) view.proposal = proposal;
  if (due !== undefined) view.due = due;
  return view;
}

/** What is fixed of a deal that waits for contributions. */
function dueView({ dealing: { due } }: TableState): TableView['due'] {
  if (due === undefined) return undefined;
  const { number, commitment, contributions } = due;
  return { number, commitment, pledges: contributions.map(({ seat, pledge }) => ({ seat, pledge })) };
}

function roundFacts(state: TableState, deadline: number | undefined): RoundFacts {
  // The match has moved on to the next round once this one is scored.
  const scored = state.round?.isOver === true ? state.results.at(-1) : undefined;
  return {
    round: scored?.round ?? state.match?.round ?? 1,
    isDeciding: scored === undefined ? state.match?.isDeciding === true : state.wasDeciding,
    deadline,
    stamps: state.stamps,
    deal: state.dealing.number,
    digest: state.dealing.digest,
  };
}

const NO_LOOKS: RoundView['looks'] = { asking: [], shownTo: [] };

/** Who waits to look into the own hand, and who may. */
function looksOf(state: TableState, you: number | undefined): RoundView['looks'] {
  if (you === undefined || !state.hasLooks) return NO_LOOKS;
  const others = state.places.map((_, seat) => seat).filter((seat) => seat !== you);
  return {
    asking: others.filter((seat) => state.hasLook('asked', seat, you)),
    shownTo: others.filter((seat) => state.maySee(seat, you)),
  };
}

/** The hand of a seat, where the viewer may look into it while the round goes on. */
function shownHand(state: TableState, seat: number, you: number | undefined): CardText[] | undefined {
  const { round } = state;
  if (you === undefined || round === undefined || round.isOver || !state.maySee(you, seat)) return undefined;
  return handOf(round.position, seat).map(formatKind);
}

/** All places as a spectator sees them. */
function publicPlaces(state: TableState, live: LiveFacts, round: View | undefined): readonly PlaceView[] {
  const seats = round?.seats ?? [];
  return state.places.map((place, seat) => {
    const view = seats[seat];
    const isPerson = place.occupant === 'person';
    const told: Writable<PlaceView> = {
      seat,
      name: place.name,
      occupant: place.occupant,
      isHost: state.host === seat,
      isConnected: isPerson ? live.isConnected(seat) : place.occupant === 'bot',
      standIn: place.isStandIn,
      awayMs: isPerson ? live.awayMs(seat) : undefined,
      isReady: place.isReady,
      isIn: view?.isIn === true,
      count: view?.count ?? 0,
      isExact: view?.isExact ?? true,
      open: (view?.open ?? []).map(formatKind),
      hand: undefined,
      call: view?.call ?? 'none',
      canBeCaught: view?.canBeCaught === true,
      total: state.match?.totals[seat] ?? 0,
    };
    if (!isPerson && !canBeTaken(state, seat)) told.isBarred = true;
    return told;
  });
}

/** With what a seat knows of hands beyond that: how many cards its own has, and those it may look into. */
function placesFor(state: TableState, you: number | undefined, places: readonly PlaceView[]): readonly PlaceView[] {
  const { round } = state;
  if (you === undefined || round === undefined) return places;
  const isClosed = state.settings.looks === 'closed';
  if (isClosed && places.every(({ isExact }) => isExact)) return places;
  const known = places.map((place) => {
    const hand = shownHand(state, place.seat, you);
    if (hand === undefined && (place.isExact || place.seat !== you)) return place;
    const { count, isExact } = viewFor(round.rules, round.position, place.seat).seats[place.seat] ?? place;
    return { ...place, count, isExact, hand };
  });
  return known.every((place, seat) => place === places[seat]) ? places : known;
}

function proposalView(state: TableState): TableView['proposal'] {
  const { proposal } = state;
  if (proposal === undefined) return undefined;
  const { ruleSet, watching } = proposal;
  const asked = askedForProposal(state);
  const accepted = asked.filter((seat) => proposal.accepted.has(seat));
  return { ruleSet, ...(watching === undefined ? {} : { watching }), asked, accepted };
}

function matchView(state: TableState): MatchView | undefined {
  const { match } = state;
  if (match === undefined) return undefined;
  return {
    results: state.results,
    players: state.players,
    totals: match.totals,
    eliminated: match.eliminated,
    isOver: match.isOver,
    winners: match.winners,
    ...(state.highest === undefined ? {} : { record: state.highest }),
    asked: state.phase === 'round' ? [] : state.askedSeats,
    ready: [...state.agreed].sort((a, b) => a - b),
  };
}

/** Whether views show what an event changes. */
export const isSeen = ({ type }: TableEvent): boolean =>
  type !== 'chat' && type !== 'whispered' && type !== 'pledged' && type !== 'opened';

/** What an event of the log looks like to everybody at the table, apart from moves. `state` is the one before it. */
export function noticesOf(state: TableState, event: TableEvent): EventText[] {
  const name = 'seat' in event ? (state.places[event.seat]?.name ?? '') : '';
  switch (event.type) {
    case 'sat':
      return [{ type: 'seat', seat: event.seat, what: 'sat', name: event.name }];
    case 'botSat':
      return [{ type: 'seat', seat: event.seat, what: 'bot', name: event.name }];
    case 'stood': {
      const stood: EventText = { type: 'seat', seat: event.seat, what: event.why, name };
      const { botName } = event;
      return botName === undefined ? [stood] : [stood, { type: 'seat', seat: event.seat, what: 'bot', name: botName }];
    }
    case 'renamed':
      return [{ type: 'seat', seat: event.seat, what: 'renamed', name: event.name }];
    case 'rulesAnswered':
      return event.on ? [] : [{ type: 'seat', seat: event.seat, what: 'refused', name }];
    case 'standIn':
      return [{ type: 'seat', seat: event.seat, what: event.on ? 'away' : 'back', name }];
    case 'lookAsked':
      return [{ type: 'look', seat: event.seat, of: event.of, what: 'asked' }];
    case 'lookAnswered': {
      const wasShown = state.hasLook('shown', event.to, event.seat);
      const what = event.on ? 'shown' : wasShown ? 'ended' : 'refused';
      return [{ type: 'look', seat: event.to, of: event.seat, what }];
    }
    case 'moved':
      return event.by === 'stand-in' || event.by === 'clock' ? [{ type: 'standIn', seat: event.seat }] : [];
    default:
      return [];
  }
}
