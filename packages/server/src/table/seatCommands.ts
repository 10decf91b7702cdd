/** Commands about seats: sitting down, standing up, names, bots, sending somebody away. */
import { LEAVE } from '@hausregel/core';
import { formatMove } from '@hausregel/notation';
import { type Command, distinctName } from '@hausregel/protocol';
import { accept, type Decision, refuse } from './decision.ts';
import { hashToken, newToken, type Secrets, sealToken, STRONG_ID_LENGTH } from '../secrets.ts';
import type { TableEvent } from './tableEvent.ts';
import type { TableState } from './tableState.ts';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** Names of the bots, in the order in which they sit down. */
const BOT_NAMES = [
  'Linde',
  'Klaas',
  'Marta',
  'Jonas',
  'Birutė',
  'Emil',
  'Ona',
  'Frieda',
  'Tomas',
  'Wanda',
  'Rasa',
  'Hannes',
];

const namesBut = (state: TableState, seat: number | undefined): string[] =>
  state.places.flatMap((place, other) => (other === seat || place.name === undefined ? [] : [place.name]));

/** A name for a bot that nobody at the table has. */
export function botName(state: TableState, alsoTaken: readonly string[] = []): string {
  const taken = [...namesBut(state, undefined), ...alsoTaken];
  const free = BOT_NAMES.find((name) => !taken.includes(name));
  return free ?? distinctName('Bot', taken);
}

export function decideSit(state: TableState, command: CommandOf<'sit'>, secrets: Secrets): Decision {
  const seat = command.seat ?? freeSeat(state);
  if (seat === undefined) return refuse('table-full');
  if (seat >= state.seatCount) return refuse('bad-message', 'seat');
  if (!canBeTaken(state, seat)) return refuse('seat-taken', 'seat');
  const token = newToken(secrets);
  const isStrong = command.id.length >= STRONG_ID_LENGTH;
  const event: TableEvent = {
    type: 'sat',
    seat,
    name: distinctName(command.name, namesBut(state, seat)),
    tokenHash: hashToken(token),
    ...(isStrong ? { sealed: sealToken(state.id, command.id, token) } : {}),
  };
  return { ok: true, events: [event], seated: { seat, token } };
}

/**
 * Whether somebody may sit down on a seat. A bot's seat can be taken with the cards it holds; but
 * once somebody has stood up in a round, only the seats given up can be taken until the next deal,
 * so that nobody leaves for a better hand (D25).
 */
export function canBeTaken(state: TableState, seat: number): boolean {
  const place = state.places[seat];
  if (place === undefined || place.occupant === 'person') return false;
  if (place.occupant === 'free' || state.phase !== 'round' || state.leftSeats.size === 0) return true;
  return state.leftSeats.has(seat);
}

/** In the lobby a free seat comes before a bot's; in a match one that takes part. */
function freeSeat(state: TableState): number | undefined {
  const seats = state.places.map((_, seat) => seat).filter((seat) => canBeTaken(state, seat));
  const isPlaying = state.phase === 'round' || state.phase === 'score';
  const better = seats.find((seat) => (isPlaying ? state.isInMatch(seat) : state.places[seat]?.occupant === 'free'));
  return better ?? seats[0];
}

/** Seats that somebody could take now. */
export const takeableSeats = (state: TableState): number =>
  state.places.filter((_, seat) => canBeTaken(state, seat)).length;

/** A person's seat is given up: their cards go to a bot or out of the round, as agreed (GEN-8). */
export function giveUpSeat(state: TableState, seat: number, why: 'stood' | 'kicked'): TableEvent[] {
  const plays = state.isInMatch(seat) && (state.phase === 'round' || state.phase === 'score');
  if (plays && state.settings.leaver === 'bot') return [{ type: 'stood', seat, why, botName: botName(state) }];
  const isInRound = state.phase === 'round' && ((state.round?.position.inMask ?? 0) >> seat) & 1;
  const leave: TableEvent = { type: 'moved', seat, move: formatMove(LEAVE), by: 'leaver' };
  const stood: TableEvent = { type: 'stood', seat, why };
  return isInRound ? [leave, stood] : [stood];
}

export function decideRename(state: TableState, seat: number, command: CommandOf<'rename'>): Decision {
  const name = distinctName(command.name, namesBut(state, seat));
  return name === state.places[seat]?.name ? accept() : accept({ type: 'renamed', seat, name });
}

/** Host: a bot sits down on a free seat, or gets up before or after a match. */
export function decideBot(state: TableState, seat: number, command: CommandOf<'bot'>): Decision {
  if (state.host !== seat) return refuse('host-only');
  const place = state.places[command.seat];
  if (place === undefined) return refuse('bad-message', 'seat');
  if (command.on) {
    if (place.occupant === 'bot') return accept();
    if (place.occupant === 'person') return refuse('seat-taken', 'seat');
    return accept({ type: 'botSat', seat: command.seat, name: botName(state) });
  }
  if (place.occupant !== 'bot') return place.occupant === 'free' ? accept() : refuse('seat-taken', 'seat');
  if (state.phase !== 'lobby' && state.phase !== 'over') return refuse('not-now');
  return accept({ type: 'stood', seat: command.seat, why: 'stood' });
}

/** Host: sends another person away. */
export function decideKick(state: TableState, seat: number, command: CommandOf<'kick'>): Decision {
  if (state.host !== seat) return refuse('host-only');
  if (command.seat === seat || state.places[command.seat]?.occupant !== 'person') return refuse('not-now', 'seat');
  return accept(...giveUpSeat(state, command.seat, 'kicked'));
}

/** Host: closes the table for good (MTT-7). */
export const decideClose = (state: TableState, seat: number): Decision =>
  state.host === seat ? accept({ type: 'closed', why: 'host' }) : refuse('host-only');
