/** A table as its log says it is. */
import { present } from '../assert.ts';
import { type LogEntry, Unreadable } from '../log/eventLog.ts';
import { TableState } from './tableState.ts';

/** Folds a whole log. Throws `Unreadable` where it does not make a table: it is damaged. */
export function replay(entries: readonly LogEntry[]): TableState {
  let seq = 1;
  try {
    const state = new TableState(present(entries[0]));
    for (const entry of entries.slice(1)) {
      seq = entry.seq;
      state.fold(entry);
    }
    return state;
  } catch (error) {
    throw new Unreadable(`event ${seq} does not fit`, error);
  }
}
