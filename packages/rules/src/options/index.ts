/** All options, in the order in which they compile and appear in the rule book. */
import type { AnyOption } from '../option.ts';
import { catchCards, forgottenCall, lastCardCall, lastCardWords } from './calls.ts';
import { callWord } from './callWord.ts';
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
import * as chains from './house/chains.ts';
import * as ending from './house/ending.ts';
import * as houseScoring from './house/scoring.ts';
import * as single from './house/singleCards.ts';
import * as start from './house/start.ts';
import * as together from './house/together.ts';
import * as turns from './house/turns.ts';
import * as wild from './house/wild.ts';
import { matchRounds, matchRoundsPerPlayer, matchTarget, tie } from './match.ts';

/** Options of a module by key: the order of a module's own exports depends on how it is loaded. */
const optionsOf = (module: Readonly<Record<string, AnyOption>>): readonly AnyOption[] =>
  Object.values(module).toSorted((one, other) => (one.key < other.key ? -1 : 1));

export const OPTIONS: readonly AnyOption[] = [
  playersMin,
  playersMax,
  deckCards,
  secondDeckFrom,
  handSize,
  startCard,
  wildStartPutBack,
  start.plainStartCard,
  start.graceRound,
  start.startsBackwards,
  start.wildJokers,
  nextDealer,
  wildRank,
  wildOnWild,
  wildInNeed,
  suitOnlyRank,
  ...optionsOf(wild).filter(({ group }) => group === 'laying'),
  together.setsOfRank,
  together.identicalTogether,
  together.throwIn,
  drawWhenAbleToLay,
  drawCardsMax,
  afterDraw,
  drawAbleEndsTurn,
  turns.drawUntilFits,
  turns.drawnMustBeLaid,
  turns.handLimit,
  renewal,
  turns.emptyPileEndsRound,
  ...rankPowers,
  heartKingPower,
  ...optionsOf(single),
  start.jokerPower,
  specialCards,
  afterPenalty,
  sevenChainCap,
  ...optionsOf(chains),
  ...optionsOf(wild).filter(({ group }) => group === 'cards'),
  turns.uncoveredDraws,
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
  ending.noSpecialLast,
  ending.finishRank,
  ending.lastDrawReturns,
  ending.playOn,
  scoring,
  cardValues,
  countCards,
  houseScoring.pointTable,
  houseScoring.winnerGetsSum,
  houseScoring.roundToTens,
  matchLimit,
  matchTarget,
  matchRounds,
  matchRoundsPerPlayer,
  houseScoring.exactTotalResets,
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
