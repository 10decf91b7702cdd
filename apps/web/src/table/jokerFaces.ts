import type { Stamp } from '@hausregel/rules';
import type { StampOf } from './types.ts';

/** What a joker may stand for, by what that does. */
export interface FaceGroup {
  readonly key: string;
  readonly stamp: Stamp | undefined;
  readonly faces: readonly string[];
}

/** Order in which effects are offered; what is not named comes with "none". */
const EFFECTS: readonly (Stamp['type'] | 'none')[] = [
  'wish',
  'draw',
  'skip',
  'further',
  'must-lay',
  'same-rank',
  'others-draw',
  'any-time',
  'none',
  'reverse',
  'reverse-draw',
];
const RANKS = '23456789TJQKA';
const SUITS = 'CSHD';

const byCard = (a: string, b: string): number =>
  SUITS.indexOf(a[1] ?? '') - SUITS.indexOf(b[1] ?? '') || RANKS.indexOf(a[0] ?? '') - RANKS.indexOf(b[0] ?? '');

/** Stamp of what a joker stands for; a jack of no suit has that of any jack. */
export const stampOfFace = (face: string, stampOf: StampOf): Stamp | undefined =>
  stampOf(face.length === 1 ? `${face}C` : face);

/** Groups of faces with the same effect, in the order of `EFFECTS`; in a group by suit, then rank. */
export function groupFaces(faces: readonly string[], stampOf: StampOf): readonly FaceGroup[] {
  const groups = new Map<string, FaceGroup>();
  for (const face of faces.toSorted(byCard)) {
    const stamp = stampOfFace(face, stampOf);
    const key = stamp === undefined ? 'none' : 'count' in stamp ? `${stamp.type}${stamp.count}` : stamp.type;
    groups.set(key, { key, stamp, faces: [...(groups.get(key)?.faces ?? []), face] });
  }
  const place = ({ stamp }: FaceGroup): number => EFFECTS.indexOf(stamp?.type ?? 'none');
  return [...groups.values()].toSorted((a, b) => place(a) - place(b));
}
