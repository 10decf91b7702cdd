/** Plays the games of another engine after it, and tells the first step at which the two differ. */
import {
  apply,
  type Chance,
  DRAW,
  handOf,
  isOver,
  type Kind,
  type Move,
  movesOf,
  outcomeOf,
  Position,
  refusalOf,
  type Rules,
  type Seat,
  setUp,
  Xoshiro128,
} from '@hausregel/core';
import { compile, type Result, vectorRules } from '@hausregel/rules';
import { formatKind } from './cards.ts';
import { type EngineGame, type EngineStep, sortedHand } from './engineGame.ts';
import { formatMove } from './moves.ts';

/** Where the two engines differ: `there` is the other one, `here` this one. Hands and moves are separated by spaces. */
export type EngineDifference =
  | { readonly code: 'not-for-players'; readonly players: number }
  | { readonly code: 'dealt-too-often' | 'put-back-and-dealt' | 'not-drawable'; readonly card: string }
  | { readonly code: 'over-here' | 'goes-on-here' }
  | { readonly code: 'refused'; readonly move: string; readonly by: string }
  | { readonly code: 'other-turn' | 'other-count'; readonly there: number; readonly here: number }
  | { readonly code: 'other-moves'; readonly there: string; readonly here: string }
  | { readonly code: 'other-hand'; readonly seat: Seat; readonly there: string; readonly here: string }
  | { readonly code: 'other-winner'; readonly there: Seat; readonly here: Seat | undefined };

/** Chance that turns a pile over which is to be drawn from in a known order. */
class KnownDraws implements Chance {
  private readonly pile: Kind[];
  private readonly wanted: Kind[];

  /** `pile` as it lies before it is shuffled; `wanted` is drawn first, in this order. */
  constructor(pile: readonly Kind[], wanted: readonly Kind[]) {
    this.pile = [...pile];
    this.wanted = [...wanted];
  }

  below(bound: number): number {
    const last = bound - 1;
    const kind = this.wanted.shift();
    const found = kind === undefined ? last : this.pile.indexOf(kind);
    this.pile[found] = this.pile[last] ?? 0;
    return found;
  }
}

/** The first difference, and at which step, counted from 0 (undefined: before or after all); undefined if all agrees. */
export function checkEngineGame(game: EngineGame): (EngineDifference & { readonly step?: number }) | undefined {
  const compiled = compile(vectorRules(game.special), game.players);
  if (!compiled.ok) return { code: 'not-for-players', players: game.players };
  const rules = compiled.value;
  const begun = beginGame(rules, game);
  if (!begun.ok) return begun.error;
  const position = begun.value;
  for (const [index, step] of game.steps.entries()) {
    const wrong = checkStep(rules, position, step);
    if (wrong !== undefined) return { ...wrong, step: index };
  }
  return checkEnd(rules, position, game);
}

/** The position after the deal; the draw pile holds what is left, in any order. */
function beginGame(rules: Rules, game: EngineGame): Result<Position, EngineDifference> {
  const left = Array.from(rules.deck);
  for (const kind of [...game.hands.flat(), game.start]) {
    const copies = left[kind] ?? 0;
    if (copies === 0) return { ok: false, error: { code: 'dealt-too-often', card: formatKind(kind) } };
    left[kind] = copies - 1;
  }
  const missing = game.putBack.find((kind) => left[kind] === 0);
  if (missing !== undefined) return { ok: false, error: { code: 'put-back-and-dealt', card: formatKind(missing) } };
  const draw = left.flatMap((copies, kind) => Array.from({ length: copies }, () => kind));
  const { dealer, hands, start } = game;
  const position = new Position(game.players);
  setUp(rules, position, { dealer, hands, draw, discard: [start], isStart: true }, new Xoshiro128(1));
  return { ok: true, value: position };
}

const movesText = (moves: readonly Move[]): string => moves.map(formatMove).toSorted().join(' ');

function checkStep(rules: Rules, position: Position, step: EngineStep): EngineDifference | undefined {
  if (isOver(position)) return { code: 'over-here' };
  if (position.turn !== step.seat) return { code: 'other-turn', there: step.seat, here: position.turn };
  const there = movesText(step.legal);
  const here = movesText(movesOf(rules, position, step.seat).main);
  if (there !== here) return { code: 'other-moves', there, here };
  const refused = refusalOf(rules, position, step.seat, step.move);
  if (refused !== undefined) return { code: 'refused', move: formatMove(step.move), by: refused.code };
  const before = position.handCount[step.seat] ?? 0;
  const chance = orderPile(position, step.drawn);
  if (!chance.ok) return chance.error;
  apply(rules, position, step.seat, step.move, chance.value);
  if (step.move !== DRAW) return undefined;
  const count = (position.handCount[step.seat] ?? 0) - before;
  const drawn = step.drawn.length;
  return count === drawn ? undefined : { code: 'other-count', there: drawn, here: count };
}

/**
 * Puts the cards that a draw brings on top of the pile; those for which it must be renewed are
 * ordered by the chance that is handed back. The other engine renews its pile earlier than CE-6
 * says, so a card may still lie among the open ones here; it changes places with a drawable one.
 */
function orderPile(position: Position, drawn: readonly Kind[]): Result<Chance, EngineDifference> {
  const { drawPile, discardPile, drawCount } = position;
  const under = Math.max(0, position.discardCount - 1);
  const now = drawn.slice(0, drawCount);
  for (const [index, kind] of now.entries()) {
    const place = drawCount - 1 - index;
    const inPile = drawPile.subarray(0, place + 1).indexOf(kind);
    const inOpen = discardPile.subarray(0, under).indexOf(kind);
    if (inPile < 0 && inOpen < 0) return { ok: false, error: { code: 'not-drawable', card: formatKind(kind) } };
    const [pile, from] = inPile < 0 ? [discardPile, inOpen] : [drawPile, inPile];
    pile[from] = drawPile[place] ?? 0;
    drawPile[place] = kind;
  }
  const renewed = Array.from(discardPile.subarray(0, under)).toReversed();
  const rest = drawn.slice(drawCount);
  const missing = rest.find((kind) => !renewed.includes(kind));
  if (missing !== undefined) return { ok: false, error: { code: 'not-drawable', card: formatKind(missing) } };
  return { ok: true, value: new KnownDraws(renewed, rest) };
}

function checkEnd(rules: Rules, position: Position, game: EngineGame): EngineDifference | undefined {
  for (const [seat, hand] of game.end.entries()) {
    const there = sortedHand(hand);
    const here = sortedHand(handOf(position, seat));
    if (there !== here) return { code: 'other-hand', seat, there, here };
  }
  const winner = game.end.findIndex((hand) => hand.length === 0);
  if (winner < 0) return undefined;
  if (!isOver(position)) return { code: 'goes-on-here' };
  const found = outcomeOf(rules, position).winner;
  return found === winner ? undefined : { code: 'other-winner', there: winner, here: found };
}
