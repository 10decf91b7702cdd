/**
 * The engine in a Web Worker in Chromium against the same script in a worker thread of Node, in turns:
 * `npx tsx --conditions=source bench/browser.ts`. Both are measured by the processor time that their process has
 * used, so that other work on the machine disturbs little. HAUSREGEL_CHROMIUM names a browser.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { medianOf } from '@hausregel/lab';
import { type Browser, chromium } from 'playwright-core';
import { build, defaultClientConditions } from 'vite';
import type { WorkerAnswer, WorkerOrder } from './browserWorker.ts';

const RUNS = 5;
/** About a second. */
const ORDERS: readonly WorkerOrder[] = [
  { id: 'skat', players: 2, moves: 14_000_000 },
  { id: 'skat', players: 4, moves: 14_000_000 },
  { id: 'family', players: 4, moves: 14_000_000 },
  { id: 'crazy-eights', players: 4, moves: 14_000_000 },
  { id: 'mau-tse-tung', players: 4, moves: 4_000_000 },
];
const WARM_UP: WorkerOrder = { id: 'skat', players: 4, moves: 0 };
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const BROWSERS = [process.env['HAUSREGEL_CHROMIUM'], '/usr/bin/chromium', chromium.executablePath()];

/** A place where the script runs. */
interface Host {
  readonly ask: (order: WorkerOrder) => Promise<WorkerAnswer>;
  /** Seconds of processor time used so far. */
  readonly cpuSeconds: () => Promise<number>;
}

/** The worker as one script. */
async function bundle(): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'hausregel-bench-'));
  const entry = fileURLToPath(new URL('./browserWorker.ts', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, lib: { entry, formats: ['iife'], name: 'bench', fileName: () => 'worker.js' } },
  });
  const code = readFileSync(path.join(outDir, 'worker.js'), 'utf8');
  rmSync(outDir, { recursive: true });
  return code;
}

/** The parts of a page's scope that are used here, set up by a script of the page. */
interface PageScope {
  readonly ask: (order: WorkerOrder) => Promise<WorkerAnswer>;
}

const PAGE_SCRIPT = `
const worker = new Worker(URL.createObjectURL(new Blob([SCRIPT], { type: 'text/javascript' })));
globalThis.ask = (order) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(order);
});`;

/** A Web Worker of an empty page. */
async function chromiumHost(browser: Browser, code: string): Promise<Host> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: `const SCRIPT = ${JSON.stringify(code)};${PAGE_SCRIPT}` });
  const session = await browser.newBrowserCDPSession();
  return {
    ask: (order) => page.evaluate((data) => (globalThis as unknown as PageScope).ask(data), order),
    cpuSeconds: async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo
        .filter(({ type }) => type === 'renderer')
        .reduce((sum: number, { cpuTime }) => sum + cpuTime, 0);
    },
  };
}

/** A worker thread; messages are made to look like those of a browser. */
function nodeHost(code: string): Host & { readonly close: () => Promise<number> } {
  const frame = `const { parentPort } = require('node:worker_threads');
globalThis.postMessage = (data) => parentPort.postMessage(data);
parentPort.on('message', (data) => globalThis.onmessage({ data }));`;
  const worker = new Worker(`${frame}\n${code}`, { eval: true });
  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners('error').once('error', reject).once('message', resolve);
        worker.postMessage(order);
      }),
    cpuSeconds: async () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
    close: () => worker.terminate(),
  };
}

interface Run {
  readonly movesPerSecond: number;
  readonly checksum: string;
}

async function runOn({ ask, cpuSeconds }: Host, order: WorkerOrder): Promise<Run> {
  const start = await cpuSeconds();
  const { moves, checksum } = await ask(order);
  return { movesPerSecond: moves / ((await cpuSeconds()) - start), checksum };
}

async function compare(order: WorkerOrder, node: Host, web: Host): Promise<string> {
  const own: Run[] = [];
  const other: Run[] = [];
  for (let run = 0; run < RUNS; run++) {
    own.push(await runOn(node, order));
    other.push(await runOn(web, order));
  }
  const [here, there] = [own, other].map((runs) => medianOf(runs.map((run) => run.movesPerSecond)) / 1e6);
  const same = own[0]?.checksum === other[0]?.checksum ? 'yes' : 'no';
  const share = `${(((there ?? 0) / (here ?? 1)) * 100).toFixed(0)} %`;
  const cells = [(here ?? 0).toFixed(1).padStart(6), (there ?? 0).toFixed(1).padStart(8), share.padStart(6)];
  return `${`${order.id} ${order.players}`.padEnd(18)} ${cells.join('  ')}   ${same}`;
}

const code = await bundle();
const executablePath = BROWSERS.find((file) => file !== undefined && existsSync(file));
const browser = await chromium.launch({ args: ARGS, ...(executablePath === undefined ? {} : { executablePath }) });
const web = await chromiumHost(browser, code);
const node = nodeHost(code);
await Promise.all([node.ask(WARM_UP), web.ask(WARM_UP)]);
console.log(`M moves a second of processor time: Node ${process.version}, Chromium ${browser.version()}`);
console.log('rule set, players    Node  Chromium   share   same games');
for (const order of ORDERS) console.log(await compare(order, node, web));
await node.close();
await browser.close();
