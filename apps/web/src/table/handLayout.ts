import { CARD_RATIO } from '../art/face.ts';

/** Where the groups of a hand lie in its area, px from the area's upper left corner. */
export interface HandLayout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly places: readonly { readonly x: number; readonly y: number; readonly row: number }[];
  /** How far a legal card is lifted. */
  readonly lift: number;
  /** Height that the hand wants, lift included. */
  readonly height: number;
  readonly rows: number;
  /** The number of a group hangs below its card; otherwise it is in its corner, where it can be seen. */
  readonly hasLowTabs: boolean;
}

export interface HandRoom {
  readonly width: number;
  /** More rows than fit into this are pushed together, down to 52 px a row. */
  readonly heightMax: number;
  readonly isWide: boolean;
  /** Some group has a tab with its number below. */
  readonly hasTabs: boolean;
}

/** A card must show this much of itself to be hit. */
const STEP_MIN = 46;
const CROWDED_STEP_MIN = 45;
/** With the lift of the row below, 45 px of each row stay free. */
const ROW_STEP_MIN = 52;
const ROW_STEP_MANY = 60;
const TAB = 18;
const LIFT_MANY = 12;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const heightOf = (width: number): number => Math.round(width * CARD_RATIO);

interface Row {
  readonly cardWidth: number;
  readonly step: number;
}

/** One row if every card shows enough of itself. */
function oneRow(count: number, room: HandRoom): Row | undefined {
  const [least, most] = room.isWide ? [94, 112] : [62, room.width > 520 ? 94 : 78];
  const fitting = room.width / (1 + (count - 1) * (room.isWide ? 0.55 : 0.7));
  const tall = Math.floor((room.heightMax - 26) / CARD_RATIO);
  const cardWidth = Math.round(clamp(Math.min(fitting, tall), Math.min(least, tall), most));
  const widest = room.isWide ? cardWidth * 0.8 : cardWidth * 0.73;
  const step = count > 1 ? Math.min(widest, (room.width - cardWidth) / (count - 1)) : widest;
  return step >= STEP_MIN || count === 1 ? { cardWidth, step } : undefined;
}

const WIDE_WIDTHS = [84, 78, 72, 66, 60, 54, 48] as const;

/** Whether rows of so wide cards fit one above the other, each showing its corner. */
function fitsWide(count: number, cardWidth: number, room: HandRoom): boolean {
  const perRow = Math.floor((room.width - cardWidth) / Math.max(STEP_MIN, cardWidth * 0.6)) + 1;
  const rows = Math.ceil(count / perRow);
  return LIFT_MANY + heightOf(cardWidth) + (rows - 1) * Math.max(ROW_STEP_MIN, cardWidth * 0.85) <= room.heightMax;
}

function manyRows(count: number, room: HandRoom): Row & { readonly perRow: number } {
  const cardWidth = room.isWide ? (WIDE_WIDTHS.find((width) => fitsWide(count, width, room)) ?? 46) : 46;
  const room1 = room.width - cardWidth;
  const most = Math.max(1, Math.floor(room1 / CROWDED_STEP_MIN) + 1);
  const easyStep = room.isWide ? Math.max(STEP_MIN, cardWidth * 0.6) : cardWidth + 6;
  const easy = Math.max(1, Math.floor(room1 / easyStep) + 1);
  const rows = Math.max(2, Math.ceil(count / (count <= easy * 2 ? easy : most)));
  const perRow = Math.ceil(count / rows);
  const step = perRow > 1 ? Math.min(cardWidth + 6, room1 / (perRow - 1)) : room1;
  return { cardWidth, step, perRow };
}

/**
 * Layout of `count` groups: one row while each shows at least 46 px, then rows of compact cards,
 * from the third row on overlapping. Rows are centred.
 */
export function handLayout(count: number, room: HandRoom): HandLayout {
  const single = oneRow(Math.max(1, count), room);
  const { cardWidth, step, perRow } = single ? { ...single, perRow: Math.max(1, count) } : manyRows(count, room);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const cardHeight = heightOf(cardWidth);
  const liftMax = rows === 1 ? (room.isWide ? 26 : 24) : LIFT_MANY;
  const tab = room.hasTabs && rows <= 2 ? TAB : 0;
  const wanted = rows <= 2 ? cardHeight + liftMax + tab : Math.min(cardHeight, ROW_STEP_MANY);
  const free = rows > 1 ? (room.heightMax - liftMax - cardHeight - tab) / (rows - 1) : 0;
  const rowStep = rows > 1 ? Math.round(clamp(free, ROW_STEP_MIN, wanted)) : 0;
  const lift = rows > 1 ? Math.min(liftMax, rowStep - CROWDED_STEP_MIN) : liftMax;
  const hasLowTabs = rows === 1 || rowStep >= cardHeight + tab;
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const rowWidth = cardWidth + (inRow - 1) * step;
    const left = rows === 1 ? (room.width - rowWidth) / 2 : (room.width - cardWidth - (perRow - 1) * step) / 2;
    return { x: Math.round(left + (i % perRow) * step), y: lift + row * rowStep, row };
  });
  return {
    cardWidth,
    cardHeight,
    places,
    lift,
    rows,
    hasLowTabs,
    height: lift + cardHeight + (hasLowTabs ? tab : 0) + (rows - 1) * rowStep,
  };
}
