/** What does not hold when a scenario is played: codes and facts. */
import type { RefusalCode } from '@hausregel/core';

/** A key of an expectation that does not hold. `expected` and `found` are as they would stand in the file. */
export type Difference =
  | { readonly code: 'differs'; readonly key: string; readonly expected: string; readonly found: string }
  /** Something is expected of the end of the round. */
  | { readonly code: 'round-goes-on'; readonly key: string; readonly expected: string }
  | { readonly code: 'not-allowed'; readonly key: string; readonly move: string; readonly by: RefusalCode }
  | { readonly code: 'allowed'; readonly key: string; readonly move: string };

export type Failure =
  | Difference
  /** A move that should be accepted; `by` is the code, `clause` the rule that refuses it. */
  | { readonly code: 'refused'; readonly move: string; readonly by: string; readonly clause: string }
  /** A move that should be refused with `expected`. */
  | { readonly code: 'accepted'; readonly move: string; readonly expected: string }
  | { readonly code: 'refused-otherwise'; readonly move: string; readonly expected: string; readonly found: string }
  /** A refused move has left its mark. */
  | { readonly code: 'position-changed'; readonly move: string }
  /** Cards in all, before the scenario and after the move. */
  | { readonly code: 'card-count'; readonly move: string; readonly before: number; readonly now: number };
