import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { HeapFigures } from './heapMeter.ts';

/** Measured in a process of its own, in which nothing but the engine is at work. */
const SCRIPT = fileURLToPath(new URL('../../../../bench/heap.ts', import.meta.url));

function measure(id: string, moves: number): HeapFigures {
  const args = ['--import', 'tsx', '--conditions=source', SCRIPT, id, '4', String(moves)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as HeapFigures;
}

describe('memory while random rounds are played', () => {
  test('does not grow over a hundred million moves of skat: next to nothing is allocated, and nothing to collect', () => {
    const { moves, collections, bytesPerMove, heapGrowth } = measure('skat', 100_000_000);
    expect(moves).toBeGreaterThanOrEqual(100_000_000);
    expect(bytesPerMove).toBeLessThan(0.05);
    expect(heapGrowth).toBeLessThan(1_000_000);
    expect(collections).toBeLessThan(10);
  });

  test.each(['family', 'czech', 'lithuanian', 'crazy-eights'])('nor over ten million of %s', (id) => {
    const { bytesPerMove, heapGrowth } = measure(id, 10_000_000);
    expect(bytesPerMove).toBeLessThan(0.1);
    expect(heapGrowth).toBeLessThan(1_000_000);
  });

  test('nor of Mau Tse Tung, whose few short-lived objects are collected', () => {
    const { bytesPerMove, heapGrowth } = measure('mau-tse-tung', 10_000_000);
    expect(bytesPerMove).toBeLessThan(400);
    expect(heapGrowth).toBeLessThan(30_000_000);
  });
});
