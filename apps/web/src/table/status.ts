import type { PlaceView, RoundView, TableView } from '@hausregel/protocol';
import { owedWord } from './callWords.ts';
import { callWord, cardName } from './cardWords.ts';
import { turnSentence } from './turnWords.ts';
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
    return { chip: say('table.chipYou'), tone: 'turn', sentence: turnSentence(round, context) };
  }
  const name = nameOf(view.places, round.turn);
  const jump = jumpSentence(round, context);
  return {
    chip: round.turn === undefined ? say('table.chipOver') : say('table.chipOther', { name }),
    tone: jump === undefined ? 'plain' : 'now',
    sentence: jump ?? waiting(round, context),
  };
}
