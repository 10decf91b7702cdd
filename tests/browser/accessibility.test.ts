import type { TableCreated, TableView } from '@hausregel/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TextKey } from '../../apps/web/src/locales/en/index.ts';
import { axeScript, violationsOn } from './support/axe.ts';
import { playRound } from './support/mouse.ts';
import { NodeClient } from './support/nodeClient.ts';
import { DESKTOP, PHONE, type Player } from './support/player.ts';
import { Stage } from './support/stage.ts';
import { handCard } from './support/targets.ts';

/** Tables in the positions to be looked at; the same for every look, since nobody moves at them. */
interface Tables {
  readonly lobby: TableCreated;
  readonly turn: TableCreated;
  readonly wish: TableCreated;
  readonly chain: TableCreated;
  readonly drawn: TableCreated;
  readonly score: TableCreated;
  readonly over: TableCreated;
}

let stage: Stage;
let tables: Tables;
let script: string;

const isMine = ({ you, round }: TableView): boolean => round !== undefined && round.turn === you;
const SLOW = { botMs: 10_000 };

async function drawnTable(): Promise<TableCreated> {
  const { server } = stage;
  for (;;) {
    const table = await server.openWhere(
      { ruleSet: 'family', overrides: { drawWhenAbleToLay: true }, settings: SLOW },
      (view) => isMine(view) && view.round?.otherMoves.includes('draw') === true,
    );
    const host = await NodeClient.enter(server.origin, table.table, table.token);
    await host.ask({ type: 'move', move: 'draw', seq: host.seq });
    const isPlayable = host.view.round?.hand.some(({ isNew, moves }) => isNew && moves.length > 0) === true;
    await host.leave();
    if (isPlayable) return table;
  }
}

/** A round, or a match of one, played to its end by the host. */
async function playedTable(overrides: Readonly<Record<string, unknown>>): Promise<TableCreated> {
  const table = await stage.server.open({ ruleSet: 'skat', seats: 3, overrides });
  const host = await stage.newPlayer({ seat: table });
  await host.enter(table);
  await playRound(host);
  await host.close();
  return table;
}

beforeAll(async () => {
  stage = await Stage.open('accessibility');
  script = await axeScript();
  const { server } = stage;
  tables = {
    lobby: await server.open({ ruleSet: 'family', seats: 4, bots: 1 }),
    turn: await server.openWhere(
      { ruleSet: 'skat', seats: 4, settings: SLOW },
      (view) => isMine(view) && view.round?.demand === undefined,
    ),
    wish: await server.openWhere(
      { ruleSet: 'skat', settings: SLOW },
      (view) => isMine(view) && view.round?.hand.some(({ moves }) => moves.some((move) => move.includes('>'))) === true,
    ),
    chain: await server.openWhere(
      { ruleSet: 'skat', settings: SLOW },
      ({ round, you }) => round?.turn === you && round?.demand !== undefined && 'draw' in round.demand,
    ),
    drawn: await drawnTable(),
    score: await playedTable({}),
    over: await playedTable({ matchRoundsPerPlayer: 0, matchRounds: 1 }),
  };
});
afterEach(({ task }) => stage.clear(task));
afterAll(() => stage.close());

/** Findings by what was looked at; a test compares with none, so all are told at once. */
class Findings {
  readonly #list: string[] = [];

  async look(what: string, player: Player): Promise<void> {
    const found = await violationsOn(player.page);
    this.#list.push(...found.map((line) => `${what}: ${line}`));
  }

  check(): void {
    expect(this.#list).toEqual([]);
  }
}

const LOOKS = [
  { language: 'de', isDark: false, viewport: PHONE },
  { language: 'de', isDark: true, viewport: DESKTOP },
  { language: 'en', isDark: true, viewport: PHONE },
  { language: 'en', isDark: false, viewport: DESKTOP },
] as const;

/** What Chromium itself reports of a code that no table has. */
const NOT_FOUND = /status of 404/;

type Look = (typeof LOOKS)[number];

const arrive = async (player: Player, path: string): Promise<void> => {
  await player.goto(path);
  await player.page.getByRole('heading', { level: 1 }).waitFor();
  await player.page.getByText(player.words('common.loading')).waitFor({ state: 'detached' });
};

/** Sits at a table and waits until it is laid. */
async function sitAt(look: Look, table: TableCreated): Promise<Player> {
  const player = await stage.newPlayer({ ...look, script, seat: table });
  await player.enter(table);
  await player.hand.waitFor();
  return player;
}

test.each(LOOKS)('The pages away from the table have no axe violations ($language, dark: $isDark)', async (look) => {
  const findings = new Findings();
  const ada = await stage.newPlayer({ ...look, script, expectedProblems: NOT_FOUND });
  for (const path of [
    '/',
    '/rules',
    '/rules/family',
    '/rules/skat-plus',
    '/settings',
    '/nowhere',
    '/t/niemand-99',
    '/deals/niemand-99',
  ]) {
    await arrive(ada, path);
    await findings.look(path, ada);
  }
  await arrive(ada, '/');
  await ada.button(ada.words('start.open')).click();
  await ada.sheet.waitFor();
  await findings.look('a new table with friends', ada);
  await ada.sheet.getByRole('button', { name: ada.words('start.go') }).click();
  await ada.sheet.getByText(ada.words('start.nameMissing')).waitFor();
  await findings.look('a new table without a name', ada);
  await ada.sheet.getByRole('radio', { name: ada.words('start.withBots') }).click();
  await ada.sheet.getByRole('button', { name: ada.words('start.goBots') }).waitFor();
  await findings.look('a new table with bots', ada);
  findings.check();
});

test.each(LOOKS)(
  'The lobby has no axe violations, as host, guest and spectator ($language, dark: $isDark)',
  async (look) => {
    const findings = new Findings();
    const host = await stage.newPlayer({ ...look, script, seat: tables.lobby });
    await host.enter(tables.lobby);
    await host.button(host.words('lobby.deal')).waitFor();
    await findings.look('host', host);
    await host.button(host.words('lobby.change')).click();
    await host.sheet.waitFor();
    await findings.look('settings of the table', host);
    await host.page.keyboard.press('Escape');
    const guest = await stage.newPlayer({ ...look, script });
    await guest.enter(tables.lobby);
    await guest.heading(guest.words('lobby.joinTitle')).waitFor();
    await findings.look('a guest who has not sat down', guest);
    await guest.page.getByLabel(guest.words('start.yourName')).fill('Bo');
    await guest.button(guest.words('arrival.sit')).click();
    await guest.button(guest.words('lobby.ready')).click();
    await guest.button(guest.words('lobby.notReady')).waitFor();
    await findings.look('a guest', guest);
    await host.button(new RegExp(host.words('lobby.kickName', { name: 'Bo' }))).click();
    await host.sheet.waitFor();
    await findings.look('sending somebody away', host);
    await host.sheet.getByRole('button', { name: host.words('lobby.kick') }).click();
    await guest.heading(guest.words('arrival.kicked')).waitFor();
    await findings.look('sent away', guest);
    findings.check();
  },
);

test.each(LOOKS)(
  'A code to scan can be read about while it is on its way and when it does not come ($language, dark: $isDark)',
  async (look) => {
    const findings = new Findings();
    const host = await stage.newPlayer({
      ...look,
      script,
      seat: tables.lobby,
      expectedProblems: /ERR_FAILED|dynamically imported/,
    });
    let isHeld = true;
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await host.context.route(/\/assets\/Qr-.*js|\/api\/health/, async (route) => {
      await (isHeld ? held : undefined);
      await route.abort();
    });
    await host.enter(tables.lobby);
    await host.button(host.words('lobby.deal')).waitFor();
    const code = host.page.locator('.qr');
    await code.getByText(host.words('common.loading')).waitFor();
    await findings.look('on its way', host);
    isHeld = false;
    release();
    await code.getByRole('button', { name: host.words('common.retry') }).waitFor();
    await findings.look('not there', host);
    findings.check();
  },
);

test.each(LOOKS)(
  'The table has no axe violations in turn, refusal, wish, chain and drawn card ($language, dark: $isDark)',
  async (look) => {
    const findings = new Findings();
    const turn = await sitAt(look, tables.turn);
    await findings.look('turn', turn);
    const refused = turn.view.round?.hand.find(({ refusal }) => refusal !== undefined);
    if (refused !== undefined) {
      await handCard(turn, refused.card).click({ position: { x: 14, y: 24 } });
      await turn.page.locator('main .notice').first().waitFor();
      await findings.look('refusal', turn);
    }
    const wish = await sitAt(look, tables.wish);
    const jack = wish.view.round?.hand.find(({ moves }) => moves.some((move) => move.includes('>')));
    await handCard(wish, jack?.card ?? '').click({ position: { x: 14, y: 24 } });
    await wish.heading(wish.words('table.wishTitle')).waitFor();
    await findings.look('wish', wish);
    await findings.look('chain', await sitAt(look, tables.chain));
    await findings.look('drawn', await sitAt(look, tables.drawn));
    const watcher = await stage.newPlayer({ ...look, script });
    await watcher.enter(tables.turn);
    await watcher.page.locator('[data-pile="discard"]').waitFor();
    await findings.look('watching', watcher);
    findings.check();
  },
);

const FROM_MENU: readonly TextKey[] = [
  'table.log',
  'table.rules',
  'table.chat',
  'table.score',
  'table.invite',
  'table.keys',
  'table.settings',
  'table.leave',
];

test.each(LOOKS)(
  'Menu, chat, rules, settings and help over the table have no axe violations ($language, dark: $isDark)',
  async (look) => {
    const findings = new Findings();
    const ada = await sitAt(look, tables.turn);
    const { words, page, sheet } = ada;
    for (const key of FROM_MENU) {
      await page.getByRole('button', { name: words('table.menu'), exact: true }).click();
      await sheet.waitFor();
      if (key === 'table.log') await findings.look('menu', ada);
      await sheet.getByRole('button', { name: words(key), exact: true }).click();
      await ada.heading(words('table.menuTitle')).waitFor({ state: 'detached' });
      await sheet.waitFor();
      await sheet.getByText(words('common.loading')).waitFor({ state: 'detached' });
      if (key === 'table.chat') {
        await sheet.getByRole('textbox').fill('Guten Abend');
        await sheet.getByRole('button', { name: words('lobby.chatSend') }).click();
        await sheet.getByText('Guten Abend').first().waitFor();
      }
      await findings.look(key, ada);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
    findings.check();
  },
);

test.each(LOOKS)(
  'The score sheet and the end of a match have no axe violations ($language, dark: $isDark)',
  async (look) => {
    const findings = new Findings();
    for (const [what, table] of [
      ['score', tables.score],
      ['over', tables.over],
    ] as const) {
      const ada = await stage.newPlayer({ ...look, script, seat: table });
      await ada.enter(table);
      await ada
        .heading(what === 'over' ? ada.words('score.matchTitle') : ada.words('score.title', { round: 1 }))
        .waitFor();
      await findings.look(what, ada);
      await ada.button(ada.words('lobby.menu')).click();
      await ada.sheet.waitFor();
      await findings.look(`menu over ${what}`, ada);
      await ada.sheet.getByRole('button', { name: ada.words('deals.menu') }).click();
      await ada.sheet.getByText(ada.words('deals.details')).first().click();
      await findings.look(`deals over ${what}`, ada);
      await arrive(ada, `/deals/${table.table}`);
      await ada.page.getByText(ada.words('deals.details')).first().click();
      await findings.look(`the page of the deals after ${what}`, ada);
    }
    findings.check();
  },
);
