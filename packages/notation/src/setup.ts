/** Written positions and the engine: one way to set them up, one way back to text. */
import { EMPTY_TABLE, NONE, PHASE_CHAIN, RANK_COUNT, demandOf, handOf, kindOf, rankOf } from '@hausregel/core';
import type { Demand, Face, Kind, Position, Rules, Setup } from '@hausregel/core';
import type { Result } from '@hausregel/rules';
import { RANK_LETTERS, formatFace, formatKinds, formatLaidCard, formatRank, formatWish, parseKind } from './cards.ts';
import { JsonReader } from './jsonReader.ts';
import type { Mistake } from './mistake.ts';
import { POSITION_KEYS, readPosition } from './positionText.ts';
import type { DemandText, WrittenPosition } from './positionText.ts';

/** A position as JSON. Cards of a hand ascend by kind; what has its usual value is left out. */
export interface PositionText {
  readonly players: number;
  readonly dealer: number;
  readonly hands: readonly string[];
  readonly draw: string;
  readonly discard: string;
  readonly turn?: number;
  readonly direction?: 1 | -1;
  readonly wish?: string;
  readonly demand?: DemandText;
  readonly out?: readonly number[];
}

/** Reads a position on its own, as it stands in a scenario file; no other keys. */
export function parsePosition(value: unknown): Result<WrittenPosition, readonly Mistake[]> {
  const reader = new JsonReader();
  reader.object(value, '', POSITION_KEYS);
  const position = reader.mistakes.length === 0 ? readPosition(reader, value, '') : undefined;
  const isRead = position !== undefined && reader.mistakes.length === 0;
  return isRead ? { ok: true, value: position } : { ok: false, error: reader.mistakes };
}

/** A kind that carries a chain on, from its name: a rank letter or a card. */
function kindOfChain(name: string): Kind | undefined {
  const rank = name.length === 1 ? RANK_LETTERS.indexOf(name) : -1;
  if (rank >= 0 && rank < RANK_COUNT) return kindOf(rank, 0);
  const kind = parseKind(name);
  return kind.ok ? kind.value : undefined;
}

/** The mistakes of a position that no round of these rules can be in. */
function mistakesOf(written: WrittenPosition): Mistake[] {
  const mistakes: Mistake[] = [];
  const { demand } = written;
  const isChain = demand?.draw !== undefined || demand?.skip !== undefined;
  if (demand !== undefined && !isChain) mistakes.push({ at: 'demand', code: 'demand-by-moves', facts: {} });
  if (isChain && demand.of === undefined && written.discard.length === 0) {
    mistakes.push({ at: 'demand.of', code: 'chain-unnamed', facts: {} });
  }
  if (written.discard.some((card) => card.face !== card.kind)) {
    mistakes.push({ at: 'discard', code: 'stands-in', facts: {} });
  }
  if (written.start && written.discard.length === 0) {
    mistakes.push({ at: 'start', code: 'start-card-missing', facts: {} });
  }
  return mistakes;
}

/** Bits of the seats that are not out. */
export const inMaskOf = (written: WrittenPosition): number =>
  written.out.reduce((mask, seat) => mask & ~(1 << seat), (1 << written.players) - 1);

/** What the engine sets up. Hands that were not given are empty. */
export function setupOf(written: WrittenPosition): Result<Setup, readonly Mistake[]> {
  const mistakes = mistakesOf(written);
  if (mistakes.length > 0) return { ok: false, error: mistakes };
  const discard = written.discard.map((card) => card.kind);
  const amount = written.demand?.draw ?? written.demand?.skip;
  const of = written.demand?.of === undefined ? discard.at(-1) : kindOfChain(written.demand.of);
  const setup: Setup = {
    dealer: written.dealer,
    inMask: inMaskOf(written),
    hands: written.hands ?? Array.from({ length: written.players }, () => []),
    draw: written.draw,
    discard,
    isStart: written.start,
    out: written.out,
    open: written.open,
    ...(written.constant !== undefined && { constant: written.constant }),
    direction: written.direction,
    ...(written.turn !== undefined && { turn: written.turn }),
    ...(written.wish !== undefined && { wish: written.wish }),
    ...(amount !== undefined && of !== undefined && { pending: { amount, of } }),
  };
  return { ok: true, value: setup };
}

/** Whether a chain whose top card counts as `face` has this name. */
export const isChainName = (name: string, face: Face): boolean =>
  name === formatFace(face) || (name.length === 1 && face !== EMPTY_TABLE && name === formatRank(rankOf(face)));

/** What is pending, as written; `of` is the card that the chain was laid with last. */
export function formatDemand(demand: Demand): DemandText {
  if ('draw' in demand) return { draw: demand.draw, of: formatFace(demand.of) };
  if ('skip' in demand) return { skip: demand.skip, of: formatFace(demand.of) };
  if ('rank' in demand) return { rank: formatRank(demand.rank) };
  if ('card' in demand) return { card: formatFace(demand.card) };
  if ('deal' in demand) return {};
  return demand;
}

/** The top card as it counts (`X=7H`); undefined on an empty table. */
export function formatTop(position: Position): string | undefined {
  if (position.top === EMPTY_TABLE || position.discardCount === 0) return undefined;
  const kind = position.discardPile[position.discardCount - 1] ?? position.top;
  return formatLaidCard({ kind, face: position.top });
}

/** Draw pile, the card drawn first in front. */
export const drawPileOf = (position: Position): Kind[] =>
  Array.from(position.drawPile.subarray(0, position.drawCount)).toReversed();

/** Discard pile, bottom first. */
export const discardPileOf = (position: Position): Kind[] =>
  Array.from(position.discardPile.subarray(0, position.discardCount));

/**
 * Writes a position down, to be set up again: all cards, who is on turn, wish and chain. What is
 * not written: what a joker on top stands for, calls, a card just drawn, who laid the top card, and a further card or a wish owed.
 */
export function formatPosition(rules: Rules, position: Position): PositionText {
  const seats = Array.from({ length: position.seatCount }, (_, seat) => seat);
  const out = seats.filter((seat) => ((position.inMask >> seat) & 1) === 0);
  const demand = position.phase === PHASE_CHAIN ? demandOf(rules, position) : undefined;
  return {
    players: position.seatCount,
    dealer: position.dealer,
    hands: seats.map((seat) => formatKinds(handOf(position, seat))),
    draw: formatKinds(drawPileOf(position)),
    discard: formatKinds(discardPileOf(position)),
    ...(position.turn !== NONE && { turn: position.turn }),
    ...(position.direction === -1 && { direction: -1 as const }),
    ...(position.wish !== NONE && { wish: formatWish(position.wish) }),
    ...(demand !== undefined && { demand: formatDemand(demand) }),
    ...(out.length > 0 && { out }),
  };
}
