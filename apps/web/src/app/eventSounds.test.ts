import { expect, test } from 'vitest';
import { cueOf, cuesOf } from './eventSounds.ts';

test('a card laid by oneself is mine, by another is not', () => {
  const laid = { type: 'laid', seat: 1, card: '7S', copies: 1, wish: undefined } as const;
  expect(cueOf(laid, 1)).toEqual({ name: 'lay', mine: true, level: 0 });
  expect(cueOf(laid, 0)).toEqual({ name: 'lay', mine: false, level: 0 });
});

test('a growing penalty rises a step with every two cards', () => {
  const levels = [2, 4, 6].map((draw) => cueOf({ type: 'demanded', seat: 0, draw }, 0)?.level);
  expect(levels).toEqual([0, 1, 2]);
});

test('each sound is heard once in an update, the own one if there is one', () => {
  const cues = cuesOf(
    [
      { type: 'drew', seat: 1, count: 1, cards: undefined, why: 'turn' },
      { type: 'drew', seat: 0, count: 2, cards: ['7S', '8S'], why: 'penalty' },
      { type: 'passed', seat: 0 },
    ],
    0,
  );
  expect(cues).toEqual([{ name: 'draw', mine: true, level: 0 }]);
});

test('what changes only seats is silent', () => {
  expect(cuesOf([{ type: 'seat', seat: 1, what: 'sat', name: 'Ida' }], 0)).toEqual([]);
});
