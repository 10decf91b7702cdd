import common from './common.json';
import errors from './errors.json';
import lobby from './lobby.json';
import rules from './rules.json';
import score from './score.json';
import settings from './settings.json';
import start from './start.json';
import table from './table.json';
import { flatTexts, type FlatKey } from '../flatTexts.ts';
import type { Text } from '../../lib/text.ts';

const files = { common, errors, lobby, rules, score, settings, start, table };

export type TextKey = FlatKey<typeof files>;
export const texts: Readonly<Record<string, Text>> = flatTexts(files);
