/** Printed tuck boxes: pattern, colours and emblem of each rule set, by its id. */

/** Width and height of a tile, the width of its strokes (0: it is filled), and its drawing, in units of the box (118 wide). */
type Tile = readonly [width: number, height: number, stroke: number, drawing: string];

const TILES = {
  flowers: [20, 40, 0, flower(10, 8) + flower(0, 28) + flower(20, 28)],
  check: [26, 26, 0, path('M13 0h13v13h-13zM0 13h13v13h-13z')],
  zigzag: [
    16,
    36,
    5,
    `${path('M-2 38l10-10 10 10M-2 2l10-10 10 10')}<path d="M-2 14l10-10 10 10M-2 26l10-10 10 10" stroke-width="2.200"/>`,
  ],
  dots: [14, 28, 0, circle(7, 7, 3.2) + circle(0, 21, 3.2) + circle(14, 21, 3.2)],
  rhombs: [20, 36, 2.4, path('M10-1l8 10-8 10-8-10zM0 17l8 10-8 10M20 17l-8 10 8 10')],
  wave: [28, 12, 3, path('M0 8q7-9 14 0t14 0')],
  crosses: [17, 17, 3.2, path('M9 3v10M4 8h10')],
  hatch: [14, 14, 3, path('M-2 16L16-2M-9 9L9-9M5 23L23 5')],
  rings: [22, 22, 2.4, circle(11, 11, 6.5) + circle(11, 11, 1.5)],
  bricks: [28, 20, 2.4, path('M0 1h28M0 11h28M7 1v10M21 11v10')],
  leaves: [24, 30, 0, path('M6 13C0 8 4 2 6 0c2 2 6 8 0 13zM18 28c-6-5-2-11 0-13 2 2 6 8 0 13z')],
  eights: [26, 34, 2.4, circle(7, 5, 3.2) + circle(7, 12, 4) + circle(20, 21, 3.2) + circle(20, 28, 4)],
  stripes: [36, 20, 0, path('M0 0h7v20h-7zM12 0h2.500v20h-2.500zM24 0h2.500v20h-2.500z')],
  steps: [16, 16, 2.4, path('M-1 16h9V8h8V-1')],
  scales: [24, 24, 2.4, path('M0 0q0 12 12 12T24 0M-12 12q0 12 12 12t12-12q0 12 12 12t12-12')],
  crowns: [24, 26, 2.4, path('M5 15L4 5l5 4 3-6 3 6 5-4-1 10z')],
  lozenges: [16, 26, 0, path('M8 0l8 13-8 13-8-13z')],
  arrows: [24, 24, 2.4, path('M3 7h15l-4-4M21 17H6l4 4')],
  tulips: [24, 28, 2.2, path('M6 4q-1 11 6 11t6-11l-3 4-3-5-3 5zM12 15v9')],
} as const satisfies Readonly<Record<string, Tile>>;

export interface BoxLook {
  readonly pattern: keyof typeof TILES;
  readonly ground: string;
  readonly ink: string;
  /** A suit (E acorns, B bells, L leaves), or X for the cat. */
  readonly emblem: string;
}

const LOOKS: Readonly<Record<string, BoxLook>> = {
  family: { pattern: 'flowers', ground: '#233876', ink: '#3D53A0', emblem: 'H' },
  skat: { pattern: 'check', ground: '#7E1711', ink: '#9C2A20', emblem: 'S' },
  'skat-plus': { pattern: 'bricks', ground: '#3F4A5E', ink: '#5A6781', emblem: 'C' },
  lithuanian: { pattern: 'zigzag', ground: '#1F5A41', ink: '#34775A', emblem: 'D' },
  czech: { pattern: 'dots', ground: '#8A4A12', ink: '#A9652B', emblem: 'E' },
  german: { pattern: 'leaves', ground: '#4A5420', ink: '#687434', emblem: 'L' },
  swiss: { pattern: 'stripes', ground: '#1A5A6E', ink: '#2D758B', emblem: 'B' },
  polish: { pattern: 'rhombs', ground: '#5B2A5E', ink: '#7A467D', emblem: 'C' },
  'crazy-eights': { pattern: 'eights', ground: '#8C3B12', ink: '#AB5427', emblem: 'S' },
  'family-32': { pattern: 'hatch', ground: '#2A4F8F', ink: '#446BAE', emblem: 'D' },
  'family-kids': { pattern: 'crosses', ground: '#8F5A00', ink: '#AD7A1E', emblem: 'X' },
  'bavarian-rummy': { pattern: 'rings', ground: '#6B2440', ink: '#8A3F5B', emblem: 'H' },
  'tschau-sepp': { pattern: 'steps', ground: '#7A1F2B', ink: '#9A3A46', emblem: 'B' },
  makao: { pattern: 'scales', ground: '#2B5248', ink: '#447064', emblem: 'H' },
  prsi: { pattern: 'crowns', ground: '#34407A', ink: '#4F5C9B', emblem: 'E' },
  neunerln: { pattern: 'lozenges', ground: '#22557E', ink: '#3B709B', emblem: 'L' },
  switch: { pattern: 'arrows', ground: '#5C3A21', ink: '#7B573B', emblem: 'S' },
  pesten: { pattern: 'tulips', ground: '#8A3A00', ink: '#A9571F', emblem: 'X' },
  'mau-tse-tung': { pattern: 'wave', ground: '#1A2138', ink: '#3A4368', emblem: 'X' },
};

const OTHER: BoxLook = { pattern: 'crosses', ground: '#3A4058', ink: '#565E7C', emblem: 'X' };

/** Outlines of the emblems that no card of ours has, in 100 × 100. */
export const EMBLEM_PATHS: Readonly<Record<string, string>> = {
  E: 'M47 4h6v14h-6zM24 40c0-15 12-23 26-23s26 8 26 23zM29 45h42c0 24-8 40-21 51-13-11-21-27-21-51z',
  L: 'M50 4C58 22 88 30 88 56c0 15-11 23-23 23-5 0-8-1-11-3 1 8 5 15 11 20H35c6-5 10-12 11-20-3 2-6 3-11 3-12 0-23-8-23-23C12 30 42 22 50 4z',
  B: 'M50 4c3 0 6 3 6 7 19 3 33 19 33 39 0 23-17 41-39 41S11 73 11 50C11 30 25 14 44 11c0-4 3-7 6-7zM16 52v6h68v-6z',
};

/** Look of a rule set's box; a table's own rule sets share one. */
export const boxOf = (id: string): BoxLook => LOOKS[id] ?? OTHER;

/** One tile of a pattern with its size, in units of the box. */
export function patternTile({ pattern, ink }: BoxLook): { width: number; height: number; svg: string } {
  const [width, height, stroke, drawing] = TILES[pattern];
  const paint = stroke === 0 ? `fill="${ink}"` : `fill="none" stroke="${ink}" stroke-width="${stroke}"`;
  return { width, height, svg: `<g ${paint}>${drawing}</g>` };
}

function path(d: string): string {
  return `<path d="${d}"/>`;
}

function circle(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
}

function flower(x: number, y: number): string {
  const petals = [30, 90, 150, 210, 270, 330]
    .map((a) => `<ellipse cx="4.300" rx="1.800" ry="1.140" transform="rotate(${a})"/>`)
    .join('');
  return `<g transform="translate(${x} ${y})"><circle r="2"/>${petals}</g>`;
}

/** A long name in two lines, broken at the space nearest to its middle. */
export function nameLines(name: string): readonly string[] {
  if (name.length <= 13) return [name];
  const spaces = [...name.matchAll(/\s/g)].map((match) => match.index);
  const [first] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return first === undefined ? [name] : [name.slice(0, first), name.slice(first + 1)];
}
