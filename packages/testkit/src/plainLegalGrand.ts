/**
 * The allowed moves of Mau Tse Tung once more, for any seat: slow, with plain words and lists, written down from the
 * clauses of the rule ledger and not from the engine it checks. For the preset as it stands, without house rules.
 */

/** What one seat has before it, in notation. */
export interface GrandSituation {
  readonly hand: readonly string[];
  readonly isOnTurn: boolean;
  /**
   * What is pending on the seat on turn: a penalty begun by a two or seven, or by a six or nine; an ace's or ten's
   * duty; a further card, fitting or not; a five to be laid; the queen of diamonds; a meeting; the suit of a last jack.
   */
  readonly pending: 'deal' | 'twos' | 'sixes' | 'duty' | 'free' | 'five' | 'summons' | 'meeting' | 'suit' | undefined;
  /** What the top card counts as (`7H`, `J` for a jack without a suit, `X` for a turned joker); undefined: empty table. */
  readonly top: string | undefined;
  /** Whether a player laid it; the start card is laid by nobody. */
  readonly isLaid: boolean;
  readonly wish: string | undefined;
  readonly playersLeft: number;
  /** Whether the player of the pending six or nine is still in the round. */
  readonly isLayerIn: boolean;
  /** Whether this seat's four queens lie open on the table. */
  readonly hasShownQueens: boolean;
}

const SUITS = ['C', 'S', 'H', 'D'];
const RANKS = [...'23456789TJQKA'];
const CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
/** Cards used as jokers (MTT-6). */
const JOKERS = ['X', '3D'];
/** MTT-0a: 98 and four jokers. */
const CARDS_IN_PLAY = 102;

const rankOf = (card: string): string => card.charAt(0);
const suitOf = (card: string): string => card.charAt(1);

/** Identical ranks (MTT-4, MTT-5, MTT-9). */
const CLASSES = ['AT', '27', '69'];
const areIdentical = (one: string, other: string): boolean =>
  one === other || CLASSES.some((ranks) => ranks.includes(one) && ranks.includes(other));

/** Whether a card fits where it is laid. */
function fits({ top, wish }: GrandSituation, card: string): boolean {
  const isJack = rankOf(card) === 'J';
  if (top === undefined || top === 'X') return true; // MTT-21, MTT-20
  if (isJack && rankOf(top) === 'J') return false; // MTT-2
  if (wish !== undefined) return suitOf(card) === wish; // MTT-14, GEN-6
  if (isJack || top === 'J') return true; // MTT-14: a jack goes on any card; a jack without a suit binds nobody
  return suitOf(card) === suitOf(top) || areIdentical(rankOf(card), rankOf(top)); // MTT-1
}

/** MTT-18, MTT-2: what a joker may stand for beside a jack. */
const JOKER_CARDS = CARDS.filter((card) => !['Q', 'J'].includes(rankOf(card)) && !['3D', '4D'].includes(card));

/** The allowed moves of a seat, sorted, without leaving and agreeing to break off. */
export function plainGrandMoves(situation: GrandSituation): string[] {
  const own = situation.isOnTurn ? ownMoves(situation) : [];
  return [...new Set([...own, ...anyTimeMoves(situation)])].sort();
}

/** MTT-Q♠ and MTT-Q♥a: at any time, but for a round whose cards are not dealt. */
function anyTimeMoves({ hand, top, isLaid, pending }: GrandSituation): string[] {
  if (pending === 'deal') return [];
  const onJack = top !== undefined && isLaid && rankOf(top) === 'J';
  return [...(onJack && hand.includes('QS') ? ['QS'] : []), ...(hand.join() === 'QH' ? ['QH'] : [])];
}

function ownMoves(situation: GrandSituation): string[] {
  const { hand, pending } = situation;
  const fives = hand.filter((card) => rankOf(card) === '5');
  switch (pending) {
    case 'deal':
      return sizes(situation.playersLeft).map((size) => `deal ${size}`); // MTT-20
    case 'twos':
      return [...laysOf(situation, ['2', '7']), 'draw']; // MTT-2/7
    case 'sixes':
      return [...laysOf(situation, ['6', '9']), ...eights(situation), 'draw']; // MTT-69
    case 'duty':
      return [...lays(situation), ...sets(situation), 'draw']; // MTT-A
    case 'free':
      return [...freeLays(situation), 'draw', 'pass']; // MTT-FREE
    case 'summons':
      return ['QD']; // MTT-Q♣
    case 'meeting': {
      const kings = realLays(hand.filter((card) => rankOf(card) === 'K'));
      return kings.length > 0 ? kings : ['draw']; // MTT-16, MTT-18
    }
    case 'five':
      // MTT-8: whoever has one must lay one, or a joker that stands for one.
      return fives.length > 0 ? [...laysOf(situation, ['5']), ...sets(situation)] : turnMoves(situation);
    case 'suit':
      return [...SUITS.map((suit) => `>${suit}`), ...turnMoves(situation)]; // MTT-14
    case undefined:
      return turnMoves(situation);
  }
}

/** MTT-20: seven to fifteen, as far as the cards go. */
function sizes(players: number): number[] {
  const most = Math.min(15, Math.floor((CARDS_IN_PLAY - 1 - players) / players));
  return Array.from({ length: Math.max(0, most - 6) }, (_, index) => index + 7);
}

/** An ordinary turn: lay, draw, or ask with the queens (MTT-1, MTT-15). */
function turnMoves(situation: GrandSituation): string[] {
  const { hand, hasShownQueens } = situation;
  const hasQueens = SUITS.every((suit) => hand.includes(`Q${suit}`));
  const kinds = [...RANKS.filter((rank) => rank !== 'Q'), 'X'];
  const asks = hasQueens && !hasShownQueens ? kinds.map((kind) => `queens ${kind}`) : [];
  return [...lays(situation), ...sets(situation), ...asks, 'draw'];
}

/** Cards that fit, alone or in pairs, and jokers that stand for cards that fit. */
function lays(situation: GrandSituation): string[] {
  const { hand } = situation;
  const real = hand.filter((card) => card !== 'X' && fits(situation, card));
  return [...withAdditions(situation, realLays(real)), ...jokerLays(situation, JOKERS, JOKER_CARDS, true)];
}

/** Cards of some ranks that answer what lies: each fits whatever its suit. */
function laysOf(situation: GrandSituation, ranks: readonly string[]): string[] {
  const isOf = (card: string): boolean => ranks.includes(rankOf(card));
  const real = situation.hand.filter(isOf);
  return [...realLays(real), ...jokerLays(situation, JOKERS, JOKER_CARDS.filter(isOf), false)];
}

/** MTT-FREE: any card; a joker stands for any card; 3♦ as a joker must fit both ways even here (MTT-6, MTT-0h). */
function freeLays(situation: GrandSituation): string[] {
  const { hand, top } = situation;
  const onJack = top !== undefined && rankOf(top) === 'J';
  const real = hand.filter((card) => card !== 'X' && !(onJack && rankOf(card) === 'J')); // MTT-2
  const anywhere: GrandSituation = { ...situation, top: undefined, wish: undefined };
  return [
    ...withAdditions(situation, realLays(real)),
    ...jokerLays(anywhere, ['X'], JOKER_CARDS, !onJack),
    ...jokerLays(situation, ['3D'], JOKER_CARDS, true),
  ];
}

/** Each card alone, and two really equal cards together (MTT-0b), but for jacks (MTT-2). */
function realLays(cards: readonly string[]): string[] {
  return cards.flatMap((card, index) => {
    const isSecond = cards.indexOf(card) !== index;
    return isSecond && rankOf(card) !== 'J' ? [`${card}+${card}`] : [card];
  });
}

/** The wish of a jack that is not the last card (MTT-14), and the meeting a king may call (MTT-16). */
function withAdditions({ hand }: GrandSituation, moves: readonly string[]): string[] {
  return moves.flatMap((move) => {
    if (rankOf(move) === 'J' && hand.length > 1) return SUITS.map((suit) => `${move}>${suit}`);
    return rankOf(move) === 'K' ? [move, `${move}!6`, `${move}!8`] : [move];
  });
}

/**
 * Jokers, and 3♦ where it fits itself (MTT-6), for each of the cards that fits, and for a jack where one may lie. Laid
 * last they count as a jack, and so answer nothing (MTT-3).
 */
function jokerLays(
  situation: GrandSituation,
  jokers: readonly string[],
  cards: readonly string[],
  mayBeJack: boolean,
): string[] {
  const { hand } = situation;
  const held = jokers.filter((joker) => hand.includes(joker) && (joker === 'X' || fits(situation, joker)));
  const isLast = hand.length === 1;
  const jackFits = mayBeJack && SUITS.some((suit) => fits(situation, `J${suit}`));
  const wishes = isLast ? [''] : SUITS.map((suit) => `>${suit}`);
  return held.flatMap((joker) => [
    ...(isLast ? [] : cards.filter((card) => fits(situation, card)).map((card) => `${joker}=${card}`)),
    ...(jackFits ? wishes.map((wish) => `${joker}=J${wish}`) : []),
  ]);
}

/** MTT-8x: with three left one eight that fits answers a six or nine, with four left a pair of them. */
function eights(situation: GrandSituation): string[] {
  const { hand, playersLeft, isLayerIn } = situation;
  if (!isLayerIn) return [];
  const real = hand.filter((card) => rankOf(card) === '8' && fits(situation, card));
  if (playersLeft === 4) return realLays(real).filter((move) => move.includes('+'));
  if (playersLeft !== 3) return [];
  const standing = JOKER_CARDS.filter((card) => rankOf(card) === '8');
  return [...new Set(real), ...jokerLays(situation, JOKERS, standing, false)];
}

/** MTT-8: four different fives or all eight, in every order whose first card fits. */
function sets(situation: GrandSituation): string[] {
  const fives = situation.hand.filter((card) => rankOf(card) === '5');
  const different = [...new Set(fives)];
  if (different.length < 4) return [];
  const orders = [...ordersOf(different), ...(fives.length === 8 ? ordersOf(fives) : [])];
  return orders.filter(([first]) => first !== undefined && fits(situation, first)).map((order) => order.join('+'));
}

/** Every order of some cards, equal ones not told apart. */
function ordersOf(cards: readonly string[]): string[][] {
  if (cards.length === 0) return [[]];
  return [...new Set(cards)].flatMap((first) => {
    const rest = cards.toSpliced(cards.indexOf(first), 1);
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}
