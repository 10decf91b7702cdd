import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './textFrame.ts';

const LENGTHS = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000];
const TEXTS = LENGTHS.map((length) => 'x'.repeat(length));

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await once(server, 'listening');
});
afterAll(() => server.close());

test('texts of all lengths are read as they were, one after the other from one write', async () => {
  server.once('connection', (_, { socket }) => socket.write(TEXTS.map(textFrame).join(''), 'latin1'));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read: string[] = [];
  client.on('message', (data: Buffer, isBinary) => read.push(isBinary ? 'binary' : data.toString()));
  await expect.poll(() => read.length).toBe(TEXTS.length);
  client.terminate();
  expect(read.map(({ length }) => length)).toEqual(LENGTHS);
  expect(read).toEqual(TEXTS);
});
