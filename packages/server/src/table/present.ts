/**
 * Views in notation, as they are sent: built by listing what the core's `View` of that seat holds. What all see alike
 * is listed once for all, from the view of one who only watches. Nothing here reaches into a position for anything that
 * these views do not say.
 */
import {
  cardsOfMove,
  type Circumstance,
  type Demand,
  EMPTY_TABLE,
  fivesOfSet,
  FOUR_SET_COUNT,
  type Face,
  handOf,
  isCallDue,
  isInRound,
  isOver,
  layMove,
  LEAVE,
  type Move,
  moveArgument,
  moveKind,
  movesOf,
  noteOf,
  type Position,
  type Refusal,
  refusalOf,
  type Rules,
  type Seat,
  unproposedLay,
  VERB_LAY,
  VERB_SET,
  verbOf,
  type View,
  viewFor,
  type Wish,
} from '@hausregel/core';
import { formatFace, formatKind, formatMove, formatRank, formatWish } from '@hausregel/notation';
import type {
  CardText,
  DemandText,
  HandCard,
  MoveText,
  RefusalText,
  RoundView,
  SuitText,
  WishText,
} from '@hausregel/protocol';

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

/** What the table knows of a round beside the position, for everybody. */
export interface RoundFacts {
  readonly round: number;
  readonly isDeciding: boolean;
  readonly deadline: number | undefined;
  readonly stamps: RoundView['stamps'];
  readonly deal?: number | undefined;
  readonly digest?: string | undefined;
}

/** What all who look at a round in one moment see alike; the rest is the seat's own. */
export type OpenRound = Omit<RoundView, 'hand' | 'otherMoves' | 'sideMoves' | 'callDueNext' | 'callDueWith' | 'looks'>;

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

/** What everybody sees of a round; `view`: of one who only watches. */
export function openRound(rules: Rules, view: View, facts: RoundFacts): OpenRound {
  const open: Writable<OpenRound> = {
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
    callWord: rules.calls.atOne,
    out: view.out,
    agreed: view.agreed,
    constant: view.constant,
    finisher: view.finisher,
    deadline: facts.deadline,
    stamps: facts.stamps,
  };
  // Spreading what is mostly not there would take longer than all the rest.
  if (rules.calls.atZero !== undefined) open.lastCallWord = rules.calls.atZero;
  if (view.grace !== 0) open.grace = view.grace;
  if (facts.deal !== undefined) open.deal = facts.deal;
  if (facts.digest !== undefined) open.digest = facts.digest;
  return open;
}

/** The round as the holder of a seat (undefined: a spectator) may see it. */
export function roundView(
  rules: Rules,
  position: Position,
  seat: Seat | undefined,
  { open, looks }: { readonly open: OpenRound; readonly looks: RoundView['looks'] },
): RoundView {
  const isIn = seat !== undefined && !isOver(position) && isInRound(position, seat);
  const moves = seat === undefined ? NO_MOVES : movesOf(rules, position, seat);
  // Written out, since objects that are spread and added to would each get a hidden class of their own.
  const view: Writable<RoundView> = {
    round: open.round,
    isDeciding: open.isDeciding,
    dealer: open.dealer,
    turn: open.turn,
    direction: open.direction,
    top: open.top,
    topBy: open.topBy,
    discard: open.discard,
    wish: open.wish,
    demand: open.demand,
    drawCount: open.drawCount,
    callWord: open.callWord,
    out: open.out,
    agreed: open.agreed,
    constant: open.constant,
    finisher: open.finisher,
    deadline: open.deadline,
    stamps: open.stamps,
    hand: seat === undefined ? [] : handCards(rules, position, seat, moves.main),
    otherMoves: moves.main.length === 0 ? NO_TEXTS : moves.main.filter(isOffered).map(formatMove),
    sideMoves: moves.side.length === 0 ? NO_TEXTS : moves.side.filter((move) => move !== LEAVE).map(formatMove),
    callDueNext: isIn && isCallDue(rules, position, seat),
    looks,
  };
  if (open.lastCallWord !== undefined) view.lastCallWord = open.lastCallWord;
  if (open.grace !== undefined) view.grace = open.grace;
  if (open.deal !== undefined) view.deal = open.deal;
  if (open.digest !== undefined) view.digest = open.digest;
  const calls = isIn ? callsWith(rules, position, seat, moves.main) : NO_CARDS;
  if (calls.length > 0) view.callDueWith = calls;
  return view;
}

const NO_MOVES: ReturnType<typeof movesOf> = { main: [], side: [] };
const NO_TEXTS: readonly MoveText[] = [];

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const NO_CARDS: readonly number[] = [];
const ONE_CARD: readonly number[] = [1];

/** Several cards at once leave other numbers of cards in hand than one does. */
function callsWith(rules: Rules, position: Position, seat: Seat, moves: readonly Move[]): readonly number[] {
  const one = isCallDue(rules, position, seat) ? ONE_CARD : NO_CARDS;
  if (moves.length === 0) return one;
  const due = moves.filter(
    (move) => verbOf(move) === VERB_LAY && cardsOfMove(move) > 1 && isCallDue(rules, position, seat, move),
  );
  return due.length === 0 ? one : [...new Set([...one, ...due.map(cardsOfMove)])];
}

/** What all ways of laying a card have in common, if there is any. */
function sharedBy(all: readonly (Circumstance | undefined)[]): Circumstance | undefined {
  const [as] = all;
  return all.every((each) => each === as) ? as : undefined;
}

const NO_LAYS: readonly Move[] = [];

function handCards(rules: Rules, position: Position, seat: Seat, moves: readonly Move[]): HandCard[] {
  const isOnTurn = position.turn === seat;
  const attempt = isOnTurn ? unproposedLay(rules, position, seat) : undefined;
  const hand = handOf(position, seat);
  // Only who has just drawn may have a card that is told apart.
  const drawn = isOnTurn && position.drawnCount > 0 ? viewFor(rules, position, seat).drawn : undefined;
  // Of two equal cards only one is the new one.
  const newIndex = drawn === undefined ? -1 : hand.lastIndexOf(drawn);
  return hand.map((kind, index) => {
    // Most look on: they have no moves.
    const own =
      moves.length === 0 ? NO_LAYS : moves.filter((move) => verbOf(move) === VERB_LAY && moveKind(move) === kind);
    const refused = isOnTurn && own.length === 0 ? refusalOf(rules, position, seat, layMove(kind)) : undefined;
    const card: Writable<HandCard> = {
      card: formatKind(kind),
      moves: own.length === 0 ? NO_TEXTS : own.map(formatMove),
      refusal: refused === undefined ? undefined : refusalText(refused),
      isNew: index === newIndex,
    };
    const as = own.length === 0 ? undefined : sharedBy(own.map((move) => noteOf(rules, position, seat, move)?.as));
    if (as !== undefined) card.as = as;
    if (attempt !== undefined) card.attempt = formatMove(attempt);
    return card;
  });
}
