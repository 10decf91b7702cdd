/** A table at which everything happens that can: people come and go, talk, change rules, are late or look into hands. */
import type { Xoshiro128 } from '@hausregel/core';
import type { CreateTable } from '@hausregel/protocol';
import { pledgeOf } from '@hausregel/record';
import { encodeRuleSet, type RuleSet } from '@hausregel/rules';
import { present } from '../../assert.ts';
import { botBrain } from '../../bots/botBrain.ts';
import type { LogEntry } from '../../log/eventLog.ts';
import { type CommandBody, onTurn, someMove, type TestClient, TestHall } from '../testHall.ts';

export interface LivelyTable {
  readonly seed: string;
  readonly request: Partial<CreateTable>;
  readonly persons: number;
  /** Rules that the host proposes now and then. */
  readonly proposals: readonly RuleSet[];
  readonly steps: number;
}

interface Player {
  client: TestClient | undefined;
  token: string;
  /** Promised for the next deal. */
  value: string;
}

const DAY_MS = 86_400_000;

/** Plays so many steps and gives the table's log. */
export async function logOf(
  { seed, request, persons, proposals, steps }: LivelyTable,
  chance: Xoshiro128,
): Promise<readonly LogEntry[]> {
  const hall = await TestHall.open({ seed, brain: botBrain });
  const { table, token } = await hall.create({ playerName: 'Anna', ...request });
  const players: Player[] = [{ client: await hall.client(table, token), token, value: '' }];
  for (const name of ['Ben', 'Cleo', 'Dora', 'Emil', 'Fred', 'Greta', 'Hugo', 'Ida'].slice(0, persons - 1)) {
    const guest = await hall.guest(table, name);
    players.push({ client: guest.client, token: guest.token, value: '' });
  }
  for (let step = 0; step < steps; step++) {
    await goOn(hall, players, chance);
    const isBetween = players[0]?.client?.view.phase !== 'round';
    if (chance.below(isBetween ? 1 : 4) === 0) await disturb({ hall, table, players, proposals, chance });
    await hall.clock.advance(chance.below(1_500));
  }
  if (chance.below(2) === 0) await here(players)[0]?.ask({ type: 'close' });
  else {
    for (const { client } of players) client?.leave();
    await hall.clock.advance(2 * DAY_MS);
  }
  const entries = await hall.log.read(table);
  await hall.hall.stop();
  return entries;
}

const here = (players: readonly Player[]): TestClient[] =>
  players.flatMap(({ client }) => (client === undefined || client.isClosed ? [] : [client]));

/** What a table needs to get ahead: moves, agreement, contributions. */
async function goOn(hall: TestHall, players: readonly Player[], chance: Xoshiro128): Promise<void> {
  for (const player of players) await contribute(player, chance);
  const clients = here(players);
  const phase = clients[0]?.view.phase;
  if (phase === 'lobby' && chance.below(3) === 0) await clients[0]?.ask({ type: 'start' });
  if (phase === 'score' || phase === 'over') {
    for (const client of clients) if (chance.below(2) === 0) await client.ask({ type: 'next' });
  }
  const mover = onTurn(clients);
  if (mover !== undefined && chance.below(12) > 0)
    await mover.ask({ type: 'move', move: anyMove(mover, chance), seq: mover.seq });
  else await hall.clock.advance(chance.below(8) === 0 ? 60_000 : 1_000);
}

function anyMove(client: TestClient, chance: Xoshiro128): string {
  const { hand = [], otherMoves = [] } = client.view.round ?? {};
  const moves = [...hand.flatMap((card) => card.moves), ...otherMoves].filter((move) => move !== 'break');
  return chance.below(3) > 0 || moves.length === 0 ? someMove(client.view) : present(moves[chance.below(moves.length)]);
}

/** As a browser does, but sometimes too late. */
async function contribute(player: Player, chance: Xoshiro128): Promise<void> {
  const { client } = player;
  if (client === undefined || client.isClosed || client.view.you === undefined) return;
  const { due } = client.view;
  const isPromised =
    due?.pledges.some(({ pledge }) => player.value !== '' && pledge === pledgeOf(player.value)) === true;
  if (due !== undefined && isPromised && chance.below(5) > 0) {
    await client.ask({ type: 'open', number: due.number, value: player.value });
    player.value = '';
  } else if (due === undefined && player.value === '') {
    player.value = Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('');
    await client.ask({ type: 'pledge', pledge: pledgeOf(player.value) });
  }
}

interface Scene {
  readonly hall: TestHall;
  readonly table: string;
  readonly players: Player[];
  readonly proposals: readonly RuleSet[];
  readonly chance: Xoshiro128;
}

/** Something that somebody does besides playing; much of it is refused at the moment, and then not in the log. */
async function disturb(scene: Scene): Promise<void> {
  const { players, chance } = scene;
  const player = present(players[chance.below(players.length)]);
  if (player.client === undefined || player.client.isClosed) return comeBack(scene, player);
  const what = chance.below(10);
  if (what === 0) {
    player.client.leave();
    player.client = undefined;
  } else if (what === 1) await scene.hall.clock.advance(120_000);
  else await player.client.ask(someWish(player.client, scene));
}

/** With the old seat if it is still there, else in a free one. */
async function comeBack({ hall, table }: Scene, player: Player): Promise<void> {
  player.client = await hall.client(table, player.token).catch(() => undefined);
  if (player.client === undefined || player.client.view.you !== undefined) return;
  const answer = await player.client.ask({ type: 'sit', name: 'Zoe' }, `sit-again-${'x'.repeat(20)}`);
  if (answer.type === 'ok') player.token = answer.token ?? '';
}

function someWish(client: TestClient, scene: Scene): CommandBody {
  const { view } = client;
  const wishes = view.phase === 'round' ? wishesInRound(client, scene) : wishesBetween(client, scene);
  return present(wishes[scene.chance.below(wishes.length)]);
}

function wishesAlways(client: TestClient, { chance }: Scene): CommandBody[] {
  const seat = chance.below(client.view.places.length);
  return [
    { type: 'chat', text: 'Mau?' },
    { type: 'whisper', seat, text: 'Psst.' },
    { type: 'rename', name: `Anna ${chance.below(9)}` },
    { type: 'stand' },
    { type: 'kick', seat },
    { type: 'bot', seat, on: true },
    { type: 'settings', settings: { turnSeconds: 30 } },
  ];
}

function wishesInRound(client: TestClient, scene: Scene): CommandBody[] {
  const seat = scene.chance.below(client.view.places.length);
  const moves = client.view.round?.sideMoves ?? [];
  return [
    ...wishesAlways(client, scene),
    { type: 'look', seat },
    { type: 'show', seat, on: true },
    { type: 'show', seat, on: false },
    { type: 'whisper', seat, text: 'Psst.' },
    ...moves.map((move) => ({ type: 'move' as const, move, seq: client.seq })),
  ];
}

function wishesBetween(client: TestClient, scene: Scene): CommandBody[] {
  const { chance, proposals } = scene;
  const proposal = proposals[chance.below(Math.max(1, proposals.length))];
  const propose: CommandBody[] = proposal === undefined ? [] : [{ type: 'propose', rules: encodeRuleSet(proposal) }];
  const accept: CommandBody = { type: 'accept', on: chance.below(4) > 0 };
  if (client.view.due !== undefined && chance.below(3) === 0) return [{ type: 'stand' }];
  if (client.view.proposal !== undefined) return [accept];
  return [...wishesAlways(client, scene), { type: 'ready', on: chance.below(2) === 0 }, ...propose, ...propose];
}
