/** What is counted in every round of a simulation. A name here is a name in the JSON of a report. */
export const COUNTS = [
  'moves',
  'turns',
  'cardsDrawn',
  'penalties',
  'penaltyCards',
  'skips',
  'reversals',
  'wishes',
  'furtherCards',
  'reshuffles',
  'callsForgotten',
  'callsLate',
  'callsCaught',
  'pilesTaken',
  'jokers',
  'cardsTogether',
  'sets',
  'rankDuties',
  'summons',
  'meetings',
  'handsAsked',
  'outOfTurn',
  'comebacks',
  'givenUp',
  'doubled',
  'noWinner',
  'blocked',
  'unfinished',
] as const;
export type Count = (typeof COUNTS)[number];
export const COUNT_COUNT: number = COUNTS.length;

export const MOVES = 0;
export const TURNS = 1;
export const CARDS_DRAWN = 2;
export const PENALTIES = 3;
export const PENALTY_CARDS = 4;
export const SKIPS = 5;
export const REVERSALS = 6;
export const WISHES = 7;
export const FURTHER_CARDS = 8;
export const RESHUFFLES = 9;
export const CALLS_FORGOTTEN = 10;
export const CALLS_LATE = 11;
export const CALLS_CAUGHT = 12;
export const PILES_TAKEN = 13;
export const JOKERS = 14;
export const CARDS_TOGETHER = 15;
export const SETS = 16;
export const RANK_DUTIES = 17;
export const SUMMONS = 18;
export const MEETINGS = 19;
export const HANDS_ASKED = 20;
export const OUT_OF_TURN = 21;
export const COMEBACKS = 22;
export const GIVEN_UP = 23;
export const DOUBLED = 24;
export const NO_WINNER = 25;
export const BLOCKED = 26;
export const UNFINISHED = 27;
