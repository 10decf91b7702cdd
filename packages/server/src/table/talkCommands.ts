/** Commands about conferring: looking into each other's hands by asking, and whispering (MTT-0d). */
import type { Command } from '@hausregel/protocol';
import { playersConfer } from '@hausregel/rules';
import { accept, type Decision, refuse } from './decision.ts';
import type { TableState } from './tableState.ts';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

const isOther = (state: TableState, seat: number, other: number): boolean =>
  other !== seat && state.places[other] !== undefined;

/** Asks to look into a hand until the round is over. Bots keep theirs to themselves, and say so at once. */
export function decideLook(state: TableState, seat: number, command: CommandOf<'look'>): Decision {
  const of = command.seat;
  if (state.settings.looks !== 'ask' || state.phase !== 'round') return refuse('not-now');
  if (!isOther(state, seat, of) || !state.isInMatch(of)) return refuse('not-now', 'seat');
  if (state.hasLook('asked', seat, of) || state.hasLook('shown', seat, of)) return accept();
  if (state.places[of]?.occupant !== 'person') {
    return accept({ type: 'lookAsked', seat, of }, { type: 'lookAnswered', seat: of, to: seat, on: false });
  }
  return accept({ type: 'lookAsked', seat, of });
}

/** Shows the own hand, asked or not; refuses that; or ends it. */
export function decideShow(state: TableState, seat: number, command: CommandOf<'show'>): Decision {
  const to = command.seat;
  if (state.settings.looks !== 'ask' || state.phase !== 'round') return refuse('not-now');
  if (!isOther(state, seat, to) || !state.isInMatch(seat)) return refuse('not-now', 'seat');
  const isShown = state.hasLook('shown', to, seat);
  if (isShown === command.on && !state.hasLook('asked', to, seat)) return accept();
  return accept({ type: 'lookAnswered', seat, to, on: command.on });
}

/** A line for one other person; the caller has seen to it that nobody says too much. */
export function decideWhisper(state: TableState, seat: number, command: CommandOf<'whisper'>): Decision {
  if (!playersConfer(state.ruleSet)) return refuse('not-now');
  const to = command.seat;
  if (!isOther(state, seat, to) || state.places[to]?.occupant !== 'person') return refuse('not-now', 'seat');
  return accept({ type: 'whispered', seat, to, name: state.places[seat]?.name ?? '', text: command.text });
}
