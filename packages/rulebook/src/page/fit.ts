/** How large the type of a page may be so that its text fits: estimated, since nothing is measured where a book is written. */

/** Width of a letter in parts of the size of type, on the safe side. */
const LETTER = 0.56;
const LINE = 1.42;

/** px of a line of A4 between its margins, and of its height. */
export const A4 = { width: 672, height: 1010 } as const;
/** The same of a page of A5. */
export const A5 = { width: 478, height: 712 } as const;

const PX_MAX = 17;
const PX_MIN = 8;
const STEP = 0.25;

/** Lines of a text in a column of `width` px, in type of `px`. */
export const linesOf = (text: string, width: number, px: number): number =>
  Math.max(1, Math.ceil((text.length * LETTER * px) / Math.max(width, px)));

/** Height of a paragraph in px. */
export const heightOf = (text: string, width: number, px: number): number => linesOf(text, width, px) * LINE * px;

/** The largest size of type, px, in which `height` stays within the room; never less than 8. */
export function largestType(height: (px: number) => number, room: number): number {
  for (let px = PX_MAX; px > PX_MIN; px -= STEP) if (height(px) <= room) return px;
  return PX_MIN;
}
