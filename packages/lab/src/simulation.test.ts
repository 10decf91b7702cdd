import { presetById } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { caseOf } from './benchmark.ts';
import { DealRunner, lineupOf, seedOfDeal } from './dealRunner.ts';
import type { Player } from './player.ts';
import { percentile, type Report, reportOf } from './report.ts';
import { type Progress, type Runner, simulate } from './simulation.ts';

function rulesOf(id: string, players: number): ReturnType<typeof caseOf>['rules'] {
  const preset = presetById(id);
  if (preset === undefined) throw new RangeError(`There is no preset ${id}.`);
  return caseOf(preset, players).rules;
}

/** Runners that answer after a different number of turns of the event loop each. */
function runnersOf(id: string, players: readonly Player[], count: number): Runner[] {
  const rules = rulesOf(id, players.length);
  return Array.from({ length: count }, (_, index) => {
    const runner = new DealRunner(rules, lineupOf(players));
    return {
      run: async (from, to) => {
        for (let turn = 0; turn < (from * 7 + index * 3) % 5; turn++) await Promise.resolve();
        return runner.run(11, from, to);
      },
    };
  });
}

interface Asked {
  readonly id?: string;
  readonly players?: readonly Player[];
  readonly deals?: number;
  readonly precision?: number;
  readonly runners?: number;
  readonly stopAt?: number;
}

function play({ id = 'skat', players = ['simple', 'simple', 'simple'], ...asked }: Asked): Promise<Progress> {
  const { deals = 400, precision, runners = 1, stopAt = Infinity } = asked;
  let ms = 0;
  let ranges = 0;
  return simulate(lineupOf(players), { deals, precision }, runnersOf(id, players, runners), {
    isStopped: () => ranges >= stopAt,
    onProgress: () => {
      ranges++;
    },
    clock: () => (ms += 40),
  });
}

async function report(asked: Asked): Promise<Report> {
  const { tally } = await play(asked);
  return reportOf(tally, lineupOf(asked.players ?? ['simple', 'simple', 'simple']));
}

describe('a simulation', () => {
  test('gives the same whatever the number of runners', async () => {
    const one = await report({ runners: 1 });
    expect(one.rounds).toBe(1200);
    expect(await report({ runners: 2 })).toEqual(one);
    expect(await report({ runners: 5 })).toEqual(one);
  });

  test('stops at the same deal for the same precision, whatever the number of runners', async () => {
    const one = await play({ precision: 0.02, deals: 1_000_000 });
    const three = await play({ precision: 0.02, deals: 1_000_000, runners: 3 });
    expect(three.deals).toBe(one.deals);
    expect(one.deals).toBeGreaterThan(200);
    const { seats } = reportOf(one.tally, lineupOf(['simple', 'simple', 'simple']));
    for (const { wins } of seats) expect((wins.high - wins.low) / 2).toBeLessThanOrEqual(0.02);
  });

  test('that is stopped gives the first deals, all of them', async () => {
    const stopped = await play({ runners: 3, stopAt: 4, deals: 100_000 });
    const whole = await play({ deals: stopped.deals });
    expect(stopped.deals).toBeGreaterThan(0);
    expect(stopped.deals).toBeLessThan(100_000);
    const lineup = lineupOf(['simple', 'simple', 'simple']);
    expect(reportOf(stopped.tally, lineup)).toEqual(reportOf(whole.tally, lineup));
  });

  test('has no two deals with the same seed', () => {
    const seeds = new Set(Array.from({ length: 200_000 }, (_, number) => seedOfDeal(4, number)));
    expect(seeds.size).toBe(200_000);
  });
});

describe('a report', () => {
  test('shares the wins out among the seats, and those that nobody wins', async () => {
    const { seats, rules } = await report({ id: 'family', deals: 300 });
    const wins = seats.reduce((sum, seat) => sum + seat.wins.value, 0);
    const none = rules.find(({ name }) => name === 'noWinner')?.perRound.value ?? 0;
    expect(wins + none).toBeCloseTo(1, 10);
  });

  test('knows who plays better, wherever they sit', async () => {
    const { bots } = await report({ players: ['simple', 'random', 'random'], deals: 600 });
    expect(bots.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['simple', 1],
      ['random', 2],
    ]);
    expect(bots[0]?.wins.low).toBeGreaterThan(bots[1]?.wins.high ?? 1);
  });

  test('orders its lengths', async () => {
    const { moves, turns } = await report({ deals: 200 });
    expect(moves.median).toBeLessThanOrEqual(moves.percentile99);
    expect(moves.percentile99).toBeLessThanOrEqual(moves.longest);
    expect(turns.mean.value).toBeLessThan(moves.mean.value);
    expect(moves.histogram.reduce((sum, [, rounds]) => sum + rounds, 0)).toBe(600);
  });

  test('counts forgotten calls and those caught, which only bots of the easy level forget often', async () => {
    const counts = async (player: Player): Promise<number[]> => {
      const { rules } = await report({ id: 'family', players: [player, player, player], deals: 40 });
      return ['callsForgotten', 'callsCaught'].map(
        (name) => rules.find((rule) => rule.name === name)?.perRound.value ?? 0,
      );
    };
    expect(await counts('simple')).toEqual([0, 0]);
    const [forgotten = 0, caught = 0] = await counts('easy');
    expect(forgotten).toBeGreaterThan(0.05);
    expect(caught).toBeGreaterThan(0);
    expect(caught).toBeLessThanOrEqual(forgotten);
  });

  test('of Mau Tse Tung sees its own rules come into play', async () => {
    const { rules } = await report({ id: 'mau-tse-tung', deals: 20 });
    for (const name of ['jokers', 'cardsTogether', 'rankDuties', 'summons', 'meetings', 'outOfTurn', 'reversals']) {
      expect([name, (rules.find((rule) => rule.name === name)?.perRound.value ?? 0) > 0]).toEqual([name, true]);
    }
  });
});

test.each([
  [0.5, 2],
  [0.75, 3],
  [0.76, 9],
  [1, 9],
])('the length that %d of the rounds do not exceed', (share, expected) => {
  expect(
    percentile(
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [9, 1],
      ],
      share,
    ),
  ).toBe(expected);
});
