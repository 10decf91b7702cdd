import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@hausregel/bots';
import { Xoshiro128 } from '@hausregel/core';
import { describe, expect, test } from 'vitest';
import { playBots } from './botGames.ts';
import { findFaultOf, habitsFor, RANDOM_MOVES_MAX } from './conformance.ts';
import { rulesOf } from './ruleSets.ts';

const FOLDER = fileURLToPath(new URL('../../../vectors/regressions', import.meta.url));

/** A seed that once led to a fault; docs/TESTING.md says how to write one down. */
interface Regression {
  readonly name: string;
  readonly rules: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly seed: number;
  /** Levels by seat; absent: players by chance. */
  readonly bots?: readonly string[];
  /** Permille of moves at which somebody leaves; only for players by chance. */
  readonly leaves?: number;
}

const regressions = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Regression);

function play({ rules: id, with: overrides, players, seed, bots, leaves }: Regression): void {
  const rules = rulesOf(id, players, overrides);
  if (bots === undefined) {
    const habits = { ...habitsFor(rules), leaves: leaves ?? 0 };
    expect(findFaultOf(rules, seed, habits, RANDOM_MOVES_MAX)).toBeUndefined();
    return;
  }
  const levels = bots.flatMap((name) => LEVELS.filter((level) => level === name));
  expect(levels).toHaveLength(players);
  expect(playBots(rules, levels, seed % players, new Xoshiro128(seed)).points).toHaveLength(players);
}

describe('faults that are mended stay mended', () => {
  test.each(regressions)('$name', play);
});
