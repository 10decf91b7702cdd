import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonPlaces, offsetOf, placeOf } from './jsonPlaces.ts';

const TEXT = `{
  "name": "a \\"b\\" \\u00e4",
  "steps": [
    "0:7S",
    { "expect": { "turn": 1 } }
  ]
}`;

/** The rest of the text from where the value at a path stands. */
const from = (at: string): string => TEXT.slice(offsetOf(jsonPlaces(TEXT), at));

describe('the places of a JSON text', () => {
  test.each([
    ['', '{'],
    ['name', '"name"'],
    ['steps[0]', '"0:7S"'],
    ['steps[1]', '{ "expect"'],
    ['steps[1].expect.turn', '"turn"'],
    ['steps[1].expect.missing', '"expect"'],
    ['steps[7].expect', '"steps"'],
    ['missing', '{'],
  ])('has %s where %s stands', (at, start) => {
    expect(from(at).startsWith(start)).toBe(true);
  });

  test('are counted in lines and columns from 1', () => {
    expect(placeOf(TEXT, 0)).toEqual({ line: 1, column: 1 });
    expect(placeOf(TEXT, offsetOf(jsonPlaces(TEXT), 'steps[0]'))).toEqual({ line: 4, column: 5 });
  });

  test.each([
    ['', 0],
    ['{"a" 1}', 5],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['{"a": 01}', 7],
    ['"ab', 3],
    ['"a\\x"', 2],
    ['"a\nb"', 2],
    ['[] x', 3],
    ["{'a': 1}", 1],
    ['nul', 0],
  ])('of %s end at its fault', (text, offset) => {
    expect(jsonPlaces(text).fault).toEqual({ offset, isTooDeep: false });
  });

  test('are those of a text that JSON.parse reads, and of no other', () => {
    const isJson = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.nat(), fc.string({ maxLength: 2 }), (text, at, added) => {
        const place = at % (text.length + 1);
        for (const each of [text, text.slice(0, place) + added + text.slice(place), text.slice(0, place)]) {
          expect([each, jsonPlaces(each).fault === undefined]).toEqual([each, isJson(each)]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
