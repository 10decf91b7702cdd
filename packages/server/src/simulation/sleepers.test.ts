import { expect, test } from 'vitest';
import type { TableCreated } from '@hausregel/protocol';
import { present } from '../assert.ts';
import type { Peer } from '../hall.ts';
import { createRequest, TestClient } from '../testing/testHall.ts';
import { drawSetting, NO_TROUBLE } from './setting.ts';
import { SimDatabase } from './simDatabase.ts';
import { LEASE_MS } from './simLog.ts';
import { SimNode } from './simNode.ts';
import { Tally } from './tally.ts';
import { World } from './world.ts';

const peer = (): Peer => ({ isOpen: true, send: () => {}, close: () => {} });

interface Scene {
  readonly nodes: readonly SimNode[];
  readonly database: SimDatabase;
  readonly pass: (ms: number) => Promise<void>;
}

/** Nodes that are up. */
async function nodesOf(...names: readonly string[]): Promise<Scene> {
  const world = new World(1);
  const setting = drawSetting(world);
  const database = new SimDatabase(world, false);
  const around = { world, database, setting, trouble: NO_TROUBLE, tally: new Tally(), onCrash: () => {} };
  const nodes = names.map((name) => new SimNode(name, name, around));
  const pass = (ms: number): Promise<void> => world.runUntil(world.now + ms);
  const starting = Promise.all(nodes.map((node) => node.start()));
  await pass(100);
  expect(await starting).toEqual(names.map(() => true));
  return { nodes, database, pass };
}

/** A table that a node makes. */
async function tableAt(node: SimNode, pass: Scene['pass']): Promise<TableCreated> {
  const making = node.hall?.create(createRequest());
  await pass(100);
  const made = await making;
  if (made?.ok !== true) throw new Error('no table was made');
  return made.value;
}

test('a node that sleeps over the answer to its claim does not take the table in, which another has meanwhile', async () => {
  const { nodes, database, pass } = await nodesOf('lost', 'sleeper', 'other');
  const [lost, sleeper, other] = [present(nodes[0]), present(nodes[1]), present(nodes[2])];
  const { table, token } = await tableAt(lost, pass);
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

test('a node that slept over its lease answers nothing out of its memory, since another may have gone on', async () => {
  const { nodes, database, pass } = await nodesOf('sleeper', 'other');
  const [sleeper, other] = [present(nodes[0]), present(nodes[1])];
  const { table, token } = await tableAt(sleeper, pass);
  const client = new TestClient(present(sleeper.hall));
  const opening = client.enter(table, token);
  await pass(100);
  await opening;
  const before = client.messages.length;

  sleeper.sleep(2 * LEASE_MS);
  sleeper.run(1, () => client.tell({ type: 'move', move: 'pass', seq: 0 }));
  await pass(LEASE_MS);
  const elsewhere = other.hall?.connect(table, token, peer());
  await pass(100);
  expect(await elsewhere).toMatchObject({ ok: true });
  expect(database.tables.get(table)).toMatchObject({ owner: 'other' });

  await pass(2 * LEASE_MS);
  expect(client.messages.slice(before)).toEqual([]);
  expect(client.isClosed).toBe(true);
  expect(sleeper.hall?.hostOf(table)).toBeUndefined();
});
