/**
 * From the tap to sentences one can change: the rule editor opened from the rule book and from the start page, in
 * Chromium on a processor slowed down four times: `npx tsx --conditions=source bench/editor.ts [openings [which]]`,
 * `which` being part of a line of the table, as "family | phone".
 * HAUSREGEL_CHROMIUM names a browser, HAUSREGEL_WEB_ROOT a built client.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { medianOf } from '@hausregel/lab';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';

const OPENINGS = Number(process.argv[2] ?? 9);
const WHICH = process.argv[3] ?? '';
const SLOWED = 4;
/** What is loaded ahead while somebody reads or chooses is there by then. */
const READING_MS = 3000;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const BROWSERS = [process.env['HAUSREGEL_CHROMIUM'], '/usr/bin/chromium', chromium.executablePath()];
const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A way into the editor: what to do before, and what is pressed. */
interface Way {
  readonly name: string;
  readonly from: string;
  readonly before: (page: Page) => Promise<void>;
}
const WAYS: readonly Way[] = ['family', 'mau-tse-tung'].flatMap((id) => [
  { name: `rule book, ${id}`, from: `/rules/${id}`, before: async () => {} },
  {
    name: `start page, ${id}`,
    from: '/',
    before: async (page) => {
      await page
        .locator('.shelf li button')
        .nth(await shelfPlace(page, id))
        .click();
    },
  },
]);

/** Where the box of a preset stands on the shelf. */
async function shelfPlace(page: Page, id: string): Promise<number> {
  const names = await page.locator('.shelf li').allTextContents();
  const word = { family: 'family', 'mau-tse-tung': 'mau tse tung' }[id] ?? id;
  const place = names.findIndex((name) => name.toLowerCase().includes(word));
  if (place < 0) throw new Error(`No box of ${id}: ${names.join(' | ')}`);
  return place;
}

/** The client, built, unless one is named. */
async function builtClient(): Promise<{ readonly folder: string; readonly isOurs: boolean }> {
  const named = process.env['HAUSREGEL_WEB_ROOT'];
  if (named !== undefined && named !== '') return { folder: named, isOurs: false };
  const folder = mkdtempSync(path.join(tmpdir(), 'hausregel-bench-'));
  const root = fileURLToPath(new URL('../apps/web', import.meta.url));
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  return { folder, isOurs: true };
}

/** Serves files; every other address is the page. */
async function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = '/' }, answer) => {
    const asked = path.join(folder, path.normalize(decodeURIComponent(url.split('?')[0] ?? '/')));
    const file = path.extname(asked) !== '' && existsSync(asked) ? asked : path.join(folder, 'index.html');
    answer.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    if (url.startsWith('/assets/')) answer.setHeader('cache-control', 'max-age=31536000, immutable');
    answer.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Runs in the page: `opened` is the time from the press on to the first picture with sentences that can be pressed, ms. */
const WATCH = `void (globalThis.opened = new Promise((resolve) => {
  let pressed = 0;
  const look = () => {
    if (document.querySelector('[data-rule] button .sentence') === null) return requestAnimationFrame(look);
    setTimeout(() => resolve(performance.now() - pressed));
  };
  addEventListener('pointerup', (event) => { pressed = event.timeStamp; look(); }, { capture: true, once: true });
}))`;

interface Opening {
  /** By the clock on the wall. */
  readonly ms: number;
  /** Processor time of the page's main thread from just before the press on, slowed down as it is. */
  readonly busyMs: number;
}

async function opening(browser: Browser, origin: string, way: Way, screen: keyof typeof SCREENS): Promise<Opening> {
  const context = await browser.newContext({ viewport: SCREENS[screen], locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.goto(`${origin}${way.from}`, { waitUntil: 'networkidle' });
  await way.before(page);
  const link = page.locator('a[href^="/editor/"]').last();
  await link.scrollIntoViewIfNeeded();
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.waitForTimeout(READING_MS);
  const box = await link.boundingBox();
  if (box === null) throw new Error('The link cannot be seen.');
  const busyMs = async (): Promise<number> => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  // Before the press: on a busy machine it would overtake a script that is still on its way.
  await page.evaluate(WATCH);
  const before = await busyMs();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const ms = await page.evaluate<number>('opened');
  const busy = (await busyMs()) - before;
  await context.close();
  return { ms, busyMs: busy };
}

async function measure(browser: Browser, origin: string): Promise<void> {
  for (const screen of ['phone', 'desk'] as const) {
    for (const way of WAYS) {
      if (!`${way.name} | ${screen}`.includes(WHICH)) continue;
      const all: Opening[] = [];
      for (let i = 0; i < OPENINGS; i += 1) all.push(await opening(browser, origin, way, screen));
      const times = all.map(({ ms }) => ms);
      const [median, least, most, busy] = [
        medianOf(times),
        Math.min(...times),
        Math.max(...times),
        medianOf(all.map(({ busyMs }) => busyMs)),
      ].map((ms) => Math.round(ms));
      console.log(`| ${way.name} | ${screen} | ${median} | ${least}–${most} | ${busy} |`);
    }
  }
}

const client = await builtClient();
const server = await serve(client.folder);
const executablePath = BROWSERS.find((file) => file !== undefined && existsSync(file));
const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: ARGS });
try {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  console.log(
    `| way in | screen | median, ms | range of ${OPENINGS} | processor, ms |\n| --- | --- | ---: | ---: | ---: |`,
  );
  await measure(browser, `http://127.0.0.1:${address.port}`);
} finally {
  await browser.close();
  server.close();
  if (client.isOurs) rmSync(client.folder, { recursive: true });
}
