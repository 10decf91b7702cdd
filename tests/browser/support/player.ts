import {
  type Command,
  KeptView,
  type ServerMessage,
  type ShortMessage,
  type TableCreated,
  type TableView,
} from '@hausregel/protocol';
import type { Browser, BrowserContext, Locator, Page, ViewportSize } from 'playwright-core';
import { WAIT_MS } from './deadline.ts';
import { untilStill } from './still.ts';
import { type Language, type Words, wordsOf } from './words.ts';

export const PHONE: ViewportSize = { width: 390, height: 844 };
export const SMALL_PHONE: ViewportSize = { width: 320, height: 640 };
export const DESKTOP: ViewportSize = { width: 1280, height: 800 };

export interface PlayerOptions {
  readonly language?: Language;
  readonly viewport?: ViewportSize;
  readonly isDark?: boolean;
  /** Cards fly and glide; otherwise the device asks for reduced motion. */
  readonly hasMotion?: boolean;
  /** A seat that this browser holds. */
  readonly seat?: TableCreated;
  /** Run in every page before its own scripts. */
  readonly script?: string;
  /** What the browser itself reports in a test that breaks the line. */
  readonly expectedProblems?: RegExp;
}

const SEATS_STORE = 'hausregel.seats';

/** Puts a seat where the client keeps those it holds, unless it has kept some already. */
function seatScript(seat: TableCreated): string {
  const { table, code, token } = seat;
  const stored = JSON.stringify([{ table, code, token, name: 'Ada', ruleSet: '', at: Date.now() }]);
  return `if (location.protocol === 'http:') localStorage.getItem('${SEATS_STORE}') ?? localStorage.setItem('${SEATS_STORE}', ${JSON.stringify(stored)});`;
}

/** One person with a browser: the page, what it has sent and been told, and what went wrong in it. */
export class Player {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly words: Words;
  readonly language: Language;
  readonly origin: string;
  readonly problems: string[] = [];
  /** All that came over sockets, as it came. */
  readonly frames: string[] = [];
  readonly sent: Command[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #expectedProblems: RegExp | undefined;
  #shown: Extract<ServerMessage, { type: 'welcome' | 'update' }> | undefined;

  private constructor(page: Page, origin: string, language: Language, expectedProblems: RegExp | undefined) {
    this.page = page;
    this.context = page.context();
    this.origin = origin;
    this.language = language;
    this.words = wordsOf(language);
    this.#expectedProblems = expectedProblems;
    this.#listen();
  }

  static async create(browser: Browser, origin: string, options: PlayerOptions): Promise<Player> {
    const language = options.language ?? 'en';
    const context = await browser.newContext({
      viewport: options.viewport ?? DESKTOP,
      locale: { de: 'de-DE', en: 'en-GB', lt: 'lt-LT' }[language],
      colorScheme: options.isDark === true ? 'dark' : 'light',
      reducedMotion: options.hasMotion === true ? 'no-preference' : 'reduce',
      hasTouch: (options.viewport ?? DESKTOP).width < 500,
    });
    context.setDefaultTimeout(WAIT_MS);
    if (options.script !== undefined) await context.addInitScript({ content: options.script });
    if (options.seat !== undefined) await context.addInitScript({ content: seatScript(options.seat) });
    return new Player(await context.newPage(), origin, language, options.expectedProblems);
  }

  /** The same browser with another tab in front. */
  async anotherTab(): Promise<Player> {
    const other = new Player(await this.context.newPage(), this.origin, this.language, this.#expectedProblems);
    const { problems } = this;
    Object.defineProperty(other, 'problems', { value: problems });
    return other;
  }

  #listen(): void {
    const { page } = this;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#report(message.text());
    });
    page.on('pageerror', (error) => this.#report(String(error.stack ?? error)));
    page.on('websocket', (socket) => {
      const kept = new KeptView();
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload), kept));
      socket.on('framesent', ({ payload }) => this.sent.push(JSON.parse(String(payload)) as Command));
    });
  }

  #report(problem: string): void {
    if (this.#expectedProblems?.test(problem) !== true) this.problems.push(problem);
  }

  #hear(frame: string, kept: KeptView): void {
    this.frames.push(frame);
    const message = kept.whole(JSON.parse(frame) as ShortMessage);
    if (message?.type !== 'welcome' && message?.type !== 'update') return;
    this.#shown = message;
    for (const look of this.#waiting) look();
  }

  /** The newest view that this page was sent. */
  get view(): TableView {
    if (this.#shown === undefined) throw new Error('This page has not been sent a table yet.');
    return this.#shown.view;
  }

  get seq(): number {
    return this.#shown?.seq ?? 0;
  }

  get isOnTurn(): boolean {
    const { round, you } = this.view;
    return you !== undefined && round?.turn === you;
  }

  /** Waits until the page has been sent a view in which something is so, and has shown it; answers that view. */
  async until(what: string, isSo: (view: TableView) => boolean, withinMs: number = WAIT_MS): Promise<TableView> {
    const view = await this.#untilSent(what, isSo, withinMs);
    await this.settle();
    return view;
  }

  /** Waits until the page has done what it was to do with all that has come by now; a page that is just left is done. */
  async settle(): Promise<void> {
    await this.page
      .evaluate(
        // A message to oneself comes after all that waits, and neither a hidden page nor a stopped clock holds it up.
        () =>
          new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(undefined);
            port2.postMessage(undefined);
          }),
      )
      .catch(() => undefined);
  }

  #untilSent(what: string, isSo: (view: TableView) => boolean, withinMs: number): Promise<TableView> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (this.#shown === undefined || !isSo(this.#shown.view)) return;
        const { view } = this.#shown;
        finish(() => resolve(view));
      };
      const finish = (then: () => void): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        then();
      };
      const timer = setTimeout(
        () => finish(() => reject(new Error(`Waited in vain until ${what}. ${this.#describe()}`))),
        withinMs,
      );
      this.#waiting.add(look);
      look();
    });
  }

  /** Waits for a view after the one with this number. */
  untilAfter(seq: number): Promise<TableView> {
    return this.until(`there is something new after ${seq}`, () => this.seq > seq);
  }

  #describe(): string {
    if (this.#shown === undefined) return 'No view has come.';
    const { phase, round, you, places } = this.#shown.view;
    const seats = places.map(({ occupant, count, isConnected }) => `${occupant} ${count} ${String(isConnected)}`);
    return JSON.stringify({ phase, you, seats, round: round && { ...round, discard: round.discard.length } });
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
  }

  /** Goes to a table and waits until it is laid, and no card moves any more. */
  async enter(table: { readonly code: string }): Promise<void> {
    await this.goto(`/t/${table.code.toLowerCase().replace(' ', '-')}`);
    await this.until('the table is there', () => true);
    await this.page.getByRole('main').first().waitFor();
    const { phase, round } = this.view;
    if (phase === 'round' && (round?.hand.length ?? 0) > 0) await this.hand.waitFor();
    await untilStill(this.page);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** The own cards at the table. */
  get hand(): Locator {
    return this.page.locator('div[data-hand]');
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
