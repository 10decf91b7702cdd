/**
 * What a table knows of the deal to come, folded from its events (see docs/DESIGN.md, "Checkable
 * deals"): who has promised a contribution, and the deal that is due and waits for them.
 */
import { type Contribution, digestOf } from '@hausregel/record';
import { RecordBook } from './recordBook.ts';
import type { TableEvent } from './tableEvent.ts';

type Committed = Extract<TableEvent, { type: 'committed' }>;

/** Committed to and not yet dealt. */
export interface DueDeal extends Omit<Committed, 'type' | 'pledges'> {
  readonly contributions: readonly Contribution[];
}

export class Dealing {
  /** Promises for the next deal, by seat. */
  pledges: ReadonlyMap<number, string> = new Map();
  due: DueDeal | undefined;
  /** Number of the deal that is being played, or was played last; undefined: none, or of an earlier version. */
  number: number | undefined;
  /** The last deal whose round is over, and the entry that ended it. */
  over: { readonly number: number; readonly seq: number } | undefined;
  readonly book: RecordBook;
  private told: { readonly number: number; readonly digest: string } | undefined;

  constructor(table: string) {
    this.book = new RecordBook(table, false);
  }

  fold(event: TableEvent): void {
    this.book.take(event);
    switch (event.type) {
      case 'pledged':
        this.pledges = new Map([...this.pledges, [event.seat, event.pledge]]);
        return;
      case 'sat':
      case 'botSat':
      case 'stood':
        // A promise is its person's.
        this.pledges = new Map([...this.pledges].filter(([seat]) => seat !== event.seat));
        return;
      case 'committed': {
        const { type: _, pledges, ...due } = event;
        this.due = { ...due, contributions: pledges };
        const used = new Set(pledges.map(({ seat }) => seat));
        this.pledges = new Map([...this.pledges].filter(([seat]) => !used.has(seat)));
        return;
      }
      case 'opened':
        return this.open(event.seat, event.value);
      case 'dropped':
        this.due = undefined;
        return;
      case 'dealt':
        this.due = undefined;
        this.number = event.number;
        return;
      default:
    }
  }

  /** Digest of the deal that was played last; undefined while its round goes on, and from the next commitment on. */
  get digest(): string | undefined {
    if (this.over === undefined || this.over.number !== this.number) return undefined;
    const { last } = this.book;
    if (last?.number !== this.number) return undefined;
    if (this.told?.number !== last.number) this.told = { number: last.number, digest: digestOf(last) };
    return this.told.digest;
  }

  /** The round is over by the entry `seq`. */
  noteOver(seq: number): void {
    if (this.number !== undefined) this.over = { number: this.number, seq };
  }

  private open(seat: number, value: string): void {
    if (this.due === undefined) return;
    const contributions = this.due.contributions.map((item) => (item.seat === seat ? { ...item, value } : item));
    this.due = { ...this.due, contributions };
  }
}
