import type { Language, RuleSet } from '@hausregel/rules';
import { wrap } from '../wrap.ts';
import { ruleDiff } from './ruleDiff.ts';

const WIDTH = 80;

/** What `to` plays otherwise than `from`, as plain text of at most 80 columns, by topic. */
export function diffText(from: RuleSet, to: RuleSet, language: Language): string {
  const { title, sections, none } = ruleDiff(from, to, language);
  const blocks = sections.map(({ title: topic, notes }) =>
    [topic, ...notes.map(({ text }) => wrap(text, WIDTH, '* ', '  '))].join('\n'),
  );
  return `${(none === undefined ? [wrap(title, WIDTH), ...blocks] : [wrap(none, WIDTH)]).join('\n\n')}\n`;
}
