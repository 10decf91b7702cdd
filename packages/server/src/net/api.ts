/** The HTTP side: a few requests, the client's files, and headers that keep strangers out. */
import type { HttpBindings } from '@hono/node-server';
import { type ErrorReply, CREATE_BYTES_MAX, type Health, parseCreate, type ProtocolError } from '@hausregel/protocol';
import { formatRecord, type GameRecord } from '@hausregel/record';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Clock } from '../clock.ts';
import type { HallProblem } from '../table/createTable.ts';
import type { Hall } from '../hall.ts';
import type { RequestLimits } from '../limits.ts';
import { addressOf, isLoopback } from './address.ts';
import { isFromHere } from './lanOrigin.ts';
import type { Readiness } from '../metrics/readiness.ts';
import type { ServerMetrics } from '../metrics/serverMetrics.ts';
import type { PageRequest } from './origin.ts';
import { RateByKey } from './rateByKey.ts';
import { TablesByAddress } from './tablesByAddress.ts';
import { errorFacts, type Report } from '../report.ts';
import type { StaticFiles } from './staticFiles.ts';

export interface ApiOptions {
  readonly hall: Hall;
  readonly clock: Clock;
  readonly files: StaticFiles;
  readonly limits: RequestLimits;
  readonly report: Report;
  /** Whether a page may make tables, see `originChecks`. */
  readonly isOurPage: (request: PageRequest) => boolean;
  /** Whether pages at the name that was asked for may do all that, see `originChecks`. */
  readonly isOurName: (request: PageRequest) => boolean;
  /** Whether a proxy in front names the client's address in `X-Forwarded-For`. */
  readonly trustProxy: boolean;
  /** Where others in the house find the server now, see `lanOrigin`. */
  readonly lanOrigin: () => string | undefined;
  readonly metrics: ServerMetrics;
  readonly readiness: () => Readiness;
}

type Env = { readonly Bindings: HttpBindings };
type Status = 400 | 403 | 404 | 410 | 413 | 415 | 429 | 503;

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** In place of a page that could do nothing, for whoever runs the server. */
const UNKNOWN_NAME = [
  'Der Server kennt diese Adresse nicht. Wer ihn betreibt, nennt sie ihm beim Start, etwa mit --origin http://play.example.org:8420.',
  'The server does not know this address. Whoever runs it names it at the start, for example with --origin http://play.example.org:8420.',
  'Serveris šio adreso nepažįsta. Jį reikia nurodyti paleidžiant serverį, pavyzdžiui: --origin http://play.example.org:8420.',
].join('\n\n');

const STATUS_OF: Readonly<Partial<Record<ProtocolError, Status>>> = {
  'too-large': 413,
  'too-fast': 429,
  'unknown-code': 404,
  'unknown-table': 404,
  'code-expired': 410,
  'server-busy': 503,
  'not-stored': 503,
  'table-unreadable': 503,
};

export function createApi(options: ApiOptions): Hono<Env> {
  const { hall, clock, limits } = options;
  const app = new Hono<Env>();
  const creates = new RateByKey(limits.createBurst, limits.createsPerSecond);
  const lookups = new RateByKey(limits.codeBurst, limits.codesPerSecond);
  const made = new TablesByAddress(limits.tablesPerAddress, (table) => hall.hostOf(table) !== undefined);
  const addressIn = (context: Context<Env>): string => addressOf(context.env.incoming, options.trustProxy);

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
    noteRequest(options.metrics, context.res.status);
    if (/^\/(api|healthz)\b/.test(context.req.path)) context.header('cache-control', 'no-store');
  });
  addHealth(app, options);
  addCodes(app, options, (address) => lookups.take(address, clock.now()));
  addRounds(app, options, (context) => lookups.take(addressIn(context), clock.now()));
  const limit = bodyLimit({ maxSize: CREATE_BYTES_MAX, onError: (context) => answer(context, { code: 'too-large' }) });
  app.post('/api/tables', limit, async (context) => {
    if (!options.isOurPage(context.env.incoming)) return answer(context, { code: 'bad-message', at: 'origin' }, 403);
    if (!/^application\/json\b/.test(context.req.header('content-type') ?? ''))
      return answer(context, { code: 'bad-message', at: 'content-type' }, 415);
    const address = addressIn(context);
    if (!creates.take(address, clock.now()) || !made.admits(address)) return answer(context, { code: 'too-fast' });
    const request = parseCreate(await context.req.text());
    if (!request.ok) return answer(context, request.error);
    const created = await hall.create(request.value);
    if (!created.ok) return answer(context, created.error);
    made.add(address, created.value.table);
    return context.json(created.value, 201);
  });
  app.all('/api/*', (context) => answer(context, { code: 'bad-message', at: 'path' }, 404));
  app.get('*', async (context) => {
    if (!options.isOurName(context.env.incoming)) return context.text(UNKNOWN_NAME, 403);
    return (await options.files.respond(context.req.path, context.req.raw.headers)) ?? context.text('404', 404);
  });
  app.onError((error, context) => {
    // Whoever hangs up in the middle of a request must not fill the log.
    if (!context.env.incoming.destroyed || context.env.incoming.complete) {
      options.report({ level: 'error', event: 'request-failed', ...errorFacts(error) });
    }
    return answer(context, { code: 'server-busy' });
  });
  return app;
}

/**
 * Each is taken for one that leads nowhere until it is found, so that many at once are no way around that. Who
 * names the table does not guess: they hear nothing of codes that lead anywhere else. So those who come back to
 * tables of yesterday take nothing away from those of the same house who have an invitation.
 */
function addCodes(app: Hono<Env>, options: ApiOptions, admits: (address: string) => boolean): void {
  const { hall, clock, limits, trustProxy } = options;
  const misses = new RateByKey(limits.missBurst, limits.missesPerSecond);
  app.get('/api/codes/:code', async (context) => {
    const address = addressOf(context.env.incoming, trustProxy);
    const table = context.req.query('table');
    const isCounted = table === undefined && !isLoopback(address);
    if (
      !admits(table === undefined ? address : `known ${address}`) ||
      (isCounted && !misses.take(address, clock.now()))
    ) {
      return answer(context, { code: 'too-fast' });
    }
    const found = await hall.find(context.req.param('code'), table);
    // A code that led somewhere was not guessed.
    const isMiss = !found.ok && 'code' in found.error && found.error.code === 'unknown-code';
    if (isCounted && !isMiss) misses.giveBack(address);
    if (found.ok) return context.json(found.value);
    if ('code' in found.error) return answer(context, found.error);
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${found.error.elsewhere}${pathname}${search}`, 307);
  });
}

/** Records as text: one is told to many. */
const recordTexts: WeakMap<GameRecord, string> = new WeakMap();

function textOf(record: GameRecord): string {
  const text = recordTexts.get(record) ?? formatRecord(record);
  recordTexts.set(record, text);
  return text;
}

/** Rounds that are over: to be checked, and with all hands where the table chose so. */
function addRounds(app: Hono<Env>, { hall }: ApiOptions, admits: (context: Context<Env>) => boolean): void {
  app.get('/api/tables/:table/record', async (context) => {
    if (!admits(context)) return answer(context, { code: 'too-fast' });
    const record = await hall.record(context.req.param('table'));
    if (!record.ok) return answer(context, record.error);
    return context.body(textOf(record.value), 200, { 'content-type': 'application/json' });
  });
  app.get('/api/tables/:table/shown', async (context) => {
    if (!admits(context)) return answer(context, { code: 'too-fast' });
    const shown = await hall.shown(context.req.param('table'));
    if (shown.ok) return context.json(shown.value);
    // That there is nothing to show is no fault, and browsers would report one.
    return shown.error.code === 'not-now' ? context.body(null, 204) : answer(context, shown.error);
  });
}

/** For pages, and for balancers and supervisors. */
function addHealth(app: Hono<Env>, { hall, lanOrigin, readiness }: ApiOptions): void {
  app.get('/api/health', (context) => {
    const origin = isFromHere(context.env.incoming) ? lanOrigin() : undefined;
    const health: Health = {
      status: 'ok',
      tables: hall.tableCount,
      clients: hall.clientCount,
      ...(origin === undefined ? {} : { lanOrigin: origin }),
    };
    return context.json(health);
  });
  app.get('/healthz', (context) => {
    const ready = readiness();
    return context.json(ready, ready.status === 'ready' ? 200 : 503);
  });
}

function noteRequest({ requests, rateLimited }: ServerMetrics, status: number): void {
  requests.add(String(status));
  if (status === STATUS_OF['too-fast']) rateLimited.add('request');
}

function answer(context: Context, problem: HallProblem, status: Status = STATUS_OF[problem.code] ?? 400): Response {
  const reply: ErrorReply = { type: 'error', ...problem };
  return context.json(reply, status);
}
