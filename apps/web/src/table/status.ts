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
  const cannot = round.otherMoves.includes('draw') ? 'table.doDrawOne' : 'table.doPassNothing';
  return say(canLay(round) ? may[demand.lay] : cannot);
}

function fitSentence(round: RoundView, { say }: StatusContext): string {
  const { top, wish } = round;
  const mayDraw = round.otherMoves.includes('draw');
  if (wish) return say(mayDraw ? 'table.doServeOrDraw' : 'table.doServe', { suit: suitWord(wish, say) });
  const [rank, suit] = top ?? '';
  if (top === undefined || rank === 'X' || suit === undefined || top.includes('=')) return say('table.doLay');
  return say('table.doLayFitting', { suit: suitWord(suit, say), rank: aRank(top, say) });
}

function myTurn(round: RoundView, context: StatusContext): string {
  const { say } = context;
  const demanded = demandSentence(round, context);
  if (demanded !== undefined) return demanded;
  const mayDraw = round.otherMoves.includes('draw');
  const mayPass = round.otherMoves.includes('pass');
  if (round.hand.some((card) => card.isNew && card.moves.length > 0)) return say('table.doPlayDrawn');
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
