import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROTOCOL_VERSION } from '@hausregel/protocol';
import type { Language } from '@hausregel/rules';
import { startServer } from '@hausregel/server';
import { afterAll, describe, expect, test } from 'vitest';
import type { CommandContext } from './command.ts';
import { run } from './run.ts';
import { type Place, reportTo, serve } from './serve.ts';
import { type TestTerminal, testTerminal } from './testTerminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));
const webRoot = path.join(folder, 'web');
mkdirSync(webRoot);
writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html><title>Hausregel</title>');

const place = (changes: Partial<Place> = {}): Place => ({
  host: '127.0.0.1',
  port: 0,
  dataFile: path.join(folder, 'data', `${Math.round(process.hrtime()[1])}.sqlite`),
  webRoot,
  ...changes,
});

function contextFor(terminal: TestTerminal, language: Language): CommandContext {
  return { terminal, language, args: { words: [], texts: new Map(), flags: new Set() } };
}

/** Runs until something is printed, then stops the server as Ctrl-C does. */
async function serveAndStop(
  where: Place,
  language: Language = 'en',
): Promise<{ code: number; terminal: TestTerminal }> {
  const terminal = testTerminal();
  const serving = serve(where, contextFor(terminal, language));
  const waiting = setInterval(() => {
    if (/Ctrl-C|Strg-C/.test(terminal.output())) terminal.stop();
  }, 10);
  const code = await serving;
  clearInterval(waiting);
  return { code, terminal };
}

async function makeTable(port: number, expected = 201): Promise<void> {
  const request = { v: PROTOCOL_VERSION, ruleSet: 'skat', seats: 2, bots: 0, playerName: 'Anna', start: false };
  const { status } = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  expect(status).toBe(expected);
}

describe('hausregel serve', () => {
  test('prints its address, stops when asked and ends with 0', async () => {
    const { code, terminal } = await serveAndStop(place());
    expect(code).toBe(0);
    expect(terminal.complaints()).toBe('');
    expect(terminal.output()).toMatch(/^Hausregel is open at http:\/\/localhost:\d+\/\n/);
    expect(terminal.output()).toMatch(/The server has stopped\.\n$/);
  });

  test.each(['0.0.0.0', '127.0.0.1'])('warns of a trusted proxy that others can go around: %s', async (host) => {
    const { terminal } = await serveAndStop(place({ host, trustProxy: true }));
    const warning = expect.stringContaining('With --trust-proxy whoever reaches this port without the proxy');
    expect(terminal.complaints()).toEqual(host === '0.0.0.0' ? warning : '');
  });

  test('says once which page was turned away for its name, and how it is let in', async () => {
    const terminal = testTerminal();
    const report = reportTo({}, contextFor(terminal, 'en'));
    report({ level: 'warn', event: 'origin-unknown', origin: 'http://play.example.org' });
    expect(terminal.complaints()).toContain('start it with --origin http://play.example.org.\n');
  });

  test('speaks German', async () => {
    const { terminal } = await serveAndStop(place({ host: '0.0.0.0' }), 'de');
    expect(terminal.output()).toMatch(/^Hausregel ist offen: http:\/\/localhost:\d+\/\n/);
  });

  test('speaks Lithuanian', async () => {
    const { terminal } = await serveAndStop(place(), 'lt');
    expect(terminal.output()).toMatch(/^„Hausregel“ atidaryta: http:\/\/localhost:\d+\/\n/);
    expect(terminal.output()).toMatch(/Serveris sustabdytas\.\n$/);
  });

  test('says in one sentence that the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, terminal } = await serveAndStop(place({ port }));
    other.close();
    expect(code).toBe(1);
    expect(terminal.complaints()).toBe(
      `Port ${port} is in use; end the other program or choose another one with --port.\n`,
    );
  });

  test('says in one sentence that the data file cannot be written', async () => {
    const dataFile = path.join(webRoot, 'index.html', 'tables.sqlite');
    const { code, terminal } = await serveAndStop(place({ dataFile }));
    expect(code).toBe(1);
    expect(terminal.complaints()).toBe(
      `The data file ${dataFile} cannot be written; choose another place with --data.\n`,
    );
  });

  test('says in one sentence that the data file is of another kind', async () => {
    const dataFile = path.join(folder, 'letter.txt');
    writeFileSync(dataFile, 'Dear friends, this is no database at all. '.repeat(100));
    const { code, terminal } = await serveAndStop(place({ dataFile }), 'de');
    expect(code).toBe(1);
    expect(terminal.complaints()).toBe(`Die Datei ${dataFile} ist keine von Hausregel; nimm mit --data eine andere.\n`);
  });

  test('says in one sentence, and in each language, that the data file lacks moves, and which mark says so', async () => {
    const dataFile = path.join(realpathSync(folder), 'older.sqlite');
    const older = `${dataFile}.older`;
    const link = path.join(folder, 'link.sqlite');
    symlinkSync(dataFile, link);
    for (const isOlder of [true, false]) {
      const server = await startServer({ ...place(), dataFile });
      if (!server.ok) throw new Error(server.error.code);
      if (!isOlder) await makeTable(server.value.port);
      await server.value.stop();
      if (isOlder) copyFileSync(dataFile, older);
    }
    copyFileSync(older, dataFile);
    for (const [language, start, end] of [
      [
        'en',
        `Moves that were accepted last are missing in the data file ${dataFile}: `,
        'to go on without those moves.',
      ],
      ['de', `In der Datei ${dataFile} fehlen zuletzt angenommene Züge: `, 'um ohne diese Züge weiterzumachen.'],
      ['lt', `Duomenų faile ${dataFile} trūksta paskutinių priimtų ėjimų: `, 'jei nori tęsti be tų ėjimų.'],
    ] as const) {
      const { code, terminal } = await serveAndStop(place({ dataFile: link }), language);
      expect(code).toBe(1);
      const complaints = terminal.complaints();
      expect(complaints.startsWith(start) && complaints.endsWith(`${end}\n`)).toBe(true);
      expect(complaints).toContain(` ${dataFile}.mark`);
      expect(complaints.trim().split('\n')).toHaveLength(1);
    }
  });

  test.each([
    ['{"socket":{"helloMs":1}}', 'The limit “socket.helloMs” must be a number from 100 to 600000 (in FILE).'],
    ['{"sockets":{}}', 'There is no limit “sockets” (in FILE).'],
    ['{"hall":5}', '“hall” is a group: it must be an object with limits (in FILE).'],
    ['helloMs', 'The file FILE holds no limits: it must be an object in JSON.'],
    [undefined, 'The file FILE cannot be read; check --limits.'],
  ])('says in one sentence what is wrong with limits such as %s', async (text, sentence) => {
    const limitsFile = path.join(folder, text === undefined ? 'nowhere.json' : 'limits.json');
    if (text !== undefined) writeFileSync(limitsFile, text);
    const { code, terminal } = await serveAndStop(place({ limitsFile }));
    expect(code).toBe(1);
    expect(terminal.complaints()).toBe(`${sentence.replace('FILE', limitsFile)}\n`);
  });

  test('says in one sentence that the web pages are not built', async () => {
    const { code, terminal } = await serveAndStop(place({ webRoot: path.join(folder, 'nowhere') }));
    expect(code).toBe(1);
    expect(terminal.complaints()).toMatch(
      /^The web pages are not built \(nothing in .*nowhere\); “npm start” builds them\.\n$/,
    );
  });

  test('says in words when moves cannot be stored, and when they can be again', () => {
    const terminal = testTerminal();
    const report = reportTo({}, contextFor(terminal, 'en'));
    report({ level: 'error', event: 'data-trouble', problem: 'data-full', file: '/data/tables.sqlite' });
    report({ level: 'warn', event: 'data-written-again', file: '/data/tables.sqlite' });
    expect(terminal.complaints()).toContain(
      '\nNo move is accepted at present, and nothing that was accepted is lost. There is no room left for the data file /data/tables.sqlite; make some on its disk.\n',
    );
    report({ level: 'error', event: 'data-trouble', problem: 'data-moved', file: '/data/tables.sqlite' });
    expect(terminal.complaints()).toContain(
      'The data file /data/tables.sqlite or what belongs to it (-wal, -shm) is not where it was; put it back, or stop the server and start it again.',
    );
    report({ level: 'warn', event: 'data-written-again', file: '/data/tables.sqlite' });
    expect(terminal.complaints()).toMatch(/\nMoves are accepted again\.\n$/);
  });
});

interface Line {
  readonly level: string;
  readonly event: string;
  readonly [fact: string]: unknown;
}

/** Everything on the error output, which must be whole lines of JSON; there must be nothing on the standard one. */
function linesOf(terminal: TestTerminal): readonly Line[] {
  expect(terminal.output()).toBe('');
  return terminal
    .complaints()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
}

/** The port, once the log says that the server has started. */
async function startedAt(terminal: TestTerminal): Promise<number> {
  const started = (): Line | undefined => linesOf(terminal).find(({ event }) => event === 'started');
  await expect.poll(started, { timeout: 60_000 }).toBeDefined();
  return Number(started()?.['port']);
}

/** Asks for a page under a name. */
async function askAs(host: string, port: number): Promise<void> {
  const [response] = await once(get({ host: '127.0.0.1', port, path: '/t/birke-47', headers: { host } }), 'response');
  (response as NodeJS.ReadableStream).resume();
}

describe('hausregel serve --log json', () => {
  test('writes lines of JSON and nothing else, whatever there is to say', async () => {
    const terminal = testTerminal();
    const where = place({ log: 'json', host: '0.0.0.0', trustProxy: true });
    const serving = serve(where, contextFor(terminal, 'en'));
    const port = await startedAt(terminal);
    renameSync(where.dataFile, `${where.dataFile}.moved`);
    await makeTable(port, 503);
    renameSync(`${where.dataFile}.moved`, where.dataFile);
    await makeTable(port);
    terminal.stop();
    expect(await serving).toBe(0);
    expect(linesOf(terminal).map(({ level, event }) => `${level} ${event}`)).toEqual([
      'info started',
      'warn proxy-not-alone',
      'error data-trouble',
      'error table-failed',
      'warn data-written-again',
      'info stopping',
      'info stopped',
    ]);
  });

  test('a page that is turned away is one line', async () => {
    const terminal = testTerminal();
    const serving = serve(place({ log: 'json' }), contextFor(terminal, 'en'));
    const port = await startedAt(terminal);
    await askAs('play.example.org', port);
    terminal.stop();
    expect(await serving).toBe(0);
    const told = linesOf(terminal).filter(({ event }) => event === 'origin-unknown');
    expect(told.map((line) => line['origin'])).toEqual(['http://play.example.org']);
  });

  test.each<[string, Partial<Place>, string | undefined]>([
    ['web-missing', { webRoot: path.join(folder, 'nowhere') }, undefined],
    ['limits-unreadable', { limitsFile: path.join(folder, 'nowhere.json') }, undefined],
    ['limits-out-of-bounds', { limitsFile: path.join(folder, 'low.json') }, '{"socket":{"helloMs":1}}'],
    ['host-unknown', { host: '192.0.2.1' }, undefined],
    ['data-unwritable', { dataFile: path.join(webRoot, 'index.html', 'tables.sqlite') }, undefined],
    ['database-unreachable', { database: { url: 'postgres://127.0.0.1:1/x', address: '/n/1' } }, undefined],
  ])('a start that fails by %s is one line with this code', async (code, changes, limits) => {
    if (limits !== undefined) writeFileSync(changes.limitsFile ?? '', limits);
    const terminal = testTerminal();
    expect(await serve(place({ log: 'json', ...changes }), contextFor(terminal, 'de'))).toBe(1);
    expect(linesOf(terminal)).toEqual([expect.objectContaining({ level: 'error', event: 'start-failed', code })]);
  });

  test('so is one by a setting that is not understood', async () => {
    const terminal = testTerminal();
    expect(await run(['serve', '--log', 'json', '--port', 'many'], terminal)).toBe(2);
    const line = { level: 'error', event: 'start-failed', code: 'not-a-number', option: '--port', value: 'many' };
    expect(linesOf(terminal)).toEqual([expect.objectContaining(line)]);
  });

  test('as text a start that fails is a line, and a sentence', async () => {
    const terminal = testTerminal();
    await serve(place({ log: 'text', host: '192.0.2.1' }), contextFor(terminal, 'en'));
    const [line, ...words] = terminal.complaints().trim().split('\n');
    expect(line).toMatch(/^\S+ error start-failed code=host-unknown host=192\.0\.2\.1 port=0$/);
    expect(words).toEqual(['This machine has no address 192.0.2.1; choose another one with --host.']);
  });
});
