import { KIND_COUNT, type Position } from '@hausregel/core';
import type { TestClient } from './testHall.ts';

interface Spot {
  readonly kind: number;
  put(kind: number): void;
}

/**
 * Exchanges cards that nobody of `knowing` may know: those in the other hands and in the draw
 * pile are turned round by `turns` places. Counts stay what they are.
 */
export function swapHidden(position: Position, knowing: readonly number[], turns: number): void {
  const spots = [...handSpots(position, knowing), ...pileSpots(position)];
  const kinds = spots.map((spot) => spot.kind);
  spots.forEach((spot, index) => spot.put(kinds[(index + 1 + turns) % kinds.length] ?? 0));
}

function handSpots(position: Position, knowing: readonly number[]): Spot[] {
  const spots: Spot[] = [];
  for (let seat = 0; seat < position.seatCount; seat++) {
    if (knowing.includes(seat)) continue;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const copies = position.copies[seat * KIND_COUNT + kind] ?? 0;
      for (let copy = 0; copy < copies; copy++) spots.push({ kind, put: (other) => addCopy(position, seat, other) });
      position.copies[seat * KIND_COUNT + kind] = 0;
    }
    position.handLo[seat] = 0;
    position.handHi[seat] = 0;
  }
  return spots;
}

function addCopy(position: Position, seat: number, kind: number): void {
  const at = seat * KIND_COUNT + kind;
  position.copies[at] = (position.copies[at] ?? 0) + 1;
  if (kind < 32) position.handLo[seat] = (position.handLo[seat] ?? 0) | (1 << kind);
  else position.handHi[seat] = (position.handHi[seat] ?? 0) | (1 << (kind - 32));
}

const pileSpots = (position: Position): Spot[] =>
  Array.from(position.drawPile.subarray(0, position.drawCount), (kind, index) => ({
    kind,
    put: (other) => {
      position.drawPile[index] = other;
    },
  }));

/** Cards named in the last message to a client that it may not know: neither open, nor its own, nor asked about. */
export function addedSecretCards(client: TestClient, all: readonly TestClient[]): string[] {
  const { round, you } = client.view;
  if (round === undefined || client.view.phase !== 'round') return [];
  const others = all.filter((other) => other.view.you !== you).flatMap((other) => other.view.round?.hand ?? []);
  const open = new Set([...round.discard, ...round.hand.map((card) => card.card)]);
  const last = JSON.stringify(client.messages.at(-1));
  return others.map((card) => card.card).filter((card) => !open.has(card) && last.includes(`"${card}"`));
}
