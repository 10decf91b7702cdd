/** Texts of strangers (names, files, errors) on a terminal: they may neither move its cursor nor begin a line. */

/** UTF-16 units of a line at most. */
const LINE_MAX = 2_000;

/** Controls, line ends, directions, zero width, lone surrogates; the joiner inside of an emoji stays. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|(?!\u200D)\p{Cf}/gu;

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** What cannot be seen becomes as JSON writes it: `\u001b`. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, escaped);

/** A text on one line, of `max` UTF-16 units or less; what is cut off leaves `…`. */
export function foreignText(text: string, max: number = LINE_MAX): string {
  // Cut before as well: nothing has to be looked through that is not shown.
  const shown = withoutInvisible(text.slice(0, max + 1));
  return shown.length <= max ? shown : `${shown.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Each line by itself, so that no more of them are shown than are given. */
export const foreignLines = (lines: readonly string[], indent = ''): string =>
  lines.map((line) => foreignText(line)).join(`\n${indent}`);
