/** What goes together where players go out one by one, and what only exists there. */
import { JOKER } from '@hausregel/core';
import { type Draft, keyOfPower } from './draft.ts';
import type { Power } from './power.ts';
import { houseKeysInUse } from './housePlayability.ts';

/** Powers that need a duty to be kept in mind, which only the grand game does. */
const ONLY_GRAND: readonly Power[] = ['same-rank', 'reverse-draw-two-flat'];
/** Powers that the grand game does not know. */
const NEVER_GRAND: readonly Power[] = [
  'further',
  'others-draw-one',
  'others-skip',
  'reverse',
  'skip-chain',
  'reverse-draw-two',
  'draw-one',
  'reverse-draw-five',
  'self-draws-one',
  'swap-next',
  'swap-all',
  'base',
  'copy',
  'wish-rank',
];

/** Keys of options that cannot be as they are, given whether players go out one by one. */
export function misplacedOptions(draft: Draft): string[] {
  const wrong = draft.goesOutOneByOne ? withGoingOut(draft) : withoutGoingOut(draft);
  const powers = draft.goesOutOneByOne ? NEVER_GRAND : ONLY_GRAND;
  const misplaced = draft.powers.filter(({ power }) => powers.includes(power));
  return [
    ...Object.entries(wrong).flatMap(([key, isWrong]) => (isWrong ? [key] : [])),
    ...misplaced.map(keyOfPower),
    ...(draft.goesOutOneByOne ? houseKeysInUse(draft) : []),
  ];
}

const withoutGoingOut = ({ grand, jokers, hasSingles, hasEqualRanks }: Draft): Readonly<Record<string, boolean>> => ({
  jokers: jokers > 0,
  singleCards: hasSingles,
  equalRanks: hasEqualRanks,
  equalCardsTogether: grand.pairs,
  setsOfFives: grand.fiveSets,
  threeOfDiamondsJoker: grand.threeOfDiamondsJoker,
  eightsCounter: grand.eightCounters,
  kingMeetings: grand.kingMeetings,
  queenOfClubs: grand.queenOfClubs,
  queenOfSpades: grand.queenOfSpades,
  queenOfHearts: grand.queenOfHearts,
  fourOfDiamonds: grand.fourOfDiamonds,
  fourQueens: grand.fourQueens,
  dealersChoice: grand.handSizeMin > 0,
  countsBelow: grand.countsBelow > 0,
  duplicatesStay: grand.duplicatesStay,
  pairHasDuty: !grand.pairHasDuty,
});

const withGoingOut = (draft: Draft): Readonly<Record<string, boolean>> => ({
  lastCardCall: draft.hasCalls,
  startCard: draft.startEffect !== 'none',
  wildStartPutBack: draft.startPutsBackWild,
  wildInNeed: draft.wildInNeed,
  wildRank: draft.wildRank !== undefined && draft.wildRank !== JACK,
  wildOnWild: draft.wildOnWild,
  drawWhenAbleToLay: !draft.drawWhenAble,
  drawAbleEndsTurn: draft.drawAbleEndsTurn,
  drawCardsMax: draft.drawMax > 1,
  afterPenalty: draft.penaltyThenPlays,
  sevenChainCap: draft.sevenChainCap !== undefined,
  reverseForTwo: draft.reverseSkipsForTwo,
  jackMayBeLaidLast: draft.lastBarred.length > 0,
  jackLastDoubles: draft.lastFactor.some((factor) => factor > 1),
  queenBonus: draft.lastBonus.some((bonus) => bonus > 0),
  lastCardWords: draft.announcesLast,
  lastCardDraws: draft.lastCardDraws,
  sevenLastGoesRound: draft.sevenLastGoesRound,
  leaverScores: draft.leaverScores,
  scoring: draft.scoring !== 'cards',
  dealersChoice: draft.grand.handSizeMin * draft.players + 1 > cardsOf(draft),
});

const JACK = 9;

/** At least so many cards are in the deck. */
function cardsOf(draft: Draft): number {
  const ranks = (JOKER >> 2) - draft.lowestRank;
  return ranks * 4 * draft.decks - (draft.hasSingles ? 6 : 0);
}
