import type { LogEntry } from '../log/eventLog.ts';
import type { AnswerKind } from './answerBook.ts';
import type { TableEvent } from './tableEvent.ts';

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

/** A table that is played at for days has ever more moves, and of what belongs to every deal. */
export function answerKind({ type }: TableEvent): AnswerKind {
  if (type === 'moved') return 'move';
  return type === 'agreed' || type === 'pledged' || type === 'opened' ? 'deal' : 'lasting';
}
