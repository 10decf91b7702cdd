/** The HTTP server, with bounds on how long anybody may take to say what they want. */
import { createServer, type Server } from 'node:http';
import type { RequestLimits } from '../limits.ts';

/** Bytes of all headers; browsers send less than 2 kB to a server without cookies. */
const HEADER_BYTES_MAX = 8_192;
const HEADERS_MAX = 64;
/** A connection does not stay for more requests than a page has. */
const REQUESTS_MAX = 1_000;
const CHECKS_PER_LIMIT = 4;

/** Half-open connections, and those that send a header or a body byte by byte, are ended after the limits. */
export function httpServer({ headersMs, requestMs, connectionsMax }: RequestLimits): Server {
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.ceil(headersMs / CHECKS_PER_LIMIT),
    maxHeaderSize: HEADER_BYTES_MAX,
  });
  server.maxHeadersCount = HEADERS_MAX;
  server.maxRequestsPerSocket = REQUESTS_MAX;
  server.maxConnections = connectionsMax;
  return server;
}
