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
/** Space round status line, hand and actions. */
const AROUND_HAND = 56;
const AROUND_HAND_SMALL = 32;
const HAND_WIDE = 226;
/** Two rows of cards and the way to the third. */
const HAND_LEAST = 136;
const CLOTH_CROWDED = 256;
/** With compact seats. */
const CLOTH_CROWDED_LEAST = 190;

export function modeOf(width: number, height: number): TableMode {
  if (width >= WIDE_FROM && height >= WIDE_HEIGHT_MIN) return 'wide';
  return height < LANDSCAPE_BELOW && width > height ? 'landscape' : 'phone';
}

/**
 * Division of a window for so many seated players; `words` is the height of the status line and the actions. Crowded
 * tables keep a higher cloth while two rows of cards have room below it; what has no room scrolls inside the hand.
 */
export function tableSize(width: number, height: number, seated: number, words: number): TableSize {
  const mode = modeOf(width, height);
  const isSmall = mode === 'phone' && height < SMALL_BELOW;
  const room = height - HEAD - words - (isSmall ? AROUND_HAND_SMALL : AROUND_HAND);
  const crowded = Math.min(CLOTH_CROWDED, Math.max(CLOTH_CROWDED_LEAST, room - HAND_LEAST));
  const clothMin = Math.round(Math.min(280, Math.max(seated > 5 ? crowded : 170, height * 0.33)));
  const left = room - clothMin;
  const handMax = mode === 'wide' ? HAND_WIDE : mode === 'landscape' ? Math.max(96, height - 220) : Math.max(112, left);
  return { mode, isSmall, clothMin, handMax };
}
