/**
 * What is told of rounds that are over: the record to be checked, and the last round with all hands where the table
 * shows it. A log may have a hundred thousand entries, so it is read and played through a little at a time, for one
 * who asks after the other, and what was found is kept while nothing new can be told: nobody who plays has to wait.
 */
import type { ShownRound } from '@hausregel/protocol';
import type { GameRecord } from '@hausregel/record';
import type { Result } from '@hausregel/rules';
import type { Clock } from './clock.ts';
import type { EventLog, LogEntry } from './log/eventLog.ts';
import { type HallProblem, hallProblem } from './table/createTable.ts';
import type { Dealing } from './table/dealing.ts';
import { RecordBook } from './table/recordBook.ts';
import { ShownBook } from './table/shownBook.ts';
import type { TableState } from './table/tableState.ts';

/** Entries at a time: a few milliseconds. */
const PART = 200;
/** How long an answer is kept at most where this server can tell that there is nothing new, and where it cannot. */
const KNOWN_MS = 60_000;
const UNKNOWN_MS = 2_000;
/** Answers kept of each kind, and questions that wait, at most. */
const KEPT_MAX = 64;
const WAITING_MAX = 64;

interface Tools {
  readonly log: Pick<EventLog, 'read'>;
  readonly clock: Clock;
  /** A table that is in memory. */
  readonly stateOf: (table: string) => TableState | undefined;
}

interface Kept<T> {
  /** What the table was like: while it is the same, there is nothing new. */
  readonly mark: string;
  readonly until: number;
  readonly answer: Promise<Result<T, HallProblem>>;
}

interface Found<T> {
  /** Number of the last entry that was read. */
  readonly seq: number;
  readonly result: Result<T, HallProblem>;
}

export class PastRounds {
  private readonly tools: Tools;
  private readonly records: Map<string, Kept<GameRecord>> = new Map();
  private readonly shows: Map<string, Kept<ShownRound>> = new Map();
  private last: Promise<unknown> = Promise.resolve();
  private waiting: number = 0;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** Errors: `unknown-table`, `server-busy`; rejects with `Unreadable`. */
  record(table: string): Promise<Result<GameRecord, HallProblem>> {
    return this.answer(this.records, table, async () => {
      const book = new RecordBook(table, true);
      const seq = await this.walk(table, ({ event }) => book.take(event));
      const over = this.overOf(table);
      // The end of a round may be in memory and not yet durable: then it is not told.
      const number = over !== undefined && over.seq <= seq ? over.number : undefined;
      return { seq, result: { ok: true, value: book.record(number) } };
    });
  }

  /** Errors: `unknown-table`, `not-now`, `server-busy`; rejects with `Unreadable`. */
  shown(table: string): Promise<Result<ShownRound, HallProblem>> {
    return this.answer(this.shows, table, async () => {
      const book = new ShownBook();
      const seq = await this.walk(table, (entry) => book.take(entry));
      const { last } = book;
      return { seq, result: last === undefined ? hallProblem('not-now') : { ok: true, value: last } };
    });
  }

  private overOf(table: string): Dealing['over'] {
    return this.tools.stateOf(table)?.dealing.over;
  }

  /** Hands out all entries of a table, in order; answers the number of the last one, 0 if there is none. */
  private async walk(table: string, take: (entry: LogEntry) => void): Promise<number> {
    for (let seq = 0; ;) {
      const part = await this.tools.log.read(table, { after: seq, most: PART });
      for (const entry of part) take(entry);
      seq = part.at(-1)?.seq ?? seq;
      if (part.length < PART) return seq;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private answer<T>(
    kept: Map<string, Kept<T>>,
    table: string,
    find: () => Promise<Found<T>>,
  ): Promise<Result<T, HallProblem>> {
    const { clock, stateOf } = this.tools;
    const mark = markOf(stateOf(table));
    const known = kept.get(table);
    if (known !== undefined && known.mark === mark && clock.now() < known.until) return known.answer;
    if (this.waiting >= WAITING_MAX) return Promise.resolve(hallProblem('server-busy'));
    const answer = this.inTurn(async (): Promise<Result<T, HallProblem>> => {
      const { seq, result } = await find();
      if (seq < (this.overOf(table)?.seq ?? 0)) kept.delete(table);
      return seq === 0 ? hallProblem('unknown-table') : result;
    });
    kept.delete(table);
    kept.set(table, { mark, until: clock.now() + (mark === '' ? UNKNOWN_MS : KNOWN_MS), answer });
    answer.catch(() => kept.delete(table));
    for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest);
    return answer;
  }

  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const answer = this.last.then(run).finally(() => {
      this.waiting -= 1;
    });
    this.last = answer.catch(() => undefined);
    return answer;
  }
}

/** All that a record or a shown round depends on, but for the moves of the running round; empty where it is not known. */
function markOf(state: TableState | undefined): string {
  if (state === undefined) return '';
  const { over, due, number } = state.dealing;
  const opened = due?.contributions.filter(({ value }) => value !== undefined).length;
  return [state.phase, over?.seq, number, due?.number, opened].join(' ');
}
