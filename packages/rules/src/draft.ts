/** What the options write while a rule set is compiled; `finish` turns it into the tables. */
import {
  type AfterDraw,
  type Announcement,
  emptyByFace,
  emptyByKind,
  type Kind,
  type Rank,
  rankOf,
  type Renewal,
  type Scoring,
  type StartEffect,
  suitOf,
} from '@hausregel/core';
import { emptyGrandDraft, type GrandDraft } from './grandDraft.ts';
import { emptyHouseDraft, type HouseDraft } from './houseDraft.ts';
import type { Power } from './power.ts';
import { RANK_WORDS } from './ranks.ts';

/** A power given to one rank, or to one card of it (`suit`). */
export interface PowerEntry {
  readonly rank: Rank;
  readonly suit: number | undefined;
  readonly power: Power;
  readonly clause: string;
  /** Key of the option that gives it to single cards. */
  readonly key?: string;
}

/** Key of the option that gave a power. */
export const keyOfPower = ({ rank, suit, key }: PowerEntry): string =>
  key ?? (suit === undefined ? `${RANK_WORDS[rank] ?? ''}Power` : 'heartKingPower');

/** The entry that rules a kind: the last one, since single cards come after their rank. */
export const powerOf = ({ powers }: Draft, kind: Kind): PowerEntry | undefined =>
  powers.findLast(({ rank, suit }) => rank === rankOf(kind) && (suit === undefined || suit === suitOf(kind)));

export interface Draft {
  /** Players of the round that is compiled for. */
  readonly players: number;
  lowestRank: Rank;
  playersMin: number;
  playersMax: number;
  decks: number;
  /** Two decks from so many players on; 0: never. */
  secondDeckFrom: number;
  handSize: number | undefined;
  startEffect: StartEffect;
  /** Wild cards may not be the start card. */
  startPutsBackWild: boolean;
  wildRank: Rank | undefined;
  wildOnWild: boolean;
  wildInNeed: boolean;
  needClause: string;
  suitOnlyRank: Rank | undefined;
  powers: PowerEntry[];
  penaltyThenPlays: boolean;
  sevenChainCap: number | undefined;
  lastCardDraws: boolean;
  sevenLastGoesRound: boolean;
  leaverScores: boolean;
  reverseSkipsForTwo: boolean;
  drawWhenAble: boolean;
  drawAbleEndsTurn: boolean;
  drawMax: number;
  afterDraw: AfterDraw;
  renewal: Renewal;
  hasCalls: boolean;
  callBars: boolean;
  callTakesPile: boolean;
  callAtOne: Announcement;
  callAtZero: Announcement | undefined;
  catchCards: number;
  announcesLast: boolean;
  readonly lastBarred: Rank[];
  readonly lastFactor: Uint8Array;
  readonly lastBonus: Uint8Array;
  scoring: Scoring;
  readonly values: Uint8Array;
  countsCards: boolean;
  matchRounds: number;
  matchRoundsPerPlayer: number;
  matchTarget: number;
  matchLimit: number;
  nextDealer: 'left' | 'winner' | 'round';
  jokers: number;
  /** 4♦, 3♦ and the queens exist once. */
  hasSingles: boolean;
  /** Two and seven, six and nine, ten and ace are equal ranks. */
  hasEqualRanks: boolean;
  /** Players go out one by one; the grand game's other mechanisms rest on it. */
  goesOutOneByOne: boolean;
  readonly grand: GrandDraft;
  tie: 'share' | 'deciding-round';
  /** Special cards act; switched off, only wishes are left of the powers. */
  specialsAct: boolean;
  /** Some card was given more than a wish, whether or not special cards act. */
  hasSpecials: boolean;
  readonly house: HouseDraft;
}

export function emptyDraft(players: number): Draft {
  return {
    players,
    lowestRank: 0,
    playersMin: 2,
    playersMax: 10,
    decks: 1,
    secondDeckFrom: 0,
    handSize: undefined,
    startEffect: 'none',
    startPutsBackWild: false,
    wildRank: undefined,
    wildOnWild: true,
    wildInNeed: false,
    needClause: '',
    suitOnlyRank: undefined,
    powers: [],
    penaltyThenPlays: false,
    sevenChainCap: undefined,
    lastCardDraws: false,
    sevenLastGoesRound: false,
    leaverScores: false,
    reverseSkipsForTwo: false,
    drawWhenAble: false,
    drawAbleEndsTurn: false,
    drawMax: 1,
    afterDraw: 'drawn',
    renewal: 'shuffle',
    hasCalls: true,
    callBars: false,
    callTakesPile: false,
    callAtOne: 'mau',
    callAtZero: undefined,
    catchCards: 0,
    announcesLast: false,
    lastBarred: [],
    lastFactor: emptyByFace().fill(1),
    lastBonus: emptyByFace(),
    scoring: 'cards',
    values: emptyByKind(),
    countsCards: false,
    matchRounds: 0,
    matchRoundsPerPlayer: 0,
    matchTarget: 0,
    matchLimit: 0,
    nextDealer: 'left',
    jokers: 0,
    hasSingles: false,
    hasEqualRanks: false,
    goesOutOneByOne: false,
    grand: emptyGrandDraft(),
    tie: 'share',
    specialsAct: true,
    hasSpecials: false,
    house: emptyHouseDraft(),
  };
}
