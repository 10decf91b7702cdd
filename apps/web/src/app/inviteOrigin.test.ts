import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the server says of itself. */
let health: Readonly<Record<string, unknown>>;
let server: Server;
beforeEach(async () => {
  vi.resetModules();
  server = createServer((_request, response) => response.end(JSON.stringify(health)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

/** The link of a table on a page opened at a host name, after the server was asked. */
async function linkAt(hostname: string): Promise<{ link: string; isLocal: boolean }> {
  const { port } = server.address() as AddressInfo;
  const page = new URL(`http://${hostname}:${port}/t/birke-47`);
  vi.stubGlobal('location', page);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, `http://127.0.0.1:${port}`), init));
  const { findInviteOrigin } = await import('./inviteOrigin.svelte.ts');
  const { inviteLink, isLinkLocal } = await import('./invite.ts');
  await findInviteOrigin();
  return { link: inviteLink('Birke 47').replace(`:${port}`, ''), isLocal: isLinkLocal() };
}

test('the link of a page opened at localhost leads to where the house finds the server', async () => {
  health = { status: 'ok', tables: 1, clients: 1, lanOrigin: 'http://192.168.1.7:8420' };
  expect(await linkAt('localhost')).toEqual({ link: 'http://192.168.1.7:8420/t/birke-47', isLocal: false });
  vi.resetModules();
  expect(await linkAt('127.0.0.1')).toMatchObject({ isLocal: false });
});

test('it stays as it is where the server tells nothing, which the page says', async () => {
  health = { status: 'ok', tables: 1, clients: 1 };
  expect(await linkAt('localhost')).toEqual({ link: 'http://localhost/t/birke-47', isLocal: true });
});

test('it stays as it is on all other pages', async () => {
  health = { status: 'ok', tables: 1, clients: 1, lanOrigin: 'http://192.168.1.7:8420' };
  expect(await linkAt('tables.example')).toEqual({ link: 'http://tables.example/t/birke-47', isLocal: false });
});
