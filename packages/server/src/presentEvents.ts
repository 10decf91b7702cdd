/** What happened in a round, in notation, as one seat may see it. */
import { type Event, type Position, type Seat, eventsFor } from '@hausregel/core';
import { formatKind, formatLaidCard, formatRank } from '@hausregel/notation';
import type { EventText, SuitText } from '@hausregel/protocol';
import { suitText } from './present.ts';

const wishedSuit = (suit: number): SuitText => suitText(suit) ?? 'C';

function eventText(event: Event): EventText {
  switch (event.type) {
    case 'laid':
      return {
        type: 'laid',
        seat: event.seat,
        card: formatLaidCard({ kind: event.kind, face: event.face }),
        copies: event.copies,
        wish: suitText(event.wish),
      };
    case 'drew':
      return { ...event, cards: event.cards?.map(formatKind) };
    case 'wished':
      return { type: 'wished', seat: event.seat, suit: wishedSuit(event.suit) };
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

/** What the last move or deal did, as a seat (undefined: a spectator) may see it. */
export const eventTexts = (position: Position, seat: Seat | undefined): EventText[] =>
  eventsFor(position, seat).map(eventText);
