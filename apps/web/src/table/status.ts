import type { PlaceView, RoundView, TableView } from '@hausregel/protocol';
import { aRank, cardName, isSingleEffect, suitWord } from './cardWords.ts';
import type { Say, StampOf } from './types.ts';

/** Who is on turn, and one sentence that begins with what I must do. */
export interface Status {
  readonly chip: string;
  readonly tone: 'turn' | 'plain';
  readonly sentence: string;
}

interface StatusContext {
  readonly view: TableView;
  readonly say: Say;
  readonly stampOf: StampOf;
}

export const nameOf = (places: readonly PlaceView[], seat: number | undefined): string =>
  places.find((place) => place.seat === seat)?.name ?? '';

const canLay = (round: RoundView): boolean => round.hand.some((card) => card.moves.length > 0);

/** What answers a chain: a rank, or the one card that has the effect. */
function answerWords(of: string, { say, stampOf }: StatusContext): string {
  return isSingleEffect(of, stampOf) ? say('table.aCard', { card: cardName(of, say) }) : aRank(of, say);
}

function demandSentence(round: RoundView, context: StatusContext): string | undefined {
  const { demand } = round;
  const { say } = context;
  if (!demand) return undefined;
  if ('wish' in demand) return say('table.doWish');
  if ('draw' in demand) {
    const count = demand.draw;
    return canLay(round)
      ? say('table.doAnswerDraw', { count, answer: answerWords(demand.of, context) })
      : say('table.doDraw', { count });
  }
  if ('skip' in demand) {
    return canLay(round) ? say('table.doAnswerSkip', { answer: answerWords(demand.of, context) }) : say('table.doSkip');
  }
  const may = { may: 'table.doLayMay', must: 'table.doLayMust', free: 'table.doLayFree' } as const;
  const cannot = round.otherMoves.includes('draw') ? 'table.doDrawOne' : 'table.doLeaveNothing';
  return say(canLay(round) ? may[demand.lay] : cannot);
}

/** A card in hand that may be laid though it has neither the suit nor the rank asked for. */
const wildIn = (round: RoundView, suit: string, rank: string | undefined): string | undefined =>
  round.hand.find(({ card, moves }) => moves.length > 0 && card[1] !== suit && card[0] !== rank)?.card;

function serveSentence(round: RoundView, suit: string, { say }: StatusContext): string {
  const mayDraw = round.otherMoves.includes('draw');
  const other = wildIn(round, suit, undefined);
  const wild = other === undefined ? '' : aRank(other, say);
  const canServe = round.hand.some(({ card, moves }) => moves.length > 0 && card[1] === suit);
  const word = suitWord(suit, say);
  if (!canServe) return say(mayDraw ? 'table.doLayWildOrDraw' : 'table.doLayWild', { wild });
  if (wild !== '') return say('table.doServeOr', { suit: word, wild });
  return say(mayDraw ? 'table.doServeOrDraw' : 'table.doServe', { suit: word });
}

function fitSentence(round: RoundView, context: StatusContext): string {
  const { say } = context;
  const { top, wish } = round;
  if (wish) return serveSentence(round, wish, context);
  const [rank, suit] = top ?? '';
  if (top === undefined || rank === 'X' || suit === undefined || top.includes('=')) return say('table.doLay');
  const facts = { suit: suitWord(suit, say), rank: aRank(top, say) };
  const other = wildIn(round, suit, rank);
  if (other === undefined) return say('table.doLayFitting', facts);
  const wild = aRank(other, say);
  const fits = round.hand.some(({ card, moves }) => moves.length > 0 && (card[1] === suit || card[0] === rank));
  if (fits) return say('table.doLayFittingOr', { ...facts, wild });
  return say(round.otherMoves.includes('draw') ? 'table.doLayWildOrDraw' : 'table.doLayWild', { wild });
}

function myTurn(round: RoundView, context: StatusContext): string {
  const { say } = context;
  const demanded = demandSentence(round, context);
  if (demanded !== undefined) return demanded;
  const mayDraw = round.otherMoves.includes('draw');
  const mayPass = round.otherMoves.includes('pass');
  if (round.hand.some((card) => card.isNew && card.moves.length > 0))
    return say(mayDraw && !mayPass ? 'table.doPlayDrawnOrDraw' : 'table.doPlayDrawn');
  if (canLay(round)) return mayPass && !mayDraw ? say('table.doLayOrPass') : fitSentence(round, context);
  return say(mayDraw ? 'table.doDrawOne' : 'table.doPassNothing');
}

function waiting(round: RoundView, { view, say }: StatusContext): string {
  const forgetful = view.places.find((place) => place.canBeCaught && round.sideMoves.includes(`catch ${place.seat}`));
  if (forgetful) return say('table.waitCatch', { name: forgetful.name ?? '' });
  if (round.finisher !== undefined) return say('table.waitFinisher', { name: nameOf(view.places, round.finisher) });
  if (round.sideMoves.includes('~')) return say('table.waitCall');
  if (round.turn === undefined) return say('table.waitOver');
  return say(view.you === undefined ? 'table.watching' : 'table.waitFor', { name: nameOf(view.places, round.turn) });
}

/** Status line of a round for the holder of `view.you`, or for a spectator. */
export function statusOf(round: RoundView, context: StatusContext): Status {
  const { view, say } = context;
  if (round.turn !== undefined && round.turn === view.you) {
    return { chip: say('table.chipYou'), tone: 'turn', sentence: myTurn(round, context) };
  }
  const name = nameOf(view.places, round.turn);
  return {
    chip: round.turn === undefined ? say('table.chipOver') : say('table.chipOther', { name }),
    tone: 'plain',
    sentence: waiting(round, context),
  };
}
