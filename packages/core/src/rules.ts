/**
 * The tables a rule set compiles to: every rule is settled here before the first card is dealt.
 * They are fields of a class instance on purpose: tables captured in closures lose half their
 * speed in V8 once several rule sets have been compiled in the same process.
 */
import { FACE_COUNT, KIND_COUNT } from './card.ts';
import type { Announcement, RefusalCode } from './codes.ts';
import type { GrandTables } from './grand/grandTables.ts';
import { rankHi, rankLo } from './grand/rankMasks.ts';
import type { HouseTables } from './house/houseTables.ts';
import { NONE } from './position.ts';

export const CHAINS = ['draw', 'skip'] as const;
export type ChainType = (typeof CHAINS)[number];

/** What one kind of chain does: a growing penalty draw, or a growing number of skips. */
export interface Chain {
  readonly type: ChainType;
  /** Cards to draw, or players to skip, for each card laid; `others` skips everyone else. */
  readonly step: number | 'others';
  /** Whether further cards add to it. */
  readonly grows: boolean;
  /** How many further cards may answer the first one; undefined: as many as there are. */
  readonly cap: number | undefined;
  /** Whether the player who drew then plays an ordinary turn. */
  readonly thenPlays: boolean;
  /** Masks of the kinds that answer it; both 0: it happens at once. */
  readonly answerLo: number;
  readonly answerHi: number;
  /** Clause of the ledger for refusals while it is pending. */
  readonly clause: string;
}

export const AFTER_DRAW = ['any', 'drawn', 'none'] as const;
/** Which card may be laid after a voluntary draw: any, the drawn one only, none. */
export type AfterDraw = (typeof AFTER_DRAW)[number];

export const RENEWALS = ['shuffle', 'turn', 'turn-all'] as const;
/** How the discard pile becomes the draw pile: without its top card shuffled or turned over, or turned over whole. */
export type Renewal = (typeof RENEWALS)[number];

export const START_EFFECTS = ['none', 'wish', 'first-player', 'as-dealer', 'not-turned'] as const;
/**
 * What the start card does: nothing, only a wish by the dealer, a wish that the first player may
 * name instead of laying, or all as if the dealer laid it; or none is turned and the first player
 * lays what they like.
 */
export type StartEffect = (typeof START_EFFECTS)[number];

export const SCORINGS = ['cards', 'wins', 'none'] as const;
/** Points by cards in hand (the winner 0), one for the winner, or none. */
export type Scoring = (typeof SCORINGS)[number];

export interface Calls {
  /** Called with one card left, by this word; undefined: no call. */
  readonly atOne: Announcement | undefined;
  /** Called with the last card, by this word; undefined: no call. */
  readonly atZero: Announcement | undefined;
  /** Without the call the last card may not be laid; the call is possible until one's next turn. */
  readonly bars: boolean;
  /** Laying the last card without the call costs the whole discard pile; the call is possible until another acts. */
  readonly takesPile: boolean;
  /** Cards drawn when a forgotten call is caught; 0: nobody can catch. */
  readonly catchCards: number;
}

/** Fields of `Rules` as the compiler fills them in. Tables by face have `FACE_COUNT` entries. */
export interface RulesTables {
  /** Players of a round these tables are for. */
  readonly players: number;
  /** Copies of each kind in the deck. */
  readonly deck: Uint8Array;
  readonly handSize: number;
  readonly startEffect: StartEffect;
  /** Kinds that are put back when turned as start card. */
  readonly putBackLo: number;
  readonly putBackHi: number;
  /** Kinds that fit, at (wish + 1) × FACE_COUNT + top face; wish -1 is no wish. Wishes for ranks only where there are any. */
  readonly fitLo: Int32Array;
  readonly fitHi: Int32Array;
  /** 1 for kinds that go on anything. */
  readonly wild: Uint8Array;
  readonly wildOnWild: boolean;
  /** Wild cards may be laid only while no other card fits. */
  readonly wildInNeed: boolean;
  /** 1 for kinds that fit by their suit only (for naming refusals; the fit tables say the rest). */
  readonly suitOnly: Uint8Array;
  readonly reverses: Uint8Array;
  /** Number of the chain a face starts or carries on, plus 1; 0: none. */
  readonly chainOf: Uint8Array;
  readonly chains: readonly Chain[];
  /** 1: its player names a suit, or (`HouseTables.wishMask`) a rank. */
  readonly namesSuit: Uint8Array;
  /** 1: its player may lay one more fitting card. */
  readonly further: Uint8Array;
  /** Cards that everyone else draws. */
  readonly othersDraw: Uint8Array;
  /** Factor on the others' points when laid last. */
  readonly lastFactor: Uint8Array;
  /** Points that laying it last takes off one's own. */
  readonly lastBonus: Uint8Array;
  /** Word announced when laid last without a call of its own: index in ANNOUNCEMENTS plus 1; 0: none. */
  readonly lastWord: Uint8Array;
  /**
   * Laid last, everybody in turn lays a card of the same rank, and the first who has none draws so
   * many; 0: nobody is asked.
   */
  readonly lastRound: Uint8Array;
  /** Kinds that may not be laid last. */
  readonly lastBarredLo: number;
  readonly lastBarredHi: number;
  /** A last card that makes draw does so before the round is scored. */
  readonly lastCardDraws: boolean;
  /** Whoever leaves the round scores the hand they held. */
  readonly leaverScores: boolean;
  readonly reverseSkipsForTwo: boolean;
  readonly drawWhenAble: boolean;
  /** Whoever draws though able to lay ends the turn by it. */
  readonly drawAbleEndsTurn: boolean;
  /** Cards one may draw in a turn, one by one. */
  readonly drawMax: number;
  readonly afterDraw: AfterDraw;
  readonly renewal: Renewal;
  readonly calls: Calls;
  readonly scoring: Scoring;
  /** Points of each kind left in hand. */
  readonly values: Uint8Array;
  /** Clause on which each refusal rests. */
  readonly clauses: Readonly<Record<RefusalCode, string>>;
  /** Clause of a card that does not follow a wish. */
  readonly wishClause: string;
  /** Clause of a wild card laid without need. */
  readonly needClause: string;
  /** What the grand game adds (jokers, sets, duties, going out one by one); undefined: nothing. */
  readonly grand: GrandTables | undefined;
  /** What rarer house rules add; undefined: nothing. */
  readonly house: HouseTables | undefined;
}

export class Rules {
  readonly players: number;
  readonly deck: Uint8Array;
  readonly cardCount: number;
  readonly handSize: number;
  readonly startEffect: StartEffect;
  readonly putBackLo: number;
  readonly putBackHi: number;
  readonly fitLo: Int32Array;
  readonly fitHi: Int32Array;
  readonly wild: Uint8Array;
  readonly wildOnWild: boolean;
  readonly wildInNeed: boolean;
  readonly suitOnly: Uint8Array;
  readonly reverses: Uint8Array;
  readonly chainOf: Uint8Array;
  readonly chains: readonly Chain[];
  readonly namesSuit: Uint8Array;
  readonly further: Uint8Array;
  readonly othersDraw: Uint8Array;
  readonly lastFactor: Uint8Array;
  readonly lastBonus: Uint8Array;
  readonly lastWord: Uint8Array;
  readonly lastRound: Uint8Array;
  readonly lastBarredLo: number;
  readonly lastBarredHi: number;
  readonly lastCardDraws: boolean;
  readonly leaverScores: boolean;
  readonly reverseSkipsForTwo: boolean;
  readonly drawWhenAble: boolean;
  readonly drawAbleEndsTurn: boolean;
  readonly drawMax: number;
  readonly afterDraw: AfterDraw;
  readonly renewal: Renewal;
  readonly calls: Calls;
  readonly scoring: Scoring;
  readonly values: Uint8Array;
  readonly clauses: Readonly<Record<RefusalCode, string>>;
  readonly wishClause: string;
  readonly needClause: string;
  readonly grand: GrandTables | undefined;
  readonly house: HouseTables | undefined;
  /** 1 for faces with any effect at all; the others only hand the turn on. */
  readonly acts: Uint8Array;
  /** Answer masks and draw flags of the chains by number, for the hot path. */
  readonly answerLo: Int32Array;
  readonly answerHi: Int32Array;
  readonly isDrawChain: Uint8Array;
  /** Masks of the wild kinds. */
  readonly wildLo: number;
  readonly wildHi: number;
  /**
   * Masks of the kinds that are laid in more ways than one: with a wish, as a meeting, or under house rules with their
   * like. Pairs of the grand game are no matter of the kind.
   */
  readonly variedLo: number;
  readonly variedHi: number;
  readonly callsAtOne: boolean;
  readonly callsAtZero: boolean;
  readonly callBars: boolean;
  readonly callTakesPile: boolean;
  /** Without the call no last card is proposed. */
  readonly callIsNeeded: boolean;
  readonly canCatch: boolean;

  constructor(tables: RulesTables) {
    this.players = tables.players;
    this.deck = tables.deck;
    this.cardCount = tables.deck.reduce((sum, copies) => sum + copies, 0);
    this.handSize = tables.handSize;
    this.startEffect = tables.startEffect;
    this.putBackLo = tables.putBackLo;
    this.putBackHi = tables.putBackHi;
    this.fitLo = tables.fitLo;
    this.fitHi = tables.fitHi;
    this.wild = tables.wild;
    this.wildOnWild = tables.wildOnWild;
    this.wildInNeed = tables.wildInNeed;
    this.suitOnly = tables.suitOnly;
    this.reverses = tables.reverses;
    this.chainOf = tables.chainOf;
    this.chains = tables.chains;
    this.namesSuit = tables.namesSuit;
    this.further = tables.further;
    this.othersDraw = tables.othersDraw;
    this.lastFactor = tables.lastFactor;
    this.lastBonus = tables.lastBonus;
    this.lastWord = tables.lastWord;
    this.lastRound = tables.lastRound;
    this.lastBarredLo = tables.lastBarredLo;
    this.lastBarredHi = tables.lastBarredHi;
    this.lastCardDraws = tables.lastCardDraws;
    this.leaverScores = tables.leaverScores;
    this.reverseSkipsForTwo = tables.reverseSkipsForTwo;
    this.drawWhenAble = tables.drawWhenAble;
    this.drawAbleEndsTurn = tables.drawAbleEndsTurn;
    this.drawMax = tables.drawMax;
    this.afterDraw = tables.afterDraw;
    this.renewal = tables.renewal;
    this.calls = tables.calls;
    this.scoring = tables.scoring;
    this.values = tables.values;
    this.clauses = tables.clauses;
    this.wishClause = tables.wishClause;
    this.needClause = tables.needClause;
    this.grand = tables.grand;
    this.house = tables.house;
    this.acts = actingFaces(tables);
    this.answerLo = Int32Array.from(tables.chains, (chain) => chain.answerLo);
    this.answerHi = Int32Array.from(tables.chains, (chain) => chain.answerHi);
    this.isDrawChain = Uint8Array.from(tables.chains, (chain) => (chain.type === 'draw' ? 1 : 0));
    this.callsAtOne = tables.calls.atOne !== undefined;
    this.callsAtZero = tables.calls.atZero !== undefined;
    this.wildLo = wordOf(tables.wild, 0);
    this.wildHi = wordOf(tables.wild, 32);
    const likes = tables.house?.identical === true ? -1 : 0;
    const meetingRank = tables.grand?.meetingRank ?? NONE;
    this.variedLo = wordOf(tables.namesSuit, 0) | likes | (meetingRank === NONE ? 0 : rankLo(meetingRank));
    this.variedHi = wordOf(tables.namesSuit, 32) | likes | (meetingRank === NONE ? 0 : rankHi(meetingRank));
    this.callBars = tables.calls.bars && this.callsAtOne;
    this.callTakesPile = tables.calls.takesPile && this.callsAtOne;
    this.callIsNeeded = this.callBars || this.callTakesPile;
    this.canCatch = tables.calls.catchCards > 0;
  }
}

/** Bits of the kinds from `first` on, 32 at most, that have a 1 in a table. */
const wordOf = (table: Uint8Array, first: number): number =>
  table.subarray(first, Math.min(first + 32, KIND_COUNT)).reduce((mask, is, bit) => mask | (is << bit), 0);

/** Empty tables of the right sizes, for a compiler to fill. */
export const emptyByFace = (): Uint8Array => new Uint8Array(FACE_COUNT);
export const emptyByKind = (): Uint8Array => new Uint8Array(KIND_COUNT);

function actingFaces(tables: RulesTables): Uint8Array {
  return emptyByFace().map((_, face) =>
    tables.reverses[face] ||
    tables.chainOf[face] ||
    tables.namesSuit[face] ||
    tables.further[face] ||
    tables.othersDraw[face]
      ? 1
      : 0,
  );
}
