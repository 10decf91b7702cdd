/**
 * A port of its own for `/metrics` and `/healthz`. Whoever watches a server seldom sits where its
 * players do: a port that listens at the loopback unless told otherwise cannot be reached through the
 * proxy in front, and needs no token.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from './readiness.ts';

export interface MetricsPlace {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
}

export interface MetricsSource {
  /** Prometheus text. */
  readonly metrics: () => string;
  readonly readiness: () => Readiness;
}

const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

export class MetricsPort {
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  /** Undefined: it cannot listen there. */
  static open({ host, port }: MetricsPlace, source: MetricsSource): Promise<MetricsPort | undefined> {
    const server = createServer((request, response) => {
      const { status, type, body } = answerTo(request.method, request.url, source);
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    });
    return new Promise((resolve) => {
      server.once('error', () => resolve(undefined));
      server.listen(port, host, () => resolve(new MetricsPort(server)));
    });
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

function answerTo(method: string | undefined, url: string | undefined, source: MetricsSource): Answer {
  if (method !== 'GET') return { status: 405, type: 'text/plain', body: '' };
  if (url === '/metrics') return { status: 200, type: PROMETHEUS, body: source.metrics() };
  if (url !== '/healthz') return { status: 404, type: 'text/plain', body: '' };
  const readiness = source.readiness();
  const status = readiness.status === 'ready' ? 200 : 503;
  return { status, type: 'application/json', body: JSON.stringify(readiness) };
}
