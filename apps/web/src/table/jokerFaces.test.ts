import type { Stamp } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { groupFaces } from './jokerFaces.ts';

const STAMPS: Readonly<Record<string, Stamp>> = {
  J: { type: 'wish' },
  2: { type: 'draw', count: 2 },
  7: { type: 'draw', count: 2 },
  8: { type: 'skip' },
  6: { type: 'reverse-draw', count: 2 },
  9: { type: 'reverse-draw', count: 2 },
};
const stampOf = (card: string): Stamp | undefined => STAMPS[card[0] ?? ''];

test('faces are sorted by what they do: wishing first, turning last, nothing before that', () => {
  const faces = ['2S', '3S', '7S', '8S', '9S', 'KS', '6S', '9H', '6C', 'J'];
  expect(groupFaces(faces, stampOf).map(({ key, faces }) => [key, faces.join(' ')])).toEqual([
    ['wish', 'J'],
    ['draw2', '2S 7S'],
    ['skip', '8S'],
    ['none', '3S KS'],
    ['reverse-draw2', '6C 6S 9S 9H'],
  ]);
});

test('where nothing fits there is no group', () => {
  expect(groupFaces([], stampOf)).toEqual([]);
});
