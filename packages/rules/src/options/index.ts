/** All options, in the order in which they compile and appear in the rule book. */
import type { AnyOption } from '../option.ts';
import { catchCards, forgottenCall, jackLastDoubles, jackMayBeLaidLast, lastCardCall } from './calls.ts';
import { handSize, startCard } from './deal.ts';
import { lowestRank, playersMax, playersMin, secondDeckFrom } from './deck.ts';
import { afterDraw, drawWhenAbleToLay, renewal } from './drawing.ts';
import { wildOnWild, wildRank } from './laying.ts';
import { afterPenalty, heartKingPower, rankPowers, reverseForTwo, sevenChainCap } from './powers.ts';
import { lastCardDraws, leaverScores } from './roundEnd.ts';
import { cardValues, scoring } from './scoring.ts';
import { matchRounds, matchRoundsPerPlayer, matchTarget, tie } from './match.ts';

export const OPTIONS: readonly AnyOption[] = [
  playersMin,
  playersMax,
  lowestRank,
  secondDeckFrom,
  handSize,
  startCard,
  wildRank,
  wildOnWild,
  drawWhenAbleToLay,
  afterDraw,
  renewal,
  ...rankPowers,
  heartKingPower,
  afterPenalty,
  sevenChainCap,
  reverseForTwo,
  lastCardCall,
  forgottenCall,
  catchCards,
  jackMayBeLaidLast,
  jackLastDoubles,
  lastCardDraws,
  scoring,
  cardValues,
  matchTarget,
  matchRounds,
  matchRoundsPerPlayer,
  tie,
  leaverScores,
];

export const optionByKey = (key: string): AnyOption | undefined => OPTIONS.find((option) => option.key === key);
