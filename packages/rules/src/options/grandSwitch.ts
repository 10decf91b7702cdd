import { type AnyOption, defineOption, type Example } from '../option.ts';
import type { Draft } from '../draft.ts';
import { booleanSchema } from '../schema.ts';
import { type Line, type Lines, NO_LINES } from '../words/phrases.ts';
import type { Group } from '../option.ts';

interface GrandSwitch {
  readonly key: string;
  readonly group: Group;
  readonly title: Line;
  readonly clauses: readonly string[];
  readonly lines: Lines;
  /** What holds where the switch is off. */
  readonly without: Line;
  readonly compile: (draft: Draft) => void;
  readonly examples: readonly Example[];
}

/** A mechanism of the grand game that is either there or not; by default not. */
export const grandSwitch = (wanted: GrandSwitch): AnyOption =>
  defineOption({
    key: wanted.key,
    group: wanted.group,
    title: wanted.title,
    schema: booleanSchema,
    defaultValue: false,
    clauses: wanted.clauses,
    compile: (value, draft) => {
      if (value) wanted.compile(draft);
    },
    sentence: (value) => (value ? wanted.lines : NO_LINES),
    difference: (_, to) =>
      to
        ? { de: wanted.lines.de[0] ?? '', en: wanted.lines.en[0] ?? '', lt: wanted.lines.lt[0] ?? '' }
        : wanted.without,
    examples: wanted.examples,
  });
