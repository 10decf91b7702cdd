import type { Command } from '@hausregel/protocol';

/** Entries kept free for the round that goes on when a table is full. */
const ROUND_ENTRIES = 2_000;

/**
 * Whether a table of so many entries takes a command. Somebody may have filled it on purpose: the round
 * can still be played to its end, a seat left, and whoever holds everybody up sent away.
 */
export function hasRoomFor({ type }: Command, entries: number, entriesMax: number): boolean {
  if (entries < entriesMax) return true;
  // No more often than there are seats, since nobody sits down any more.
  if (type === 'close' || type === 'kick' || type === 'stand') return true;
  return (type === 'move' || type === 'open') && entries < entriesMax + ROUND_ENTRIES;
}
