/**
 * A page opens one socket after the other, and the hello of one that it gave up may come last, since a
 * node slept or a packet was late. Whoever is known to be newer is not displaced by it.
 */
import type { ClientId } from '../table/attendance.ts';

/** Of which page a socket is, and with which of the page's hellos it came. */
export interface PageLine {
  readonly page: string;
  readonly attempt: number;
}

export class NewestLines {
  private readonly newest: Map<string, { readonly attempt: number; readonly client: ClientId }> = new Map();

  /** Whether a later hello of the same page has come in before. */
  isOvertaken(line: PageLine | undefined): boolean {
    return line !== undefined && (this.newest.get(line.page)?.attempt ?? 0) > line.attempt;
  }

  note(line: PageLine | undefined, client: ClientId): void {
    if (line !== undefined) this.newest.set(line.page, { attempt: line.attempt, client });
  }

  /** The connection is gone. */
  forget(line: PageLine | undefined, client: ClientId): void {
    if (line !== undefined && this.newest.get(line.page)?.client === client) this.newest.delete(line.page);
  }
}
