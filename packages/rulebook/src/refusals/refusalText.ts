import type { Instead, RefusalCode } from '@hausregel/core';

/** What is pending on the player, in notation: `of` names the card that lies ("7S", "KH"). */
export type PendingText =
  | { readonly draw: number; readonly of: string }
  | { readonly skip: number; readonly of: string }
  | { readonly lay: 'may' | 'must' | 'free'; readonly suit?: string }
  | { readonly rank: string }
  | { readonly card: string }
  | { readonly meeting: number; readonly run: number }
  | { readonly deal: { readonly min: number; readonly max: number } }
  | { readonly wish: true };

/** A refusal with its facts in notation, as it travels to a client. */
export interface RefusalText {
  readonly code: RefusalCode;
  readonly clause: string;
  /** The move that was refused: "9C", "JD>H~", "draw". */
  readonly move: string;
  readonly top: string | undefined;
  readonly wish: string | undefined;
  readonly demand: PendingText | undefined;
  /** What may be done without a card, with the codes that tell it; absent: neither, or it is not the player's turn. */
  readonly instead?: Instead;
  /** No card acts yet, told of a wish that is too much. */
  readonly grace?: true;
}
