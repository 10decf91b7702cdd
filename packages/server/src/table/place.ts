import type { MatchPlayer } from '@hausregel/protocol';

/** A place at the table. */
export interface Place {
  readonly occupant: 'person' | 'bot' | 'free';
  readonly name: string | undefined;
  /** Of the person who holds the seat. */
  readonly tokenHash: string | undefined;
  readonly isReady: boolean;
  /** A bot plays for the person who is gone. */
  readonly isStandIn: boolean;
}

export const FREE: Place = {
  occupant: 'free',
  name: undefined,
  tokenHash: undefined,
  isReady: false,
  isStandIn: false,
};

/** Who has played, with those who sit on the given seats now; a free one keeps who sat there. In the order of the seats. */
export function withPlayers(
  players: readonly MatchPlayer[],
  seats: readonly number[],
  places: readonly Place[],
): readonly MatchPlayer[] {
  const sitting = places.flatMap(({ occupant, name = '' }, seat) =>
    occupant === 'free' || !seats.includes(seat) ? [] : [{ seat, name, occupant, isGone: false }],
  );
  const others = players.filter(({ seat }) => !sitting.some((player) => player.seat === seat));
  return [...others, ...sitting].toSorted((a, b) => a.seat - b.seat);
}
