/**
 * Views in notation, as they are sent: built by listing what the core's `View` of that seat holds.
 * Nothing here reaches into a position for anything that the view does not say.
 */
import {
  cardsOfMove,
  type Circumstance,
  type Demand,
  EMPTY_TABLE,
  fivesOfSet,
  FOUR_SET_COUNT,
  type Face,
  isCallDue,
  isInRound,
  type Kind,
  layMove,
  LEAVE,
  type Move,
  moveArgument,
  moveKind,
  movesOf,
  noteOf,
  PHASE_OVER,
  type Position,
  type Refusal,
  refusalOf,
  type Rules,
  type Seat,
  unproposedLay,
  VERB_LAY,
  VERB_SET,
  verbOf,
  viewFor,
  type Wish,
} from '@hausregel/core';
import { formatFace, formatKind, formatMove, formatRank, formatWish } from '@hausregel/notation';
import type { CardText, DemandText, HandCard, RefusalText, RoundView, SuitText, WishText } from '@hausregel/protocol';

const SUIT_TEXTS: readonly SuitText[] = ['C', 'S', 'H', 'D'];

const suitText = (suit: number | undefined): SuitText | undefined =>
  suit === undefined ? undefined : SUIT_TEXTS[suit];

export const wishText = (wish: Wish | undefined): WishText | undefined =>
  wish === undefined ? undefined : formatWish(wish);

export const faceText = (face: Face): CardText | undefined => (face === EMPTY_TABLE ? undefined : formatFace(face));

export function demandText(demand: Demand | undefined): DemandText | undefined {
  if (demand === undefined) return undefined;
  if ('draw' in demand) return { draw: demand.draw, of: formatFace(demand.of) };
  if ('skip' in demand) return { skip: demand.skip, of: formatFace(demand.of) };
  if ('rank' in demand) return { rank: formatRank(demand.rank) };
  if ('card' in demand) return { card: formatFace(demand.card) };
  if (!('lay' in demand)) return demand;
  const suit = suitText(demand.suit);
  return suit === undefined ? { lay: demand.lay } : { lay: demand.lay, suit };
}

export function refusalText(refusal: Refusal): RefusalText {
  return {
    code: refusal.code,
    clause: refusal.clause,
    move: formatMove(refusal.move),
    top: faceText(refusal.top),
    wish: wishText(refusal.wish),
    demand: demandText(refusal.demand),
    ...(refusal.instead === undefined ? {} : { instead: refusal.instead }),
    ...(refusal.grace === undefined ? {} : { grace: refusal.grace }),
  };
}

/** What the table knows of a round beside the position. */
export interface RoundFacts {
  readonly round: number;
  readonly isDeciding: boolean;
  readonly deadline: number | undefined;
  readonly stamps: RoundView['stamps'];
  readonly looks: RoundView['looks'];
  readonly deal?: number | undefined;
  readonly digest?: string | undefined;
}

/**
 * Moves that are not a card's own. Of the orders of all eight fives only the first with each first
 * card is told: there are thousands.
 */
function isOffered(move: Move): boolean {
  if (verbOf(move) !== VERB_SET) return verbOf(move) !== VERB_LAY;
  const number = moveArgument(move);
  const first = fivesOfSet(number)?.[0];
  return number <= FOUR_SET_COUNT || first !== fivesOfSet(number - 1)?.[0];
}

/** The round as the holder of a seat (undefined: a spectator) may see it. */
export function roundView(rules: Rules, position: Position, seat: Seat | undefined, facts: RoundFacts): RoundView {
  const view = viewFor(rules, position, seat);
  const moves = seat === undefined ? { main: [], side: [] } : movesOf(rules, position, seat);
  const isOnTurn = seat !== undefined && view.turn === seat;
  const attempt = isOnTurn ? unproposedLay(rules, position, seat) : undefined;
  const hand = handCards(
    view.hand,
    view.drawn,
    moves.main,
    (kind) => (isOnTurn ? refusalOf(rules, position, seat, layMove(kind)) : undefined),
    (move) => (seat === undefined ? undefined : noteOf(rules, position, seat, move)?.as),
  );
  const text: Writable<RoundView> = {
    round: facts.round,
    isDeciding: facts.isDeciding,
    dealer: view.dealer,
    turn: view.turn,
    direction: view.direction,
    top: faceText(view.top),
    topBy: view.topBy,
    discard: view.discard.map(formatKind),
    wish: wishText(view.wish),
    demand: demandText(view.demand),
    drawCount: view.drawCount,
    hand: attempt === undefined ? hand : hand.map((card) => ({ ...card, attempt: formatMove(attempt) })),
    otherMoves: moves.main.filter(isOffered).map(formatMove),
    sideMoves: moves.side.filter((move) => move !== LEAVE).map(formatMove),
    callDueNext:
      seat !== undefined &&
      view.outcome === undefined &&
      view.seats[seat]?.isIn === true &&
      isCallDue(rules, position, seat),
    callWord: rules.calls.atOne,
    out: view.out,
    agreed: view.agreed,
    constant: view.constant,
    looks: facts.looks,
    finisher: view.finisher,
    deadline: facts.deadline,
    stamps: facts.stamps,
  };
  // Spreading what is mostly not there would take longer than all the rest.
  if (rules.calls.atZero !== undefined) text.lastCallWord = rules.calls.atZero;
  if (view.grace !== 0) text.grace = view.grace;
  const calls = callsWith(rules, position, seat, moves.main);
  if (calls.length > 0) text.callDueWith = calls;
  if (facts.deal !== undefined) text.deal = facts.deal;
  if (facts.digest !== undefined) text.digest = facts.digest;
  return text;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Several cards at once leave other numbers of cards in hand than one does. */
function callsWith(
  rules: Rules,
  position: Position,
  seat: Seat | undefined,
  moves: readonly Move[],
): readonly number[] {
  if (seat === undefined || position.phase === PHASE_OVER || !isInRound(position, seat)) return [];
  const one = isCallDue(rules, position, seat) ? [1] : [];
  const due = moves.filter(
    (move) => verbOf(move) === VERB_LAY && cardsOfMove(move) > 1 && isCallDue(rules, position, seat, move),
  );
  return [...new Set([...one, ...due.map(cardsOfMove)])];
}

/** What all ways of laying a card have in common, if there is any. */
function sharedBy(all: readonly (Circumstance | undefined)[]): Circumstance | undefined {
  const [as] = all;
  return all.every((each) => each === as) ? as : undefined;
}

function handCards(
  hand: readonly Kind[],
  drawn: Kind | undefined,
  moves: readonly Move[],
  refusal: (kind: Kind) => Refusal | undefined,
  circumstance: (move: Move) => Circumstance | undefined,
): HandCard[] {
  // Of two equal cards only one is the new one.
  const newIndex = drawn === undefined ? -1 : hand.lastIndexOf(drawn);
  return hand.map((kind, index) => {
    const own = moves.filter((move) => verbOf(move) === VERB_LAY && moveKind(move) === kind);
    const refused = own.length === 0 ? refusal(kind) : undefined;
    const card: Writable<HandCard> = {
      card: formatKind(kind),
      moves: own.map(formatMove),
      refusal: refused === undefined ? undefined : refusalText(refused),
      isNew: index === newIndex,
    };
    const as = sharedBy(own.map(circumstance));
    if (as !== undefined) card.as = as;
    return card;
  });
}
