import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addressesOf, networkAddresses, projectFolder } from './place.ts';

test('a server for all networks is found at this machine and at its addresses', () => {
  expect(addressesOf('0.0.0.0', 8420, ['192.168.1.7'])).toEqual(['http://localhost:8420/', 'http://192.168.1.7:8420/']);
  expect(addressesOf('::', 80, [])).toEqual(['http://localhost:80/']);
});

test('a server at one address is found there only', () => {
  expect(addressesOf('127.0.0.1', 8420, ['192.168.1.7'])).toEqual(['http://localhost:8420/']);
  expect(addressesOf('192.168.1.7', 8420, ['192.168.1.7'])).toEqual(['http://192.168.1.7:8420/']);
  expect(addressesOf('fe80::1', 8420, [])).toEqual(['http://[fe80::1]:8420/']);
});

test('addresses of networks are no loopbacks', () => {
  expect(networkAddresses().filter((address) => address.startsWith('127.'))).toEqual([]);
});

test('the project is found from its code', () => {
  expect(existsSync(path.join(projectFolder(), 'rulesets', 'skat.json'))).toBe(true);
});
