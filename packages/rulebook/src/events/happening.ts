import type { Announcement, Circumstance } from '@hausregel/core';

/** Something that happened in a round, in notation: what a log line is made from, as far as rules explain it. */
export type Happening =
  | {
      readonly type: 'laid';
      readonly seat: number;
      readonly card: string;
      /** Really equal cards laid together; absent: one. */
      readonly copies?: number;
      /** Other cards of its rank laid under it, in the order laid; the first of them fitted. */
      readonly under?: readonly string[];
      readonly wish: string | undefined;
      readonly as?: Circumstance;
      /** What a card that copies counted as. */
      readonly like?: string;
      /** Laid out of turn: the seat that was on turn. */
      readonly ahead?: number;
    }
  | {
      readonly type: 'drew';
      readonly seat: number;
      readonly count: number;
      readonly why: 'turn' | 'penalty' | 'caught';
      readonly as?: Circumstance;
    }
  | { readonly type: 'passed'; readonly seat: number; readonly as?: Circumstance }
  | { readonly type: 'skipped' | 'left' | 'agreed'; readonly seat: number }
  | { readonly type: 'wished' | 'wishEnded'; readonly seat: number; readonly wish: string }
  | { readonly type: 'reversed'; readonly direction: 1 | -1 }
  | { readonly type: 'demanded'; readonly seat: number; readonly draw: number }
  | { readonly type: 'announced'; readonly seat: number; readonly word: Announcement }
  | { readonly type: 'caught' | 'wrongCatch'; readonly seat: number; readonly by: number }
  | { readonly type: 'renewed'; readonly shuffled: boolean }
  | { readonly type: 'asked'; readonly seat: number; readonly rank: string }
  | { readonly type: 'out'; readonly seat: number }
  | { readonly type: 'handsDealt'; readonly seat: number; readonly start: string }
  | { readonly type: 'gaveUp'; readonly seat: number; readonly card: string }
  | { readonly type: 'took'; readonly seat: number; readonly tried: string }
  | { readonly type: 'swapped'; readonly seat: number }
  | { readonly type: 'dealt'; readonly start: string | undefined }
  | { readonly type: 'over'; readonly winner: number | undefined; readonly blocked: boolean };
