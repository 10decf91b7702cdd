import type { LogEntry } from '../log/eventLog.ts';

/** What a command was answered with, kept for its repetitions. */
export interface Answer {
  readonly seq: number;
  readonly seat?: number;
  readonly sealed?: string;
}

export function answerOf({ seq, event }: LogEntry): Answer {
  if (event.type !== 'sat') return { seq };
  return { seq, seat: event.seat, ...(event.sealed === undefined ? {} : { sealed: event.sealed }) };
}
