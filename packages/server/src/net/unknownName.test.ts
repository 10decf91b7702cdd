import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportLine } from '../report.ts';
import { runTestServer, type TestServer } from '../testing/runningServer.ts';

let server: TestServer;
let webRoot: string;
const reports: ReportLine[] = [];
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hausregel-web-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
  server = await runTestServer({ webRoot, report: (line) => reports.push(line) });
});
afterAll(async () => {
  await server.stop();
  await rm(webRoot, { recursive: true });
});

/** What is answered to a page asked for under a name. */
async function ask(host: string, headers: Record<string, string> = {}): Promise<readonly [number, string]> {
  const request = get({ host: '127.0.0.1', port: server.port, path: '/t/birke-47', headers: { host, ...headers } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return [response.statusCode ?? 0, await text(response)];
}

test('under a name that strangers may have, the page says how to let it in, and whoever runs the server is told', async () => {
  expect(await ask('localhost')).toEqual([200, '<!doctype html>']);
  const [status, words] = await ask('play.example.org:8420');
  expect(status).toBe(403);
  expect(words.match(/--origin/g)).toHaveLength(3);
  expect(words).not.toContain('<');
  expect(await ask('play.example.org:8420', { 'x-forwarded-for': '192.0.2.1' })).toEqual([200, '<!doctype html>']);
  const told = reports.filter(({ event }) => event === 'origin-unknown');
  expect(told.map((line) => line['origin'])).toEqual(['http://play.example.org:8420']);
});
