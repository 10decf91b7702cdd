import type { TableMode } from './types.ts';

/**
 * Where everything lies on the cloth, from its size in px. Drawn for 390 × 416 (phone) and
 * 960 × 470 (wide); other sizes stretch the places and scale what lies there.
 */
export interface SeatPlace {
  /** Centre, px from the left. */
  readonly x: number;
  /** Upper edge of the mug, px from the top. */
  readonly y: number;
}

export interface PilePlace {
  readonly left: number;
  readonly top: number;
  /** Width of a card. */
  readonly width: number;
}

export interface ClothLayout {
  readonly seats: readonly SeatPlace[];
  readonly mug: number;
  /** Room for a name, px. */
  readonly seatWidth: number;
  readonly hasFans: boolean;
  readonly ring: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly draw: PilePlace;
  readonly discard: PilePlace;
  /** Upper edge of the line that names the wish. */
  readonly wishTop: number;
}

type Points = readonly (readonly [number, number])[];

/** By number of opponents, 1 … 7; clockwise from the left. */
const PHONE: readonly Points[] = [
  [],
  [[195, 8]],
  [
    [104, 18],
    [286, 18],
  ],
  [
    [82, 30],
    [195, 8],
    [308, 30],
  ],
  [
    [70, 44],
    [152, 12],
    [240, 12],
    [322, 44],
  ],
  [
    [62, 56],
    [127, 22],
    [195, 8],
    [263, 22],
    [328, 56],
  ],
  [
    [66, 168],
    [72, 56],
    [148, 8],
    [242, 8],
    [318, 56],
    [324, 168],
  ],
  [
    [66, 168],
    [64, 58],
    [128, 14],
    [195, 8],
    [262, 14],
    [326, 58],
    [324, 168],
  ],
];
/** Per cent of the cloth. */
const WIDE: readonly Points[] = [
  [],
  [[50, 4]],
  [
    [20, 18],
    [80, 18],
  ],
  [
    [12, 32],
    [50, 3],
    [88, 32],
  ],
  [
    [11, 40],
    [32, 4],
    [68, 4],
    [89, 40],
  ],
  [
    [10, 44],
    [24, 8],
    [50, 3],
    [76, 8],
    [90, 44],
  ],
  [
    [10, 50],
    [15, 10],
    [37, 3],
    [63, 3],
    [85, 10],
    [90, 50],
  ],
  [
    [10, 52],
    [12, 12],
    [31, 3],
    [50, 3],
    [69, 3],
    [88, 12],
    [90, 52],
  ],
];

/** Eight and more: three a side, the rest on top. */
function crowd(
  opponents: number,
  size: { x: readonly [number, number]; y: readonly [number, number, number]; top: readonly [number, number, number] },
): Points {
  const onTop = opponents - 6;
  const [from, to, y] = size.top;
  const top = Array.from({ length: onTop }, (_, i) => {
    const share = onTop === 1 ? 0.5 : i / (onTop - 1);
    return [from + (to - from) * share, y] as const;
  });
  const left = size.y.toReversed().map((top) => [size.x[0], top] as const);
  const right = size.y.map((top) => [size.x[1], top] as const);
  return [...left, ...top, ...right];
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function phoneRing(opponents: number): Ring {
  if (opponents >= 6) return { left: 95, top: 146, width: 200, height: 258 };
  return opponents === 5
    ? { left: 38, top: 176, width: 314, height: 222 }
    : { left: 38, top: 152, width: 314, height: 244 };
}

/** Room for a name: the distance to the nearest seat at about the same height. */
function nameRoom(seats: readonly SeatPlace[], width: number, widest: number): number {
  const gaps = seats.flatMap((a, i) =>
    seats
      .slice(i + 1)
      .filter((b) => Math.abs(a.y - b.y) < 40)
      .map((b) => Math.abs(a.x - b.x)),
  );
  const edges = seats.map((seat) => 2 * Math.min(seat.x, width - seat.x) - 12);
  return Math.round(clamp(Math.min(widest, ...gaps, ...edges), 60, widest));
}

function phoneLayout(opponents: number, width: number, height: number): ClothLayout {
  const spread = clamp(width / 390, 0.5, 1.7);
  const rise = height / 416;
  const scale = clamp(Math.min(width / 390, rise), 0.5, 1.3);
  const points = PHONE[opponents] ?? crowd(opponents, { x: [58, 332], y: [40, 156, 272], top: [142, 248, 6] });
  const middle = width / 2;
  const seats = points.map(([x, y]) => ({ x: Math.round(middle + (x - 195) * spread), y: Math.round(y * rise) }));
  const ring = phoneRing(opponents);
  const isTight = opponents >= 6;
  const pile = (isTight ? 70 : 88) * scale;
  const ringTop = ring.top * rise;
  const ringHeight = ring.height * rise;
  const pileTop = Math.round(ringTop + (ringHeight - pile * 1.54) * (isTight ? 0.49 : 0.46));
  const half = (isTight ? 6 : 18) * scale;
  const mug = opponents <= 3 ? 52 : opponents === 4 ? 46 : opponents <= 7 ? 40 : 36;
  return {
    seats,
    mug: Math.round(mug * clamp(scale, 0.72, 1.15)),
    seatWidth: nameRoom(seats, width, 112),
    hasFans: opponents <= 7 && width >= 350,
    ring: {
      left: Math.round(middle - (ring.width * spread) / 2),
      top: Math.round(ringTop),
      width: Math.round(ring.width * spread),
      height: Math.round(ringHeight),
    },
    draw: { left: Math.round(middle - half - pile), top: pileTop, width: Math.round(pile) },
    discard: { left: Math.round(middle + half), top: pileTop, width: Math.round(pile) },
    wishTop: Math.round(ringTop + ringHeight - 46 * Math.max(scale, 0.8)),
  };
}

function wideLayout(opponents: number, width: number, height: number): ClothLayout {
  const scale = clamp(Math.min(width / 960, height / 470), 0.55, 1.4);
  const points = WIDE[opponents] ?? crowd(opponents, { x: [8, 92], y: [5, 36, 67], top: [24, 76, 3] });
  const seats = points.map(([x, y]) => ({ x: Math.round((x * width) / 100), y: Math.round((y * height) / 100) }));
  const middle = width / 2;
  const ring = { width: 500 * scale, height: 296 * (height / 470) };
  const top = height * (150 / 470);
  const pile = 112 * scale;
  const pileTop = Math.round(top + ring.height * 0.487 - pile * 0.77);
  return {
    seats,
    mug: Math.round((opponents >= 6 ? 52 : 68) * clamp(scale, 0.7, 1.2)),
    seatWidth: nameRoom(seats, width, 168),
    hasFans: true,
    ring: {
      left: Math.round(middle - ring.width / 2),
      top: Math.round(top),
      width: Math.round(ring.width),
      height: Math.round(ring.height),
    },
    draw: { left: Math.round(middle - 148 * scale), top: pileTop, width: Math.round(pile) },
    discard: { left: Math.round(middle + 24 * scale), top: pileTop, width: Math.round(pile) },
    wishTop: Math.round(top + ring.height - 48),
  };
}

/** Places of `opponents` (0 … 11) on a cloth of the given size. */
export const clothLayout = (mode: TableMode, opponents: number, width: number, height: number): ClothLayout =>
  mode === 'wide' ? wideLayout(opponents, width, height) : phoneLayout(opponents, width, height);

/** Seats around the table as one sees them: clockwise from one's own left, without oneself. */
export function seatOrder(seats: readonly number[], you: number | undefined): readonly number[] {
  const start = you === undefined ? 0 : seats.indexOf(you) + 1;
  return [...seats.slice(start), ...seats.slice(0, start)].filter((seat) => seat !== you);
}
