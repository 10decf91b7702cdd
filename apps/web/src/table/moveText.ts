import type { MoveText } from '@hausregel/protocol';

/** A legal move taken apart; moves without a card have an empty `card`. */
export interface ReadMove {
  readonly move: MoveText;
  /** The card that is laid; of a set the first one. */
  readonly card: string;
  /** Every card laid, in its order. */
  readonly cards: readonly string[];
  /** How many equal cards are laid; a set of different cards counts as its number of cards. */
  readonly copies: number;
  /** Different cards laid together. */
  readonly isSet: boolean;
  /** What a joker (or a card used as one) stands for: "7H", or "J" without a suit. */
  readonly face: string | undefined;
  readonly wish: string | undefined;
  /** Kings that end the meeting it calls. */
  readonly meeting: number | undefined;
}

const TAIL = /(?:>(\w))?(?:!(\d))?~?$/;

/** Reads `8H+8H`, `X=J>S`, `JD>7`, `KH!6`, `5H+5C+5S+5D`, `>H`. */
export function readMove(move: MoveText): ReadMove {
  const [tail = '', wish, meeting] = TAIL.exec(move) ?? [];
  const cards = move.slice(0, move.length - tail.length).split('+');
  const [card = '', face] = (cards[0] ?? '').split('=');
  return {
    move,
    card,
    cards,
    copies: cards.length,
    isSet: new Set(cards).size > 1,
    face,
    wish,
    meeting: meeting === undefined ? undefined : Number(meeting),
  };
}

/** The move with the call that is due (`~` comes last). */
export const withCall = (move: MoveText): MoveText => (move.endsWith('~') ? move : `${move}~`);

/** What a card on the pile counts as: "7H" for "X=7H", itself otherwise. */
export const faceOf = (card: string): string => card.split('=')[1] ?? card;
