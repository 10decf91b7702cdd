/** Where a machine can be gone: between any two steps of a question to the log, and of what is told and handed on. */

/** What a node asks of its log. */
export const QUESTIONS = ['append', 'claim', 'renew', 'find', 'read', 'tables', 'release'] as const;
export type Question = (typeof QUESTIONS)[number];

/**
 * `before` it is sent; `sent` and on its way; `done` by the log, unknown to the node; `answered`, and
 * nothing done with it yet.
 */
export const STAGES = ['before', 'sent', 'done', 'answered'] as const;
export type Stage = (typeof STAGES)[number];

/** `telling`: in the middle of the messages of one step; `command`: after one was taken in; `stopping`: while handing over. */
const OTHER_POINTS = ['telling', 'command', 'stopping'] as const;

export type CrashPoint = `${Question}:${Stage}` | (typeof OTHER_POINTS)[number];

export const CRASH_POINTS: readonly CrashPoint[] = [
  ...QUESTIONS.flatMap((question) => STAGES.map((stage): CrashPoint => `${question}:${stage}`)),
  ...OTHER_POINTS,
];

/** Once in so many times that this point is passed. */
export interface CrashAt {
  readonly point: CrashPoint;
  readonly times: number;
}
