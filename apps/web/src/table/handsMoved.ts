import type { PlaceView } from '@hausregel/protocol';

/** From which seat to which each hand goes: two change places, or (`other` undefined) every hand goes on by one. */
export function handsMoved(
  places: readonly Pick<PlaceView, 'seat' | 'isIn'>[],
  direction: 1 | -1,
  seat: number,
  other: number | undefined,
): readonly (readonly [from: number, to: number])[] {
  if (other !== undefined) {
    return [
      [seat, other],
      [other, seat],
    ];
  }
  const seats = places.filter(({ isIn }) => isIn).map((place) => place.seat);
  return seats.map((from, i) => [from, seats[(i + direction + seats.length) % seats.length] ?? from]);
}
