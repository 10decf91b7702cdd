import common from './commonLater.json';
import deals from './deals.json';
import editor from './editor.json';
import grand from './grand.json';
import lobby from './lobby.json';
import log from './log.json';
import rules from './rules.json';
import score from './score.json';
import settings from './settings.json';
import start from './startLater.json';
import table from './tableLater.json';
import { flatTexts, type FlatKey } from '../flatTexts.ts';
import type { Text } from '../../lib/text.ts';

const files = { common, deals, editor, grand, lobby, log, rules, score, settings, start, table };

/** What the parts say that are loaded when they are needed. */
export type LaterKey = FlatKey<typeof files>;
export const texts: Readonly<Record<string, Text>> = flatTexts(files);
