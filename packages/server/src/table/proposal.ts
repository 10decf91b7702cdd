import type { Watching } from '@hausregel/protocol';
import type { RuleSet } from '@hausregel/rules';
import type { TableEvent } from './tableEvent.ts';

/** Other rules that seat `by` proposes, and who accepts them. */
export interface Proposal {
  readonly ruleSet: RuleSet;
  /** What those who watch are to be shown; undefined: as before. */
  readonly watching: Watching | undefined;
  readonly by: number;
  readonly accepted: ReadonlySet<number>;
}

type Proposed = Extract<TableEvent, { type: 'rulesProposed' }>;

/** Who proposes accepts. */
export const proposalOf = ({ ruleSet, watching, seat }: Proposed): Proposal => ({
  ruleSet,
  watching,
  by: seat,
  accepted: new Set([seat]),
});

/** After the answer of a seat; one who does not accept it ends it. */
export const withAnswer = (proposal: Proposal | undefined, seat: number, on: boolean): Proposal | undefined =>
  proposal && on ? { ...proposal, accepted: new Set([...proposal.accepted, seat]) } : undefined;

/** After somebody has left: whoever comes to the seat next answers for themselves; who proposed and is gone, proposes nothing. */
export function withoutAnswer(proposal: Proposal | undefined, seat: number): Proposal | undefined {
  if (proposal === undefined || proposal.by === seat) return undefined;
  return { ...proposal, accepted: new Set([...proposal.accepted].filter((other) => other !== seat)) };
}
