import type { RuleSet } from './ruleSet.ts';

/** What a table makes its own of a preset. */
export interface House {
  /** As the house calls it, in whatever language. */
  readonly name: string;
  /** From 1; counts what was saved. */
  readonly version: number;
  /** All options that are not at their default. */
  readonly options: RuleSet['options'];
}

/** A rule set of a house's own, with the clauses and sources of the preset it is made from. */
export const houseRuleSet = (base: RuleSet, { name, version, options }: House): RuleSet => ({
  id: 'house',
  version,
  name: { de: name, en: name, lt: name },
  about: {
    de: `Eigene Hausregeln, ausgehend von „${base.name.de}“.`,
    en: `House rules of our own, starting from “${base.name.en}”.`,
    lt: `Savos namų taisyklės, paremtos rinkiniu „${base.name.lt}“.`,
  },
  basedOn: base.id,
  sources: base.sources,
  ...(base.clauses === undefined ? {} : { clauses: base.clauses }),
  options,
});
