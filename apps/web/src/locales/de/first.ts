import arrival from './arrival.json';
import common from './common.json';
import errors from './errors.json';
import start from './start.json';
import table from './table.json';
import { flatTexts, type FlatKey } from '../flatTexts.ts';
import type { Text } from '../../lib/text.ts';

const files = { arrival, common, errors, start, table };

/** What the start page and a running round say. */
export type FirstKey = FlatKey<typeof files>;
export const texts: Readonly<Record<string, Text>> = flatTexts(files);
export { forms } from './forms.ts';
