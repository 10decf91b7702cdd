import { readFileSync } from 'node:fs';

/** Files and sockets that a process may have open; Infinity where nobody says it. */
export function fileLimit(): number {
  try {
    return Number(/Max open files\s+\d+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}
