/**
 * A bot made for millions of rounds: a few rules of thumb, no memory, nothing allocated. It is handed the listed
 * moves and its own hand, and nothing of what others hold. Hot path.
 */
import {
  type Chance,
  KIND_COUNT,
  type Move,
  moveCopies,
  moveKind,
  moveWish,
  type Rules,
  SUIT_COUNT,
  VERB_DEAL,
  VERB_LAY,
  VERB_QUEENS,
  VERB_SET,
  VERB_WISH,
  moveArgument,
  verbOf,
  WISH_COUNT,
} from '@hausregel/core';

/** What a bot knows of its own hand: copies by kind, at `offset` + kind, and how many cards it is. */
export interface OwnHand {
  copies: Uint8Array;
  offset: number;
  count: number;
}

const GOES_OUT = 1000;
const LAYS = 100;
/** Every further card laid at once. */
const ANOTHER = 50;
const ACTS = 20;
/** Wild cards are kept while another fits. */
const WILD = -60;
const NAMES = 60;

/** Own cards that each wish would suit. */
const wished = new Uint8Array(WISH_COUNT);

/** The best of the first `count` moves (at least one); chance decides among equals. */
export function chooseSimple(rules: Rules, hand: OwnHand, moves: Int32Array, count: number, chance: Chance): Move {
  if (count === 1) return moves[0] ?? 0;
  countWished(hand);
  let best: Move = moves[0] ?? 0;
  let bestScore = -1;
  let equals = 0;
  for (let index = 0; index < count; index++) {
    const move = moves[index] ?? 0;
    const score = scoreOf(rules, hand, move);
    if (score < bestScore) continue;
    equals = score > bestScore ? 1 : equals + 1;
    bestScore = score;
    if (equals === 1 || chance.below(equals, 'bot') === 0) best = move;
  }
  return best;
}

function countWished({ copies, offset }: OwnHand): void {
  wished.fill(0);
  for (let kind = 0; kind < KIND_COUNT - 1; kind++) {
    const held = copies[offset + kind] ?? 0;
    if (held === 0) continue;
    wished[kind & 3] = (wished[kind & 3] ?? 0) + held;
    wished[SUIT_COUNT + (kind >> 2)] = (wished[SUIT_COUNT + (kind >> 2)] ?? 0) + held;
  }
}

function scoreOf(rules: Rules, hand: OwnHand, move: Move): number {
  switch (verbOf(move)) {
    case VERB_LAY:
      return scoreLay(rules, hand, move);
    case VERB_SET:
      return LAYS + 3 * ANOTHER;
    case VERB_WISH:
      return NAMES + (wished[moveArgument(move)] ?? 0);
    case VERB_QUEENS:
    case VERB_DEAL:
      return NAMES;
    default:
      // Drawing and passing: only where nothing else is possible.
      return 0;
  }
}

function scoreLay(rules: Rules, hand: OwnHand, move: Move): number {
  const kind = moveKind(move);
  const copies = moveCopies(move);
  if (copies === hand.count) return GOES_OUT;
  const wish = moveWish(move);
  const isWild = rules.wild[kind] === 1 || kind === KIND_COUNT - 1;
  return (
    LAYS +
    (copies - 1) * ANOTHER +
    (isWild ? WILD : 0) +
    (rules.acts[kind] === 1 && !isWild ? ACTS : 0) +
    (wish >= 0 ? (wished[wish] ?? 0) : 0)
  );
}
