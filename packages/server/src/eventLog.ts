/**
 * The log is the table: what is not in it did not happen. Nobody is told of an event before
 * `append` has answered.
 */
import type { TableEvent } from './tableEvent.ts';

/** One event of a table. `seq` counts from 1 without gaps. */
export interface LogEntry {
  readonly table: string;
  readonly seq: number;
  /** Server time in ms since 1970. */
  readonly at: number;
  /** Hash of the command that caused it; unique in its table. */
  readonly command: string | undefined;
  readonly event: TableEvent;
}

/** A table's row: which code led or leads to it. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  /** When it was removed; undefined while it lives. */
  readonly closedAt: number | undefined;
}

export interface EventLog {
  /**
   * Writes entries of one table, all or none, and answers when they are durable. Entries handed in
   * during one turn of the event loop share a commit. A rejection means that it is unknown whether
   * they were written: whoever gets it must forget the table and read it again.
   */
  append(entries: readonly LogEntry[]): Promise<void>;
  /** All tables that live, and those removed since `closedSince`. */
  tables(closedSince: number): Promise<readonly TableRow[]>;
  /** All entries of a table, in order. */
  read(table: string): Promise<readonly LogEntry[]>;
  /** Deletes what is left of tables removed before a time. */
  purge(closedBefore: number): Promise<void>;
  /** Writes what is pending and lets go of the store. */
  close(): Promise<void>;
}
