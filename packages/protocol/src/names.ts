/**
 * Names and chat lines as they are stored and shown. What cannot be seen is taken out, so that no
 * two names look alike by trickery. Markup stays as it is: it is shown as text.
 */
import { visibleText } from '@hausregel/rules';
import { CHAT_CODE_POINTS_MAX, NAME_CODE_POINTS_MAX, NAME_GRAPHEMES_MAX } from './limits.ts';

const graphemes: Intl.Segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Number of characters as a reader counts them. */
export function graphemeCount(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count++;
  return count;
}

/**
 * The name as it is stored: NFC, one to 24 graphemes that can be seen, single spaces. Undefined if
 * nothing is left or it is too long.
 */
export function normaliseName(text: string): string | undefined {
  const name = visibleText(text);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return undefined;
  if ([...name].length > NAME_CODE_POINTS_MAX || graphemeCount(name) > NAME_GRAPHEMES_MAX) return undefined;
  return name;
}

/**
 * Small letters of other scripts (Cyrillic, Greek, Cherokee, phonetic), signs and digits that look, small or
 * large, like the one below them: i, l, 1 and | as large I and small l do.
 */
const TWINS = 'авеѕіјкмнорстухһԁԛԝӏёїαβεζηικμνορτυχꭺᏼꮯꭼꮋꭻꮶꮇꮲꭲꮩꮤꮓꮪɑɡıɩl1|ǀ0';
const ALIKE = 'abesijkmhopctyxhdqwiëïabezhikmnoptyxabcehjkmptvwzsagiiiiiio';

const TWIN_OF: ReadonlyMap<string, string> = new Map(Array.from(TWINS, (twin, index) => [twin, ALIKE.charAt(index)]));

/** What two names have in common if people would take them for the same. */
export const nameKey = (name: string): string =>
  Array.from(name.normalize('NFKC').toLowerCase(), (letter) => TWIN_OF.get(letter) ?? letter)
    .join('')
    .replaceAll(/[\s\uFE0F]/gu, '');

/**
 * The name, told apart from those at the table: "Anna 2" where there is an "Anna". Shortened where
 * the number needs the room.
 */
export function distinctName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey));
  for (let number = 1; number <= taken.length + 1; number++) {
    const candidate = number === 1 ? name : withNumber(name, number);
    if (!keys.has(nameKey(candidate))) return candidate;
  }
  return name;
}

function withNumber(name: string, number: number): string {
  const suffix = ` ${number}`;
  const parts = Array.from(graphemes.segment(name), (part) => part.segment);
  return (
    parts
      .slice(0, NAME_GRAPHEMES_MAX - suffix.length)
      .join('')
      .trimEnd() + suffix
  );
}

/** A chat line as it is stored, or undefined if nothing is left or it is too long. */
export function normaliseChat(text: string): string | undefined {
  const line = visibleText(text);
  const length = [...line].length;
  return length >= 1 && length <= CHAT_CODE_POINTS_MAX ? line : undefined;
}
