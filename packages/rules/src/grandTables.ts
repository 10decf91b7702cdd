/** The grand game's own tables (see core's `GrandTables`). */
import {
  type Band,
  emptyByFace,
  emptyByKind,
  FACE_COUNT,
  type GrandTables,
  type Kind,
  JOKER,
  kindOf,
  NONE,
  RANK_JACK,
  RANK_KING,
  RANK_QUEEN,
  rankOf,
  type RulesTables,
  SUITLESS_JACK,
} from '@hausregel/core';
import { clausesOf, leadingClause } from './clauses.ts';
import type { Draft, PowerEntry } from './draft.ts';
import { masksWhere } from './kindMasks.ts';
import { POWER_MEANINGS, type PowerMeaning } from './power.ts';
import type { RuleSet } from './ruleSet.ts';

const FIVE = 3;
const SIX = 4;
const EIGHT = 6;
const [CLUBS, SPADES, HEARTS, DIAMONDS] = [0, 1, 2, 3] as const;
const THREE_OF_DIAMONDS = kindOf(1, DIAMONDS);
const FOUR_OF_DIAMONDS = kindOf(2, DIAMONDS);
const SEATS = 13;

/** MTT-P2: what the count of the last player left means. */
const BANDS: readonly Band[] = [
  { upTo: 32, factor: 1, deals: true },
  { upTo: 41, factor: -1, deals: true },
  { upTo: 42, factor: 0, deals: false },
  { upTo: Infinity, factor: -1, deals: true },
];

/** 3♦, 4♦ and the queens (MTT-0a). */
export const SINGLES: readonly Kind[] = [
  THREE_OF_DIAMONDS,
  FOUR_OF_DIAMONDS,
  ...[CLUBS, SPADES, HEARTS, DIAMONDS].map((suit) => kindOf(RANK_QUEEN, suit)),
];

export function buildGrand(ruleSet: RuleSet, draft: Draft, { chainOf }: Pick<RulesTables, 'chainOf'>): GrandTables {
  const { grand } = draft;
  const faces = jokerFaces();
  const likeJokers = masksWhere((kind) => kind === JOKER || (grand.threeOfDiamondsJoker && kind === THREE_OF_DIAMONDS));
  const only = (isOn: boolean, kind: number): number => (isOn ? kind : NONE);
  return {
    jokerFaces: faces,
    jokerLo: maskOf(faces, 0),
    jokerHi: maskOf(faces, 32),
    standIn: only(grand.threeOfDiamondsJoker, THREE_OF_DIAMONDS),
    likeJokersLo: likeJokers.lo,
    likeJokersHi: likeJokers.hi,
    lastJokerFace: SUITLESS_JACK,
    pairs: emptyByKind().map((_, kind) => (grand.pairs && isPaired(draft, kind) ? 1 : 0)),
    setRank: only(grand.fiveSets, FIVE),
    rankDuty: facesWith(draft, ({ sameRank }) => sameRank),
    layDuty: facesWith(draft, ({ mustLay }) => mustLay),
    pairHasDuty: grand.pairHasDuty,
    meetingRank: only(grand.kingMeetings, RANK_KING),
    counteredChain: grand.eightCounters ? (chainOf[kindOf(SIX, CLUBS)] ?? 0) - 1 : NONE,
    counterRank: EIGHT,
    counterCopies: new Uint8Array(SEATS).fill(1, 3, 4).fill(2, 4, 5),
    summons: only(grand.queenOfClubs, kindOf(RANK_QUEEN, CLUBS)),
    summoned: only(grand.queenOfClubs, kindOf(RANK_QUEEN, DIAMONDS)),
    jumper: only(grand.queenOfSpades, kindOf(RANK_QUEEN, SPADES)),
    jumpsOnRank: RANK_JACK,
    exit: only(grand.queenOfHearts, kindOf(RANK_QUEEN, HEARTS)),
    hope: only(grand.fourOfDiamonds, FOUR_OF_DIAMONDS),
    queensRank: only(grand.fourQueens, RANK_QUEEN),
    uniques: draft.hasSingles && grand.duplicatesStay ? SINGLES : [],
    countsBelow: grand.countsBelow,
    clauses: {
      summons: leadingClause(ruleSet, 'queenOfClubs'),
      lastJoker: clausesOf(ruleSet, 'jokers').find((clause) => clause === 'MTT-3') ?? leadingClause(ruleSet, 'jokers'),
      queens: leadingClause(ruleSet, 'fourQueens'),
      breakOff: leadingClause(ruleSet, 'fourOfDiamonds'),
      deal: leadingClause(ruleSet, 'dealersChoice'),
    },
    handSizeMin: grand.handSizeMin,
    handSizeMax: grand.handSizeMax,
    bands: BANDS,
  };
}

/** Two equal cards that may be laid together: not jacks, and not cards that should exist once. */
const isPaired = (draft: Draft, kind: Kind): boolean =>
  kind !== JOKER && rankOf(kind) !== RANK_JACK && !(draft.hasSingles && SINGLES.includes(kind));

/** A joker stands for any card but a queen, 3♦ and 4♦ (MTT-18); as a jack it has no suit (MTT-0i). */
function jokerFaces(): Uint8Array {
  return emptyByFace().map((_, face) => {
    if (face === SUITLESS_JACK) return 1;
    if (face >= JOKER || face >= FACE_COUNT) return 0;
    const isBarred =
      [RANK_QUEEN, RANK_JACK].includes(rankOf(face)) || face === THREE_OF_DIAMONDS || face === FOUR_OF_DIAMONDS;
    return isBarred ? 0 : 1;
  });
}

/** Bits of the kinds from `first` on, up to 32, that have a 1 in a table by face. */
const maskOf = (faces: Uint8Array, first: number): number =>
  faces
    .subarray(first, Math.min(first + 32, JOKER))
    .reduce((mask, is, bit) => (is === 1 ? mask | (1 << bit) : mask), 0);

function facesWith(draft: Draft, holds: (meaning: PowerMeaning) => boolean): Uint8Array {
  const isOf = (entry: PowerEntry, face: number): boolean =>
    rankOf(face) === entry.rank && (entry.suit === undefined || entry.suit === (face & 3));
  return emptyByFace().map((_, face) => {
    if (face >= JOKER) return 0;
    const entry = draft.powers.findLast((candidate) => isOf(candidate, face));
    return entry !== undefined && holds(POWER_MEANINGS[entry.power]) ? 1 : 0;
  });
}
