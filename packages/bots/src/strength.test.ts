import { type Rules, Xoshiro128 } from '@hausregel/core';
import { playersOf, PRESETS } from '@hausregel/rules';
import { matchShare, playBots, type Player, rulesFor, rulesOf, winShare } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { LEVELS } from './index.ts';

/** Rounds of each comparison; each kind of player has half of the seats, which change every round. */
const ROUNDS = 2000;
/**
 * Least share of decided rounds that the better one has to win; a half would be no difference. The
 * standard deviation of the share is 1.1 %.
 */
const LEAST = { 'easy over random': 0.5, 'normal over easy': 0.56, 'hard over normal': 0.52 };

describe.each([
  { id: 'skat', players: 3 },
  { id: 'skat-plus', players: 4 },
  { id: 'family', players: 2 },
  { id: 'family', players: 4 },
  { id: 'lithuanian', players: 3 },
  { id: 'czech', players: 4 },
  { id: 'german', players: 3 },
  { id: 'swiss', players: 4 },
  { id: 'polish', players: 3 },
  { id: 'crazy-eights', players: 3 },
])('in $id with $players players', ({ id, players }) => {
  const rules = rulesOf(id, players);
  const share = (one: Player, other: Player): number => winShare(rules, one, other, ROUNDS, new Xoshiro128(2026));

  test('easy bots win more often than players by chance', () => {
    expect(share('easy', 'random')).toBeGreaterThan(LEAST['easy over random']);
  });

  test('normal bots win more often than easy ones', () => {
    expect(share('normal', 'easy')).toBeGreaterThan(LEAST['normal over easy']);
  });

  test('hard bots win more often than normal ones', () => {
    expect(share('hard', 'normal')).toBeGreaterThan(LEAST['hard over normal']);
  });
});

/**
 * Where only the last player left wins or loses, matches are compared: winning many rounds is worth as much as losing
 * few dear ones. The standard deviation of the share is 3 %.
 */
describe.each([
  { players: 2, matches: 400 },
  { players: 3, matches: 150 },
])('in mau-tse-tung with $players players', ({ players, matches }) => {
  const rules = rulesOf('mau-tse-tung', players);
  const share = (one: Player, other: Player, count: number): number =>
    matchShare(rules, one, other, count, new Xoshiro128(2026));

  test('easy bots win nearly every match against players by chance', () => {
    expect(share('easy', 'random', 20)).toBeGreaterThan(0.8);
  });

  test('normal bots win nearly every match against players by chance', () => {
    expect(share('normal', 'random', 20)).toBeGreaterThan(0.8);
  });

  test('normal bots win more matches than easy ones', () => {
    expect(share('normal', 'easy', matches)).toBeGreaterThan(0.53);
  }, 600_000);

  test('hard bots win more matches than normal ones', () => {
    expect(share('hard', 'normal', matches)).toBeGreaterThan(0.51);
  }, 600_000);
});

describe.each(PRESETS)('$id', (ruleSet) => {
  /** HAUSREGEL_BOT_ROUNDS=10000 plays more. */
  const rounds = Number(process.env['HAUSREGEL_BOT_ROUNDS'] ?? 1000);

  test(`is played to the end by bots in ${rounds} rounds`, () => {
    const { min, max } = playersOf(ruleSet);
    const tables = Array.from({ length: max - min + 1 }, (_, index): Rules => rulesFor(ruleSet, index + min));
    for (let round = 0; round < rounds; round++) {
      const rules = tables[round % tables.length] ?? rulesFor(ruleSet, min);
      const seats = rules.players;
      // All of one level in three rounds of four, then all levels at one table.
      const levelOf = (seat: number): Player => LEVELS[round % 4 < 3 ? round % 4 : (seat + round) % 3] ?? 'hard';
      const players = Array.from({ length: seats }, (_, seat) => levelOf(seat));
      const outcome = playBots(rules, players, round % seats, new Xoshiro128(round));
      // Only the last player left loses points in Mau Tse Tung.
      const isSound = rules.grand === undefined ? (points: number): boolean => points >= 0 : Number.isInteger;
      expect(outcome.points.every((points, seat) => isSound(points) || seat === outcome.winner)).toBe(true);
    }
  }, 600_000);
});
