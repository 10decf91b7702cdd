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
}

const FAMILY: PlainRules = {
  penalties: ['7'], // FAM-6
  skipIsAnswered: false, // FAM-8
  drawsAnyTime: false, // FAM-5
  anyAfterDraw: false, // FAM-5
  callBarsLast: false, // FAM-12
};
const SKAT: PlainRules = {
  penalties: ['7'], // SKAT-9
  skipIsAnswered: true, // SKAT-8
  drawsAnyTime: true, // SKAT-6
  anyAfterDraw: true, // SKAT-6
  callBarsLast: true, // SKAT-12
};

/** By preset. */
export const PLAIN_RULES: Readonly<Record<string, PlainRules>> = {
  family: FAMILY,
  'family-32': FAMILY,
  'family-kids': { ...FAMILY, penalties: [] }, // FAM-V6
  'bavarian-rummy': FAMILY,
  skat: SKAT,
  'skat-plus': { ...SKAT, penalties: ['7', '9', 'KH'] }, // SKAT-16, SKAT-18
};

/** What the seat on turn sees, in notation. */
export interface PlainSituation {
  readonly hand: readonly string[];
  readonly top: string;
  readonly wish: string | undefined;
  readonly pending: 'draw' | 'skip' | 'further' | 'wish' | undefined;
  readonly hasDrawn: boolean;
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
    rankOf(card) === 'J' && !isLast ? SUITS.map((suit) => `${card}>${suit}`) : [card],
  );
  return [...moves, ...otherMoves(rules, situation, moves.length > 0)].sort();
}

function mayLie(rules: PlainRules, situation: PlainSituation, card: string): boolean {
  const { top, pending } = situation;
  if (pending === 'draw') return chainOf(rules, card) !== undefined && chainOf(rules, card) === chainOf(rules, top);
  if (pending === 'skip') return rankOf(card) === '8';
  if (situation.hasDrawn && !rules.anyAfterDraw && card !== situation.drawn) return false;
  return fits(situation, card);
}

/** SKAT-19: chains do not mix, and the king of hearts is a chain of its own. */
const chainOf = (rules: PlainRules, card: string): string | undefined =>
  rules.penalties.find((penalty) => penalty === card) ?? rules.penalties.find((penalty) => penalty === rankOf(card));

/** FAM-4, SKAT-4, SKAT-5, GEN-5, GEN-6. */
function fits({ top, wish }: PlainSituation, card: string): boolean {
  if (rankOf(card) === 'J') return true;
  if (wish !== undefined) return suitOf(card) === wish;
  return rankOf(card) === rankOf(top) || suitOf(card) === suitOf(top);
}

function otherMoves(rules: PlainRules, situation: PlainSituation, canLay: boolean): string[] {
  if (situation.pending === 'draw') return ['draw'];
  if (situation.pending !== undefined || situation.hasDrawn) return ['pass'];
  return rules.drawsAnyTime || !canLay ? ['draw'] : [];
}
