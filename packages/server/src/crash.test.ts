import process from 'node:process';
import { expect, test } from 'vitest';
import { campaignSize } from './testing/campaignSize.ts';
import { killServers } from './testing/crashCampaign.ts';

/** `HAUSREGEL_SEED` for other moments. */
const KILLS = campaignSize(12, 1_000);
const SEED = Number(process.env['HAUSREGEL_SEED'] ?? 1);
const MS_PER_KILL = 60_000;

test(
  'killed at any moment under load, the server has lost no acknowledged move and done none twice, and its file is whole',
  async () => {
    const result = await killServers(KILLS, SEED, (soFar) => {
      if (KILLS > 100) process.stderr.write(`${JSON.stringify(soFar)}\n`);
    });
    expect(result.faults).toEqual([]);
    expect(result.kills).toBe(KILLS);
    expect(result.acknowledged).toBeGreaterThan(KILLS * 5);
  },
  KILLS * MS_PER_KILL,
);
