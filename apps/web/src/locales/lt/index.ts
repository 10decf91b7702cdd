import type { Text } from '../../lib/text.ts';
import { texts as first, type FirstKey } from './first.ts';
import { texts as later, type LaterKey } from './later.ts';

/** All texts of the language, for tests; the page loads them in two parts. */
export type TextKey = FirstKey | LaterKey;
export const texts: Readonly<Record<string, Text>> = { ...first, ...later };
