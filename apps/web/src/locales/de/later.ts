import lobby from './lobby.json';
import log from './log.json';
import rules from './rules.json';
import score from './score.json';
import settings from './settings.json';
import { flatTexts, type FlatKey } from '../flatTexts.ts';
import type { Text } from '../../lib/text.ts';

const files = { lobby, log, rules, score, settings };

/** What the parts say that are loaded when they are needed. */
export type LaterKey = FlatKey<typeof files>;
export const texts: Readonly<Record<string, Text>> = flatTexts(files);
