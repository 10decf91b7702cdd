import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { NodeClient } from './support/nodeClient.ts';
import type { Player } from './support/player.ts';
import { Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open('strangers');
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** Everything that a page and its workers ask for, wherever it is. */
function requestsOf(player: Player): readonly string[] {
  const asked: string[] = [];
  player.context.on('request', (request) => asked.push(request.url()));
  player.page.on('websocket', (socket) => asked.push(socket.url()));
  return asked;
}

/** Notes what the Content-Security-Policy forbids a page. */
const NOTE_VIOLATIONS =
  "addEventListener('securitypolicyviolation', (event) => console.error('forbidden: ' + event.violatedDirective + ' ' + event.blockedURI));";

test('No page asks anybody but its own server for anything, and none breaks its Content-Security-Policy', async () => {
  const table = await stage.server.open({ ruleSet: 'family' });
  const ada = await stage.newPlayer({ seat: table, hasMotion: true, script: NOTE_VIOLATIONS });
  const asked = requestsOf(ada);
  for (const path of ['/', '/rules/skat', '/rules/mau-tse-tung', '/editor', '/statistics', `/deals/${table.table}`]) {
    await ada.page.goto(`${stage.server.origin}${path}`, { waitUntil: 'networkidle' });
    await ada.page.locator('h1, [role="heading"]').first().waitFor();
  }
  await ada.enter(table);
  await ada.until('the round is there', ({ phase }) => phase === 'round');
  const { host } = new URL(stage.server.origin);
  const strangers = asked.filter((url) => !/^(?:data|blob):/.test(url) && new URL(url).host !== host);
  expect(strangers).toEqual([]);
  expect(asked.some((url) => url.startsWith('ws:'))).toBe(true);
  expect(asked.length).toBeGreaterThan(20);
});

test('Pages come with headers that keep strangers out, and without scripts or styles of their own inside', async () => {
  const response = await fetch(stage.server.origin);
  const html = await response.text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\son\w+=|javascript:/i);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*|https?:/);
});

test('Names and chat full of markup and of what turns or hides text are shown as text, on one line', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  const table = await stage.server.open({ ruleSet: 'family', bots: 0, seats: 3 });
  const ada = await stage.newPlayer({ seat: table });
  await ada.enter(table);
  const eve = await NodeClient.enter(stage.server.origin, table.table);
  await eve.ask({ type: 'sit', name: '\u202E<b>Eve</b>\u200B' });
  await ada.until('Eve sits', ({ places }) => places[1]?.name === '<b>Eve</b>');
  await ada.page.getByText('<b>Eve</b>').first().waitFor();
  await eve.ask({ type: 'chat', text: `${markup} \u202Eabc` });
  await expect.poll(() => ada.page.locator('img[src="x"], b:text-is("Eve")').count()).toBe(0);
  const shown = (): Promise<boolean> => ada.page.evaluate(() => document.documentElement.outerHTML.includes('\u202E'));
  await expect.poll(shown).toBe(false);
  await eve.leave();
});

test('A name written from right to left keeps its signs to itself, and turns nothing around it', async () => {
  const table = await stage.server.open({ ruleSet: 'family', playerName: 'אבא!' });
  const noa = await NodeClient.enter(stage.server.origin, table.table, table.token);
  await noa.ask({ type: 'chat', text: 'שלום!' });
  const eve = await stage.newPlayer({ language: 'en' });
  await eve.enter(table);
  // She is asked whether she wants a seat.
  await eve.sheet.waitFor();
  await eve.page.keyboard.press('Escape');
  await eve.sheet.waitFor({ state: 'hidden' });
  await eve.page.getByRole('tab', { name: eve.words('lobby.chat') }).click();
  const line = eve.page.getByRole('log', { name: eve.words('lobby.chat') }).locator('.line p');
  await line.getByText('שלום!').waitFor();
  /** Whether the last sign of a text stands left of the first one. */
  const runsLeft = (text: string): Promise<boolean> =>
    line.evaluate((paragraph, wanted) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const at = node.textContent?.indexOf(wanted) ?? -1;
        if (at < 0) continue;
        const [first, last] = [at, at + wanted.length - 1].map((index) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().left;
        });
        return (last ?? 0) < (first ?? 0);
      }
      return false;
    }, text);
  await expect.poll(() => runsLeft('אבא!')).toBe(true);
  await expect.poll(() => runsLeft('שלום!')).toBe(true);
  await noa.leave();
});

test('A page of another version is told to reload, and has its seat again after that', async () => {
  const table = await stage.server.open({ ruleSet: 'family' });
  const ada = await stage.newPlayer({ seat: table });
  let isOld = true;
  await ada.page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(isOld ? String(message).replace('"v":1', '"v":0') : message));
  });
  await ada.page.goto(`${stage.server.origin}/t/${table.code}`);
  await ada.heading(ada.words('arrival.reload')).waitFor();
  isOld = false;
  await ada.button(ada.words('arrival.reloadGo')).click();
  await ada.page.locator('[data-pile="discard"]').waitFor();
  await expect.poll(() => ada.hand.count()).toBeGreaterThan(0);
});

test('Who asks for a table while too many of the house do so is told to wait, and comes in without a hand moved', async () => {
  const { code } = await stage.server.open({ ruleSet: 'family' });
  const ada = await stage.newPlayer({ expectedProblems: /429/ });
  let isBusy = true;
  await ada.page.route('**/api/codes/**', (route) =>
    isBusy ? route.fulfill({ status: 429, json: { type: 'error', code: 'too-fast' } }) : route.continue(),
  );
  await ada.page.goto(`${stage.server.origin}/t/${code}`);
  await ada.page.getByText(ada.words('errors.too-fast')).waitFor();
  isBusy = false;
  await ada.page.locator('[data-pile="discard"]').waitFor();
});
