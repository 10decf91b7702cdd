import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, hashText, toHex, utf8 } from './bytes.ts';
import { Hmac, sha256 } from './sha256.ts';

const bytes = (maxLength: number) => fc.uint8Array({ maxLength });

describe('SHA-256', () => {
  test('is the one of the standard', () => {
    expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  test('agrees with that of Node at every length around the ends of blocks', () => {
    for (let length = 0; length < 300; length++) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  test('agrees with that of Node on anything', () => {
    fc.assert(
      fc.property(bytes(2_000), (message) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });

  test('HMAC agrees with that of Node, also with long keys and used again', () => {
    fc.assert(
      fc.property(bytes(200), bytes(300), bytes(80), (key, one, other) => {
        const hmac = new Hmac(key);
        for (const message of [one, other, one]) {
          expect(toHex(hmac.of(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
        }
      }),
    );
  });

  test('texts are hashed as UTF-8', () => {
    expect(hashText('Birutė ♠')).toBe(createHash('sha256').update('Birutė ♠', 'utf8').digest('hex'));
    expect(toHex(fromHex('00ff10'))).toBe('00ff10');
    expect(toHex(utf8('ė'))).toBe('c497');
  });
});
