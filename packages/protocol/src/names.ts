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
 * large, like the one below them.
 */
const TWINS = 'авеѕіјкмнорстухһԁԛԝӏёїαβεζηικμνορτυχꭺᏼꮯꭼꮋꭻꮶꮇꮲꭲꮩꮤꮓꮪɑɡıɩ1|ǀ0';
const ALIKE = 'abesijkmhopctyxhdqwlëïabezhikmnoptyxabcehjkmptvwzsagiilllo';

const TWIN_OF: ReadonlyMap<string, string> = new Map(Array.from(TWINS, (twin, index) => [twin, ALIKE.charAt(index)]));
/** A large I is drawn like a small l, and so are some others; a small i is not. */
const LIKE_SMALL_L = /[I\u0406\u0399\u04C0]/gu;

const plainOf = (name: string): string => name.normalize('NFKC').replaceAll(/[\s\uFE0F]/gu, '');

/** What names have in common that differ only in case, width, spaces and twins. */
const wordOf = (name: string): string =>
  Array.from(plainOf(name).toLowerCase(), (letter) => TWIN_OF.get(letter) ?? letter).join('');

/** What names have in common that are drawn alike, large and small as they are. */
const shapeOf = (name: string): string =>
  Array.from(plainOf(name).replaceAll(LIKE_SMALL_L, 'l'), (letter) => {
    const small = letter.toLowerCase();
    const twin = TWIN_OF.get(small) ?? small;
    return small === letter ? twin : twin.toUpperCase();
  }).join('');

/** Whether people would take two names for the same. */
export const areAlike = (one: string, other: string): boolean =>
  wordOf(one) === wordOf(other) || shapeOf(one) === shapeOf(other);

/**
 * The name, told apart from those at the table: "Anna 2" where there is an "Anna". Shortened where
 * the number needs the room.
 */
export function distinctName(name: string, taken: readonly string[]): string {
  for (let number = 1; number <= taken.length + 1; number++) {
    const candidate = number === 1 ? name : withNumber(name, number);
    if (!taken.some((other) => areAlike(candidate, other))) return candidate;
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
