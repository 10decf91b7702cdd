import type { RuleSet } from '@hausregel/rules';

/** Other rules that seat `by` proposes, and who accepts them. */
export interface Proposal {
  readonly ruleSet: RuleSet;
  readonly by: number;
  readonly accepted: ReadonlySet<number>;
}

/** After the answer of a seat; one who does not accept it ends it. */
export const withAnswer = (proposal: Proposal | undefined, seat: number, on: boolean): Proposal | undefined =>
  proposal && on ? { ...proposal, accepted: new Set([...proposal.accepted, seat]) } : undefined;

/** After somebody has left: whoever comes to the seat next answers for themselves; who proposed and is gone, proposes nothing. */
export function withoutAnswer(proposal: Proposal | undefined, seat: number): Proposal | undefined {
  if (proposal === undefined || proposal.by === seat) return undefined;
  return { ...proposal, accepted: new Set([...proposal.accepted].filter((other) => other !== seat)) };
}
