import {
  decodeRuleSet,
  encodeRuleSet,
  parseRuleSet,
  type Result,
  type RuleSet,
  type RuleSetProblem,
} from '@hausregel/rules';
import { inviteOrigin } from '../app/inviteOrigin.svelte.ts';
import { saveFile } from '../app/saveFile.ts';

/** The link that holds a whole rule set. What stands behind # is never sent to a server. */
export const rulesLink = (ruleSet: RuleSet): string => `${inviteOrigin()}/editor#${encodeRuleSet(ruleSet)}`;

/** Longest file that is read, in UTF-16 units. */
const FILE_LENGTH_MAX = 100_000;

/** Lets the browser save a rule set as a file, in the form in which rule sets are written. */
export const saveAsFile = (ruleSet: RuleSet, name: string): void =>
  saveFile(`${JSON.stringify(ruleSet, undefined, 2)}\n`, name, 'json');

/** The same with a rule set as this browser keeps it; false if it cannot be read. */
export function saveSharedAsFile(shared: string, name: string): boolean {
  const found = decodeRuleSet(shared);
  if (found.ok) saveAsFile(found.value, name);
  return found.ok;
}

/**
 * Reads a rule set from the text of a file; `newer` if it names options that are not known here, the first problem
 * if its rules are known but cannot be played.
 */
export function ruleSetInFile(text: string): Result<RuleSet, 'newer' | 'broken' | RuleSetProblem> {
  if (text.length > FILE_LENGTH_MAX) return { ok: false, error: 'broken' };
  const parsed = parseRuleSet(jsonIn(text));
  if (parsed.ok) return parsed;
  const [first] = parsed.error;
  if (first?.code === 'cannot-be-played') return { ok: false, error: first };
  const isNewer = parsed.error.every(({ code }) => code === 'unknown-option' || code === 'bad-value');
  return { ok: false, error: isNewer ? 'newer' : 'broken' };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
