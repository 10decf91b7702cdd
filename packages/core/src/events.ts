/**
 * What a move did, packed into one integer an event: type 5 bits, seat 4, then two bytes and seven
 * bits by type. Packed so that the simulator never allocates; decoded here for people.
 */
import type { Kind, Seat } from './card.ts';
import { ANNOUNCEMENTS, type Announcement } from './codes.ts';
import type { MoveNote } from './moveNote.ts';
import type { Position } from './position.ts';
import type { Event } from './view.ts';

export const EVENT_LAID = 0; // kind, face, copies-1 (2 bits), wish+1 (5 bits)
export const EVENT_DREW = 1; // count, why; followed by its EVENT_CARDs
export const EVENT_CARD = 2; // kind
export const EVENT_PASSED = 3;
export const EVENT_WISHED = 4; // wish
export const EVENT_SKIPPED = 5;
export const EVENT_REVERSED = 6; // 1 if clockwise now
export const EVENT_DEMANDED = 7; // cards to draw
export const EVENT_ANNOUNCED = 8; // index in ANNOUNCEMENTS
export const EVENT_CAUGHT = 9; // by
export const EVENT_RENEWED = 10; // count, 1 if shuffled
export const EVENT_LEFT = 11;
export const EVENT_OVER = 12; // 1 if there is a winner (the seat), 1 if blocked
export const EVENT_ASKED = 14; // rank (13: jokers)
export const EVENT_OUT = 15; // place, from 1
export const EVENT_GAVE_UP = 16; // kind
export const EVENT_AGREED = 17;
export const EVENT_DEALT = 18; // size of the hands, kind of the start card
export const EVENT_TOOK = 13; // count of the discard pile, kind tried without the call

export const EVENT_SWAPPED = 19; // the other seat; the seat itself where all hands went round
export const EVENT_WISH_ENDED = 21; // wish; the seat is the first that need not follow it
export const EVENT_UNDER = 20; // kind; laid under the card of the EVENT_LAID that follows, in the order laid

export const WHY_TURN = 0;
export const WHY_PENALTY = 1;
export const WHY_CAUGHT = 2;
const WHYS = ['turn', 'penalty', 'caught'] as const;

export function emit(position: Position, type: number, seat: Seat, a: number, b: number): void {
  position.events[position.eventCount] = type | (seat << 5) | (a << 9) | (b << 17);
  position.eventCount++;
}

export function emitLaid(position: Position, seat: Seat, kind: number, face: number, extra: number): void {
  position.events[position.eventCount] = EVENT_LAID | (seat << 5) | (kind << 9) | (face << 17) | (extra << 25);
  position.eventCount++;
}

export function announce(position: Position, seat: Seat, word: Announcement): void {
  emit(position, EVENT_ANNOUNCED, seat, ANNOUNCEMENTS.indexOf(word), 0);
}

/**
 * Events of the last move as a seat (or a spectator, undefined) may see them, in order; with what was noted of the move
 * before it was played.
 */
export function eventsFor(position: Position, viewer: Seat | undefined, note?: MoveNote): Event[] {
  const events: Event[] = [];
  let under: Kind[] = [];
  for (let index = 0; index < position.eventCount; index++) {
    const packed = position.events[index] ?? 0;
    const type = packed & 31;
    if (type === EVENT_CARD) continue;
    if (type === EVENT_UNDER) {
      under.push((packed >> 9) & 255);
      continue;
    }
    const seat = (packed >> 5) & 15;
    const plain = type === EVENT_DREW ? drewEvent(position, index, viewer === seat) : decode(type, seat, packed);
    const event = plain.type === 'laid' && under.length > 0 ? { ...plain, under } : plain;
    if (event.type === 'laid') under = [];
    events.push(note?.seat === seat ? noted(event, note) : event);
  }
  return events;
}

/** The note belongs to what the seat did itself. */
function noted(event: Event, { as, like, ahead }: MoveNote): Event {
  const withAs = as === undefined ? {} : { as };
  if (event.type === 'laid') {
    const more = { ...(like === undefined ? {} : { like }), ...(ahead === undefined ? {} : { ahead }) };
    return { ...event, ...withAs, ...more };
  }
  const isOwn = event.type === 'passed' || (event.type === 'drew' && event.why === 'turn');
  return isOwn ? { ...event, ...withAs } : event;
}

function drewEvent(position: Position, header: number, isOwn: boolean): Event {
  const packed = position.events[header] ?? 0;
  const seat = (packed >> 5) & 15;
  const count = (packed >> 9) & 255;
  const why = WHYS[(packed >> 17) & 255] ?? 'turn';
  if (!isOwn) return { type: 'drew', seat, count, cards: undefined, why };
  const cards = Array.from({ length: count }, (_, index) => ((position.events[header + 1 + index] ?? 0) >> 9) & 255);
  return { type: 'drew', seat, count, cards, why };
}

function decode(type: number, seat: Seat, packed: number): Event {
  const a = (packed >> 9) & 255;
  const b = (packed >> 17) & 255;
  switch (type) {
    case EVENT_LAID: {
      const wish = ((packed >> 27) & 31) - 1;
      return {
        type: 'laid',
        seat,
        kind: a,
        face: b,
        copies: ((packed >> 25) & 3) + 1,
        wish: wish < 0 ? undefined : wish,
      };
    }
    case EVENT_PASSED:
      return { type: 'passed', seat };
    case EVENT_WISHED:
      return { type: 'wished', seat, wish: a };
    case EVENT_SKIPPED:
      return { type: 'skipped', seat };
    case EVENT_REVERSED:
      return { type: 'reversed', direction: a === 1 ? 1 : -1 };
    case EVENT_DEMANDED:
      return { type: 'demanded', seat, draw: a };
    case EVENT_ANNOUNCED:
      return { type: 'announced', seat, word: ANNOUNCEMENTS[a] ?? 'mau' };
    case EVENT_CAUGHT:
      return { type: 'caught', seat, by: a };
    case EVENT_RENEWED:
      return { type: 'renewed', count: a, shuffled: b === 1 };
    case EVENT_LEFT:
      return { type: 'left', seat };
    case EVENT_TOOK:
      return { type: 'took', seat, count: a, tried: b };
    case EVENT_ASKED:
      return { type: 'asked', seat, rank: a };
    case EVENT_GAVE_UP:
      return { type: 'gaveUp', seat, kind: a };
    case EVENT_AGREED:
      return { type: 'agreed', seat };
    case EVENT_DEALT:
      return { type: 'handsDealt', seat, handSize: a, start: b };
    case EVENT_SWAPPED:
      return { type: 'swapped', seat, with: a === seat ? undefined : a };
    case EVENT_WISH_ENDED:
      return { type: 'wishEnded', seat, wish: a };
    case EVENT_OUT:
      return { type: 'out', seat, place: a };
    default:
      return { type: 'over', winner: a === 1 ? seat : undefined, blocked: b === 1 };
  }
}
