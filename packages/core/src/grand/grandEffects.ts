/** What a card of the grand game does once it lies. Hot path. */
import { JOKER, RANK_JACK, rankOf, type Seat } from '../card.ts';
import { copiesInHand, drawCards } from '../cards.ts';
import type { Chance } from '../chance.ts';
import { EVENT_DEMANDED, EVENT_REVERSED, EVENT_SKIPPED, emit, WHY_PENALTY } from '../events.ts';
import {
  NONE,
  nextSeat,
  PHASE_CARD,
  PHASE_CHAIN,
  PHASE_DUTY,
  PHASE_INHERIT,
  PHASE_MEETING,
  PHASE_RANK,
  PHASE_RIGHT,
  type Position,
} from '../position.ts';
import type { Chain, Rules } from '../rules.ts';
import { advance, beginTurn } from '../turns.ts';
import type { Before, Laid } from './laid.ts';
import type { GrandTables } from './grandTables.ts';

export function takeGrandEffect(
  rules: Rules,
  grand: GrandTables,
  position: Position,
  seat: Seat,
  laid: Laid,
  before: Before,
  chance: Chance,
): void {
  const { face, copies } = laid;
  if (before.isCounter) return counter(rules, position, seat, copies, before, chance);
  if (meets(rules, grand, position, seat, laid, before)) return;
  if (grand.layDuty[face] === 1 && (copies === 1 || grand.pairHasDuty)) {
    beginTurn(rules, position, seat, PHASE_DUTY);
    return;
  }
  if (laid.kind === grand.jumper && isLaidJack(grand, before)) return giveRight(rules, position, seat);
  if (laid.kind === grand.summons) return summon(rules, grand, position, seat, chance);
  if (laid.kind === grand.summoned && before.phase === PHASE_CARD) return giveRight(rules, position, seat);
  const chain = rules.chains[(rules.chainOf[face] ?? 0) - 1];
  if (chain !== undefined) return startChain(rules, position, seat, chain, laid, before);
  handOn(rules, grand, position, seat, laid);
}

/** Faces without a chain: a suit is named, a rank demanded, or the turn simply passes. */
function handOn(rules: Rules, grand: GrandTables, position: Position, seat: Seat, { face, wish }: Laid): void {
  const next = nextSeat(position, seat);
  if (rules.namesSuit[face] === 1) {
    position.wish = wish;
    beginTurn(rules, position, next, wish === NONE ? PHASE_INHERIT : undefined);
  } else if (grand.rankDuty[face] === 1) {
    beginTurn(rules, position, next, PHASE_RANK);
    position.amount = rankOf(face);
  } else beginTurn(rules, position, next);
}

const isLaidJack = (grand: GrandTables, { top, topBy }: Before): boolean =>
  topBy !== NONE && top !== JOKER && rankOf(top) === grand.jumpsOnRank && grand.jumpsOnRank === RANK_JACK;

/** One further card, fitting or not; play goes on from its player, also when they are out (MTT-FREE). */
function giveRight(rules: Rules, position: Position, seat: Seat): void {
  if ((position.inMask >> seat) & 1) beginTurn(rules, position, seat, PHASE_RIGHT);
  else beginTurn(rules, position, nextSeat(position, seat));
}

/** A meeting is called, goes on, or ends; returns whether this card belongs to one (MTT-16). */
function meets(
  rules: Rules,
  grand: GrandTables,
  position: Position,
  seat: Seat,
  { face, kind, meeting }: Laid,
  before: Before,
): boolean {
  const target = before.phase === PHASE_MEETING ? position.amount : meeting;
  if (target === 0 || kind !== face || rankOf(face) !== grand.meetingRank) return false;
  const isDone = position.run >= target;
  beginTurn(rules, position, nextSeat(position, seat), isDone ? undefined : PHASE_MEETING);
  if (!isDone) position.amount = target;
  return true;
}

/** The holder of the summoned card must lay it; if nobody holds it, everyone still in draws one (MTT-Q♣). */
function summon(rules: Rules, grand: GrandTables, position: Position, seat: Seat, chance: Chance): void {
  const next = nextSeat(position, seat);
  let other = next;
  for (let left = position.inCount; left > 0; left--) {
    if (copiesInHand(position, other, grand.summoned) > 0) {
      beginTurn(rules, position, other, PHASE_CARD);
      position.amount = grand.summoned;
      return;
    }
    other = nextSeat(position, other);
  }
  other = next;
  for (let left = position.inCount; left > 0; left--) {
    drawCards(rules, position, other, 1, WHY_PENALTY, chance);
    other = nextSeat(position, other);
  }
  beginTurn(rules, position, next);
}

/** Penalty draws and skips, for each card laid. */
function startChain(
  rules: Rules,
  position: Position,
  seat: Seat,
  chain: Chain,
  { face, copies }: Laid,
  before: Before,
): void {
  const number = (rules.chainOf[face] ?? 0) - 1;
  const step = (chain.step === 'others' ? position.inCount - 1 : chain.step) * (chain.grows ? copies : 1);
  if (chain.type === 'skip') {
    advance(rules, position, seat, step + 1);
    return;
  }
  if (rules.reverses[face] === 1) {
    position.direction = -position.direction;
    emit(position, EVENT_REVERSED, seat, position.direction === 1 ? 1 : 0, 0);
  }
  const isAnswer = before.phase === PHASE_CHAIN && position.chain === number && chain.grows;
  const amount = isAnswer ? position.amount + step : step;
  const next = nextSeat(position, seat);
  beginTurn(rules, position, next, PHASE_CHAIN);
  position.chain = number;
  position.amount = amount;
  position.links = isAnswer ? position.links + 1 : 0;
  emit(position, EVENT_DEMANDED, next, amount, 0);
}

/**
 * Counter cards end a penalty: those between skip, the layer of the penalty draws it, and the
 * counter's player is on turn again (MTT-8x).
 */
function counter(rules: Rules, position: Position, seat: Seat, copies: number, before: Before, chance: Chance): void {
  let other = seat;
  for (let skip = 0; skip < copies; skip++) {
    other = nextSeat(position, other);
    emit(position, EVENT_SKIPPED, other, 0, 0);
  }
  drawCards(rules, position, before.topBy, position.amount, WHY_PENALTY, chance);
  const isIn = ((position.inMask >> seat) & 1) === 1;
  beginTurn(rules, position, isIn ? seat : nextSeat(position, seat));
}
