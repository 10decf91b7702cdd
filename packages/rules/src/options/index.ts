/** All options, in the order in which they compile and appear in the rule book. */
import type { AnyOption } from '../option.ts';
import { callWord, catchCards, forgottenCall, lastCardCall, lastCardWords } from './calls.ts';
import { handSize, nextDealer, startCard, wildStartPutBack } from './deal.ts';
import { deckCards, playersMax, playersMin, secondDeckFrom } from './deck.ts';
import { afterDraw, drawAbleEndsTurn, drawCardsMax, drawWhenAbleToLay } from './drawing.ts';
import { jackLastDoubles, jackMayBeLaidLast, queenBonus } from './lastCard.ts';
import { suitOnlyRank, wildInNeed, wildOnWild, wildRank } from './laying.ts';
import { afterPenalty, sevenChainCap } from './penalties.ts';
import { heartKingPower, rankPowers } from './powers.ts';
import { reverseForTwo } from './reverseForTwo.ts';
import { renewal } from './renewal.ts';
import { lastCardDraws, leaverScores, sevenLastGoesRound } from './roundEnd.ts';
import { cardValues, countCards, scoring } from './scoring.ts';
import { eightsCounter, kingMeetings, setsOfFives } from './grandCards.ts';
import {
  goesOutOneByOne,
  singleCards,
  equalRanks,
  equalCardsTogether,
  threeOfDiamondsJoker,
  fourOfDiamonds,
} from './grandPlay.ts';
import { fourQueens, queenOfClubs, queenOfHearts, queenOfSpades } from './grandQueens.ts';
import { conferring, countsBelow, duplicatesStay } from './grandTable.ts';
import { dealersChoice, jokers, pairHasDuty } from './grandValues.ts';
import { matchLimit } from './matchLimit.ts';
import { specialCards } from './specialCards.ts';
import { matchRounds, matchRoundsPerPlayer, matchTarget, tie } from './match.ts';

export const OPTIONS: readonly AnyOption[] = [
  playersMin,
  playersMax,
  deckCards,
  secondDeckFrom,
  handSize,
  startCard,
  wildStartPutBack,
  nextDealer,
  wildRank,
  wildOnWild,
  wildInNeed,
  suitOnlyRank,
  drawWhenAbleToLay,
  drawCardsMax,
  afterDraw,
  drawAbleEndsTurn,
  renewal,
  ...rankPowers,
  heartKingPower,
  specialCards,
  afterPenalty,
  sevenChainCap,
  reverseForTwo,
  lastCardCall,
  callWord,
  forgottenCall,
  catchCards,
  lastCardWords,
  jackMayBeLaidLast,
  jackLastDoubles,
  queenBonus,
  lastCardDraws,
  sevenLastGoesRound,
  scoring,
  cardValues,
  countCards,
  matchLimit,
  matchTarget,
  matchRounds,
  matchRoundsPerPlayer,
  tie,
  leaverScores,
  jokers,
  dealersChoice,
  pairHasDuty,
  setsOfFives,
  eightsCounter,
  kingMeetings,
  queenOfClubs,
  queenOfSpades,
  queenOfHearts,
  fourQueens,
  goesOutOneByOne,
  singleCards,
  equalRanks,
  equalCardsTogether,
  threeOfDiamondsJoker,
  fourOfDiamonds,
  duplicatesStay,
  countsBelow,
  conferring,
];

export const optionByKey = (key: string): AnyOption | undefined => OPTIONS.find((option) => option.key === key);
