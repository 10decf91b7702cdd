/**
 * The worth of a move where players go out one by one and cards have several meanings. Whoever is
 * left over mostly loses, so a bot wants to get rid of its cards; jokers, the card that may be laid
 * last at any time and the one that jumps on jacks are worth keeping for their moment.
 */
import {
  DRAW,
  fivesOfSet,
  type GrandTables,
  JOKER,
  type Move,
  moveArgument,
  moveCopies,
  moveFace,
  moveKind,
  moveMeeting,
  moveWish,
  PASS,
  rankOf,
  SUITLESS_JACK,
  VERB_DEAL,
  VERB_LAY,
  VERB_QUEENS,
  VERB_SET,
  VERB_WISH,
  verbOf,
} from '@hausregel/core';
import { askScore, endScore, meanValue, ownValue } from './endPlan.ts';
import type { Habits } from './level.ts';
import { fitsOn, type Outlook, urgencyOf } from './outlook.ts';
import { scoreEffect, scoreFollowing } from './scoreMove.ts';

const OUT = 1000;
const LAY = 10;
/** Each card laid beyond the first. */
const MORE = 6;
const DRAW_ONE = 5;
const PENALTY_CARD = 3;
/** A card, not wanted, instead of a further one. */
const OPTIONAL_DRAW = -2;
const KEEP_JOKER = 9;
const KEEP_EXIT = 12;
const KEEP_JUMPER = 4;
const DUTY_MET = 5;
const DUTY_DRAWS = -5;
const MEETING = -9;
const OWN_KING = 4;
/** A meeting keeps everybody without kings from going out. */
const MEETING_BLOCKS = 10;
const ASK = 15;
const SUMMONS_OWN = 8;
/** Cards that a dealer likes to give. */
const USUAL_HAND = 9;

/** Larger is better; comparable only among the moves of one choice. */
export function scoreGrand(outlook: Outlook, grand: GrandTables, habits: Habits, move: Move): number {
  switch (verbOf(move)) {
    case VERB_LAY:
      return scoreLay(outlook, grand, habits, move);
    case VERB_SET:
      return scoreSet(outlook, grand, habits, move);
    case VERB_WISH:
      return LAY / 2 + scoreFollowing(outlook, habits, outlook.view.top, moveArgument(move), -1);
    case VERB_DEAL:
      return -Math.abs(moveArgument(move) - USUAL_HAND);
    case VERB_QUEENS:
      return scoreAsking(outlook, grand, habits, moveArgument(move));
    default:
      return scoreRest(outlook, grand, habits, move);
  }
}

/** Cards of others are mostly nothing that one wants to have; asking comes before laying, and costs no turn. */
function scoreAsking(outlook: Outlook, grand: GrandTables, habits: Habits, rank: number): number {
  const score = habits.plansEnd ? askScore(outlook, grand, rank) : undefined;
  return score === undefined ? -LAY : ASK + score;
}

function scoreRest(outlook: Outlook, grand: GrandTables, habits: Habits, move: Move): number {
  const { demand } = outlook.view;
  const isOptional = demand !== undefined && 'lay' in demand && demand.lay === 'free';
  if (move === PASS) return isOptional ? 0 : DRAW_ONE;
  if (move !== DRAW) return 0;
  const cards = demand !== undefined && 'draw' in demand ? demand.draw : 1;
  const drawn = habits.plansEnd ? endScore(outlook, grand, ownValue(outlook) + cards * meanValue(outlook)) : 0;
  if (isOptional) return OPTIONAL_DRAW + drawn;
  return drawn + (demand !== undefined && 'draw' in demand ? -PENALTY_CARD * cards : DRAW_ONE);
}

function scoreSet(outlook: Outlook, grand: GrandTables, habits: Habits, move: Move): number {
  const kinds = fivesOfSet(moveArgument(move)) ?? [];
  if (kinds.length === outlook.view.hand.length) return habits.plansEnd ? LAY + endScore(outlook, grand, 0) : OUT;
  const last = kinds.at(-1) ?? JOKER;
  return LAY + MORE * (kinds.length - 1) + scoreFollowing(outlook, habits, last, -1, last);
}

function scoreLay(outlook: Outlook, grand: GrandTables, habits: Habits, move: Move): number {
  const { rules, view } = outlook;
  const kind = moveKind(move);
  const face = moveFace(move);
  const copies = moveCopies(move);
  const owes = grand.layDuty[face] === 1 && (copies === 1 || grand.pairHasDuty);
  const left = ownValue(outlook) - (rules.values[kind] ?? 0) * copies;
  const plan = habits.plansEnd ? endScore(outlook, grand, left) : 0;
  if (view.hand.length === copies && !owes) return habits.plansEnd ? LAY + plan : OUT;
  const wish = moveWish(move);
  const value = (rules.values[kind] ?? 0) * copies * outlook.danger * habits.value;
  let score = LAY + MORE * (copies - 1) + value + plan - keeping(grand, kind, face);
  score += scoreFollowing(outlook, habits, face, wish, kind);
  if (owes) score += dutyWorth(outlook, face, kind, copies);
  if (moveMeeting(move) > 0) score += meetingWorth(outlook, grand, habits, copies);
  if (kind === grand.summons) score += summonsWorth(outlook, grand, habits);
  return face === SUITLESS_JACK ? score : score + scoreEffect(outlook, habits, face);
}

function keeping(grand: GrandTables, kind: number, face: number): number {
  if (kind === JOKER || kind !== face) return KEEP_JOKER;
  if (kind === grand.exit) return KEEP_EXIT;
  return kind === grand.jumper ? KEEP_JUMPER : 0;
}

/** A further card must follow: good if there is one. */
function dutyWorth({ rules, hand }: Outlook, face: number, laid: number, copies: number): number {
  const follows = hand.some(
    (held, kind) => held - (kind === laid ? copies : 0) > 0 && (kind === JOKER || fitsOn(rules, kind, face, -1)),
  );
  return follows ? DUTY_MET : DUTY_DRAWS;
}

/** A meeting binds everybody; it pays with kings of one's own, the more if somebody is about to go out. */
function meetingWorth({ hand, danger }: Outlook, grand: GrandTables, habits: Habits, laid: number): number {
  const kings = hand.reduce(
    (sum, held, kind) => (kind < JOKER && rankOf(kind) === grand.meetingRank ? sum + held : sum),
    0,
  );
  const further = kings - laid;
  return MEETING + OWN_KING * further + (further > 0 ? MEETING_BLOCKS * danger * habits.harm : 0);
}

/** Holding the summoned card gives two cards more; else everybody may have to draw. */
function summonsWorth(outlook: Outlook, grand: GrandTables, habits: Habits): number {
  if ((outlook.hand[grand.summoned] ?? 0) > 0) return SUMMONS_OWN;
  return habits.harm * (1 - urgencyOf(outlook.view, outlook.next));
}

/** A card that may be laid out of turn: worth it to go out, or to lay two cards at once. */
export function bestOutOfTurn(grand: GrandTables, handCount: number, moves: readonly Move[]): Move | undefined {
  const lays = moves.filter((move) => verbOf(move) === VERB_LAY);
  const exit = lays.find((move) => moveKind(move) === grand.exit);
  if (exit !== undefined && handCount === 1) return exit;
  return lays.find((move) => moveKind(move) === grand.jumper);
}

/** Whether going out is better than staying, as far as the bot thinks of the end. */
export const wantsOut = (outlook: Outlook, grand: GrandTables, habits: Habits): boolean =>
  !habits.plansEnd || endScore(outlook, grand, 0) >= 0;

/** The moves without sets of fives that differ only in the order of cards below the last: there are thousands. */
export function withoutEqualSets(moves: readonly Move[]): readonly Move[] {
  if (!moves.some((move) => verbOf(move) === VERB_SET)) return moves;
  const seen = new Set<string>();
  return moves.filter((move) => {
    if (verbOf(move) !== VERB_SET) return true;
    const kinds = fivesOfSet(moveArgument(move)) ?? [];
    const key = `${kinds.length}:${kinds.at(-1)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
