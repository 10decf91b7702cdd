/** Rounds between bots, for tests of the bots. */
import { choose, chooseSide, type Level } from '@hausregel/bots';
import {
  apply,
  BREAK,
  type Chance,
  isOver,
  LEAVE,
  type Move,
  movesOf,
  outcomeOf,
  type Position,
  refusalCode,
  type RoundOutcome,
  type Rules,
  type Seat,
  viewFor,
} from '@hausregel/core';
import { dealt, randomPlay } from './randomPlayer.ts';

export type Player = Level | 'random';

/** Moves after which a round of bots counts as stalled. */
export const BOT_MOVES_MAX = 4000;

function chooseFor(rules: Rules, position: Position, player: Player, chance: Chance): Move {
  const seat = position.turn;
  if (player === 'random')
    return randomPlay(rules, position, chance, { sides: 0, calls: 100, tries: 0, lays: 0, leaves: 0, breaks: 0 }).move;
  return choose(viewFor(rules, position, seat), movesOf(rules, position, seat).main, rules, player, chance);
}

/** Whoever may call or catch thinks about it once after a move. */
function takeSides(rules: Rules, position: Position, players: readonly Player[], chance: Chance): void {
  if (position.openMask === 0 && rules.grand === undefined) return;
  players.forEach((player, seat) => {
    if (isOver(position)) return;
    const { main, side } = movesOf(rules, position, seat);
    const outOfTurn = seat === position.turn ? [] : main;
    const sides = [...outOfTurn, ...side.filter((move) => move !== LEAVE && move !== BREAK)];
    if (player === 'random' || sides.length === 0) return;
    const move = chooseSide(viewFor(rules, position, seat), sides, rules, player, chance);
    if (move !== undefined) play(rules, position, seat, move, chance);
  });
}

function play(rules: Rules, position: Position, seat: Seat, move: Move, chance: Chance): void {
  const code = refusalCode(rules, position, seat, move);
  if (code !== undefined) throw new RangeError(`A bot chose a move that is refused: ${move}, ${code}.`);
  apply(rules, position, seat, move, chance);
}

/** A whole round; throws if a move is refused or the round does not end. */
export function playBots(rules: Rules, players: readonly Player[], dealer: Seat, chance: Chance): RoundOutcome {
  const position = dealt(rules, players.length, chance, dealer);
  for (let moves = 0; moves < BOT_MOVES_MAX; moves++) {
    if (isOver(position)) return outcomeOf(rules, position);
    play(
      rules,
      position,
      position.turn,
      chooseFor(rules, position, players[position.turn] ?? 'random', chance),
      chance,
    );
    takeSides(rules, position, players, chance);
  }
  throw new RangeError(`A round of bots did not end within ${BOT_MOVES_MAX} moves.`);
}

/** Share of rounds won by the first of two kinds of players, who change seats every round. */
export function winShare(rules: Rules, one: Player, other: Player, rounds: number, chance: Chance): number {
  let won = 0;
  let decided = 0;
  for (let round = 0; round < rounds; round++) {
    const players = Array.from({ length: rules.players }, (_, seat) => ((seat + round) % 2 === 0 ? one : other));
    const { winner } = playBots(rules, players, (round >> 1) % rules.players, chance);
    if (winner === undefined) continue;
    decided++;
    if (players[winner] === one) won++;
  }
  return won / decided;
}
