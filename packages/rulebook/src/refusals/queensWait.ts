import type { RefusalCode } from '@hausregel/core';

/** Why the four queens cannot be laid open by somebody who holds them: something else comes first. */
export const QUEENS_WAIT: ReadonlySet<RefusalCode> = new Set([
  'must-answer',
  'must-lay',
  'rank-required',
  'meeting',
  'too-late',
]);
