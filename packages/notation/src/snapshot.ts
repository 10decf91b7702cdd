import { Position } from '@hausregel/core';

/**
 * Everything a position holds, as text: two positions are the same exactly if their texts are.
 * Left out is what is not part of the position proper: the events of the last move, and what old
 * cards left in the unused part of the piles.
 */
export function snapshotOf(position: Position): string {
  const copy = new Position(position.seatCount);
  copy.copyFrom(position);
  copy.drawPile.fill(0, copy.drawCount);
  copy.discardPile.fill(0, copy.discardCount);
  return JSON.stringify(copy, (key, value: unknown) => {
    if (key === 'events' || key === 'bytes') return undefined;
    return ArrayBuffer.isView(value) && !(value instanceof DataView) ? Object.values(value) : value;
  });
}
