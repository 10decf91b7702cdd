/** Who is at the other end of a connection, for rates and counts. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What a proxy says is no address, or that of a machine itself, gives no rights: anybody may have said so. */
const FORWARDED = 'forwarded ';
const ADDRESS_LENGTH_MAX = 45;

/**
 * The client's address; behind a proxy that is trusted, the last one in `X-Forwarded-For`. IPv6 by
 * its first 64 bits, since whoever has one has them all; IPv4 in IPv6 as IPv4.
 */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const header = headers['x-forwarded-for'];
  const forwarded = trustProxy && typeof header === 'string' ? header.split(',').at(-1)?.trim() : undefined;
  if (forwarded === undefined) return networkOf(socket.remoteAddress ?? '');
  const network = networkOf(forwarded.slice(0, ADDRESS_LENGTH_MAX));
  return isLoopback(network) || isIP(forwarded) === 0 ? `${FORWARDED}${network}` : network;
}

function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (inside?.[1] !== undefined) return inside[1];
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return isLoopback(plain)
    ? plain
    : `${groups
        .slice(0, 4)
        .map((group) => group.replace(/^0+(?=.)/, ''))
        .join(':')}::`;
}

/** The machine itself: a proxy that does not say for whom it asks, or a tool. */
export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');
