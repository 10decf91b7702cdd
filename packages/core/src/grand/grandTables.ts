/**
 * What the grand game (Mau Tse Tung) adds to the tables. Every entry is a mechanism of its own and
 * knows no rule set: jokers that stand for cards, equal cards laid together, duties, meetings,
 * cards out of turn, players who go out one by one and come back.
 */
import type { Face, Kind, Rank } from '../card.ts';

/** What the cards that the last player holds are worth: the first band whose `upTo` they do not exceed. */
export interface Band {
  readonly upTo: number;
  /** Factor on the count: 1 wins it, -1 loses it, 0 neither. */
  readonly factor: 1 | -1 | 0;
  /** Whether the last player deals next, or the present dealer again. */
  readonly deals: boolean;
}

/** Clauses of refusals that depend on more than their code. */
export interface GrandClauses {
  /** The summoned card must be laid. */
  readonly summons: string;
  /** What a joker counts as when it is laid last. */
  readonly lastJoker: string;
  readonly queens: string;
  readonly breakOff: string;
  readonly deal: string;
}

/** Tables by face have `FACE_COUNT` entries, tables by kind `KIND_COUNT`. */
export interface GrandTables {
  /** 1: a joker may stand for this face. */
  readonly jokerFaces: Uint8Array;
  /** The same as masks, for the faces that are kinds. */
  readonly jokerLo: number;
  readonly jokerHi: number;
  /** Kind that may be used as a joker where it fits itself; NONE: none. */
  readonly standIn: Kind;
  /** Mask of the joker and of that kind. */
  readonly likeJokersLo: number;
  readonly likeJokersHi: number;
  /** What a joker laid last counts as. */
  readonly lastJokerFace: Face;
  /** 1: two equal cards of this kind may be laid together. */
  readonly pairs: Uint8Array;
  /** Rank of which four different or all eight may be laid together; NONE: none. */
  readonly setRank: Rank;
  /** 1: whoever is next and holds this face's rank must lay one. */
  readonly rankDuty: Uint8Array;
  /** 1: its player must lay a further fitting card, or draw. */
  readonly layDuty: Uint8Array;
  /** Whether a pair of them has the duty too. */
  readonly pairHasDuty: boolean;
  /** Rank that can call a meeting; NONE: none. */
  readonly meetingRank: Rank;
  /** Chain that a counter card may end, and how many equal cards that takes, by players left; 0: none. */
  readonly counteredChain: number;
  readonly counterRank: Rank;
  readonly counterCopies: Uint8Array;
  /** Kind that puts the holder of `summoned` on turn; NONE: none. */
  readonly summons: Kind;
  readonly summoned: Kind;
  /** Kind that may be laid at any time on a laid card of `jumpsOnRank`; NONE: none. */
  readonly jumper: Kind;
  readonly jumpsOnRank: Rank;
  /** Kind that may be laid as the last card at any time; NONE: none. */
  readonly exit: Kind;
  /** Kind on which that brings everyone back, and whose last layer wins a round broken off; NONE: none. */
  readonly hope: Kind;
  /** Rank whose four cards may be shown to ask for a rank; NONE: none. */
  readonly queensRank: Rank;
  /** Cards that exist once although the deck holds two: a second copy is given up once the first was laid. */
  readonly uniques: readonly Kind[];
  /** Others are told the exact size of a hand only below this; 0: always. */
  readonly countsBelow: number;
  readonly clauses: GrandClauses;
  readonly handSizeMin: number;
  readonly handSizeMax: number;
  readonly bands: readonly Band[];
}

/** How many seats to the left of the constant begin, by the suit of the start card; NONE: turn another. */
export function beginnerOffset(players: number, suit: number): number {
  if (players === 2) return suit === JOKER_SUIT ? -1 : suit >> 1;
  if (players === 3) return suit <= 2 ? suit : -1;
  return suit % players;
}

/** A joker stands after the four suits. */
export const JOKER_SUIT = 4;
