/** What a bot makes of its view before it compares moves: read once a choice. */
import { FACE_COUNT, KIND_COUNT, type Rules, type Seat, type View } from '@hausregel/core';

export interface Outlook {
  readonly view: View;
  readonly rules: Rules;
  /** Copies of each kind in the own hand. */
  readonly hand: Uint8Array;
  /** Copies of each kind that are neither in the own hand nor open; empty if nobody counts. */
  readonly unseen: Uint8Array;
  readonly unseenCount: number;
  /** The seats after and before the own one in the current direction. */
  readonly next: Seat;
  readonly previous: Seat;
  /** 0 … 1: how soon somebody else may go out. */
  readonly danger: number;
  /** Cards that can be drawn once a card of this turn lies: the draw pile and the open cards under it. */
  readonly drawable: number;
}

/** Looks round; `countsCards` says whether the open cards are taken into account. */
export function lookAround(view: View, rules: Rules, countsCards: boolean): Outlook {
  const hand = new Uint8Array(KIND_COUNT);
  for (const kind of view.hand) hand[kind] = (hand[kind] ?? 0) + 1;
  const unseen = new Uint8Array(KIND_COUNT);
  let unseenCount = 0;
  if (countsCards) {
    unseen.set(rules.deck);
    for (const kind of [...view.hand, ...view.discard]) unseen[kind] = Math.max(0, (unseen[kind] ?? 0) - 1);
    unseenCount = unseen.reduce((sum, copies) => sum + copies, 0);
  }
  const own = view.seat ?? 0;
  return {
    view,
    rules,
    hand,
    unseen,
    unseenCount,
    next: neighbour(view, own, view.direction),
    previous: neighbour(view, own, view.direction === 1 ? -1 : 1),
    danger: dangerIn(view),
    drawable: view.drawCount + view.discard.length,
  };
}

/** The next seat in the round in a direction; the seat itself if there is no other. */
function neighbour(view: View, from: Seat, direction: 1 | -1): Seat {
  const { seats } = view;
  for (let step = 1; step < seats.length; step++) {
    const seat = (from + direction * step + seats.length) % seats.length;
    if (seats[seat]?.isIn === true) return seat;
  }
  return from;
}

function dangerIn(view: View): number {
  const counts = view.seats.flatMap(({ isIn, count }, seat) => (isIn && seat !== view.seat ? [count] : []));
  return Math.min(1, 1.5 / Math.max(1, Math.min(...counts)));
}

/** 0 … 2: how much it matters to keep a seat from laying. */
export function urgencyOf(view: View, seat: Seat): number {
  const count = view.seats[seat]?.count ?? 0;
  if (count <= 1) return 2;
  return count === 2 ? 1 : 1 / count;
}

/** Whether a kind fits on a face under a wish (-1 for none), before anything is demanded. */
export function fitsOn(rules: Rules, kind: number, face: number, wish: number): boolean {
  const row = (wish + 1) * FACE_COUNT + face;
  const word = kind < 32 ? rules.fitLo[row] : rules.fitHi[row];
  return (((word ?? 0) >>> (kind & 31)) & 1) === 1;
}
