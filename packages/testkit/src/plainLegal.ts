/**
 * A second engine for one question only, which moves are allowed: slow, with plain words and lists,
 * written down from the rule ledger and not from the code it checks. Presets only.
 */

/** What the ledger says of a preset, as far as it decides what may be laid, drawn or passed. */
export interface PlainRules {
  /** Cards that answer a penalty begun by one like them: a rank, or a single card. */
  readonly penalties: readonly string[];
  /** Whether an eight may be answered with an eight. */
  readonly skipIsAnswered: boolean;
  /** Whether one may draw though a card fits. */
  readonly drawsAnyTime: boolean;
  /** Whether after drawing any fitting card may be laid, or only the drawn one. */
  readonly anyAfterDraw: boolean;
  /** Whether the last card needs a call made before. */
  readonly callBarsLast: boolean;
  /** The rank that goes on anything; undefined: none. */
  readonly wild: string | undefined;
  /** The rank that names a suit. */
  readonly wishes: string;
  /** The rank that goes on its own suit only; undefined: none. */
  readonly bySuitOnly: string | undefined;
  /** Cards one may draw in a turn before passing. */
  readonly draws: number;
}

const FAMILY: PlainRules = {
  penalties: ['7'], // FAM-6
  skipIsAnswered: false, // FAM-8
  drawsAnyTime: false, // FAM-5
  anyAfterDraw: false, // FAM-5
  callBarsLast: false, // FAM-12
  wild: 'J', // FAM-4
  wishes: 'J', // FAM-7
  bySuitOnly: undefined,
  draws: 1, // FAM-5
};
const SKAT: PlainRules = {
  ...FAMILY,
  penalties: ['7'], // SKAT-9
  skipIsAnswered: true, // SKAT-8
  drawsAnyTime: true, // SKAT-6
  anyAfterDraw: true, // SKAT-6
  callBarsLast: true, // SKAT-12
};

const LITHUANIAN: PlainRules = {
  ...FAMILY,
  penalties: [], // LT-4: nothing answers
  drawsAnyTime: true, // LT-5
  wild: 'Q', // LT-6
  wishes: 'Q', // LT-6
};
const GERMAN: PlainRules = {
  ...LITHUANIAN,
  penalties: ['7'], // DE-3
  callBarsLast: true, // DE-5
  wild: 'J', // DE-4
  wishes: 'J', // DE-4
};

/** By preset. */
export const PLAIN_RULES: Readonly<Record<string, PlainRules>> = {
  family: FAMILY,
  'family-32': FAMILY,
  'family-kids': { ...FAMILY, penalties: [] }, // FAM-V6
  'bavarian-rummy': FAMILY,
  skat: SKAT,
  lithuanian: LITHUANIAN,
  czech: { ...LITHUANIAN, penalties: ['2', '3'], callBarsLast: true }, // CZ-4, CZ-5, CZ-7
  german: GERMAN,
  swiss: GERMAN,
  polish: { ...LITHUANIAN, wild: undefined, wishes: 'J', bySuitOnly: 'J' }, // PL-2, PL-3, PL-4
  'crazy-eights': {
    ...FAMILY,
    penalties: ['2'], // CE-5
    drawsAnyTime: true, // CE-4
    anyAfterDraw: true, // CE-4
    wild: '8', // CE-3
    wishes: '8', // CE-3
    draws: 5, // CE-4
  },
  'skat-plus': { ...SKAT, penalties: ['7', '9', 'KH'] }, // SKAT-16, SKAT-18
};

/** What the seat on turn sees, in notation. */
export interface PlainSituation {
  readonly hand: readonly string[];
  /** Undefined on an empty table. */
  readonly top: string | undefined;
  readonly wish: string | undefined;
  readonly pending: 'draw' | 'skip' | 'further' | 'wish' | 'free' | undefined;
  /** The first player may name the suit of the start card (LT-11). */
  readonly mayName: boolean;
  /** Draws made in this turn; an empty pile counts as all that are allowed. */
  readonly drawnCount: number;
  readonly drawn: string | undefined;
  readonly hasCalled: boolean;
}

const SUITS = ['C', 'S', 'H', 'D'];
const rankOf = (card: string): string => card.charAt(0);
const suitOf = (card: string): string => card.charAt(1);

/** The allowed moves of the seat on turn in notation, without calls, sorted. */
export function plainLegal(rules: PlainRules, situation: PlainSituation): string[] {
  if (situation.pending === 'wish') return SUITS.map((suit) => `>${suit}`).sort();
  const cards = [...new Set(situation.hand)].filter((card) => mayLie(rules, situation, card));
  const isLast = situation.hand.length === 1;
  const lays = isLast && rules.callBarsLast && !situation.hasCalled ? [] : cards;
  const moves = lays.flatMap((card) =>
    rankOf(card) === rules.wishes && !isLast ? SUITS.map((suit) => `${card}>${suit}`) : [card],
  );
  const named = situation.mayName ? SUITS.map((suit) => `>${suit}`) : [];
  return [...moves, ...named, ...otherMoves(rules, situation, moves.length > 0)].sort();
}

function mayLie(rules: PlainRules, situation: PlainSituation, card: string): boolean {
  const { top, pending } = situation;
  if (top === undefined) return situation.drawnCount === 0 || rules.anyAfterDraw || card === situation.drawn;
  if (pending === 'draw') return chainOf(rules, card) !== undefined && chainOf(rules, card) === chainOf(rules, top);
  if (pending === 'skip') return rankOf(card) === '8';
  if (situation.drawnCount > 0 && !rules.anyAfterDraw && card !== situation.drawn) return false;
  return fits(rules, top, situation.wish, card);
}

/** SKAT-19: chains do not mix, and the king of hearts is a chain of its own. */
const chainOf = (rules: PlainRules, card: string): string | undefined =>
  rules.penalties.find((penalty) => penalty === card) ?? rules.penalties.find((penalty) => penalty === rankOf(card));

/** FAM-4, SKAT-4, SKAT-5, LT-2, LT-6, PL-4, CE-3, GEN-5, GEN-6. */
function fits(rules: PlainRules, top: string, wish: string | undefined, card: string): boolean {
  if (rankOf(card) === rules.wild) return true;
  if (wish !== undefined) return suitOf(card) === wish;
  if (rankOf(card) === rules.bySuitOnly) return suitOf(card) === suitOf(top);
  return rankOf(card) === rankOf(top) || suitOf(card) === suitOf(top);
}

function otherMoves(rules: PlainRules, situation: PlainSituation, canLay: boolean): string[] {
  if (situation.pending === 'draw') return ['draw'];
  if (situation.pending === 'free') return canLay ? [] : ['draw'];
  if (situation.pending !== undefined || situation.drawnCount >= rules.draws) return ['pass'];
  return rules.drawsAnyTime || !canLay ? ['draw'] : [];
}
