import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SqliteLog } from './log/sqliteLog.ts';
import { compileDisk, diskEnvironment } from './testing/disk/disk.ts';
import { faultsOf } from './testing/fileAfterCrash.ts';
import { entry } from './testing/logEntries.ts';
import { PersistentPlayer } from './testing/persistentPlayer.ts';
import { ChildProgram, ServerChild } from './testing/serverChild.ts';
import { postTable, SocketClient } from './testing/socketClient.ts';

const folder = mkdtempSync(join(tmpdir(), 'hausregel-trouble-'));
const library = compileDisk(folder);
const child = new ChildProgram();
afterAll(() => {
  child.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A server whose disk is in order until it is told otherwise. */
async function launch(
  name: string,
  prepare: (file: string) => Promise<void> = () => Promise.resolve(),
): Promise<{ server: ServerChild; file: string; setTrouble: (letter: string) => void }> {
  const control = join(folder, `${name}.control`);
  const place = join(folder, name);
  const file = join(place, 'tables.sqlite');
  const setTrouble = (letter: string): void => writeFileSync(control, letter);
  setTrouble('');
  await prepare(file);
  const server = new ServerChild(child, [file], diskEnvironment({ library: library ?? '', place, control }));
  return { server, file, setTrouble };
}

/** A data file with a table. */
async function makeFile(file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const log = SqliteLog.open(file);
  if (!log.ok) throw new Error(log.error);
  await log.value.append([entry('old', 1), entry('old', 2)]);
  await log.value.close();
}

const lookIn = async (port: number, player: PersistentPlayer): Promise<SocketClient> => {
  const client = await new SocketClient(port).opened();
  client.hello(player.table.table, player.table.token);
  await client.until(() => client.messages.length > 0 || client.closeCode !== undefined);
  return client;
};

describe.runIf(library !== undefined)('a disk in trouble while people play', () => {
  test.each([
    ['is full', 'f'],
    ['has become read-only', 'r'],
    ['does not sync any more', 's'],
    ['fails to write', 'w'],
  ])(
    'that %s: moves are refused as not-stored, nothing acknowledged is lost, and play goes on by itself',
    async (_, letter) => {
      const { server, file, setTrouble } = await launch(letter);
      const port = await server.port;
      const request = { ruleSet: 'skat', bots: 1, start: true, settings: { botMs: 0 } };
      const player = new PersistentPlayer(await postTable(port, request));
      let isOver = false;
      const played = async (count: number): Promise<void> => {
        const until = player.acknowledged.size + count;
        while (player.acknowledged.size < until)
          await player.play(port, () => isOver || player.acknowledged.size >= until);
      };
      await played(5);
      setTrouble(letter);
      const before = player.acknowledged.size;
      const client = await lookIn(port, player);
      if (client.closeCode === undefined) client.tell({ type: 'chat', text: 'Hello?' });
      await client.until(() => client.closeCode !== undefined);
      expect(client.messages).toContainEqual({ type: 'error', code: 'not-stored' });
      expect(client.closeCode).toBe(1013);
      const again = await lookIn(port, player);
      expect(again.messages[0]).toEqual({ type: 'error', code: 'not-stored' });
      await expect(postTable(port, request)).rejects.toThrow('503');
      expect(player.acknowledged.size).toBe(before);
      setTrouble('');
      await played(5);
      isOver = true;
      await player.check(port);
      await server.kill();
      expect(player.losses).toEqual([]);
      const { table, stored, highestSeq } = player;
      expect(faultsOf(file, [{ table: table.table, stored, highestSeq }])).toEqual([]);
    },
  );
});

describe.runIf(library !== undefined)('a disk in trouble at the start', () => {
  test.each([
    ['is full', 'f', 'data-full'],
    ['fails to write', 'w', 'data-unwritable'],
  ])('that %s is told as such', async (_, letter, problem) => {
    const { server, setTrouble } = await launch(`start ${letter}`);
    setTrouble(letter);
    await expect(server.port).rejects.toThrow(new RegExp(`^${problem}`));
  });

  test('that fails to read is told as such, and the file is left as it is', async () => {
    const { server, file, setTrouble } = await launch('start i', makeFile);
    const before = readFileSync(file);
    setTrouble('i');
    await expect(server.port).rejects.toThrow(/^data-unwritable/);
    expect(readFileSync(file)).toEqual(before);
  });
});
