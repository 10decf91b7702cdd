/** What happened in a round, in notation, as one seat may see it. */
import { type Event, type Face, type MoveNote, type Position, type Seat, eventsFor } from '@hausregel/core';
import { formatKind, formatLaidCard, formatRank, formatWish } from '@hausregel/notation';
import type { CardText, EventText } from '@hausregel/protocol';
import { faceText, wishText } from './present.ts';

function eventText(event: Event): EventText {
  switch (event.type) {
    case 'laid':
      return {
        type: 'laid',
        seat: event.seat,
        card: formatLaidCard({ kind: event.kind, face: event.face }),
        copies: event.copies,
        ...(event.under === undefined ? {} : { under: event.under.map(formatKind) }),
        wish: wishText(event.wish),
        ...(event.as === undefined ? {} : { as: event.as }),
        ...likeText(event.like),
        ...(event.ahead === undefined ? {} : { ahead: event.ahead }),
      };
    case 'drew':
      return { ...event, cards: event.cards?.map(formatKind) };
    case 'wished':
    case 'wishEnded':
      return { type: event.type, seat: event.seat, wish: formatWish(event.wish) };
    case 'asked':
      return { type: 'asked', seat: event.seat, rank: formatRank(event.rank) };
    case 'handsDealt':
      return { ...event, start: formatKind(event.start) };
    case 'gaveUp':
      return { type: 'gaveUp', seat: event.seat, card: formatKind(event.kind) };
    case 'took':
      return { ...event, tried: formatKind(event.tried) };
    default:
      return event;
  }
}

const likeText = (like: Face | undefined): { readonly like?: CardText } => {
  const text = like === undefined ? undefined : faceText(like);
  return text === undefined ? {} : { like: text };
};

/** What the last move or deal did, as a seat (undefined: a spectator) may see it; `note` was taken before the move. */
export const eventTexts = (position: Position, seat: Seat | undefined, note?: MoveNote): EventText[] =>
  eventsFor(position, seat, note).map(eventText);
