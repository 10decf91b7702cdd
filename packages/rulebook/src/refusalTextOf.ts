import { EMPTY_TABLE, type Demand, type Refusal } from '@hausregel/core';
import { formatFace, formatMove, formatRank, formatSuit, formatWish } from '@hausregel/notation';
import type { PendingText, RefusalText } from './refusals/refusalText.ts';

/** A refusal of the core with its facts in notation, as its explanation needs them. */
export function refusalTextOf({ code, clause, move, top, wish, demand, instead, grace }: Refusal): RefusalText {
  return {
    code,
    clause,
    move: code === 'not-understood' ? '' : formatMove(move),
    top: top === EMPTY_TABLE ? undefined : formatFace(top),
    wish: wish === undefined ? undefined : formatWish(wish),
    demand: demand === undefined ? undefined : pendingOf(demand),
    ...(instead === undefined ? {} : { instead }),
    ...(grace === undefined ? {} : { grace }),
  };
}

function pendingOf(demand: Demand): PendingText {
  if ('draw' in demand) return { draw: demand.draw, of: formatFace(demand.of) };
  if ('skip' in demand) return { skip: demand.skip, of: formatFace(demand.of) };
  if ('rank' in demand) return { rank: formatRank(demand.rank) };
  if ('card' in demand) return { card: formatFace(demand.card) };
  if (!('lay' in demand)) return demand;
  const { lay, suit } = demand;
  return suit === undefined ? { lay } : { lay, suit: formatSuit(suit) };
}
