import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Xoshiro128 } from '@hausregel/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SqliteLog } from './log/sqliteLog.ts';
import { campaignSize } from './testing/campaignSize.ts';
import { compileDisk, diskEnvironment } from './testing/disk/disk.ts';
import { type DiskStep, readTrace } from './testing/disk/diskTrace.ts';
import { Disk } from './testing/disk/powerCut.ts';
import { AcknowledgedMoves, faultsOf } from './testing/fileAfterCrash.ts';
import { ChildProgram } from './testing/serverChild.ts';

/** `HAUSREGEL_SEED` for other moments. */
const CUTS = campaignSize(60, 5_000);
const SEED = Number(process.env['HAUSREGEL_SEED'] ?? 1);
/** Of each of five players; enough that the file is written back from the WAL several times. */
const MOVES = 600;

const folder = mkdtempSync(join(tmpdir(), 'hausregel-power-'));
const library = compileDisk(folder);
const child = new ChildProgram('powerLossChild.ts');
afterAll(() => {
  child.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Played {
  readonly place: string;
  readonly steps: readonly DiskStep[];
}

function play(how: 'sound' | 'unsynced' | 'hasty' | 'ahead', moves: number): Played {
  const place = join(folder, how);
  const trace = join(folder, `${how}.trace`);
  mkdirSync(place);
  const words = [...child.nodeArguments, join(place, 'tables.sqlite'), trace, String(moves), how];
  const env = { ...process.env, ...diskEnvironment({ library: library ?? '', place, trace }) };
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return { place, steps: readTrace(trace) };
}

/** What is found wrong after each of `cuts` cuts at random steps. */
function cutPower({ place, steps }: Played, cuts: number, seed: number): { faults: string[]; acknowledged: number } {
  const chance = new Xoshiro128(seed);
  const moments = Array.from({ length: cuts }, () => chance.below(steps.length)).toSorted((one, other) => one - other);
  const disk = new Disk();
  const told = new AcknowledgedMoves();
  const faults: string[] = [];
  let at = 0;
  for (const moment of moments) {
    for (const step of steps.slice(at, moment + 1)) {
      if (step.kind === 'acknowledged') told.take(step.data.toString());
      else disk.take(step);
    }
    at = moment + 1;
    const remains = join(folder, 'remains');
    disk.cut(place, remains, chance);
    const file = join(remains, 'tables.sqlite');
    const log = SqliteLog.open(file);
    if (log.ok) void log.value.close();
    const found = log.ok ? faultsOf(file, told.all) : [log.error];
    faults.push(...found.map((fault) => `seed ${seed}, step ${moment}: ${fault}`));
  }
  return { faults, acknowledged: told.count };
}

describe.runIf(library !== undefined)(
  'the power fails at any moment, and what was not synced is there in any part',
  () => {
    let sound: Played;
    beforeAll(() => {
      sound = play('sound', MOVES);
    }, 300_000);

    test(
      'no acknowledged move is lost, and the server opens the file as it is',
      () => {
        const { faults, acknowledged } = cutPower(sound, CUTS, SEED);
        expect(faults).toEqual([]);
        expect(acknowledged).toBeGreaterThan(0);
      },
      CUTS * 5_000,
    );

    test('the mark beside the file was written meanwhile, and never synced', () => {
      const marks = sound.steps.filter(({ name }) => name.endsWith('.mark'));
      expect(marks.filter(({ kind }) => kind === 'written').length).toBeGreaterThan(100);
      expect(marks.filter(({ kind }) => kind === 'synced')).toEqual([]);
    });

    test('the file was written back from the WAL meanwhile', () => {
      const writes = sound.steps.filter(({ kind, name }) => kind === 'written' && name.endsWith('.sqlite'));
      expect(writes.length).toBeGreaterThan(10);
    });

    test.each(['unsynced', 'hasty', 'ahead'] as const)('a fault made on purpose is found: %s', (how) => {
      const { faults } = cutPower(play(how, 20), 40, SEED);
      expect(faults.length).toBeGreaterThan(0);
    });
  },
);
