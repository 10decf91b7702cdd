import { expect, test } from 'vitest';
import { faceOf, readMove, withCall } from './moveText.ts';

test('a joker that stands for a jack has a face, a wish and one card', () => {
  expect(readMove('X=J>S')).toEqual({
    move: 'X=J>S',
    card: 'X',
    cards: ['X=J'],
    copies: 1,
    isSet: false,
    face: 'J',
    wish: 'S',
    meeting: undefined,
  });
});

test('two equal cards are no set, four different ones are', () => {
  expect(readMove('8H+8H')).toMatchObject({ card: '8H', copies: 2, isSet: false });
  expect(readMove('5H+5C+5S+5D')).toMatchObject({ card: '5H', copies: 4, isSet: true });
});

test('a king may call a meeting, a wish may stand alone, a call comes last', () => {
  expect(readMove('KH+KH!8')).toMatchObject({ card: 'KH', copies: 2, meeting: 8, isSet: false });
  expect(readMove('>H')).toMatchObject({ card: '', wish: 'H' });
  expect(readMove('JD>C~')).toMatchObject({ card: 'JD', wish: 'C' });
});

test('the call is written once', () => {
  expect([withCall('9H'), withCall('9H~')]).toEqual(['9H~', '9H~']);
});

test('on the pile a joker counts as what it stands for', () => {
  expect([faceOf('X=7H'), faceOf('3D=J'), faceOf('9C')]).toEqual(['7H', 'J', '9C']);
});
