import { describe, expect, test } from 'vitest';
import { seedStream } from './table/seedStream.ts';
import {
  hashCommand,
  hashToken,
  isSameHash,
  newSeed,
  newTableId,
  newToken,
  sealToken,
  systemSecrets,
} from './secrets.ts';
import { errorFacts } from './report.ts';

describe('tokens', () => {
  test('are long, random and different', () => {
    const tokens = Array.from({ length: 1_000 }, () => newToken(systemSecrets));
    expect(new Set(tokens).size).toBe(1_000);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(newTableId(systemSecrets)).toMatch(/^[A-Za-z0-9_-]{20}$/);
    expect(newSeed(systemSecrets)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('are known again by their hash alone', () => {
    const token = newToken(systemSecrets);
    expect(hashToken(token)).not.toContain(token);
    expect(isSameHash(hashToken(token), hashToken(token))).toBe(true);
    expect(isSameHash(hashToken(token), hashToken(`${token}x`))).toBe(false);
    expect(isSameHash(hashToken(token), '')).toBe(false);
  });

  test('sealed with a command id come out with the same id only', () => {
    const token = newToken(systemSecrets);
    const sealed = sealToken('table', 'a-command-id-1234', token);
    expect(sealed).not.toBe(token);
    expect(sealToken('table', 'a-command-id-1234', sealed)).toBe(token);
    expect(sealToken('table', 'a-command-id-1235', sealed)).not.toBe(token);
    expect(sealToken('other', 'a-command-id-1234', sealed)).not.toBe(token);
  });

  test('command ids are stored by hash, each belonging to somebody', () => {
    expect(hashCommand('a', 'id')).not.toBe(hashCommand('b', 'id'));
    expect(hashCommand('a', 'id')).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });
});

describe('the chance of a deal', () => {
  const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
  const take = (label: string, count: number, bound: number): number[] => {
    const stream = seedStream(seed, label);
    return Array.from({ length: count }, () => stream.below(bound, 'deal'));
  };

  test('is the same for the same seed for ever, and what other programs make of it', () => {
    // HMAC-SHA256 of the label, then AES-256-CTR, both by OpenSSL.
    expect(take('deal', 12, 52)).toEqual([25, 24, 29, 20, 30, 30, 4, 29, 25, 22, 42, 50]);
  });

  test('is independent for every label and seed', () => {
    expect(take('deal', 20, 1_000)).not.toEqual(take('lot', 20, 1_000));
    expect(seedStream(`${seed.slice(0, -1)}e`, 'deal').below(65_536, 'deal')).not.toBe(take('deal', 1, 65_536)[0]);
  });

  test.each([3, 5, 32, 52, 1_000])('is even over %i numbers', (bound) => {
    const draws = 200 * bound;
    const counts = new Map<number, number>();
    for (const value of take(`even ${bound}`, draws, bound)) counts.set(value, (counts.get(value) ?? 0) + 1);
    let chiSquare = 0;
    for (let value = 0; value < bound; value++) chiSquare += ((counts.get(value) ?? 0) - 200) ** 2 / 200;
    // Five standard deviations above the mean of the distribution.
    expect(chiSquare).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * bound));
    expect([...counts.keys()].every((value) => value >= 0 && value < bound)).toBe(true);
  });
});

test('what is told of an error holds its kind and place, never its text', () => {
  const facts = errorFacts(Object.assign(new RangeError('token abc'), { code: 'SQLITE_FULL' }));
  expect(facts).toMatchObject({ error: 'RangeError', code: 'SQLITE_FULL' });
  expect(JSON.stringify(facts)).not.toContain('abc');
  expect(JSON.stringify(facts)).not.toContain('/');
  expect(errorFacts('text')).toEqual({ error: 'string' });
});
