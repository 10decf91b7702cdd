import type { CardText, EventText, PlaceView, WishText } from './messages.ts';

/** Answer to `GET /api/tables/:table/shown`: the last round that is over, move by move, with all hands. */
export interface ShownRound {
  /** Number of the round in the match, from 1. */
  readonly round: number;
  readonly isDeciding: boolean;
  /** Who sat where at the deal. */
  readonly places: readonly Pick<PlaceView, 'seat' | 'name' | 'occupant' | 'isIn'>[];
  /** The deal, then every move; the last ones of a very long round. */
  readonly steps: readonly ShownStep[];
}

/** What happened, and how the cards lay after it. */
export interface ShownStep {
  readonly events: readonly EventText[];
  readonly turn: number | undefined;
  readonly top: CardText | undefined;
  readonly wish: WishText | undefined;
  readonly drawCount: number;
  /** By seat. */
  readonly hands: readonly (readonly CardText[])[];
}
