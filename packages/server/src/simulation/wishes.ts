/** What somebody at a simulated table may want, given what they see: mostly sense, sometimes anything. */
import type { CommandBody } from '../testing/testHall.ts';
import { encodeRuleSet } from '@hausregel/rules';
import type { RoundView, TableView } from '@hausregel/protocol';
import { drawRuleSet } from './setting.ts';
import type { World } from './world.ts';

export interface Mind {
  readonly world: World;
  readonly name: string;
  readonly seq: number;
  readonly isClosable: boolean;
}

/** Once in so many times somebody does what nobody asked for. */
const ODD = 9;

/** `calm`: nobody wants anything but to go on. */
export function wishOf(view: TableView, mind: Mind, isCalm: boolean): CommandBody | undefined {
  const { world } = mind;
  if (view.you === undefined) return isCalm ? undefined : wishOfSpectator(view, mind);
  if (!isCalm && world.happens(ODD)) return oddWish(view, mind);
  if (view.proposal !== undefined && !view.proposal.accepted.includes(view.you))
    return { type: 'accept', on: isCalm || !world.happens(4) };
  if (view.due !== undefined) return undefined;
  if (view.phase === 'round') return wishMove(view, mind, isCalm);
  if (view.phase === 'lobby') return wishInLobby(view, mind);
  return view.match?.ready.includes(view.you) === true ? undefined : { type: 'next' };
}

function wishOfSpectator(view: TableView, mind: Mind): CommandBody | undefined {
  const { world, name } = mind;
  if (world.happens(12)) return oddWish(view, mind);
  if (!world.happens(3)) return undefined;
  return world.happens(2)
    ? { type: 'sit', name }
    : { type: 'sit', name, seat: world.chance.below(view.places.length + 1) };
}

function wishInLobby(view: TableView, { world }: Mind): CommandBody | undefined {
  const isHost = view.places.some(({ seat, isHost }) => isHost && seat === view.you);
  if (isHost && world.happens(3)) return { type: 'start' };
  return world.happens(4) ? { type: 'ready', on: world.happens(2) } : undefined;
}

/** On turn any move that is offered; otherwise a call, a catch, a vote or a card out of turn, all at the same moment. */
function wishMove({ round, you }: TableView, { world, seq }: Mind, isCalm: boolean): CommandBody | undefined {
  if (round === undefined) return undefined;
  if (!isCalm && world.happens(15))
    return { type: 'move', move: anyMove(round, world), seq: world.happens(8) ? seq + 1_000 : seq };
  const isOnTurn = round.turn === you;
  const lays = round.hand.flatMap(({ moves }) => moves);
  const call = round.callDueNext && world.happens(2) ? '~' : '';
  const main = isOnTurn ? [...lays.map((move) => `${move}${call}`), ...round.otherMoves] : lays;
  const sides = round.sideMoves.filter((move) => move !== 'break' || (!isCalm && world.happens(20)));
  const moves = [...main, ...sides];
  return moves.length === 0 ? undefined : { type: 'move', move: world.pick(moves), seq };
}

/** A move that may be anything but allowed. */
function anyMove(round: RoundView, world: World): string {
  const words = ['draw', 'pass', '~', `catch ${world.chance.below(4)}`, 'break', 'X', 'JD>H', 'leave', 'nonsense'];
  if (round.hand.length === 0 || world.happens(2)) return world.pick(words);
  const { card, attempt } = world.pick(round.hand);
  const other = world.pick(round.hand).card;
  return world.pick([
    card,
    `${card}~`,
    `${card}>${world.pick(['H', '7'])}`,
    `${card}+${other}`,
    `X=${card}`,
    attempt ?? card,
  ]);
}

/** A thing that is possible at any time, allowed or not. */
function oddWish(view: TableView, mind: Mind): CommandBody {
  const { world, name } = mind;
  const seat = world.chance.below(view.places.length + 1);
  const on = world.happens(2);
  const odd: readonly (() => CommandBody)[] = [
    () => ({ type: 'chat', text: `${name} says something` }),
    () => ({ type: 'chat', text: `${name} says more` }),
    () => ({ type: 'whisper', seat, text: `${name} whispers` }),
    () => ({ type: 'look', seat }),
    () => ({ type: 'show', seat, on }),
    () => ({ type: 'stand' }),
    () => ({ type: 'rename', name: `${name} the ${on ? 'First' : 'Second'}` }),
    () => ({ type: 'bot', seat, on }),
    () => ({ type: 'kick', seat }),
    () => ({ type: 'settings', settings: settingsWish(view, world) }),
    () => ({ type: 'propose', rules: world.happens(6) ? 'no rules' : encodeRuleSet(drawRuleSet(world)) }),
    () => ({ type: 'propose', rules: encodeRuleSet(view.ruleSet), watching: on ? 'hands' : 'public' }),
    () => ({ type: 'accept', on }),
    () => ({ type: 'sit', name, seat }),
    () => ({ type: 'ready', on }),
    () => ({ type: 'start' }),
    () => ({ type: 'next' }),
    () => ({ type: 'open', number: world.between(1, 3), value: '0'.repeat(32) }),
    () => (mind.isClosable && world.happens(3) ? { type: 'close' } : { type: 'ping' }),
  ];
  return world.pick(odd)();
}

function settingsWish(view: TableView, world: World): { turnSeconds: number } | { leaver: 'bot' | 'out' } | object {
  return world.pick([
    { turnSeconds: world.pick([0, 1, 2]) },
    { leaver: world.pick(['bot', 'out'] as const) },
    { awaySeconds: world.pick([1, 2, 30]) },
    { looks: world.pick(['closed', 'ask', 'open'] as const) },
    { constant: world.chance.below(view.places.length + 1) },
  ]);
}
