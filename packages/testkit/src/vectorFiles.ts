/** The generated files below `vectors/`: their names and what has to be in them. */
import { PRESETS } from '@hausregel/rules';
import { perftText } from './perft.ts';
import { playthroughName, playthroughOf } from './playthrough.ts';
import { CASES } from './ruleSets.ts';

export interface VectorFile {
  /** Relative to `vectors/`. */
  readonly name: string;
  readonly write: () => string;
}

export const VECTOR_FILES: readonly VectorFile[] = [
  ...CASES.map((each) => ({ name: `playthroughs/${playthroughName(each)}`, write: () => playthroughOf(each) })),
  ...PRESETS.map((ruleSet) => ({ name: `perft/${ruleSet.id}.json`, write: () => perftText(ruleSet) })),
];
