import { renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ReportLine } from './report.ts';
import { runTestServer } from './testing/runningServer.ts';
import { postTable } from './testing/socketClient.ts';

test('a server whose data file is moved away is not ready, makes no table and says so; put back, it goes on', async () => {
  const lines: ReportLine[] = [];
  const server = await runTestServer({ report: (line) => lines.push(line) });
  const health = async (): Promise<number> => (await fetch(`http://127.0.0.1:${server.port}/healthz`)).status;
  const request = { ruleSet: 'skat', bots: 2 };
  await postTable(server.port, request);
  expect(await health()).toBe(200);
  const moved = `${server.dataFile}.moved`;
  renameSync(server.dataFile, moved);
  expect(await health()).toBe(503);
  await expect(postTable(server.port, request)).rejects.toThrow('503');
  const trouble = { event: 'data-trouble', problem: 'data-moved', file: server.dataFile };
  expect(lines).toContainEqual(expect.objectContaining(trouble));
  renameSync(moved, server.dataFile);
  await postTable(server.port, request);
  expect(await health()).toBe(200);
  await server.stop();
});
