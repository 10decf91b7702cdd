/**
 * Whether a request comes from a page of this very server. The browser names the page's origin, and we
 * compare it with the host that was asked for. Both are of the stranger's choosing where a name of theirs
 * leads to an address of this house (DNS rebinding), so the name must be one that strangers cannot have.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { isForwarded } from './lanOrigin.ts';

export type PageRequest = Pick<IncomingMessage, 'headers' | 'socket'>;

export interface OriginOptions {
  /** Origins of which pages may come besides: "https://example.org". */
  readonly allowed: readonly string[];
  readonly trustProxy: boolean;
  /** Name of this machine. */
  readonly machine: string;
  /** Told of pages that were turned away only for their name: of each once, of ten at most. */
  readonly onUnknownName: (origin: string) => void;
}

export interface OriginChecks {
  readonly isOurPage: (request: PageRequest) => boolean;
  readonly isOurName: (request: PageRequest) => boolean;
}

const TOLD_MAX = 10;
/** Names that lead to no place outside of a house, and those that usual routers give. */
const HOUSE_NAME =
  /^[^.]+\.?$|\.(localhost|local|localdomain|lan|home|home\.arpa|internal|fritz\.box|speedport\.ip)\.?$/;
const HOUSE_ADDRESSES = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  HOUSE_ADDRESSES.addSubnet(network, bits, 'ipv4');
HOUSE_ADDRESSES.addAddress('::1', 'ipv6');
HOUSE_ADDRESSES.addSubnet('fc00::', 7, 'ipv6');
HOUSE_ADDRESSES.addSubnet('fe80::', 10, 'ipv6');

/**
 * `isOurPage`: whether a request may open a socket or a table. Browsers name the page it comes from; other
 * programs need not. `isOurName`: whether pages at the name that is asked for could do so; where origins are
 * allowed, a proxy may ask under any name.
 */
export function originChecks({ allowed, trustProxy, machine, onUnknownName }: OriginOptions): OriginChecks {
  const told = new Set<string>();
  const isAccepted = ({ hostname, origin }: URL, request: PageRequest): boolean => {
    if (trustProxy || isOwnName(hostname, machine) || isNoHouse(request)) return true;
    if (told.has(origin) || told.size >= TOLD_MAX) return false;
    told.add(origin);
    onUnknownName(origin);
    return false;
  };
  return {
    isOurPage: (request) => {
      const { origin, host } = request.headers;
      if (origin === undefined || allowed.includes(origin)) return true;
      if (!URL.canParse(origin) || host === undefined) return false;
      const page = new URL(origin);
      return page.host === host.toLowerCase() && isAccepted(page, request);
    },
    isOurName: (request) => {
      const { host } = request.headers;
      if (host === undefined || allowed.length > 0) return true;
      return URL.canParse(`http://${host}`) && isAccepted(new URL(`http://${host}`), request);
    },
  };
}

const isOwnName = (name: string, machine: string): boolean =>
  isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || HOUSE_NAME.test(name) || name === machine.toLowerCase();

/** A proxy has seen to the name, or anybody can reach this address anyhow. */
function isNoHouse({ headers, socket }: PageRequest): boolean {
  const address = (socket.localAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  const isKnown = isIP(address) !== 0;
  return isForwarded(headers) || (isKnown && !HOUSE_ADDRESSES.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
}
