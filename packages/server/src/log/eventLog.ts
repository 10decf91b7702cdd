/**
 * The log is the table: what is not in it did not happen. Nobody is told of an event before
 * `append` has answered.
 */
import type { TableEvent } from '../table/tableEvent.ts';

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

/** One commit: how many events it held, and how long it took, in ms. */
export type BatchWatch = (events: number, ms: number) => void;

/** Another node owns the table, or has owned it meanwhile. */
export class NotOwner extends Error {
  constructor() {
    super('Somebody else owns this table.');
  }
}

/** Nothing can be written at present, by no table: the disk is full, or the store does not answer. */
export class NotStored extends Error {
  override readonly name = 'NotStored';

  constructor(cause: unknown) {
    super('Nothing can be written.', { cause });
  }
}

/** What is stored of a table is damaged, or of a version that this server does not know. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(why: string, cause?: unknown) {
    super(`The table cannot be read: ${why}.`, { cause });
  }
}

/** Epoch of a table just made. */
export const FIRST_EPOCH = 1;

/**
 * What came of claiming a table. Each claim raises its epoch, and only who holds the highest one can
 * write, so a former owner who has not heard of it does no harm.
 */
export type Claim =
  | { readonly how: 'owned'; readonly epoch: number; readonly entries: readonly LogEntry[] }
  /** Another node has it, and clients reach that node `at` this address. */
  | { readonly how: 'elsewhere'; readonly at: string }
  | { readonly how: 'closed' | 'unknown' };

/** Entries with a number above `after`, no more than `most` of them. */
export interface LogPart {
  readonly after: number;
  readonly most: number;
}

export const WHOLE_LOG: LogPart = { after: 0, most: 2 ** 31 - 1 };

export interface EventLog {
  /**
   * Writes entries of one table, all or none, and answers when they are durable. Entries handed in
   * during one turn of the event loop share a commit. `created` as the first entry makes the table;
   * then and later `epoch` says by which right. A rejection means that it is unknown whether they
   * were written: whoever gets it must forget the table and claim it again. It is `NotStored` where all
   * tables are in the same trouble.
   */
  append(entries: readonly LogEntry[], epoch: number): Promise<void>;
  /** Whether the lease of this node runs; absent where nobody else could take a table. */
  readonly isOwner?: boolean | undefined;
  /**
   * Asked before something is told of a table that this node owned last and that no append confirms.
   * Throws `NotOwner` where another node may have taken it meanwhile, `NotStored` while nothing can be written.
   */
  confirm(table: string): void;
  /** Whether what is written can be found again where it belongs; absent where nobody could move it away. */
  readonly isInPlace?: boolean;
  /** Has `run` called when other nodes may have taken tables of this one, since it was gone for too long. */
  onLapse(run: (hasLapsed: (table: string) => boolean) => void): void;
  /**
   * Takes a table, unless another node holds it; nothing of it is written by anybody else from then on.
   * Rejects with `NotOwner` where the answer came so late that another node may have taken it again, with `NotStored` while nothing can be written, with `Unreadable` where only this table is concerned.
   */
  claim(table: string): Promise<Claim>;
  /**
   * Gives back a table that was claimed and cannot be read here, so that a node can have it that knows more;
   * absent where there is no other node.
   */
  release?(table: string): Promise<void>;
  /** The table that a code leads to, or led to last. */
  find(code: string): Promise<TableRow | undefined>;
  /** All tables of this node that live, and those removed since `closedSince`. */
  tables(closedSince: number): Promise<readonly TableRow[]>;
  /** The entries of a table, in order, all or a part; rejects with `Unreadable`. */
  read(table: string, part?: LogPart): Promise<readonly LogEntry[]>;
  /** Deletes what is left of tables removed before a time. */
  purge(closedBefore: number): Promise<void>;
  /** Writes what is pending and lets go of the store. */
  close(): Promise<void>;
}
