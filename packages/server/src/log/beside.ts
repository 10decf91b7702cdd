/** How far a file reached (`mark.ts`), in a file beside it. */
export const MARK = '.mark';
/** What may hold a part of a file's data. */
export const WITH_DATA: readonly string[] = ['', '-wal', '-journal'];
/** What lies beside a file and is read together with it. */
export const BESIDE: readonly string[] = [...WITH_DATA.slice(1), MARK];
