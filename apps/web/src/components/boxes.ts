/** Printed tuck boxes: pattern, colours and emblem of each rule set, by its id. */
export interface BoxLook {
  readonly pattern:
    | 'flowers'
    | 'check'
    | 'zigzag'
    | 'dots'
    | 'rhombs'
    | 'wave'
    | 'crosses'
    | 'stripes'
    | 'hatch'
    | 'rings'
    | 'bricks'
    | 'leaves'
    | 'eights';
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

/** One tile of a pattern with its size, in units of the box (118 wide). */
export function patternTile({ pattern, ink }: BoxLook): { width: number; height: number; svg: string } {
  const line = (d: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  switch (pattern) {
    case 'flowers':
      return { width: 20, height: 40, svg: `<g fill="${ink}">${flower(10, 8)}${flower(0, 28)}${flower(20, 28)}</g>` };
    case 'check':
      return { width: 26, height: 26, svg: `<path d="M13 0h13v13h-13zM0 13h13v13h-13z" fill="${ink}"/>` };
    case 'zigzag':
      return {
        width: 16,
        height: 36,
        svg:
          line('M-2 14l10-10 10 10M-2 26l10-10 10 10', 2.2) +
          line('M-2 38l10-10 10 10', 5) +
          line('M-2 2l10-10 10 10', 5),
      };
    case 'dots':
      return {
        width: 14,
        height: 28,
        svg: `<g fill="${ink}"><circle cx="7" cy="7" r="3.200"/><circle cy="21" r="3.200"/><circle cx="14" cy="21" r="3.200"/></g>`,
      };
    case 'rhombs':
      return { width: 20, height: 36, svg: line('M10-1l8 10-8 10-8-10zM0 17l8 10-8 10M20 17l-8 10 8 10', 2.4) };
    case 'wave':
      return { width: 28, height: 12, svg: line('M0 8q7-9 14 0t14 0', 3) };
    case 'crosses':
      return { width: 17, height: 17, svg: line('M9 3v10M4 8h10', 3.2) };
    case 'hatch':
      return { width: 14, height: 14, svg: line('M-2 16L16-2M-9 9L9-9M5 23L23 5', 3) };
    case 'rings':
      return {
        width: 22,
        height: 22,
        svg: `<g fill="none" stroke="${ink}" stroke-width="2.4"><circle cx="11" cy="11" r="6.500"/><circle cx="11" cy="11" r="1.500"/></g>`,
      };
    case 'bricks':
      return { width: 28, height: 20, svg: line('M0 1h28M0 11h28M7 1v10M21 11v10', 2.4) };
    case 'leaves':
      return {
        width: 24,
        height: 30,
        svg: `<g fill="${ink}"><path d="M6 13C0 8 4 2 6 0c2 2 6 8 0 13zM18 28c-6-5-2-11 0-13 2 2 6 8 0 13z"/></g>`,
      };
    case 'eights':
      return {
        width: 26,
        height: 34,
        svg: `<g fill="none" stroke="${ink}" stroke-width="2.4"><circle cx="7" cy="5" r="3.200"/><circle cx="7" cy="12" r="4"/><circle cx="20" cy="21" r="3.200"/><circle cx="20" cy="28" r="4"/></g>`,
      };
    case 'stripes':
      return {
        width: 36,
        height: 20,
        svg: `<path d="M0 0h7v20h-7zM12 0h2.500v20h-2.500zM24 0h2.500v20h-2.500z" fill="${ink}"/>`,
      };
  }
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
