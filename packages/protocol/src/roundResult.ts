/** Score sheet of a finished round. */
export interface RoundResult {
  readonly round: number;
  /** Seats that were dealt to, in ascending order; whoever has left since is among them. */
  readonly seats: readonly number[];
  readonly winner: number | undefined;
  readonly blocked: boolean;
  readonly factor: number;
  readonly points: readonly number[];
  /** What was left in each hand, in Mau notation, with the value of each card. */
  readonly hands: readonly (readonly { readonly card: string; readonly value: number }[])[];
  readonly totals: readonly number[];
  readonly nextDealer: number | undefined;
  /** Seats by the places that they have taken, the first of them first; only where play goes on for places. */
  readonly placed?: readonly number[];
}
