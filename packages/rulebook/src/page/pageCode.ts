import { escaped } from '../escaped.ts';

/** A code to hold a phone to, below the topics of the short form. */
export interface PageCode {
  /** Its drawing, safe markup of a square `svg` element. */
  readonly svg: string;
  /** Length of its side in px. */
  readonly px: number;
  /** What one finds there: "Mitspielen am Tisch". */
  readonly lead: string;
  readonly name: string;
}

/** Space above the code, px. */
const MARGIN = 18;

/** Height that a code takes up, px; 0 without one. */
export const codeHeight = (code: PageCode | undefined): number => (code === undefined ? 0 : code.px + MARGIN);

/** The code beside its words; empty without one. */
export const codeHtml = (code: PageCode | undefined): string =>
  code === undefined
    ? ''
    : `<div class="code"><span style="width:${code.px}px;height:${code.px}px" aria-hidden="true">${code.svg}</span><p>${escaped(code.lead)}<b>${escaped(code.name)}</b></p></div>`;
