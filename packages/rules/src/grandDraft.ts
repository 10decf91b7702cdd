/** What the options of the grand game write while a rule set is compiled. */
export interface GrandDraft {
  pairs: boolean;
  fiveSets: boolean;
  threeOfDiamondsJoker: boolean;
  pairHasDuty: boolean;
  eightCounters: boolean;
  kingMeetings: boolean;
  queenOfClubs: boolean;
  queenOfSpades: boolean;
  queenOfHearts: boolean;
  fourOfDiamonds: boolean;
  fourQueens: boolean;
  /** The duplicates of single cards stay in and are given up once the other copy was laid. */
  duplicatesStay: boolean;
  /** Others are told the exact size of a hand only below this; 0: always. */
  countsBelow: number;
  /** Players may confer, whisper, and look into each other's hands. */
  confers: boolean;
  handSizeMin: number;
  handSizeMax: number;
}

export const emptyGrandDraft = (): GrandDraft => ({
  pairs: false,
  fiveSets: false,
  threeOfDiamondsJoker: false,
  pairHasDuty: true,
  eightCounters: false,
  kingMeetings: false,
  queenOfClubs: false,
  queenOfSpades: false,
  queenOfHearts: false,
  fourOfDiamonds: false,
  fourQueens: false,
  duplicatesStay: false,
  countsBelow: 0,
  confers: false,
  handSizeMin: 0,
  handSizeMax: 0,
});
