/** What SQLite keeps beside a file and reads together with it. */
export const BESIDE: readonly string[] = ['-wal', '-journal'];
