/** The mug of each seat, the same for everybody: colour and band, so never colour alone. */
export const MUG_BANDS = ['dots', 'zigzag', 'stripes', 'check', 'full', 'rhombs', 'crosses', 'wave'] as const;
export type MugBand = (typeof MUG_BANDS)[number];

export interface MugLook {
  readonly colour: string;
  readonly band: MugBand;
}

const COLOURS = ['#233876', '#23674A', '#8A5A1C', '#B3261E', '#1F6F86', '#6B2F6B', '#8C3B12', '#3F4A5E'] as const;

/** Look of a seat's mug; from the ninth seat on colours meet other bands. */
export function mugOf(seat: number): MugLook {
  const shift = seat >= COLOURS.length ? 3 : 0;
  return {
    colour: COLOURS[seat % COLOURS.length] ?? COLOURS[0],
    band: MUG_BANDS[(seat + shift) % MUG_BANDS.length] ?? 'dots',
  };
}

const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** SVG of the band at the foot of a mug, y 37 … 47 of 52. */
export function bandSvg({ colour, band }: MugLook): string {
  const stroke = (d: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  switch (band) {
    case 'dots':
      return range(5)
        .map((i) => `<circle cx="${12.5 + i * 6.7}" cy="42" r="2.100" fill="${colour}"/>`)
        .join('');
    case 'stripes':
      return stroke('M4 39.500H47M4 44H47', 2.4);
    case 'zigzag':
      return stroke('M3 45l5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6', 2.4);
    case 'check':
      return range(7)
        .map((i) => `<rect x="${5 + i * 6}" y="${i % 2 ? 42 : 38}" width="6" height="4" fill="${colour}"/>`)
        .join('');
    case 'full':
      return `<rect x="3" y="38" width="46" height="12" fill="${colour}"/>`;
    case 'crosses':
      return range(4)
        .map((i) => stroke(`M${12 + i * 9} 38.500v7M${8.5 + i * 9} 42h7`, 2.2))
        .join('');
    case 'wave':
      return stroke('M2 43q4-7 8 0t8 0 8 0 8 0 8 0 8 0', 2.6);
    case 'rhombs':
      return range(4)
        .map((i) => `<path d="M${12 + i * 9} 37.500l4 4.500-4 4.500-4-4.500z" fill="${colour}"/>`)
        .join('');
  }
}
