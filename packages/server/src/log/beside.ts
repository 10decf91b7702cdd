/** What lies beside a file and is read together with it: SQLite's, and how far the file reached (`mark.ts`). */
export const BESIDE: readonly string[] = ['-wal', '-journal', '.mark'];
