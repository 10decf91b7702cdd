import type { HandCard, RoundView } from '@hausregel/protocol';
import { aRank, cardName, isSingleEffect, isSuit, suitWord, theCard, wishWord } from './cardWords.ts';
import type { StatusContext } from './status.ts';
import type { Say } from './types.ts';

const canLay = (round: RoundView): boolean => round.hand.some((card) => card.moves.length > 0);

const FITS_BUT: ReadonlySet<string | undefined> = new Set(['drawn-card-only', 'last-card-barred', 'call-missing']);

/** Nothing may be laid; a card may fit all the same, where nothing is laid after drawing, or not as the last card. */
const passSentence = (round: RoundView, say: Say): string =>
  say(round.hand.some(({ refusal }) => FITS_BUT.has(refusal?.code)) ? 'table.doPassDrawn' : 'table.doPassNothing');

/** More words than these are no list that is read at a glance. */
const LISTED_MAX = 4;

/** A card that can only be laid as a joker is called one. */
const usedAs = ({ card, moves }: HandCard): string => (moves.every((move) => move.includes('=')) ? 'X' : card);

/** "a seven", "two equal eights": with four players left only two of them together answer a six or nine. */
const layWord = (card: HandCard, say: Say): string =>
  card.card.startsWith('8') && card.moves.every((move) => move.includes('+'))
    ? say('table.twoEights')
    : aRank(usedAs(card), say);

/** Words in a list: "a two, a seven or a joker"; none and more than four are not listed. */
function listed(words: readonly string[], say: Say): string | undefined {
  const all = [...new Set(words)];
  const last = all.pop();
  if (last === undefined || all.length >= LISTED_MAX) return undefined;
  return all.length === 0 ? last : say('table.orTwo', { one: all.join(', '), two: last });
}

/** What may be laid, as one lays it: "hearts" for the cards of that suit, else "a seven", "two equal eights". */
const layableWords = (round: RoundView, say: Say, suit?: string): readonly string[] =>
  round.hand
    .filter(({ card, moves }) => moves.some((move) => move.startsWith(card)))
    .toSorted((a, b) => Number(b.card[1] === suit) - Number(a.card[1] === suit))
    .map((card) => (isSuit(suit) && card.card[1] === suit ? aSuit(suit, say) : layWord(card, say)));

const aSuit = (suit: string, say: Say): string => say('table.aSuit', { suit: suitWord(suit, say) });

/** Lays one of these; "a card" where they are too many to be named. */
function laySentence(words: readonly string[], mayDraw: boolean, say: Say): string {
  const cards = listed(words, say);
  if (cards === undefined) return say(mayDraw ? 'table.doLayOrDraw' : 'table.doLay');
  return say(mayDraw ? 'table.doLayCardsOrDraw' : 'table.doLayCards', { cards });
}

/** An answer by its rank, or by its name where another card of that rank in hand is none. */
function answerWord(card: HandCard, { hand }: RoundView, say: Say): string {
  const isOneOf = hand.some((other) => other.card[0] === card.card[0] && other.moves.length === 0);
  return isOneOf ? theCard(usedAs(card), say) : layWord(card, say);
}

/** What answers a chain of cards that alone of their rank have the effect: those cards by their names. */
function singleAnswers(of: string, answers: readonly HandCard[], say: Say): readonly string[] {
  return answers.every(({ card }) => card === of)
    ? [say('table.aCard', { card: cardName(of, say) })]
    : answers.map((card) => theCard(usedAs(card), say));
}

/** What answers a chain: the ranks or the cards I hold for it, a joker last. */
function answerWords(of: string, round: RoundView, { say, stampOf }: StatusContext): string {
  const answers = round.hand
    .filter(({ card, moves }) => moves.some((move) => move.startsWith(card)))
    .toSorted((a, b) => Number(usedAs(a) === 'X') - Number(usedAs(b) === 'X'));
  const words =
    of.length > 1 && isSingleEffect(of, stampOf)
      ? singleAnswers(of, answers, say)
      : answers.map((card) => answerWord(card, round, say));
  return listed(words, say) ?? aRank(of, say);
}

/** A card may be laid whether it fits or not: on an empty table, or as a further card. */
function freeSentence(round: RoundView, { say }: StatusContext): string {
  const mayDraw = round.otherMoves.includes('draw');
  if (round.top === undefined && canLay(round)) return say(mayDraw ? 'table.doLayEmpty' : 'table.doLayFirst');
  if (!mayDraw) return say('table.doLayFree');
  return say(canLay(round) ? 'grand.doLayFreeOrDraw' : 'grand.doDrawOrLeave');
}

function furtherSentence(
  round: RoundView,
  { lay, suit }: Extract<RoundView['demand'], { lay: string }>,
  context: StatusContext,
): string {
  const { say } = context;
  if (lay === 'free') return freeSentence(round, context);
  const mayDraw = round.otherMoves.includes('draw');
  if (!canLay(round)) return mayDraw ? say('grand.doDrawUncovered') : passSentence(round, say);
  if (suit !== undefined) return say('table.doLayMaySuit', { suit: suitWord(suit, say) });
  if (lay === 'may') return say('table.doLayMay');
  return say(mayDraw ? 'grand.doLayMustOrDraw' : 'table.doLayMust');
}

/** A rank that must be laid, as a joker too; without it what fits, or a draw. */
function rankSentence(round: RoundView, asked: string, { say }: StatusContext): string {
  const rank = aRank(asked, say);
  if (!round.otherMoves.includes('draw'))
    return say('table.doLayCards', { cards: listed(layableWords(round, say), say) ?? rank });
  const words = layableWords(round, say, round.top?.[1]);
  const sentence = words.length === 0 ? say('table.doDrawOne') : laySentence(words, true, say);
  return say('grand.doRankNone', { rank, sentence });
}

/** What is demanded of whoever is on turn, where only the grand game knows it. */
function grandSentence(round: RoundView, context: StatusContext): string | undefined {
  const { demand } = round;
  const { say } = context;
  if (demand === undefined) return undefined;
  if ('deal' in demand) return say('grand.doDeal');
  if ('card' in demand) return say('grand.doCard', { card: theCard(demand.card, say) });
  if ('rank' in demand) return rankSentence(round, demand.rank, context);
  if ('meeting' in demand) return say(canLay(round) ? 'grand.doMeeting' : 'grand.doMeetingNone');
  return undefined;
}

function wishSentence(round: RoundView, { say }: StatusContext): string {
  if (canLay(round)) return say('table.doWishOrPlay');
  if (round.otherMoves.includes('draw')) return say('table.doOpeningDraw');
  const isOfRank = !round.otherMoves.some((move) => move.startsWith('>') && isSuit(move[1]));
  return say(isOfRank ? 'table.doWishRank' : 'table.doWish');
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
  return 'lay' in demand ? furtherSentence(round, demand, context) : grandSentence(round, context);
}

/** Cards in hand that may be laid first though they have neither the suit nor the rank asked for, as one lays them. */
const othersIn = (round: RoundView, suit: string, rank: string | undefined): readonly string[] =>
  round.hand
    .filter(({ card, moves }) => moves.some((m) => m.startsWith(card)) && card[1] !== suit && card[0] !== rank)
    .map(usedAs);

const serves = (wish: string, card: string): boolean => (isSuit(wish) ? card[1] : card[0]) === wish;

/** Follows the wish, which it names by that; undefined where nothing in hand does. */
function serveSentence(round: RoundView, wish: string, { say }: StatusContext): string | undefined {
  if (!round.hand.some(({ card, moves }) => moves.length > 0 && serves(wish, card))) return undefined;
  const mayDraw = round.otherMoves.includes('draw');
  if (!isSuit(wish)) return laySentence(layableWords(round, say), mayDraw, say);
  const suit = suitWord(wish, say);
  const others = othersIn(round, wish, undefined).map((other) => aRank(other, say));
  if (others.length === 0) return say(mayDraw ? 'table.doServeOrDraw' : 'table.doServe', { suit });
  const wild = listed(others, say);
  return wild === undefined ? undefined : say(mayDraw ? 'table.doServeOrLayOrDraw' : 'table.doServeOr', { suit, wild });
}

function fitSentence(round: RoundView, context: StatusContext): string {
  const { say } = context;
  const { top, wish } = round;
  const mayDraw = round.otherMoves.includes('draw');
  if (wish !== undefined) return laySentence(layableWords(round, say), mayDraw, say);
  if (top === undefined) return say(mayDraw ? 'table.doLayEmpty' : 'table.doLayFirst');
  const [rank, suit] = top;
  if (rank === 'X' || suit === undefined || top.includes('=')) return say('table.doLay');
  const { wildRank = 'J', secondWildRank, openRank } = context.view.ruleSet.options;
  const others = othersIn(round, suit, rank);
  const isWild = ([as]: string): boolean => as === 'X' || as === wildRank || as === secondWildRank;
  if (rank === openRank || !others.every(isWild))
    return say(round.hand.every(({ moves }) => moves.length > 0) ? 'table.doLayAny' : 'table.doLay');
  const wild = others.map((other) => aRank(other, say));
  const fits = round.hand.some(({ card, moves }) => moves.length > 0 && (card[1] === suit || card[0] === rank));
  // A wild card is not to be wasted unknowingly where one may draw.
  if (!fits && wild.length > 0) return laySentence(wild, mayDraw, say);
  return laySentence([aSuit(suit, say), aRank(top, say), ...wild], false, say);
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

/** What is left after drawing, or with nothing to lay, or else what fits. */
function ordinarySentence(round: RoundView, context: StatusContext): string {
  const { say } = context;
  const drawn = drawnSentence(round, context);
  if (drawn !== undefined) return drawn;
  const mayDraw = round.otherMoves.includes('draw');
  if (canLay(round)) {
    const mayOnlyPass = round.otherMoves.includes('pass') && !mayDraw;
    return mayOnlyPass ? say('table.doLayOrPass') : fitSentence(round, context);
  }
  if (mayDraw) return say('table.doDrawOne');
  return passSentence(round, say);
}

function wishedSentence(round: RoundView, wish: string, context: StatusContext): string {
  const { say } = context;
  const served = round.otherMoves.includes('pass') ? undefined : serveSentence(round, wish, context);
  return served ?? say('table.doWished', { wish: wishWord(wish, say), sentence: ordinarySentence(round, context) });
}

/** What I must or may do now: what is demanded or wished is named, and what I may lay, draw or leave. */
export function turnSentence(round: RoundView, context: StatusContext): string {
  const { say } = context;
  const demanded = demandSentence(round, context);
  if (demanded !== undefined) return demanded;
  if (round.otherMoves.some((move) => move.startsWith('>'))) {
    const mayDraw = round.otherMoves.includes('draw');
    if (canLay(round)) return say(mayDraw ? 'table.doWishOrPlay' : 'table.doOpening');
    return say(mayDraw ? 'table.doOpeningDraw' : 'table.doOpeningPass');
  }
  return round.wish === undefined ? ordinarySentence(round, context) : wishedSentence(round, round.wish, context);
}
