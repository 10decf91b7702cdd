/** Commands about the match: getting ready, dealing, moves, going on, settings. */
import { type Move, moveArgument, VERB_CATCH, VERB_LEAVE, verbOf } from '@hausregel/core';
import { formatMove, parseMove } from '@hausregel/notation';
import { type Command, type EventText, mergeSettings } from '@hausregel/protocol';
import { playersConfer, playersOf } from '@hausregel/rules';
import { commitEvent } from './dealCommands.ts';
import { accept, type Decision, type Refused, refuse } from './decision.ts';
import { refusalText } from './present.ts';
import type { Secrets } from '../secrets.ts';
import type { TableEvent } from './tableEvent.ts';
import type { TableState } from './tableState.ts';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export function decideReady(state: TableState, seat: number, command: CommandOf<'ready'>): Decision {
  if (state.phase !== 'lobby') return refuse('not-now');
  return state.places[seat]?.isReady === command.on ? accept() : accept({ type: 'ready', seat, on: command.on });
}

/** Host: the first round of the first match. */
export function decideStart(state: TableState, seat: number, secrets: Secrets): Decision {
  if (state.host !== seat) return refuse('host-only');
  if (state.phase !== 'lobby' || state.proposal !== undefined) return refuse('not-now');
  if (state.dealing.due !== undefined) return accept();
  const events = matchEvents(state, secrets);
  return events === undefined ? refuse('not-now', 'players') : accept(...events);
}

/** A match with everybody who sits at the table; undefined if so many cannot play it. */
function matchEvents(state: TableState, secrets: Secrets): TableEvent[] | undefined {
  const inMask = state.takenMask;
  const players = state.places.filter((place) => place.occupant !== 'free').length;
  const { min, max } = playersOf(state.ruleSet);
  if (players < min || players > max || state.rulesFor(players) === undefined) return undefined;
  return [commitEvent(state, secrets, inMask, true)];
}

/** Agrees to the next round, or to a rematch. */
export function decideNext(state: TableState, seat: number): Decision {
  if (state.phase !== 'score' && state.phase !== 'over') return refuse('not-now');
  return state.agreed.has(seat) ? accept() : accept({ type: 'agreed', seat });
}

/** What follows once everybody who is asked has agreed; nothing before. */
export function goOnEvents(state: TableState, secrets: Secrets): TableEvent[] {
  if ((state.phase !== 'score' && state.phase !== 'over') || state.proposal !== undefined) return [];
  if (state.dealing.due !== undefined) return [];
  const asked = state.askedSeats;
  if (asked.length === 0 || !asked.every((seat) => state.agreed.has(seat))) return [];
  if (state.phase === 'over') return matchEvents(state, secrets) ?? [];
  const inMask = state.match?.inMask ?? 0;
  const players = state.places.filter((_, seat) => (inMask >> seat) & 1).length;
  return state.rulesFor(players) === undefined ? [] : [commitEvent(state, secrets, inMask, false)];
}

export function decideSettings(state: TableState, seat: number, command: CommandOf<'settings'>): Decision {
  if (state.host !== seat) return refuse('host-only');
  const settings = mergeSettings(state.settings, command.settings);
  if (settings.looks !== 'closed' && !playersConfer(state.ruleSet)) return refuse('not-now', 'settings.looks');
  // Hands that were dealt closed are not opened by one alone; `show` is everybody's own.
  const opens = settings.looks === 'open' && state.settings.looks !== 'open';
  if (opens && state.phase === 'round') return refuse('not-now', 'settings.looks');
  // That is for all who sit to agree on: it is proposed.
  if (settings.watching !== state.settings.watching) return refuse('not-now', 'settings.watching');
  if (settings.constant >= state.seatCount) return refuse('bad-message', 'settings.constant');
  const isSame = JSON.stringify(settings) === JSON.stringify(state.settings);
  return isSame ? accept() : accept({ type: 'settings', settings });
}

export function decideMove(state: TableState, seat: number, command: CommandOf<'move'>): Decision {
  if (command.seq > state.seq) return { ...refuse('stale', 'seq'), resync: 'welcome' };
  const isOld = command.seq < state.seq;
  const refused = moveRefusal(state, seat, command.move);
  if ('ok' in refused) return isOld ? { ...refused, resync: 'update' } : refused;
  return accept({ type: 'moved', seat, move: formatMove(refused.move), by: 'person' });
}

function moveRefusal(state: TableState, seat: number, text: string): Refused | { readonly move: Move } {
  const { round } = state;
  if (round === undefined) return refuse('not-now');
  const parsed = parseMove(text);
  if (!parsed.ok) return refuse('not-understood', 'move');
  const move = parsed.value;
  // Standing up is a command of its own, since the seat goes with it.
  if (verbOf(move) === VERB_LEAVE) return refuse('not-now', 'move');
  const refusal = round.refusal(seat, move);
  if (refusal === undefined) return { move };
  const notices = refusal.code === 'nothing-to-catch' && verbOf(move) === VERB_CATCH ? wrongCatch(seat, move) : [];
  return { ok: false, code: refusal.code, refusal: refusalText(refusal), notices };
}

/** A wrong catch is refused, and shown to all (FAM-12). */
const wrongCatch = (by: number, move: Move): EventText[] => [{ type: 'wrongCatch', seat: moveArgument(move), by }];
