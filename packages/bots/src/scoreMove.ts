/** The worth of a move to a bot: a sum of a few plain considerations, each with its weight. */
import {
  cardsOfMove,
  DRAW,
  KIND_COUNT,
  type Kind,
  type Move,
  moveArgument,
  moveKind,
  moveWish,
  PASS,
  VERB_LAY,
  VERB_WISH,
  verbOf,
} from '@hausregel/core';
import type { Habits } from './level.ts';
import { fitsOn, type Outlook, urgencyOf } from './outlook.ts';
import { actingCards, scoreOwnHand, withoutOthers } from './scoreHouse.ts';

/** Laying the last card. */
const OUT = 1000;
const LAY = 10;
const DRAW_ONE = 5;
/** Naming a suit instead of laying: no card goes, but none comes either. */
const NAME = 6;
/** Each card that a penalty brings. */
const PENALTY_CARD = 3;
const LOSE_TURN = 4;
/** A second card in the same turn. */
const ANOTHER_CARD = 6;
/** Being left with cards none of which may be the last. */
const STUCK = 8;

/** Larger is better; comparable only among the moves of one choice. */
export function scoreMove(outlook: Outlook, habits: Habits, move: Move): number {
  switch (verbOf(move)) {
    case VERB_LAY:
      return scoreLay(outlook, habits, move);
    case VERB_WISH:
      return NAME + scoreFollowing(outlook, habits, outlook.view.top, moveArgument(move), -1);
    default:
      return scoreRest(outlook, move);
  }
}

/** Drawing, accepting what is demanded, or ending the turn. */
function scoreRest({ view }: Outlook, move: Move): number {
  const { demand } = view;
  if (move === DRAW) return demand !== undefined && 'draw' in demand ? -PENALTY_CARD * demand.draw : DRAW_ONE;
  if (move !== PASS) return 0;
  return demand !== undefined && 'skip' in demand ? -LOSE_TURN : DRAW_ONE;
}

function scoreLay(before: Outlook, habits: Habits, move: Move): number {
  const cards = cardsOfMove(move);
  const outlook = cards === 1 ? before : withoutOthers(before, move);
  const { rules, view } = outlook;
  const kind = moveKind(move);
  const left = view.hand.length - cards;
  if (left === 0) return OUT * (rules.lastFactor[kind] ?? 1);
  const following = scoreFollowing(outlook, habits, kind, moveWish(move), kind);
  const value = cards * (rules.values[kind] ?? 0) * outlook.danger * habits.value;
  const kept = rules.wild[kind] === 1 ? cards * habits.wild : 0;
  const stuck = left === 1 && isLeftWithBarred(outlook, kind) ? STUCK : 0;
  const effect = scoreEffect(outlook, habits, kind, actingCards(rules, move, cards));
  return LAY * cards + following + value - kept - stuck + effect + scoreOwnHand(outlook, kind, left);
}

/** Own cards that would fit, and (who counts) how likely the next player can follow. */
export function scoreFollowing(outlook: Outlook, habits: Habits, face: number, wish: number, laid: number): number {
  const { rules, view, unseen, unseenCount } = outlook;
  let own = 0;
  let others = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const held = (outlook.hand[kind] ?? 0) - (kind === laid ? 1 : 0);
    const hidden = unseen[kind] ?? 0;
    if (held + hidden === 0 || !fitsOn(rules, kind, face, wish)) continue;
    if (held > 0) own += held * worthOf(outlook, kind);
    others += hidden;
  }
  const score = habits.follow * Math.min(own, 5);
  if (unseenCount === 0) return score;
  const canFollow = 1 - (1 - others / unseenCount) ** (view.seats[outlook.next]?.count ?? 0);
  return score - habits.block * canFollow;
}

/** A card to follow with: a wild one fits anyway, one that does something is worth a little more. */
function worthOf({ rules }: Outlook, kind: Kind): number {
  if (rules.wild[kind] === 1) return 0.3;
  return rules.acts[kind] === 1 ? 1.25 : 1;
}

function isLeftWithBarred({ rules, hand }: Outlook, laid: Kind): boolean {
  const last = hand.findIndex((copies, kind) => copies - (kind === laid ? 1 : 0) > 0);
  const word = last < 32 ? rules.lastBarredLo : rules.lastBarredHi;
  return ((word >>> (last & 31)) & 1) === 1;
}

/** What so many equal cards at once do to others, and what that lets their player do. */
export function scoreEffect(outlook: Outlook, habits: Habits, kind: Kind, times = 1): number {
  const { rules, view } = outlook;
  if (rules.acts[kind] === 0) return 0;
  const turns = rules.reverses[kind] === 1 && times % 2 === 1;
  const target = turns ? outlook.previous : outlook.next;
  const urgency = urgencyOf(view, target);
  let score = turns ? habits.harm * 2 * (urgencyOf(view, outlook.next) - urgency) : 0;
  if (rules.further[kind] === 1) score += scoreAnother(outlook, kind);
  score += habits.harm * (rules.othersDraw[kind] ?? 0) * times * rivals(outlook);
  const chain = rules.chains[(rules.chainOf[kind] ?? 0) - 1];
  if (chain === undefined) return score;
  if (chain.type === 'skip') {
    const isOnAgain = chain.step === 'others' || rivals(outlook) === 1;
    return score + habits.harm * 2 * urgency + (isOnAgain ? scoreAnother(outlook, kind) : 0);
  }
  const pending = view.demand !== undefined && 'draw' in view.demand ? view.demand.draw : 0;
  const cards = pending + (chain.step === 'others' ? 0 : chain.step * times);
  return score + habits.harm * Math.min(cards, outlook.drawable) * (0.5 + urgency);
}

const rivals = ({ view }: Outlook): number => view.seats.filter(({ isIn }) => isIn).length - 1;

/** The turn goes on with the same player, if there is a card for it; with one left it goes out. */
function scoreAnother({ rules, hand, view }: Outlook, laid: Kind): number {
  const fits = hand.some((copies, kind) => copies - (kind === laid ? 1 : 0) > 0 && fitsOn(rules, kind, laid, -1));
  if (!fits) return 0;
  return view.hand.length === 2 ? OUT / 2 : ANOTHER_CARD;
}
