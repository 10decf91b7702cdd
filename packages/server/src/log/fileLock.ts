/**
 * One server a file. The lock is SQLite's own, on an empty file beside the data: the system gives it
 * back however the process ends, and the data itself stays readable for others while it is held, so
 * that it can be backed up.
 */
import { existsSync } from 'node:fs';
import Database from 'libsql';

export class FileLock {
  private readonly db: Database.Database;

  private constructor(db: Database.Database) {
    this.db = db;
  }

  /** Whether there is a lock beside a file, held or not: a server was here once. */
  static isBeside(file: string): boolean {
    return existsSync(lockOf(file));
  }

  /** Takes the lock of a data file. Throws SQLITE_BUSY while another has it, SQLITE_CANTOPEN where it cannot be made. */
  static take(file: string): FileLock {
    const db = new Database(lockOf(file), { timeout: 0 });
    try {
      // No file of its own to remember what is never written.
      db.exec('PRAGMA journal_mode = MEMORY');
      db.exec('BEGIN EXCLUSIVE');
      return new FileLock(db);
    } catch (error) {
      db.close();
      throw error;
    }
  }

  release(): void {
    this.db.exec('ROLLBACK');
    this.db.close();
  }
}

const lockOf = (file: string): string => `${file}.lock`;
