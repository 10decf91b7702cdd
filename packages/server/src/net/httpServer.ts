/** The HTTP server, with bounds on how long anybody may take to say what they want, and to hear the answer. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestLimits } from '../limits.ts';
import { addressOf } from './address.ts';
import { Places } from './places.ts';

/** Bytes of all headers; browsers send less than 2 kB to a server without cookies. */
const HEADER_BYTES_MAX = 8_192;
const HEADERS_MAX = 64;
/** A connection does not stay for more requests than a page has. */
const REQUESTS_MAX = 1_000;
const CHECKS_PER_LIMIT = 4;

/**
 * Half-open connections, those that send a header or a body byte by byte, and those that do not read
 * their answer are ended after the limits. Node counts an answer as unread if nothing at all of it was
 * taken for so long: a slow reader has its time. Connections are counted by address, those of a trusted
 * proxy are not.
 */
export function httpServer(limits: RequestLimits, trustProxy: boolean): Server {
  const { headersMs, requestMs, unreadMs, connectionsMax } = limits;
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.ceil(headersMs / CHECKS_PER_LIMIT),
    maxHeaderSize: HEADER_BYTES_MAX,
  });
  server.timeout = unreadMs;
  server.maxHeadersCount = HEADERS_MAX;
  server.maxRequestsPerSocket = REQUESTS_MAX;
  server.maxConnections = connectionsMax;
  if (trustProxy) return server;
  const places = placesFor(limits);
  return server.on('connection', (socket) => {
    const address = addressOf({ headers: {}, socket }, false);
    if (!places.hasRoom(address)) socket.destroy();
    else socket.once('close', places.take(address));
  });
}

/** Requests that are being answered, counted by the address that a proxy names; too many are answered with 429. */
export function countedByAddress(
  limits: RequestLimits,
  trustProxy: boolean,
  listener: RequestListener,
): RequestListener {
  const places = placesFor(limits);
  const taken: WeakMap<Socket, Set<() => void>> = new WeakMap();
  return (request, response) => {
    const { socket } = request;
    // Gone while it waited to be heard.
    if (socket.destroyed) return;
    const address = addressOf(request, trustProxy);
    if (!places.hasRoom(address)) {
      response.writeHead(429, { connection: 'close' }).end();
      return;
    }
    const underWay = taken.get(socket) ?? givenBackWith(socket);
    taken.set(socket, underWay);
    const giveBack = places.take(address);
    underWay.add(giveBack);
    response.once('close', () => {
      if (underWay.delete(giveBack)) giveBack();
    });
    listener(request, response);
  };
}

/** Places of a connection. When it breaks, Node tells nothing of the answers that stood behind another. */
function givenBackWith(socket: Socket): Set<() => void> {
  const places: Set<() => void> = new Set();
  socket.once('close', () => {
    for (const giveBack of places) giveBack();
    places.clear();
  });
  return places;
}

/** Nobody alone has more than half of all connections. */
const placesFor = ({ connectionsPerAddress, connectionsMax }: RequestLimits): Places =>
  new Places(Math.min(connectionsPerAddress, Math.ceil(connectionsMax / 2)));
