import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftAt, forgetDraft, keepDraft } from './draft.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});
afterEach(() => {
  stored.clear();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('Edits are found again at the address where they were made, and nowhere else', () => {
  keepDraft('/editor/family', { handSize: 7 });
  expect(draftAt('/editor/family')).toEqual({ handSize: 7 });
  expect(draftAt('/editor/skat')).toBeUndefined();
});

test('Only the draft of the address itself is forgotten', () => {
  keepDraft('/editor/family', { handSize: 7 });
  forgetDraft('/editor/skat');
  expect(draftAt('/editor/family')).toEqual({ handSize: 7 });
  forgetDraft('/editor/family');
  expect(draftAt('/editor/family')).toBeUndefined();
});

test('Edits of other rules do not push each other out, until there are too many', () => {
  keepDraft('/editor/family', { handSize: 7 });
  keepDraft('/editor#1.abc', { handSize: 6 });
  keepDraft('/editor/family', { handSize: 8 });
  expect(draftAt('/editor/family')).toEqual({ handSize: 8 });
  expect(draftAt('/editor#1.abc')).toEqual({ handSize: 6 });
  for (let n = 0; n < 19; n++) keepDraft(`/editor/own-${n}`, { handSize: 5 });
  expect(draftAt('/editor/family')).toEqual({ handSize: 8 });
  expect(draftAt('/editor#1.abc')).toBeUndefined();
});

test('What another version or another hand has stored is no draft', () => {
  for (const text of [
    'null',
    '[]',
    '{',
    '{"address":"/editor/family","options":7}',
    '[{"address":"/editor/family","options":7}]',
  ]) {
    stored.set('hausregel.draft', text);
    expect(draftAt('/editor/family')).toBeUndefined();
  }
});
