/**
 * The drawings, once in the page as SVG symbols; cards and mugs refer to them. Suits, cat and paw
 * are drawn in 100 × 100, stamps round 0,0 with radius 15, figures from the middle of the card's
 * waist (x -37 … 37, y -84 … 2). Inks are custom properties: --i suit, --card-paper, --card-line,
 * --card-gold. Rejected: one file a card (53 requests or 300 kB) and whole drawings in every card
 * (a hand of twenty would hold thousands of nodes).
 */

const SUIT_PATHS: Readonly<Record<string, string>> = {
  H: 'M50 92C22 69 7 53 7 33 7 18 18 8 31 8c9 0 16 5 19 13 3-8 10-13 19-13 13 0 24 10 24 25 0 20-15 36-43 59z',
  S: 'M50 5c7 17 41 33 41 56 0 13-9 21-20 21-7 0-13-3-16-9 0 10 4 17 12 21H33c8-4 12-11 12-21-3 6-9 9-16 9C18 82 9 74 9 61 9 38 43 22 50 5z',
  C: 'M50 5c13 0 22 9 22 21 0 6-2 10-5 14 2-1 5-2 8-2 12 0 21 9 21 21s-9 21-21 21c-9 0-16-4-20-11 0 11 4 20 12 25H33c8-5 12-14 12-25-4 7-11 11-20 11C13 80 4 71 4 59s9-21 21-21c3 0 6 1 8 2-3-4-5-8-5-14C28 14 37 5 50 5z',
  D: 'M50 3c9 19 22 34 39 47-17 13-30 28-39 47C41 78 28 63 11 50 28 37 41 22 50 3z',
};

/** White cuts in large pips: character, and a cue that is not colour. */
const CUT_PATHS: Readonly<Record<string, string>> = {
  H: 'M50 74C38 64 24 52 24 36M24 36c0-8 5-12 11-12',
  S: 'M50 26V62M50 40l-11 12M50 40l11 12',
  C: 'M50 18v14M20 59h14M66 59h14',
  D: 'M50 26c5 9 12 17 21 24-9 7-16 15-21 24-5-9-12-17-21-24 9-7 16-15 21-24z',
};

const CAT = {
  body: 'M12 90V22C12 11 17 9 25 15L39 26Q50 23 61 26L75 15C83 9 88 11 88 22V90Q88 94 84 94H16Q12 94 12 90z',
  eyes: 'M26 60V51C26 40 44 40 44 51V60Q44 62 42 62H28Q26 62 26 60zM56 60V51C56 40 74 40 74 51V60Q74 62 72 62H58Q56 62 56 60z',
  nose: 'M50 76C46 73 43.5 71 43.5 68.2 43.5 66 45.2 64.8 47 64.8 48.4 64.8 49.5 65.6 50 66.8 50.5 65.6 51.6 64.8 53 64.8 54.8 64.8 56.5 66 56.5 68.2 56.5 71 54 73 50 76z',
  mouth: 'M50 76v4.5M50 80.5C48 85.5 42 85.5 40 82M50 80.5C52 85.5 58 85.5 60 82',
};

const catFace = `<path d="${CAT.body}" fill="var(--cat)"/><path d="${CAT.eyes}" fill="var(--cat-eye)"/><path d="M35 43V62M65 43V62" stroke="var(--cat)" stroke-width="4.5"/><path d="${CAT.nose}" fill="var(--cat-line)"/><path d="${CAT.mouth}" fill="none" stroke="var(--cat-line)" stroke-width="3" stroke-linecap="round"/>`;
const whiskers =
  '<path d="M31 74L6 70M31 79L7 83M69 74L94 70M69 79L93 83" stroke="var(--cat-line)" stroke-width="2.6" stroke-linecap="round"/><path d="M12 71L3 69.6M12 82L4 83.5M88 71L97 69.6M88 82L96 83.5" stroke="var(--cat)" stroke-width="2.6" stroke-linecap="round"/>';

const line = (d: string, width = 2.6): string =>
  `<path d="${d}" fill="none" stroke="var(--card-paper)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--card-paper)"/>`;

const STAMPS: Readonly<Record<string, string>> = {
  skip: dot(0, 5.4, 2.5) + line('M-8 5.5C-8-8.5 7-8.5 7.5 3.6M3.4 1.2L7.6 5.2 10.6 .2'),
  'skip-others':
    [-3.9, 0, 3.9].map((x) => dot(x, 6.4, 1.45)).join('') +
    line('M-8 5.5C-8-8.5 7-8.5 7.5 3.6M3.4 1.2L7.6 5.2 10.6 .2'),
  reverse: line('M-8-2.5H6M2.5-6.5l4 4M8 3.5H-6M-2.5 7.5l-4-4'),
  'reverse-draw': line('M-8.5-5H5M2-8l3 3-3 3', 2.2),
  wish: line('M-8-6.5H8V4H1L-4 8.5V4H-8z', 2.2) + [-3.6, 0, 3.6].map((x) => dot(x, -1.2, 1.35)).join(''),
  'any-time':
    '<path d="M0-9L2.6-2.9 9.200-2.300 4.200 2.100 5.700 8.600 0 5.200-5.700 8.600-4.200 2.100-9.200-2.300-2.600-2.900z" fill="var(--card-paper)"/>',
  further: `<rect x="-8" y="-7" width="9" height="13.5" rx="1.6" fill="none" stroke="var(--card-paper)" stroke-width="2.2"/>${line('M6-2.5v7M2.5 1h7', 2.2)}`,
};

const group = (id: string, body: string): string => `<g id="${id}">${body}</g>`;

/** The symbols that every card and mug refers to, as content of an `<svg>`; the figures are apart. */
export function spriteMarkup(): string {
  const suits = Object.entries(SUIT_PATHS).map(([s, d]) => group(`s-${s}`, `<path d="${d}"/>`));
  const cuts = Object.entries(CUT_PATHS).map(([s, d]) =>
    group(
      `cut-${s}`,
      `<path d="${d}" fill="none" stroke="var(--card-paper)" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  );
  const stamps = Object.entries(STAMPS).map(([s, body]) => group(`st-${s}`, body));
  return `<defs><clipPath id="clip-half"><path d="M2 0h114v91H2z"/></clipPath><clipPath id="clip-card"><rect x="2" y="2" width="114" height="178" rx="8"/></clipPath><clipPath id="clip-mug"><path d="${MUG_BODY}"/></clipPath>${[...suits, ...cuts, ...stamps].join('')}${group('cat', catFace)}${group('whiskers', whiskers)}</defs>`;
}

/** Outline of an enamel mug in 52 × 52. */
export const MUG_BODY = 'M5 9H47V37C47 46 43 50 36 50H16C9 50 5 46 5 37z';
