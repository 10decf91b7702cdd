/**
 * Names and chat lines as they are stored and shown. What cannot be seen is taken out (controls,
 * zero-width and bidirectional characters, fillers), so that no two names look alike by trickery
 * and no text can disturb the line it stands in. Markup stays as it is: it is shown as text.
 */
import { CHAT_CODE_POINTS_MAX, NAME_CODE_POINTS_MAX, NAME_GRAPHEMES_MAX } from './limits.ts';

/** Controls, formats, lone surrogates, private use; fillers that take no ink; variation selectors. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
/** Emoji built of several: the joiners and selectors inside them are kept. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*/gu;
const MARKS_IN_A_ROW = /(\p{M}{3})\p{M}+/gu;

/** Takes out what cannot be seen, keeping whole emoji; all white space becomes single spaces. */
function visible(text: string): string {
  const spaced = text.replaceAll(/[\s\p{Z}]+/gu, ' ');
  let result = '';
  let from = 0;
  for (const match of spaced.matchAll(EMOJI)) {
    result += spaced.slice(from, match.index).replaceAll(INVISIBLE, '') + match[0];
    from = match.index + match[0].length;
  }
  result += spaced.slice(from).replaceAll(INVISIBLE, '');
  return result.normalize('NFC').replaceAll(MARKS_IN_A_ROW, '$1').replaceAll(/ +/g, ' ').trim();
}

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
  const name = visible(text);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return undefined;
  if ([...name].length > NAME_CODE_POINTS_MAX || graphemeCount(name) > NAME_GRAPHEMES_MAX) return undefined;
  return name;
}

/** Small letters of other scripts that look, small or large, like the Latin one below them. */
const TWINS = 'авеѕіјкмнорстухһԁԛԝӏёїαβεζηικμνορτυχı';
const LATIN = 'abesijkmhopctyxhdqwlëïabezhikmnoptyxi';

const LATIN_OF: ReadonlyMap<string, string> = new Map(Array.from(TWINS, (twin, index) => [twin, LATIN.charAt(index)]));

/** What two names have in common if people would take them for the same. */
export const nameKey = (name: string): string =>
  Array.from(name.normalize('NFKC').toLowerCase(), (letter) => LATIN_OF.get(letter) ?? letter)
    .join('')
    .replaceAll(/\s/gu, '');

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
  const line = visible(text);
  const length = [...line].length;
  return length >= 1 && length <= CHAT_CODE_POINTS_MAX ? line : undefined;
}
