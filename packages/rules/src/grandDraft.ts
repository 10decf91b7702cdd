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
  handSizeMin: 0,
  handSizeMax: 0,
});
