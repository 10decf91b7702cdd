import { EMPTY_TABLE, type Event } from '@hausregel/core';
import { formatFace, formatKind, formatLaidCard, formatRank, formatWish } from '@hausregel/notation';
import type { Happening } from './happening.ts';

/** Jokers are asked for by this rank. */
const RANK_OF_JOKERS = 13;

/** An event of the core with its facts in notation. */
export function happeningOf(event: Event): Happening {
  switch (event.type) {
    case 'laid': {
      const { seat, kind, face, copies, under, wish, as, like, ahead } = event;
      const card = formatLaidCard({ kind, face });
      return {
        type: 'laid',
        seat,
        card,
        copies,
        ...(under === undefined ? {} : { under: under.map(formatKind) }),
        wish: wish === undefined ? undefined : formatWish(wish),
        ...(as === undefined ? {} : { as }),
        ...(like === undefined || like === EMPTY_TABLE ? {} : { like: formatFace(like) }),
        ...(ahead === undefined ? {} : { ahead }),
      };
    }
    case 'wished':
    case 'wishEnded':
      return { type: event.type, seat: event.seat, wish: formatWish(event.wish) };
    case 'asked':
      return { type: 'asked', seat: event.seat, rank: event.rank === RANK_OF_JOKERS ? 'X' : formatRank(event.rank) };
    case 'gaveUp':
      return { type: 'gaveUp', seat: event.seat, card: formatKind(event.kind) };
    case 'took':
      return { type: 'took', seat: event.seat, tried: formatKind(event.tried) };
    case 'handsDealt':
      return {
        type: 'handsDealt',
        seat: event.seat,
        start: event.start === EMPTY_TABLE ? '' : formatFace(event.start),
      };
    default:
      return event;
  }
}
