import { type Browser, chromium } from 'playwright-core';
import { expect } from 'vitest';
import { ensureBrowser } from '../../../scripts/lib/browser.mjs';
import { inProject } from '../../../scripts/lib/project.mjs';
import { Player, type PlayerOptions } from './player.ts';
import { TestServer } from './server.ts';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface TestTask {
  readonly name: string;
  readonly result?: { readonly state: string };
}

async function takePictures(name: string, players: readonly Player[]): Promise<void> {
  const title = name.replaceAll(/\W+/g, '-').slice(0, 60);
  for (const [i, player] of players.entries()) {
    for (const [j, page] of player.context.pages().entries()) {
      await page.screenshot({ path: inProject('.build', 'reports', 'pictures', `${title}-${i}-${j}.png`) });
    }
  }
}

/** A server and a Chromium for the tests of one file. */
export class Stage {
  readonly server: TestServer;
  readonly #browser: Browser;
  #players: Player[] = [];

  private constructor(server: TestServer, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  static async open(seed: string): Promise<Stage> {
    const server = await TestServer.start(seed);
    const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_ARGS });
    return new Stage(server, browser);
  }

  /** A browser of its own, with its own storage, at a blank page; `origin`: of what stands in front of the server. */
  async newPlayer(options: PlayerOptions = {}, origin: string = this.server.origin): Promise<Player> {
    const player = await Player.create(this.#browser, origin, options);
    this.#players.push(player);
    return player;
  }

  /** After every test: closes its browsers, in which nothing may have gone wrong meanwhile. Pictures of a test that failed stay in .build. */
  async clear({ name, result }: TestTask): Promise<void> {
    const players = this.#players;
    this.#players = [];
    if (result?.state === 'fail') await takePictures(name, players);
    for (const player of players) await player.close();
    expect(players.flatMap((player) => player.problems)).toEqual([]);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.stop();
  }
}
