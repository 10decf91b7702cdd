import { expect, test } from 'vitest';
import { CARD_FACES, faceFor, faceSvg, indexOf } from '../art/face.ts';
import { SHELF } from '../app/shelf.ts';
import { boxOf, nameLines, patternTile } from './boxes.ts';
import { mugOf } from './mugs.ts';
import { splitSuits } from './suits.ts';

test('the width of a card decides its face', () => {
  expect([112, 94, 93, 58, 57, 44, 43].map(faceFor)).toEqual([
    'full',
    'full',
    'medium',
    'medium',
    'compact',
    'compact',
    'index',
  ]);
});

test('court letters follow the language', () => {
  expect(['J', 'Q', 'K', 'A', 'T'].map((rank) => indexOf(rank, 'de'))).toEqual(['B', 'D', 'K', 'A', '10']);
  expect(['J', 'Q', 'K', 'A', 'T'].map((rank) => indexOf(rank, 'en'))).toEqual(['J', 'Q', 'K', 'A', '10']);
});

test('every card has a drawing in every face, with an outline for every letter', () => {
  for (const face of CARD_FACES) {
    for (const rank of '23456789TJQKA') {
      for (const letters of ['de', 'en'] as const) {
        const svg = faceSvg(`${rank}H`, { face, letters, stamp: { type: 'draw', count: 2 } });
        expect(svg).not.toContain('d=""');
        expect(svg).not.toMatch(/NaN|undefined/u);
      }
    }
    expect(faceSvg('X', { face, letters: 'de' })).toContain('#cat');
  }
});

test('no two of the twelve seats have the same mug', () => {
  const looks = Array.from({ length: 12 }, (_, seat) => JSON.stringify(mugOf(seat)));
  expect(new Set(looks).size).toBe(12);
});

test('a sentence is cut at its suits and keeps every letter', () => {
  const text = 'Tadas legt ♥ 7 und wünscht ♠.';
  expect(
    splitSuits(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(splitSuits(text).flatMap((part) => part.suit ?? [])).toEqual(['H', 'S']);
});

test('long names of boxes take two lines; unknown rule sets share a box', () => {
  expect(nameLines('Bayerisch Rommé')).toEqual(['Bayerisch', 'Rommé']);
  expect(nameLines('Familie')).toEqual(['Familie']);
  expect(boxOf('house')).toBe(boxOf('somebody-elses'));
});

test('every box on the shelf has a pattern of its own', () => {
  const tiles = SHELF.map(({ id }) => patternTile(boxOf(id)));
  expect(SHELF.filter(({ id }) => boxOf(id) === boxOf('house'))).toEqual([]);
  expect(new Set(SHELF.map(({ id }) => boxOf(id).pattern)).size).toBe(SHELF.length);
  for (const [i, { id }] of SHELF.entries()) expect(tiles[i]?.svg).toContain(boxOf(id).ink);
});
