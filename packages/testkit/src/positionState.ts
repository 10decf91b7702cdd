/** A whole position as text and back, nothing left out but the events of the last move. */
import { snapshotOf } from '@hausregel/notation';
import { Position } from '@hausregel/core';

type Snapshot = Readonly<Record<string, unknown>>;

/** Everything a position holds. Equal positions have equal texts. */
export const formatState = (position: Position): string => snapshotOf(position);

/** The position of a text that `formatState` wrote; throws at any other. */
export function parseState(text: string): Position {
  const snapshot = JSON.parse(text) as Snapshot;
  const position = new Position(numberOf(snapshot, 'seatCount'));
  for (const [key, target] of Object.entries(position)) {
    if (!(key in snapshot)) continue;
    const value = snapshot[key];
    if (Array.isArray(value) && ArrayBuffer.isView(target)) fill(target, value.map(Number));
    else if (typeof value === typeof target && typeof value !== 'object') Reflect.set(position, key, value);
    else throw new TypeError(`${key} is not part of a position.`);
  }
  return position;
}

function fill(target: ArrayBufferView, values: readonly number[]): void {
  const isKnown = target instanceof Uint8Array || target instanceof Uint16Array || target instanceof Int32Array;
  if (!isKnown || target.length !== values.length) throw new TypeError('A table of the position has another form.');
  target.set(values);
}

function numberOf(snapshot: Snapshot, key: string): number {
  const value = snapshot[key];
  if (typeof value !== 'number') throw new TypeError(`${key} is missing.`);
  return value;
}
