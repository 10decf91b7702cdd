/** Players without cards go out one by one, and may come back (MTT-19, MTT-Q♥c). */
import { JOKER, RANK_JACK, rankOf, type Seat } from '../card.ts';
import { drawCards } from '../cards.ts';
import type { Chance } from '../chance.ts';
import type { Announcement } from '../codes.ts';
import { announce, emit, EVENT_OUT, WHY_PENALTY } from '../events.ts';
import type { Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import { endRound } from '../turns.ts';
import type { Laid } from './laid.ts';
import type { GrandTables } from './grandTables.ts';

export function goOut(position: Position, seat: Seat): void {
  position.inMask &= ~(1 << seat);
  position.inCount--;
  position.outOrder[position.outCount++] = seat;
  emit(position, EVENT_OUT, seat, position.outCount, 0);
}

/** What is said by going out with this card. */
export function wordForGoingOut(grand: GrandTables, { kind, face }: Laid): Announcement | undefined {
  if (kind === grand.exit) return 'mautsetung';
  return face !== JOKER && rankOf(face) === RANK_JACK ? 'maumau' : undefined;
}

/** Everyone who was already out draws one card and is back, in the order in which they went out. */
export function comeBack(rules: Rules, position: Position, leaver: Seat, chance: Chance): void {
  announce(position, leaver, 'fuerchterlich');
  const back = Array.from(position.outOrder.subarray(0, position.outCount)).filter((seat) => seat !== leaver);
  position.outOrder[0] = leaver;
  position.outCount = 1;
  for (const seat of back) {
    if (drawCards(rules, position, seat, 1, WHY_PENALTY, chance) === 0) {
      position.outOrder[position.outCount++] = seat;
      continue;
    }
    position.inMask |= 1 << seat;
    position.inCount++;
  }
}

/** The round ends the moment one player is left (MTT-19). Returns whether it has. */
export function endIfAlone(position: Position): boolean {
  if (position.inCount > 1) return false;
  endRound(position, lastSeat(position));
  return true;
}

function lastSeat(position: Position): Seat {
  for (let seat = 0; seat < position.seatCount; seat++) if ((position.inMask >> seat) & 1) return seat;
  return position.outOrder[position.outCount - 1] ?? 0;
}
