/**
 * Takes what was committed from the file beside the data (`-wal`) into the data. SQLite would do so within a commit
 * of its own choice, which then takes up to half a second where thousands of tables are written, and everybody
 * waits. Here a thread of libsql's does it over a connection of its own, while commits go on.
 */
import AsyncDatabase from 'libsql/promise';

/**
 * Entries from one time to the next: with thousands of tables about a thousand pages, as often as SQLite itself would.
 * More at once keep the disk busy for longer, and then commits wait for it all the same.
 */
const ENTRIES = 400;
/** Pages beside the data from which on SQLite does it within a commit after all, since the thread is too slow or fails. */
export const LATEST_PAGES = 20_000;

export class Checkpoints {
  private readonly db: AsyncDatabase;
  private entries: number = 0;
  private running: Promise<void> | undefined;

  /** The file must be there, in WAL mode. */
  constructor(file: string) {
    this.db = new AsyncDatabase(file, {});
  }

  /** So many entries were committed. */
  note(entries: number): void {
    this.entries += entries;
    if (this.entries < ENTRIES || this.running !== undefined) return;
    this.entries = 0;
    this.running = this.run().finally(() => {
      this.running = undefined;
    });
  }

  /** Where it fails, what was committed stays beside the data, which is as good. */
  private async run(): Promise<void> {
    try {
      await this.db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // A disk in trouble is told by the commits.
    }
  }

  async close(): Promise<void> {
    await this.running;
    this.db.close();
  }
}
