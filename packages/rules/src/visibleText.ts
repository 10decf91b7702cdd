/**
 * Texts from outside without what cannot be seen (controls, zero-width and bidirectional characters,
 * fillers), so that none can disturb the line it stands in.
 */

/** UTF-16 units of the name of a house's rules. */
export const HOUSE_NAME_MAX = 40;

/**
 * Controls, formats, lone surrogates, private use; all that Unicode says is shown as nothing, also what it may
 * assign one day (fillers and variation selectors among them); the empty Braille cell.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Emoji built of several: the joiners and selectors inside them are kept. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*/gu;
const MARKS_IN_A_ROW = /(\p{M}{3})\p{M}+/gu;

/** Takes out what cannot be seen, keeping whole emoji; NFC, and all white space becomes single spaces. */
export function visibleText(text: string): string {
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

/**
 * The name of a rule set as it is kept and shown: what can be seen of it, without half characters up
 * to `HOUSE_NAME_MAX`. Empty if nothing in it takes ink.
 */
export function visibleName(text: string): string {
  let name = '';
  for (const char of visibleText(text)) {
    if (name.length + char.length > HOUSE_NAME_MAX) break;
    name += char;
  }
  name = visibleText(name);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : '';
}
