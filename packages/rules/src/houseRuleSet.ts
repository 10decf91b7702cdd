import type { RuleSet } from './ruleSet.ts';

/** What a table makes its own of a preset. */
export interface House {
  /** As the house calls it, in whatever language; the German name of the preset where it has no name. */
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
  name: nameFrom(base, name),
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

/** What has no name of its own is called after the preset, in every language, and told apart from it. */
function nameFrom(base: RuleSet, name: string): RuleSet['name'] {
  const { de, en, lt } = base.name;
  const changed = { de: `${de}, geändert`, en: `${en}, changed`, lt: `${lt}, pakeista` };
  const isNameless = name === de || Object.values(changed).includes(name);
  return isNameless ? changed : { de: name, en: name, lt: name };
}
