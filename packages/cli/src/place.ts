import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Folder of the project, found from where this code lies; the current folder if there is none. */
export function projectFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (existsSync(path.join(folder, 'rulesets')) && existsSync(path.join(folder, 'package.json'))) return folder;
    const above = path.dirname(folder);
    if (above === folder) return process.cwd();
    folder = above;
  }
}

/** Addresses of this machine in its networks, IPv4, without the loopback. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((infos) => infos ?? [])
    .filter((info) => info.family === 'IPv4' && !info.internal && !info.address.startsWith('169.254.'))
    .map((info) => info.address);
}

const ANYWHERE = new Set(['0.0.0.0', '::', '']);
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** What to type into a browser, this machine first, then others of the network. */
export function addressesOf(host: string, port: number, networks: readonly string[]): string[] {
  const url = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
  if (ANYWHERE.has(host)) return [url('localhost'), ...networks.map(url)];
  return [url(LOOPBACK.has(host) ? 'localhost' : host)];
}
