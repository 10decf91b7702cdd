import { apply, noteOf, Xoshiro128 } from '@hausregel/core';
import { moveOf, Round, rulesOf } from '@hausregel/testkit';
import { expect, test } from 'vitest';
import { eventTexts } from './presentEvents.ts';

/** What a move is told as to a spectator, with the note that was taken before it. */
function told(round: Round, seat: number, text: string): readonly unknown[] {
  const move = moveOf(text);
  const note = noteOf(round.rules, round.position, seat, move);
  apply(round.rules, round.position, seat, move, new Xoshiro128(1));
  return eventTexts(round.position, undefined, note);
}

test('cards of a rank laid at once are one happening with all its cards, the one that fits first', () => {
  const rules = rulesOf('switch', 3);
  const hands = ['2C 2S 2D KC 4D', '6S 8C 4H', '6D 9D 2H'];
  const round = new Round(rules, { hands, discard: '9S', draw: '3S 5S 7S 6H' });
  expect(told(round, 0, '2C+2S+2D')).toEqual([
    { type: 'laid', seat: 0, card: '2D', copies: 1, under: ['2S', '2C'], wish: undefined },
    { type: 'demanded', seat: 1, draw: 6 },
  ]);
});

test('a card thrown in is told with whoever was on turn', () => {
  const rules = rulesOf('family', 3, { throwIn: true, secondDeckFrom: 2 });
  const round = new Round(rules, { hands: ['9C KD 4H', 'TC 3D 5D', '9C QH 6D'], discard: '9D', draw: '3S 5S' });
  expect(told(round, 0, '9C')).toEqual([{ type: 'laid', seat: 0, card: '9C', copies: 1, wish: undefined }]);
  expect(told(round, 2, '9C')).toEqual([{ type: 'laid', seat: 2, card: '9C', copies: 1, wish: undefined, ahead: 1 }]);
});
