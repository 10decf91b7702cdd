export * from './card.ts';
export * from './chance.ts';
export * from './codes.ts';
export * from './move.ts';
export * from './view.ts';
export * from './rules.ts';
export {
  CALL_MADE,
  CALL_MISSED,
  CALL_NONE,
  CALL_OPEN,
  countBits,
  NONE,
  nextSeat,
  PHASE_CARD,
  PHASE_CHAIN,
  PHASE_DEAL,
  PHASE_DUTY,
  PHASE_FREE,
  PHASE_FURTHER,
  PHASE_INHERIT,
  PHASE_MEETING,
  PHASE_OPENING,
  PHASE_OVER,
  PHASE_RANK,
  PHASE_RIGHT,
  PHASE_TURN,
  PHASE_WISH,
  PHASES,
  Position,
} from './position.ts';
export {
  RESCUE_CANCELS,
  RESCUE_NONE,
  RESCUE_PASSES_ON,
  RESCUE_SENDS_BACK,
  SET_EFFECTS,
  SWAP_ALL,
  SWAP_NEXT,
  SWAP_NONE,
} from './house/houseTables.ts';
export type { HouseClauses, HouseTables, SetEffect } from './house/houseTables.ts';
export { cardsOfMove, isLateThrowIn } from './house/houseLegal.ts';
export { copiesInHand, shuffle } from './cards.ts';
export { rankWish, type Wish, WISH_COUNT, wishedRank } from './wish.ts';
export { apply, isOver } from './apply.ts';
export { deal, type DealOptions, setUp, type Setup } from './deal.ts';
export {
  EVENT_ASKED,
  EVENT_CAUGHT,
  EVENT_DREW,
  EVENT_GAVE_UP,
  EVENT_LAID,
  EVENT_PASSED,
  EVENT_RENEWED,
  EVENT_REVERSED,
  EVENT_SKIPPED,
  EVENT_TOOK,
  EVENT_WISHED,
  eventsFor,
  WHY_PENALTY,
} from './events.ts';
export { isCallDue, isInRound, legal, MOVES_MAX, movesOf, sideMoves } from './legal.ts';
export { CIRCUMSTANCES, type Circumstance, type MoveNote, noteOf } from './moveNote.ts';
export { refusalCode, refusalOf, unproposedLay } from './refusal.ts';
export { demandOf, handOf, viewFor } from './viewFor.ts';
export { outcomeOf } from './outcome.ts';
export { finishRound, type Match, type MatchRules, startMatch, withoutSeat } from './match.ts';
export { Xoshiro128 } from './xoshiro.ts';
export { breakRound } from './grand/grandApply.ts';
export { FIVE_SET_COUNT, FOUR_SET_COUNT, fivesOfSet, setOfFives } from './grand/fiveSets.ts';
export type { Band, GrandClauses, GrandTables } from './grand/grandTables.ts';
export { handValue } from './handValue.ts';
