/**
 * Appends of many tables, written in one statement: while one batch is on its way, the next gathers.
 * If PostgreSQL refuses a batch, each append is tried by itself, so that one table cannot fail the
 * others; if it does not answer, all are unknown.
 */
import { type BatchWatch, type LogEntry, NotOwner } from '../eventLog.ts';
import { EVENT_VERSION } from '../../table/tableEvent.ts';
import { isAnswer, type PostgresLink } from './link.ts';
import { APPEND } from './schema.ts';

interface Pending {
  readonly entries: readonly LogEntry[];
  readonly epoch: number;
  readonly done: () => void;
  readonly failed: (reason: unknown) => void;
}

/** Appends in one statement at most. */
const BATCH_MAX = 500;

export class AppendQueue {
  private readonly link: PostgresLink;
  private readonly node: string;
  private readonly onBatch: BatchWatch;
  private pending: Pending[] = [];
  private running: Promise<void> | undefined;

  constructor(link: PostgresLink, node: string, onBatch: BatchWatch) {
    this.link = link;
    this.node = node;
    this.onBatch = onBatch;
  }

  append(entries: readonly LogEntry[], epoch: number): Promise<void> {
    return new Promise((done, failed) => {
      this.pending.push({ entries, epoch, done, failed });
      this.running ??= this.run();
    });
  }

  /** Answers when nothing is on its way any more. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    // What is handed in during this turn of the event loop goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.pending.length > 0) await this.flush(this.takeBatch());
    this.running = undefined;
  }

  /** Of each table one append, since a statement sees a table as it was before it. */
  private takeBatch(): readonly Pending[] {
    const batch: Pending[] = [];
    const tables = new Set<string>();
    const later: Pending[] = [];
    for (const one of this.pending) {
      const table = one.entries[0]?.table ?? '';
      const isNext = batch.length < BATCH_MAX && !tables.has(table);
      tables.add(table);
      (isNext ? batch : later).push(one);
    }
    this.pending = later;
    return batch;
  }

  private async flush(batch: readonly Pending[]): Promise<void> {
    try {
      settle(batch, await this.write(batch));
    } catch (error) {
      if (batch.length === 1 || !isAnswer(error)) for (const { failed } of batch) failed(error);
      else for (const one of batch) await this.flush([one]);
    }
  }

  /** Ids of the tables that were written. */
  private async write(batch: readonly Pending[]): Promise<ReadonlySet<string>> {
    const began = performance.now();
    const rows = await this.link.query(APPEND, [...headColumns(batch), this.node, ...eventColumns(batch)]);
    this.onBatch(
      batch.reduce((sum, { entries }) => sum + entries.length, 0),
      performance.now() - began,
    );
    return new Set(rows.map((row) => (row as { id: string }).id));
  }
}

function settle(batch: readonly Pending[], written: ReadonlySet<string>): void {
  for (const { entries, done, failed } of batch) {
    if (written.has(entries[0]?.table ?? '')) done();
    else failed(new NotOwner());
  }
}

/** A column for each parameter $1 to $6. */
function headColumns(batch: readonly Pending[]): readonly unknown[][] {
  const heads = batch.map(({ entries, epoch }) => {
    const [first] = entries;
    const last = entries.at(-1);
    const created = first?.event.type === 'created' ? first.event : undefined;
    const closedAt = last?.event.type === 'closed' ? last.at : null;
    return [first?.table, epoch, (first?.seq ?? 1) - 1, last?.seq, closedAt, created?.code ?? null];
  });
  return columnsOf(heads, 6);
}

/** A column for each parameter $8 to $13. */
function eventColumns(batch: readonly Pending[]): readonly unknown[][] {
  const events = batch.flatMap(({ entries }) =>
    entries.map(({ table, seq, at, command, event }) => [
      table,
      seq,
      at,
      EVENT_VERSION,
      command ?? null,
      JSON.stringify(event),
    ]),
  );
  return columnsOf(events, 6);
}

const columnsOf = (rows: readonly (readonly unknown[])[], count: number): unknown[][] =>
  Array.from({ length: count }, (_, column) => rows.map((row) => row[column]));
