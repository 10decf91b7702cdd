/** What a referee looks at before speaking: the move, the cards that count, and the table's rules. */
import type { Instead, Rank, RefusalCode, Suit } from '@hausregel/core';
import {
  bookContextOf,
  CALL_NAMES,
  type Line,
  POWER_MEANINGS,
  RANK_SIGNS,
  type RuleSet,
  type WishSuits,
} from '@hausregel/rules';
import { type Answer, drawAnswers, fittingAnswers } from './drawAnswers.ts';
import { cardOf, type SceneCard, suitOf } from './sceneCard.ts';
import type { PendingText, RefusalText } from './refusalText.ts';

export { cardOf, type SceneCard } from './sceneCard.ts';

export type Verb = 'lay' | 'draw' | 'pass' | 'call' | 'catch' | 'wish' | 'queens' | 'other';

/** What a player would have to hold for a move. */
export type Needed = 'card' | 'joker' | 'fives' | 'queens';

/** How the card that demands lies there: on top, as what the top card copies, or under one that handed it on. */
export type Lying = 'top' | 'copied' | 'below';

/** A penalty or skip on the player: so many, of the card that demands it ("7S", "X"). */
export interface Pending {
  readonly type: 'draw' | 'skip';
  readonly count: number;
  readonly from: string;
  readonly lying: Lying;
  /** That card; undefined if it is a joker. */
  readonly of: SceneCard | undefined;
}

export interface Scene {
  readonly code: RefusalCode;
  readonly verb: Verb;
  /** The card of the move as it counts; undefined where it lays none, or a joker that stands for nothing. */
  readonly card: SceneCard | undefined;
  /** The card that leaves the hand: a three of diamonds is one, whatever it stands for. */
  readonly held: SceneCard | undefined;
  readonly needed: Needed;
  readonly top: SceneCard | undefined;
  readonly wish: Suit | undefined;
  readonly wishedRank: Rank | undefined;
  /** The penalty or skip that is pending. */
  readonly pending: Pending | undefined;
  readonly isFurther: boolean;
  /** A card must be covered. */
  readonly isDuty: boolean;
  /** The suit that the move wishes for. */
  readonly moveWish: Suit | undefined;
  /** The rank that the move wishes for. */
  readonly moveRank: Rank | undefined;
  readonly instead: Instead | undefined;
  /** No card acts yet, so that a wish is too much. */
  readonly isGrace: boolean;
  /** The one suit of which more cards may be laid, on a base. */
  readonly baseSuit: Suit | undefined;
  /** Any card may be laid, and one must be. */
  readonly isFree: boolean;
  readonly owesWish: boolean;
  readonly table: TableFacts;
  /** Where players go out one by one: the whole demand, and whether a joker is the last card. */
  readonly grand: { readonly demand: PendingText | undefined; readonly isLastJoker: boolean } | undefined;
}

/** What wording depends on in a rule set. */
export interface TableFacts {
  readonly isGrand: boolean;
  /** Two and seven, six and nine, ten and ace mean the same. */
  readonly hasEqualRanks: boolean;
  readonly wildRank: Rank | undefined;
  readonly wildInNeed: boolean;
  readonly suitOnlyRank: Rank | undefined;
  /** Cards one may draw in a turn. */
  readonly drawMax: number;
  readonly wildOnWild: boolean;
  readonly hasCalls: boolean;
  readonly callBars: boolean;
  readonly callTakesPile: boolean;
  /** Word of the call with one card left, as it is spoken. */
  readonly callName: Line;
  readonly afterDraw: 'any' | 'drawn' | 'none';
  readonly drawWhenAble: boolean;
  /** A second rank that goes on anything. */
  readonly alsoWildRank: Rank | undefined;
  /** What answers a draw that a card demands, and fits on the one that lies if it must; undefined if it has no name. */
  readonly drawAnswers: (from: string, top: SceneCard | undefined) => readonly Answer[] | undefined;
  /** Not every suit may be wished for with every card. */
  readonly wishSuits: WishSuits;
  readonly hasJokers: boolean;
  /** The only rank that may be laid last. */
  readonly finishRank: Rank | undefined;
  readonly specialsBarredLast: boolean;
  readonly isWild: (card: SceneCard) => boolean;
  readonly mustCover: (card: SceneCard) => boolean;
  /** It does what the card below does. */
  readonly copies: (card: SceneCard) => boolean;
  /** Whoever draws goes on until a card fits. */
  readonly drawsUntilFits: boolean;
  /** Several cards may be laid together, if they are the right ones. */
  readonly laysTogether: boolean;
  /** The identical card may be laid out of turn. */
  readonly throwsIn: boolean;
  /** As long as a draw or a skip is pending, no wild card may be laid. */
  readonly barsWild: boolean;
  readonly namesSuit: (card: SceneCard) => boolean;
  readonly namesRank: (card: SceneCard) => boolean;
  /** With few players left, eights answer the card too (MTT-8x). */
  readonly eightsAnswer: (card: SceneCard) => boolean;
  /** The one card, if it has a power of its own beside that of its rank. */
  readonly isSingle: (card: SceneCard) => boolean;
}

/** Facts of rule sets that were asked about; a rule set does not change. */
const known: WeakMap<RuleSet, TableFacts> = new WeakMap();

export function tableFactsOf(ruleSet: RuleSet): TableFacts {
  const facts = known.get(ruleSet) ?? readFacts(ruleSet);
  known.set(ruleSet, facts);
  return facts;
}

function readFacts(ruleSet: RuleSet): TableFacts {
  const context = bookContextOf(ruleSet);
  const { facts } = context;
  const powerOf = ({ rank, suit }: SceneCard): (typeof facts.powers)[number] | undefined =>
    facts.powers.findLast((entry) => entry.rank === rank && (entry.suit === undefined || entry.suit === suit));
  return {
    isGrand: facts.goesOutOneByOne,
    hasEqualRanks: facts.hasEqualRanks,
    wildRank: facts.wildRank,
    wildInNeed: facts.wildInNeed,
    suitOnlyRank: facts.suitOnlyRank,
    drawMax: facts.drawMax,
    wildOnWild: facts.wildOnWild,
    hasCalls: facts.hasCalls,
    callBars: facts.callBars,
    callTakesPile: facts.callTakesPile,
    callName: CALL_NAMES[facts.callAtOne],
    afterDraw: facts.afterDraw,
    drawWhenAble: facts.drawWhenAble,
    alsoWildRank: facts.house.alsoWildRank,
    drawAnswers: (from, top) => {
      const answers = drawAnswers(context, from);
      const isFree = answers === undefined || top === undefined || !facts.house.answersMustFit;
      return isFree ? answers : fittingAnswers(facts, answers, top);
    },
    wishSuits: facts.house.wishSuits,
    hasJokers: facts.house.jokers > 0,
    finishRank: facts.house.finishRank,
    specialsBarredLast: facts.house.specialsBarredLast,
    isWild: ({ rank }) => rank === facts.wildRank || rank === facts.house.alsoWildRank,
    mustCover: (card) => POWER_MEANINGS[powerOf(card)?.power ?? 'none'].mustLay,
    copies: (card) => POWER_MEANINGS[powerOf(card)?.power ?? 'none'].copies,
    drawsUntilFits: facts.house.drawsUntilFits,
    laysTogether: facts.house.sets !== 'none' || facts.house.identical,
    throwsIn: facts.house.throwIn,
    barsWild: facts.house.wildNotOnAttack,
    namesSuit: (card) => {
      const entry = powerOf(card);
      return entry !== undefined && POWER_MEANINGS[entry.power].namesSuit;
    },
    namesRank: (card) => POWER_MEANINGS[powerOf(card)?.power ?? 'none'].namesRank,
    eightsAnswer: (card) => facts.grand.eightCounters && powerOf(card)?.power === 'reverse-draw-two-flat',
    isSingle: (card) => powerOf(card)?.suit !== undefined,
  };
}

export function sceneOf(refusal: RefusalText, ruleSet: RuleSet): Scene {
  const { code, move, demand } = refusal;
  const table = tableFactsOf(ruleSet);
  const isLastJoker = refusal.clause === 'MTT-3';
  const wished = />(\w)/.exec(move)?.[1] ?? '';
  return {
    code,
    verb: verbOf(move),
    card: cardOf(move),
    held: cardOf(move.replace(/=.*/, '')),
    needed: neededFor(move),
    top: refusal.top === undefined ? undefined : cardOf(refusal.top),
    wish: refusal.wish === undefined ? undefined : suitOf(refusal.wish),
    wishedRank: refusal.wish === undefined ? undefined : rankOf(refusal.wish),
    pending: demand === undefined ? undefined : pendingOf(demand, refusal.top, table),
    isFurther: demand !== undefined && 'lay' in demand && demand.lay === 'may',
    isDuty: demand !== undefined && 'lay' in demand && demand.lay === 'must',
    moveWish: suitOf(wished),
    moveRank: rankOf(wished),
    instead: refusal.instead,
    isGrace: refusal.grace === true,
    baseSuit: demand !== undefined && 'lay' in demand && demand.suit !== undefined ? suitOf(demand.suit) : undefined,
    isFree: demand !== undefined && 'lay' in demand && demand.lay === 'free',
    owesWish: demand !== undefined && 'wish' in demand,
    table,
    grand: table.isGrand ? { demand, isLastJoker } : undefined,
  };
}

/** The rank of a wild card that is tried against what is pending, where none may be. */
export const barredWild = ({ card, table }: Scene): Rank | undefined =>
  table.barsWild && card !== undefined && table.isWild(card) ? card.rank : undefined;

/** A wild card that is laid although another one fits, where wild cards are for need. */
export function isForNeed({ card, verb, pending, baseSuit, table }: Scene): boolean {
  if (!table.wildInNeed || verb !== 'lay' || pending !== undefined || baseSuit !== undefined) return false;
  return card === undefined ? table.hasJokers : table.isWild(card);
}

function pendingOf(demand: PendingText, top: string | undefined, table: TableFacts): Scene['pending'] {
  if (!('draw' in demand || 'skip' in demand)) return undefined;
  const from = demand.of;
  const facts = { from, of: cardOf(from), lying: lyingOf(from, top, table) };
  return 'draw' in demand
    ? { type: 'draw', count: demand.draw, ...facts }
    : { type: 'skip', count: demand.skip, ...facts };
}

function lyingOf(from: string, top: string | undefined, table: TableFacts): Lying {
  if (from === top) return 'top';
  const card = top === undefined ? undefined : cardOf(top);
  return card !== undefined && table.copies(card) ? 'copied' : 'below';
}

const VERBS: readonly (readonly [RegExp, Verb])[] = [
  [/^draw$/i, 'draw'],
  [/^pass$/i, 'pass'],
  [/^~$/, 'call'],
  [/^catch\b/i, 'catch'],
  [/^>/, 'wish'],
  [/^queens\b/i, 'queens'],
  [/^([2-9TJQKA][CSHD]|X)/i, 'lay'],
];

const verbOf = (move: string): Verb => VERBS.find(([pattern]) => pattern.test(move))?.[1] ?? 'other';

const FIVES_IN_SET = 4;

function neededFor(move: string): Needed {
  if (/^queens\b/i.test(move)) return 'queens';
  if (/^X/i.test(move)) return 'joker';
  return move.split('+').length >= FIVES_IN_SET ? 'fives' : 'card';
}

function rankOf(letter: string): Rank | undefined {
  const rank = RANK_SIGNS.findIndex((sign) => sign === letter);
  return rank < 0 ? undefined : rank;
}
