import type { EngineDifference, Failure } from '@hausregel/notation';
import { LANGUAGES } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { DIFFERENCES } from './differenceWords.ts';
import { FAILURES } from './failureWords.ts';

const FAILED: { readonly [Code in Failure['code']]: Extract<Failure, { code: Code }> } = {
  differs: { code: 'differs', key: 'turn', expected: '2', found: '1' },
  'round-goes-on': { code: 'round-goes-on', key: 'over', expected: '{"winner":0}' },
  'not-allowed': { code: 'not-allowed', key: 'legalHas', move: '7S', by: 'does-not-fit' },
  allowed: { code: 'allowed', key: 'legalLacks', move: '7S' },
  refused: { code: 'refused', move: '1:KD', by: 'must-answer', clause: 'SKAT-9' },
  accepted: { code: 'accepted', move: '1:KD', expected: 'must-answer' },
  'refused-otherwise': { code: 'refused-otherwise', move: '1:KD', expected: 'must-answer', found: 'not-in-hand' },
  'position-changed': { code: 'position-changed', move: '1:KD' },
  'card-count': { code: 'card-count', move: '1:KD', before: 32, now: 31 },
};

const OTHERWISE: readonly EngineDifference[] = [
  { code: 'not-for-players', players: 13 },
  { code: 'dealt-too-often', card: '7S' },
  { code: 'put-back-and-dealt', card: '8S' },
  { code: 'not-drawable', card: '9S' },
  { code: 'over-here' },
  { code: 'goes-on-here' },
  { code: 'refused', move: '7S', by: 'does-not-fit' },
  { code: 'other-turn', there: 1, here: 2 },
  { code: 'other-count', there: 1, here: 2 },
  { code: 'other-moves', there: '7S draw', here: '' },
  { code: 'other-hand', seat: 1, there: '7S', here: '8S' },
  { code: 'other-winner', there: 1, here: 2 },
  { code: 'other-winner', there: 1, here: undefined },
];

/** What a sentence is made of besides words. */
const facts = (told: object): string[] =>
  Object.entries(told).flatMap(([key, value]) =>
    key === 'code' || value === '' || value === undefined ? [] : [String(value)],
  );

describe('what does not come out as it was written', () => {
  test.each(Object.values(FAILED))('$code is told in whole sentences in every language', (failure) => {
    const sentences = LANGUAGES.map((language) => FAILURES[language](failure));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/\.$/);
      for (const fact of facts(failure)) expect(sentence).toContain(fact);
    }
  });

  test.each(OTHERWISE)('$code is told of two engines in every language', (difference) => {
    const sentences = LANGUAGES.map((language) => DIFFERENCES[language](difference));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/\.$/);
      for (const fact of facts(difference)) expect(sentence).toContain(fact);
    }
  });
});
