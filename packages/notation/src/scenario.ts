import type { Announcement, Kind, RefusalCode, Seat, Wish } from '@hausregel/core';
import type { JsonObject } from './jsonReader.ts';
import type { SeatMove } from './moves.ts';
import type { Parsed } from './notationError.ts';
import type { DemandText, WrittenPosition } from './positionText.ts';

/** A scenario file, read: a position, moves, and what must hold. */
export interface Scenario {
  readonly name: string;
  readonly note: string | undefined;
  /** Id of a preset, or a whole rule set, not yet checked. */
  readonly rules: string | JsonObject;
  /** Overrides of options, not yet checked. */
  readonly overrides: JsonObject;
  readonly position: WrittenPosition;
  /** Match scores before the round, by seat. */
  readonly totals: readonly number[] | undefined;
  /** Number of the round in its match, from 1. */
  readonly round: number;
  readonly seed: number;
  readonly steps: readonly Step[];
}

/** `text` is the step as it was written, for reports. */
export type Step =
  | { readonly type: 'move'; readonly text: string; readonly move: SeatMove }
  | {
      readonly type: 'refuse';
      readonly text: string;
      /** A move that is not even understood is refused, too. */ readonly move: Parsed<SeatMove>;
      readonly code: RefusalCode;
    }
  | { readonly type: 'expect'; readonly expected: Expectation };

/** Only what is given is compared; `null` stands for "none", as in the file. */
export interface Expectation {
  readonly turn?: Seat | null;
  readonly direction?: 1 | -1;
  /** Canonical text of the top card. */
  readonly top?: string | null;
  readonly wish?: Wish | null;
  readonly demand?: DemandText | null;
  /** By seat; null skips a seat. */
  readonly hands?: readonly (readonly Kind[] | null)[];
  readonly counts?: readonly number[];
  readonly draw?: readonly Kind[];
  readonly discard?: readonly Kind[];
  readonly drawCount?: number;
  readonly discardCount?: number;
  /** Moves as integers, those of the seat to act. */
  readonly legal?: readonly number[];
  readonly legalHas?: readonly number[];
  readonly legalLacks?: readonly number[];
  readonly legalOf?: { readonly seat: Seat; readonly has: readonly number[]; readonly lacks: readonly number[] };
  /** How many cards each seat holds as one seat sees it: "9", or "10+" where only the least is told. */
  readonly seen?: { readonly by: Seat; readonly counts: readonly string[] };
  readonly out?: readonly Seat[];
  readonly announced?: readonly Announcement[];
  readonly over?: { readonly winner?: Seat | null; readonly points?: readonly number[] };
  readonly match?: {
    readonly over?: boolean;
    readonly winner?: Seat | null;
    readonly totals?: readonly number[];
    readonly eliminated?: readonly Seat[];
    /** Who deals the next round. */
    readonly dealer?: Seat;
  };
}
