import { request } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { type Interfaces, lanOrigin } from './lanOrigin.ts';
import { runTestServer } from '../testing/runningServer.ts';

const info = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
  family: 'IPv4',
});
const at = (...addresses: readonly string[]): Interfaces => ({
  lo: [info('127.0.0.1', true)],
  eth0: addresses.map((address) => info(address)),
});

describe('where others in the house find the server', () => {
  test('is its address in their network, that of a home first', () => {
    expect(lanOrigin('0.0.0.0', 8420, at('192.168.1.7'))).toBe('http://192.168.1.7:8420');
    expect(lanOrigin('::', 80, at('172.20.0.3', '10.0.0.2', '192.168.178.20'))).toBe('http://192.168.178.20:80');
    expect(lanOrigin('0.0.0.0', 80, at('172.20.0.3'))).toBe('http://172.20.0.3:80');
  });

  test('is not told where it listens at one address only', () => {
    expect(lanOrigin('127.0.0.1', 8420, at('192.168.1.7'))).toBeUndefined();
    expect(lanOrigin('192.168.1.7', 8420, at('192.168.1.7'))).toBeUndefined();
  });

  test('is never a public address, the loopback, one that was not given out, or a network inside the machine', () => {
    expect(lanOrigin('0.0.0.0', 8420, at('203.0.113.5', '172.32.0.1', '169.254.3.4'))).toBeUndefined();
    expect(lanOrigin('0.0.0.0', 8420, { docker0: [info('172.17.0.1')], none: undefined })).toBeUndefined();
  });
});

/** What the server says of itself to a request with these headers. */
function healthOf(port: number, headers: Readonly<Record<string, string>>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/api/health', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve(JSON.parse(text)));
    });
    asked.on('error', reject).end();
  });
}

test('it is told to a page opened on the machine itself, and to nobody else', async () => {
  const server = await runTestServer({ host: '0.0.0.0', interfaces: () => at('192.168.1.7') });
  const { port } = server;
  const plain = { status: 'ok', tables: 0, clients: 0 };
  const told = { ...plain, lanOrigin: `http://192.168.1.7:${port}` };
  expect(await healthOf(port, { host: `localhost:${port}` })).toEqual(told);
  expect(await healthOf(port, { host: `127.0.0.1:${port}` })).toEqual(told);
  expect(await healthOf(port, { host: 'tables.example' })).toEqual(plain);
  expect(await healthOf(port, { host: `localhost:${port}`, 'x-forwarded-for': '203.0.113.5' })).toEqual(plain);
  expect(await healthOf(port, { host: `localhost:${port}`, forwarded: 'for=203.0.113.5' })).toEqual(plain);
  await server.stop();
});
