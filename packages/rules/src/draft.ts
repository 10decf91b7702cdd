/** What the options write while a rule set is compiled; `finish` turns it into the tables. */
import type { AfterDraw, Announcement, Rank, Renewal, Scoring, StartEffect } from '@hausregel/core';
import { emptyByFace, emptyByKind } from '@hausregel/core';
import type { Power } from './power.ts';

/** A power given to one rank, or to one card of it (`suit`). */
export interface PowerEntry {
  readonly rank: Rank;
  readonly suit: number | undefined;
  readonly power: Power;
  readonly clause: string;
}

export interface Draft {
  /** Players of the round that is compiled for. */
  readonly players: number;
  lowestRank: Rank;
  playersMin: number;
  playersMax: number;
  decks: number;
  handSize: number | undefined;
  startEffect: StartEffect;
  wildRank: Rank | undefined;
  wildOnWild: boolean;
  readonly powers: PowerEntry[];
  penaltyThenPlays: boolean;
  sevenChainCap: number | undefined;
  lastCardDraws: boolean;
  leaverScores: boolean;
  reverseSkipsForTwo: boolean;
  drawWhenAble: boolean;
  drawMax: number;
  afterDraw: AfterDraw;
  renewal: Renewal;
  hasCalls: boolean;
  callBars: boolean;
  callAtOne: Announcement;
  callAtZero: Announcement | undefined;
  catchCards: number;
  readonly lastBarred: Rank[];
  readonly lastFactor: Uint8Array;
  scoring: Scoring;
  readonly values: Uint8Array;
  matchRounds: number;
  matchRoundsPerPlayer: number;
  matchTarget: number;
  tie: 'share' | 'deciding-round';
}

export function emptyDraft(players: number): Draft {
  return {
    players,
    lowestRank: 0,
    playersMin: 2,
    playersMax: 10,
    decks: 1,
    handSize: undefined,
    startEffect: 'none',
    wildRank: undefined,
    wildOnWild: true,
    powers: [],
    penaltyThenPlays: false,
    sevenChainCap: undefined,
    lastCardDraws: false,
    leaverScores: false,
    reverseSkipsForTwo: false,
    drawWhenAble: false,
    drawMax: 1,
    afterDraw: 'drawn',
    renewal: 'shuffle',
    hasCalls: true,
    callBars: false,
    callAtOne: 'mau',
    callAtZero: undefined,
    catchCards: 0,
    lastBarred: [],
    lastFactor: emptyByFace().fill(1),
    scoring: 'cards',
    values: emptyByKind(),
    matchRounds: 0,
    matchRoundsPerPlayer: 0,
    matchTarget: 0,
    tie: 'share',
  };
}
