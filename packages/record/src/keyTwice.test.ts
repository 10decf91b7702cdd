import { expect, test } from 'vitest';
import { keyTwice } from './keyTwice.ts';

test.each([
  ['{"a":1,"b":{"a":1,"c":[{"a":1},{"a":2}]}}', undefined],
  ['{"a":"a","b":"\\"a\\":","c":"{","d":["a","a"]}', undefined],
  ['{"a":1,"b":2,"a" : 3}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"b":[{"c":{},"d":1,"c":2}]}', 'c'],
  ['{"":1,"":2}', ''],
])('in %s the key that stands twice is %s', (json, key) => {
  expect(JSON.parse(json)).toBeDefined();
  expect(keyTwice(json)).toBe(key);
});

test('texts of many thousand brackets and letters are read', () => {
  const deep = '{"a":'.repeat(50_000) + '0' + '}'.repeat(50_000);
  expect(keyTwice(deep)).toBeUndefined();
  expect(keyTwice(`{"a":"${'x\\n'.repeat(500_000)}","a":1}`)).toBe('a');
});
