import type { TableMode } from './types.ts';

/** How the table divides the window, px. */
export interface TableSize {
  readonly mode: TableMode;
  /** A low phone: smaller words and buttons. */
  readonly isSmall: boolean;
  /** The cloth gives way first, but not below this. */
  readonly clothMin: number;
  /** What the hand may take. */
  readonly handMax: number;
}

const HEAD = 56;
const WIDE_FROM = 900;
const WIDE_HEIGHT_MIN = 560;
const LANDSCAPE_BELOW = 480;
const SMALL_BELOW = 720;
/** Status line, actions and the space between them. */
const AROUND_HAND = 214;
const AROUND_HAND_SMALL = 186;
const HAND_WIDE = 226;

export function modeOf(width: number, height: number): TableMode {
  if (width >= WIDE_FROM && height >= WIDE_HEIGHT_MIN) return 'wide';
  return height < LANDSCAPE_BELOW && width > height ? 'landscape' : 'phone';
}

/** Division of a window for so many seated players; crowded tables keep a higher cloth and scroll. */
export function tableSize(width: number, height: number, seated: number): TableSize {
  const mode = modeOf(width, height);
  const isSmall = mode === 'phone' && height < SMALL_BELOW;
  const clothMin = Math.round(Math.min(280, Math.max(seated > 5 ? 256 : 170, height * 0.33)));
  const left = height - HEAD - clothMin - (isSmall ? AROUND_HAND_SMALL : AROUND_HAND);
  const handMax = mode === 'wide' ? HAND_WIDE : mode === 'landscape' ? Math.max(96, height - 220) : Math.max(112, left);
  return { mode, isSmall, clothMin, handMax };
}
