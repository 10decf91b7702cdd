/**
 * Where others in the house find this server. Whoever opens the page on the machine itself sees
 * "localhost" in the address bar, and a link to that leads nobody else to the table.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';

/** Private addresses, those of most homes first. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
/** Networks between this machine and what runs inside of it. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|podman)/;
const ANYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '']);
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * "http://192.168.1.7:8420" for a server that listens at `host`, from the interfaces of its
 * machine; undefined if it does not listen in all networks or is in none of a house.
 */
export function lanOrigin(host: string, port: number, interfaces: Interfaces): string | undefined {
  if (!ANYWHERE.has(host)) return undefined;
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const [first] = PRIVATE.flatMap((range) => addresses.filter((address) => range.test(address)));
  return first === undefined ? undefined : `http://${first}:${port}`;
}

/** Whether a proxy has handed a request on. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => name === 'forwarded' || name === 'via' || name.startsWith('x-'));

/** Whether a request was made on this very machine, to "localhost", and by no proxy: only then is a private address told. */
export function isFromHere({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  return !isForwarded(headers) && LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_NAME.test(headers.host ?? '');
}
