import type { HandCard, PlaceView, RoundView, TableView } from '@hausregel/protocol';
import { owedWord } from './callWords.ts';
import { aRank, callWord, cardName, isSingleEffect, isSuit, suitWord } from './cardWords.ts';
import type { Say, SpecialOf, StampOf } from './types.ts';

/** Who is on turn, and one sentence that begins with what I must do. */
export interface Status {
  readonly chip: string;
  /** `now`: something may be done although somebody else is on turn. */
  readonly tone: 'turn' | 'now' | 'plain';
  readonly sentence: string;
}

export interface StatusContext {
  readonly view: TableView;
  readonly say: Say;
  readonly stampOf: StampOf;
  readonly specialOf: SpecialOf;
}

export const nameOf = (places: readonly PlaceView[], seat: number | undefined): string =>
  places.find((place) => place.seat === seat)?.name ?? '';

const canLay = (round: RoundView): boolean => round.hand.some((card) => card.moves.length > 0);

/** A card that fits, though after drawing it may no longer be laid. */
const hasFitting = (round: RoundView): boolean => round.hand.some(({ refusal }) => refusal?.code === 'drawn-card-only');

/** A card that can only be laid as a joker is called one. */
const usedAs = ({ card, moves }: HandCard): string => (moves.every((move) => move.includes('=')) ? 'X' : card);

/** "a seven", "two equal eights": with four players left only two of them together answer a six or nine. */
const layWord = (card: HandCard, say: Say): string =>
  card.card.startsWith('8') && card.moves.every((move) => move.includes('+'))
    ? say('table.twoEights')
    : aRank(usedAs(card), say);

/** Ranks that may be laid, as one lays them: "a seven", "a two or a seven"; more than three are not listed. */
function layableRanks(round: RoundView, { say }: StatusContext): string | undefined {
  const cards = round.hand.filter(({ moves }) => moves.length > 0);
  const [one, two, three, more] = [...new Set(cards.map((card) => layWord(card, say)))];
  if (one === undefined || more !== undefined) return undefined;
  if (two === undefined) return one;
  return three === undefined ? say('table.orTwo', { one, two }) : say('table.orThree', { one, two, three });
}

/** What answers a chain: the ranks I hold for it, or the one card that has the effect. */
function answerWords(of: string, round: RoundView, context: StatusContext): string {
  const { say, stampOf } = context;
  if (of.length > 1 && isSingleEffect(of, stampOf)) return say('table.aCard', { card: cardName(of, say) });
  return layableRanks(round, context) ?? aRank(of, say);
}

/** A card may be laid whether it fits or not: on an empty table, or as a further card. */
function freeSentence(round: RoundView, { say }: StatusContext): string {
  const mayDraw = round.otherMoves.includes('draw');
  if (round.top === undefined && canLay(round)) return say(mayDraw ? 'table.doLayEmpty' : 'table.doLayFirst');
  if (!mayDraw) return say('table.doLayFree');
  return say(canLay(round) ? 'grand.doLayFreeOrDraw' : 'grand.doDrawOrLeave');
}

function furtherSentence(round: RoundView, lay: 'may' | 'must' | 'free', context: StatusContext): string {
  const { say } = context;
  if (lay === 'free') return freeSentence(round, context);
  const mayDraw = round.otherMoves.includes('draw');
  if (!canLay(round)) return say(mayDraw ? 'table.doDrawOne' : 'table.doLeaveNothing');
  if (lay === 'may') return say('table.doLayMay');
  return say(mayDraw ? 'grand.doLayMustOrDraw' : 'table.doLayMust');
}

/** What is demanded of whoever is on turn, where only the grand game knows it. */
function grandSentence(round: RoundView, { say }: StatusContext): string | undefined {
  const { demand } = round;
  if (demand === undefined) return undefined;
  if ('deal' in demand) return say('grand.doDeal');
  if ('card' in demand) return say('grand.doCard', { card: cardName(demand.card, say) });
  if ('rank' in demand) {
    const rank = aRank(demand.rank, say);
    return say(round.otherMoves.includes('draw') ? 'grand.doRankNone' : 'grand.doRank', { rank });
  }
  if ('meeting' in demand) return say(canLay(round) ? 'grand.doMeeting' : 'grand.doMeetingNone');
  return undefined;
}

function wishSentence(round: RoundView, { say }: StatusContext): string {
  const isOnly = !canLay(round) && !round.otherMoves.includes('draw');
  return say(isOnly ? 'table.doWish' : 'grand.doInheritWish');
}

function demandSentence(round: RoundView, context: StatusContext): string | undefined {
  const { demand } = round;
  const { say } = context;
  if (!demand) return undefined;
  if ('wish' in demand) return wishSentence(round, context);
  if ('draw' in demand) {
    const count = demand.draw;
    return canLay(round)
      ? say('table.doAnswerDraw', { count, answer: answerWords(demand.of, round, context) })
      : say('table.doDraw', { count });
  }
  if ('skip' in demand) {
    return canLay(round)
      ? say('table.doAnswerSkip', { answer: answerWords(demand.of, round, context) })
      : say('table.doSkip');
  }
  return 'lay' in demand ? furtherSentence(round, demand.lay, context) : grandSentence(round, context);
}

/** Cards in hand that may be laid first though they have neither the suit nor the rank asked for, as one lays them. */
const othersIn = (round: RoundView, suit: string, rank: string | undefined): readonly string[] =>
  round.hand
    .filter(({ card, moves }) => moves.some((m) => m.startsWith(card)) && card[1] !== suit && card[0] !== rank)
    .map(usedAs);

function serveSentence(round: RoundView, suit: string, { say }: StatusContext): string {
  const mayDraw = round.otherMoves.includes('draw');
  if (!isSuit(suit)) return serveRankSentence(round, suit, mayDraw, say);
  const [other] = othersIn(round, suit, undefined);
  const wild = other === undefined ? '' : aRank(other, say);
  const canServe = round.hand.some(({ card, moves }) => moves.length > 0 && card[1] === suit);
  const word = suitWord(suit, say);
  if (!canServe) return say(mayDraw ? 'table.doLayWildOrDraw' : 'table.doLayWild', { wild });
  if (wild !== '') return say('table.doServeOr', { suit: word, wild });
  return say(mayDraw ? 'table.doServeOrDraw' : 'table.doServe', { suit: word });
}

/** The rank that is wished, or the card that may be laid in place of it. */
function serveRankSentence(round: RoundView, rank: string, mayDraw: boolean, say: Say): string {
  const laid = round.hand.filter(({ moves }) => moves.length > 0).map(({ card }) => card);
  const wild = aRank(laid.find((card) => card[0] === rank) ?? laid[0] ?? rank, say);
  return say(mayDraw ? 'table.doLayWildOrDraw' : 'table.doLayWild', { wild });
}

function fitSentence(round: RoundView, context: StatusContext): string {
  const { say } = context;
  const { top, wish } = round;
  if (wish) return serveSentence(round, wish, context);
  if (top === undefined) return say(round.otherMoves.includes('draw') ? 'table.doLayEmpty' : 'table.doLayFirst');
  const [rank, suit] = top;
  if (rank === 'X' || suit === undefined || top.includes('=')) return say('table.doLay');
  const facts = { suit: suitWord(suit, say), rank: aRank(top, say) };
  const { wildRank = 'J', secondWildRank, openRank } = context.view.ruleSet.options;
  const others = othersIn(round, suit, rank);
  const isWild = ([as]: string): boolean => as === 'X' || as === wildRank || as === secondWildRank;
  if (rank === openRank || !others.every(isWild))
    return say(round.hand.every(({ moves }) => moves.length > 0) ? 'table.doLayAny' : 'table.doLay');
  const [other] = others;
  if (other === undefined) return say('table.doLayFitting', facts);
  const wild = aRank(other, say);
  const fits = round.hand.some(({ card, moves }) => moves.length > 0 && (card[1] === suit || card[0] === rank));
  if (fits) return say('table.doLayFittingOr', { ...facts, wild });
  return say(round.otherMoves.includes('draw') ? 'table.doLayWildOrDraw' : 'table.doLayWild', { wild });
}

/** After drawing a card that may be laid; where it need not be that one, the whole hand is told of. */
function drawnSentence(round: RoundView, { say }: StatusContext): string | undefined {
  const drawn = round.hand.find((card) => card.isNew && card.moves.length > 0);
  if (drawn === undefined) return undefined;
  if (round.otherMoves.includes('pass')) return say('table.doPlayDrawn');
  if (round.otherMoves.includes('draw')) return say('table.doPlayDrawnOrDraw');
  const isOnly = round.hand.every(({ card, moves }) => moves.length === 0 || card === drawn.card);
  return isOnly ? say('table.doPlayDrawnOnly') : undefined;
}

function myTurn(round: RoundView, context: StatusContext): string {
  const { say } = context;
  const demanded = demandSentence(round, context);
  if (demanded !== undefined) return demanded;
  const mayDraw = round.otherMoves.includes('draw');
  const mayPass = round.otherMoves.includes('pass');
  if (round.otherMoves.some((move) => move.startsWith('>'))) {
    const other = mayDraw ? 'table.doOpeningDraw' : 'table.doOpeningPass';
    return say(canLay(round) ? 'table.doOpening' : other);
  }
  const drawn = drawnSentence(round, context);
  if (drawn !== undefined) return drawn;
  if (canLay(round)) return mayPass && !mayDraw ? say('table.doLayOrPass') : fitSentence(round, context);
  if (mayDraw) return say('table.doDrawOne');
  return say(hasFitting(round) ? 'table.doPassDrawn' : 'table.doPassNothing');
}

/** Says that a card may be laid at once, where one may. */
function jumpSentence(round: RoundView, { say, specialOf }: StatusContext): string | undefined {
  const card = round.hand.find(({ moves }) => moves.length > 0)?.card;
  if (card === undefined) return undefined;
  const key =
    specialOf(card) === 'exit' ? 'grand.nowExit' : specialOf(card) === 'jump' ? 'grand.nowJump' : 'grand.nowLay';
  return say(key, { card: cardName(card, say) });
}

function waiting(round: RoundView, { view, say }: StatusContext): string {
  const wordOf = (seat: number | undefined): string => callWord(owedWord(round, seat), say);
  const forgetful = view.places.find((place) => place.canBeCaught && round.sideMoves.includes(`catch ${place.seat}`));
  if (forgetful) return say('table.waitCatch', { name: forgetful.name ?? '', word: wordOf(forgetful.seat) });
  if (round.sideMoves.includes('~')) return say('table.waitCall', { word: wordOf(view.you) });
  if (round.finisher !== undefined) return say('table.waitFinisher', { name: nameOf(view.places, round.finisher) });
  if (round.turn === undefined) return say('table.waitOver');
  const name = nameOf(view.places, round.turn);
  if (round.demand !== undefined && 'deal' in round.demand) return say('grand.waitDeal', { name });
  const isIn = view.places.some((place) => place.seat === view.you && place.isIn);
  if (isIn) return say('table.waitFor', { name });
  const place = view.you === undefined ? 0 : round.out.indexOf(view.you) + 1;
  return place === 0
    ? say('table.watching', { name })
    : `${say('log.youOut', { place })} ${say('table.waitFor', { name })}`;
}

/** Status line of a round for the holder of `view.you`, or for a spectator. */
export function statusOf(round: RoundView, context: StatusContext): Status {
  const { view, say } = context;
  if (round.turn !== undefined && round.turn === view.you) {
    return { chip: say('table.chipYou'), tone: 'turn', sentence: myTurn(round, context) };
  }
  const name = nameOf(view.places, round.turn);
  const jump = jumpSentence(round, context);
  return {
    chip: round.turn === undefined ? say('table.chipOver') : say('table.chipOther', { name }),
    tone: jump === undefined ? 'plain' : 'now',
    sentence: jump ?? waiting(round, context),
  };
}
