import { expect, test } from 'vitest';
import type { Peer } from '../hall.ts';
import { createRequest } from '../testing/testHall.ts';
import { drawSetting, NO_TROUBLE } from './setting.ts';
import { SimDatabase } from './simDatabase.ts';
import { LEASE_MS } from './simLog.ts';
import { SimNode } from './simNode.ts';
import { Tally } from './tally.ts';
import { World } from './world.ts';

const peer = (): Peer => ({ isOpen: true, send: () => {}, close: () => {} });

test('a node that sleeps over the answer to its claim does not take the table in, which another has meanwhile', async () => {
  const world = new World(1);
  const setting = drawSetting(world);
  const database = new SimDatabase(world, false);
  const around = { world, database, setting, trouble: NO_TROUBLE, tally: new Tally(), onCrash: () => {} };
  const node = (name: string): SimNode => new SimNode(name, name, around);
  const [lost, sleeper, other] = [node('lost'), node('sleeper'), node('other')] as const;
  const pass = (ms: number): Promise<void> => world.runUntil(world.now + ms);

  const starting = Promise.all([lost, sleeper, other].map((one) => one.start()));
  await pass(100);
  expect(await starting).toEqual([true, true, true]);
  const making = lost.hall?.create(createRequest());
  await pass(100);
  const made = await making;
  if (made?.ok !== true) throw new Error('no table was made');
  const { table, token } = made.value;
  lost.crash('any');
  await pass(LEASE_MS);

  const late = sleeper.hall?.connect(table, token, peer());
  sleeper.sleep(2 * LEASE_MS);
  await pass(10);
  expect(database.tables.get(table)).toMatchObject({ owner: 'sleeper', epoch: 2 });
  await pass(LEASE_MS);
  const inTime = other.hall?.connect(table, token, peer());
  await pass(100);
  expect(await inTime).toMatchObject({ ok: true });
  expect(database.tables.get(table)).toMatchObject({ owner: 'other', epoch: 3 });

  await pass(2 * LEASE_MS);
  expect(await late).toEqual({ ok: false, error: { code: 'server-busy' } });
  expect(sleeper.hall?.hostOf(table)).toBeUndefined();
  expect(other.hall?.hostOf(table)).toBeDefined();
});
