import type { Stamp } from '@hausregel/rules';
import { GLYPHS } from './glyphs.ts';

/**
 * Faces of the cards in units of 118 × 182. `full` from 94 px, `medium` 58 … 93, `compact` 44 … 57,
 * `index` (rank and suit only, cut off below them) under 44.
 */
export const CARD_FACES = ['full', 'medium', 'compact', 'index'] as const;
export type CardFace = (typeof CARD_FACES)[number];
/** Letters of the court cards: B D K A or J Q K A. */
export type Letters = 'de' | 'en';
/** Languages whose letters for the suits a card may show. */
export type SuitLetters = Letters | 'lt';

export const CARD_RATIO: number = 182 / 118;

/** The face that a card of this width (px) shows. */
export const faceFor = (width: number): CardFace =>
  width >= 94 ? 'full' : width >= 58 ? 'medium' : width >= 44 ? 'compact' : 'index';

export interface FaceOptions {
  readonly face: CardFace;
  readonly letters: Letters;
  readonly stamp?: Stamp | undefined;
  /** Letter of the suit in this language under corner and stamp, for eyes that do not tell the colours apart. */
  readonly suitLetter?: SuitLetters | undefined;
}

const SUIT_LETTERS: Readonly<Record<SuitLetters, Readonly<Record<string, string>>>> = {
  de: { C: 'K', S: 'P', H: 'H', D: 'C' },
  en: { C: 'C', S: 'S', H: 'H', D: 'D' },
  lt: { C: 'K', S: 'P', H: 'Š', D: 'B' },
};

const LETTERS: Readonly<Record<Letters, Readonly<Record<string, string>>>> = {
  de: { T: '10', J: 'B', Q: 'D' },
  en: { T: '10' },
};

/** The index of a rank ("T" → "10", "J" → "B" or "J"). */
export const indexOf = (rank: string, letters: Letters): string => LETTERS[letters][rank] ?? rank;

const use = (id: string, x = 0, y = 0): string => `<use href="#${id}"${x ? ` x="${x}"` : ''}${y ? ` y="${y}"` : ''}/>`;
const at = (x: number, y: number, scale: number, body: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})">${body}</g>`;
const twice = (body: string): string => `${body}<g transform="rotate(180 59 91)">${body}</g>`;

/** A suit's shape of `size`, centred on x, y; the cat for a jack without a suit. */
const pip = (suit: string, x: number, y: number, size: number, turn = 0): string =>
  suit === ''
    ? `<g class="cat-print">${at(x, y, size / 100, use('cat', -50, -56), turn)}</g>`
    : at(x, y, size / 100, use(`s-${suit}`, -50, -50), turn);
const cutPip = (suit: string, x: number, y: number, size: number): string =>
  at(x, y, size / 100, use(`s-${suit}`, -50, -50) + use(`cut-${suit}`, -50, -50));

function glyphs(text: string, x: number, y: number, size: number): string {
  const tight = text.length > 1;
  const widths = [...text].map((c) => GLYPHS[c]?.w ?? 0);
  let offset = -(widths.reduce((sum, w) => sum + w, 0) - (tight ? 4 : 0)) / 2;
  const paths = [...text].map((c, i) => {
    const path = `<path transform="translate(${offset.toFixed(1)})" d="${GLYPHS[c]?.d ?? ''}"/>`;
    offset += (widths[i] ?? 0) - 4;
    return path;
  });
  const k = size / 100;
  return `<g transform="translate(${x} ${y}) scale(${(k * (tight ? 0.76 : 1)).toFixed(4)} ${k.toFixed(4)})">${paths.join('')}</g>`;
}

function stampMark(stamp: Stamp, rank: string): string {
  const text = (y: number, size: number, count: number): string =>
    `<text y="${y}" text-anchor="middle" font-size="${size}" fill="var(--card-paper)">+${count}</text>`;
  switch (stamp.type) {
    case 'draw':
      return text(4.8, 13.5, stamp.count);
    case 'others-draw':
      return `${text(2.6, 12, stamp.count)}<g fill="var(--card-paper)"><circle cx="-5" cy="7.400" r="1.700"/><circle cy="8.200" r="1.700"/><circle cx="5" cy="7.400" r="1.700"/></g>`;
    case 'reverse-draw':
      return use('st-reverse-draw') + text(8.6, 10, stamp.count);
    case 'skip':
      return use(stamp.of === 'others' ? 'st-skip-others' : 'st-skip');
    case 'must-lay':
      return use('st-further');
    case 'same-rank':
      return `<text y="4.8" text-anchor="middle" font-size="13.500" fill="var(--card-paper)">${rank}!</text>`;
    default:
      return use(`st-${stamp.type}`);
  }
}

/** The blue stamp of a rule with radius `r`, double ring; `rank` is that of its card. */
export const stampSvg = (stamp: Stamp, x: number, y: number, r: number, rank = ''): string =>
  at(
    x,
    y,
    r / 15,
    `<circle r="15" fill="var(--stamp)"/><circle r="12.600" fill="none" stroke="var(--card-paper)" stroke-width=".9" opacity=".75"/>${stampMark(stamp, rank)}`,
  );

/** The suit's letter at x; `free` is the baseline without a stamp above it, `low` below a stamp. */
function letterMark(
  suit: string,
  options: FaceOptions,
  place: { x: number; free: number; low: number; size: number },
): string {
  if (!options.suitLetter) return '';
  const y = options.stamp ? place.low : place.free;
  return `<text x="${place.x}" y="${y}" text-anchor="middle" font-size="${place.size}">${SUIT_LETTERS[options.suitLetter][suit] ?? ''}</text>`;
}

const PIP_ROWS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  7: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
    [0, -0.5],
  ],
  8: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
    [0, -0.5],
    [0, 0.5],
  ],
  9: [
    [-1, -1],
    [1, -1],
    [-1, -0.34],
    [1, -0.34],
    [-1, 0.34],
    [1, 0.34],
    [-1, 1],
    [1, 1],
    [0, 0],
  ],
  T: [
    [-1, -1],
    [1, -1],
    [-1, -0.34],
    [1, -0.34],
    [-1, 0.34],
    [1, 0.34],
    [-1, 1],
    [1, 1],
    [0, -0.67],
    [0, 0.67],
  ],
};

const isCourt = (rank: string): boolean => 'JQK'.includes(rank);

function fullBody(rank: string, suit: string): string {
  if (isCourt(rank)) {
    const half = `<g clip-path="url(#clip-half)">${use(`f-${rank}`, 59, 91)}</g>`;
    return `<g transform="translate(59 91) scale(1.05) translate(-59 -91)">${twice(half)}</g>${use(`sash-${suit}`, 59, 91)}`;
  }
  if (rank === 'A') {
    return `${cutPip(suit, 59, 91, 66)}<circle cx="59" cy="91" r="44" fill="none" stroke="var(--i)" stroke-width="1.500" stroke-dasharray="5 4.200"/>`;
  }
  return (PIP_ROWS[rank] ?? []).map(([x, y]) => pip(suit, 59 + x * 20, 91 + y * 54, 25, y > 0 ? 180 : 0)).join('');
}

function full(rank: string, suit: string, options: FaceOptions): string {
  const stamp = options.stamp ? stampSvg(options.stamp, 17, 70, 10.5, rank) : '';
  const corner = glyphs(indexOf(rank, options.letters), 17, 32, 31) + pip(suit, 17, 47, 20);
  const letter = letterMark(suit, options, { x: 17, free: 76, low: 97, size: 16 });
  return fullBody(rank, suit) + twice(corner + stamp + letter);
}

const bust = (rank: string, x: number, scale: number): string =>
  `<g clip-path="url(#clip-card)">${at(x, 182, scale, use(`f-${rank}`))}</g>`;

function medium(rank: string, suit: string, options: FaceOptions): string {
  const body = isCourt(rank) ? bust(rank, 70, 1.28) : cutPip(suit, 75, 128, rank === 'A' ? 80 : 70);
  const corner = glyphs(indexOf(rank, options.letters), 25, 45, 48) + pip(suit, 25, 64, 28);
  const letter = letterMark(suit, options, { x: 25, free: 104, low: 139, size: 26 });
  return body + corner + letter + (options.stamp ? stampSvg(options.stamp, 25, 98, 15.5, rank) : '');
}

function compact(rank: string, suit: string, options: FaceOptions): string {
  const { stamp } = options;
  const body = isCourt(rank) ? bust(rank, stamp ? 81 : 76, stamp ? 0.96 : 1.08) : pip(suit, 86, 142, 54);
  const corner = glyphs(indexOf(rank, options.letters), 34, 58, 66) + pip(suit, 34, 86, 38);
  const letter = letterMark(suit, options, { x: 34, free: 140, low: 176, size: 30 });
  return body + corner + letter + (stamp ? stampSvg(stamp, 34, 128, 20, rank) : '');
}

const index = (rank: string, suit: string, options: FaceOptions): string =>
  glyphs(indexOf(rank, options.letters), 59, 64, 74) + pip(suit, 59, 92, 40);

const smallCat = (x: number, y: number, scale: number): string =>
  `<g class="cat-print" transform="translate(${x} ${y}) scale(${scale})">${use('cat')}</g>`;
const jokerFigure = `<g class="cat-joker" transform="translate(-36 -50) scale(.72)">${use('cat')}${use('whiskers')}</g>`;

/** Where a rule has stamped it, the figure makes room. */
function joker({ face, stamp }: FaceOptions): string {
  if (face === 'full') {
    const word = [...'JOKER']
      .map(
        (c, i) => `<text class="card-word" x="17" y="${42 + i * 12}" text-anchor="middle" font-size="12">${c}</text>`,
      )
      .join('');
    const mark = stamp ? stampSvg(stamp, 17, 110, 10.5) : '';
    return twice(smallCat(7, 8, 0.2) + word + mark) + at(59, 88, 0.9, use('ruff') + jokerFigure);
  }
  if (face === 'medium') {
    const figure = stamp ? at(70, 128, 0.94, use('ruff') + jokerFigure) : at(60, 122, 1.08, use('ruff') + jokerFigure);
    const mark = stamp ? stampSvg(stamp, 25, 92, 15.5) : '';
    return `${smallCat(8, 8, 0.34)}<text class="card-word" x="10" y="66" font-size="24">Joker</text>${figure}${mark}`;
  }
  if (face === 'index') return smallCat(10, 10, 0.46);
  const figure = stamp ? at(76, 134, 0.98, jokerFigure) : at(60, 128, 1.25, jokerFigure);
  return smallCat(10, 10, 0.46) + figure + (stamp ? stampSvg(stamp, 34, 86, 20) : '');
}

const DRAW_FACE = { full, medium, compact, index } as const;

/** SVG content of a card's face ("7S", "TH", "X", "X=7H", "J" without a suit); drawn in the ink `--i` of its suit. */
export function faceSvg(card: string, options: FaceOptions): string {
  const [rank = '', suit = ''] = card;
  return rank === 'X' ? joker(options) : DRAW_FACE[options.face](rank, suit, options);
}

/** Custom property with the ink of a card's suit. */
export const inkOf = (card: string): string =>
  card.startsWith('X') || card === 'J' ? 'var(--card-blue)' : `var(--suit-${(card[1] ?? 's').toLowerCase()})`;
