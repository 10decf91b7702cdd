import { FACE_COUNT, JOKER, KIND_COUNT, RANK_JACK, SUITLESS_JACK, kindOf, rankOf } from '@hausregel/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  THREE_OF_DIAMONDS,
  formatFace,
  formatKind,
  formatKinds,
  formatLaidCard,
  formatSuit,
  parseFace,
  parseKind,
  parseKinds,
  parseLaidCard,
  parseSuit,
} from './cards.ts';

test('every card is read from what was written', () => {
  const spellings = new Set<string>();
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    spellings.add(formatKind(kind));
    expect(parseKind(formatKind(kind))).toEqual({ ok: true, value: kind });
    expect(parseKind(` ${formatKind(kind).toLowerCase()} `)).toEqual({ ok: true, value: kind });
  }
  expect(spellings.size).toBe(KIND_COUNT);
});

test('ranks and suits have the letters of the notation', () => {
  expect(
    formatKinds([kindOf(0, 0), kindOf(8, 1), kindOf(9, 2), kindOf(10, 3), kindOf(11, 0), kindOf(12, 1), JOKER]),
  ).toBe('2C TS JH QD KC AS X');
});

test('every suit is read from what was written', () => {
  for (let suit = 0; suit < 4; suit++) {
    expect(parseSuit(formatSuit(suit))).toEqual({ ok: true, value: suit });
  }
  expect(parseSuit('').ok).toBe(false);
  expect(parseSuit('CS').ok).toBe(false);
});

test('every card that may stand for another is read from what was written', () => {
  for (const kind of [JOKER, THREE_OF_DIAMONDS]) {
    for (let face = 0; face < FACE_COUNT - 1; face++) {
      const isOwn = face === kind;
      const isJack = face < JOKER && rankOf(face) === RANK_JACK;
      const isJoker = face === JOKER;
      const read = parseLaidCard(formatLaidCard({ kind, face }));
      expect(read.ok).toBe(isOwn || !(isJack || isJoker));
      if (read.ok) expect(read.value).toEqual({ kind, face });
    }
  }
});

test('a face is read from what was written', () => {
  for (const face of [0, 17, 51, JOKER, SUITLESS_JACK]) {
    expect(parseFace(formatFace(face))).toEqual({ ok: true, value: face });
  }
});

test('a list of cards keeps its order and forgives spaces', () => {
  const kinds = fc.array(fc.nat(KIND_COUNT - 1), { maxLength: 30 });
  fc.assert(
    fc.property(kinds, fc.constantFrom(' ', '  ', '\t', ' \n'), (list, space) => {
      const text = formatKinds(list);
      expect(parseKinds(text)).toEqual({ ok: true, value: list });
      expect(parseKinds(space + text.replaceAll(' ', space) + space)).toEqual({ ok: true, value: list });
    }),
  );
});

test.each([
  ['7S TH 1X', 6],
  ['7S,TH', 2],
  ['7', 1],
  ['7SS', 2],
  ['XX', 1],
  ['T♥', 1],
])('the list %j is not understood, at character %i', (text, at) => {
  expect(parseKinds(text)).toEqual({ ok: false, error: { code: 'not-understood', at } });
});

test('hostile texts are answered, not thrown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const parse of [parseKind, parseKinds, parseLaidCard, parseFace, parseSuit]) parse(text);
    }),
  );
});
