import type { Face, Kind, Seat } from '../card.ts';

/** What was so before a card came to lie; effects depend on it. */
export interface Before {
  readonly top: Face;
  readonly topBy: Seat;
  readonly phase: number;
  readonly isCounter: boolean;
  readonly turn: Seat;
}

/** A card that has just been laid, as effects need it. */
export interface Laid {
  readonly kind: Kind;
  readonly face: Face;
  readonly copies: number;
  readonly wish: number;
  readonly meeting: number;
}
