/** Rounds between bots, for tests of the bots. */
import { choose, chooseSide, type Level } from '@hausregel/bots';
import {
  apply,
  BREAK,
  type Chance,
  isCallDue,
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
  VERB_LAY,
  verbOf,
  viewFor,
  withCall,
} from '@hausregel/core';
import { dealt } from './randomPlayer.ts';

export type Player = Level | 'random';

/** Moves after which a round of bots counts as stalled. */
export const BOT_MOVES_MAX = 4000;
/** The same with players by chance at the table, who need not want an end. */
const MIXED_MOVES_MAX = 100_000;

/** Any allowed move, with the call that is due. */
function randomMove(rules: Rules, position: Position, seat: Seat, chance: Chance): Move {
  const { main } = movesOf(rules, position, seat);
  const move = main[chance.below(main.length, 'playout')] ?? 0;
  return verbOf(move) === VERB_LAY && isCallDue(rules, position, seat) ? withCall(move) : move;
}

function chooseFor(rules: Rules, position: Position, player: Player, chance: Chance): Move {
  const seat = position.turn;
  if (player === 'random') return randomMove(rules, position, seat, chance);
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
  const movesMax = players.includes('random') ? MIXED_MOVES_MAX : BOT_MOVES_MAX;
  for (let moves = 0; moves < movesMax; moves++) {
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
  throw new RangeError(`A round of bots did not end within ${movesMax} moves.`);
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

/** Rounds of a match for each player (MTT-P4). */
const ROUNDS_PER_PLAYER = 2;

/**
 * Share of matches won by the first of two kinds of players, where the most points win after some rounds: for games
 * in which winning a round is not what counts. They change seats every match; a match that both share counts half.
 */
export function matchShare(rules: Rules, one: Player, other: Player, matches: number, chance: Chance): number {
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const isOne = (seat: number): boolean => (seat + match) % 2 === 0;
    const players = Array.from({ length: rules.players }, (_, seat) => (isOne(seat) ? one : other));
    const totals = players.map(() => 0);
    for (let round = 0; round < ROUNDS_PER_PLAYER * rules.players; round++) {
      const { points } = playBots(rules, players, round % rules.players, chance);
      points.forEach((value, seat) => {
        totals[seat] = (totals[seat] ?? 0) + value;
      });
    }
    const best = Math.max(...totals);
    const winners = totals.flatMap((total, seat) => (total === best ? [isOne(seat) ? 1 : 0] : []));
    won += winners.reduce<number>((sum, each) => sum + each, 0) / winners.length;
  }
  return won / matches;
}
