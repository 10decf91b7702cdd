/** What a thread and its workers say to each other. */
import type { RuleSet } from '@hausregel/rules';
import type { Player } from '../player.ts';
import type { TallyData } from '../tally.ts';

/** What a worker is made for; sent once, as its data. */
export interface WorkerTask {
  readonly ruleSet: RuleSet;
  readonly players: readonly Player[];
  readonly seed: number;
}

/** Play a range of deals, or random rounds for some time. */
export type Order =
  | { readonly type: 'deals'; readonly from: number; readonly to: number }
  | { readonly type: 'playouts'; readonly forMs: number };

export type Answer =
  | { readonly type: 'deals'; readonly tally: TallyData }
  | { readonly type: 'playouts'; readonly moves: number; readonly ms: number };
