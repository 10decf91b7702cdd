import { type AnyOption, type Group, isOutOfPlace, OPTIONS, type RuleSet } from '@hausregel/rules';

/** Topics of the editor, in their order, each with the groups of options it holds. */
export const TOPICS = [
  { key: 'deal', groups: ['deck', 'deal'] },
  { key: 'laying', groups: ['laying'] },
  { key: 'drawing', groups: ['drawing'] },
  { key: 'cards', groups: ['cards'] },
  { key: 'calls', groups: ['calls'] },
  { key: 'lastCard', groups: ['last-card'] },
  { key: 'scoring', groups: ['scoring'] },
  { key: 'match', groups: ['match'] },
] as const satisfies readonly { readonly key: string; readonly groups: readonly Group[] }[];
export type Topic = (typeof TOPICS)[number];
export type TopicKey = Topic['key'];

const belongs = (topic: Topic, option: AnyOption): boolean => topic.groups.some((group) => group === option.group);

/** Options of a topic that can be other than they are in this rule set. */
export const optionsOf = (topic: Topic, ruleSet: RuleSet): readonly AnyOption[] =>
  OPTIONS.filter((option) => belongs(topic, option) && !isOutOfPlace(ruleSet, option));

/** The topic in which a key is edited. */
export const topicOf = (key: string): TopicKey => {
  const option = OPTIONS.find((each) => each.key === key);
  return TOPICS.find((topic) => option !== undefined && belongs(topic, option))?.key ?? 'deal';
};
