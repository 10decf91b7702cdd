/** Plays one dealt round between bots and counts what happens. Hot path for the `random` and `simple` players. */
import { choose, chooseSide, type Level } from '@hausregel/bots';
import {
  apply,
  BREAK,
  type Chance,
  hasCall,
  isCallDue,
  isOver,
  KIND_COUNT,
  LEAVE,
  legal,
  type Move,
  MOVES_MAX,
  movesOf,
  type Position,
  type Rules,
  type Seat,
  sideMoves,
  VERB_CATCH,
  VERB_LAY,
  verbOf,
  viewFor,
  withCall,
} from '@hausregel/core';
import { CALLS_FORGOTTEN, UNFINISHED } from './counts.ts';
import { levelOf, type Player } from './player.ts';
import { RoundCounter } from './roundCounter.ts';
import { chooseSimple, type OwnHand } from './simpleBot.ts';

/** A round that has not ended after so many moves is broken off and has no winner. */
export const ROUND_MOVES_MAX = 20_000;
/** How often, in percent, a player by chance lays a card that may be laid out of turn. */
const RANDOM_EARLY = 50;

export class RoundPlayer {
  readonly counter: RoundCounter = new RoundCounter();
  private readonly rules: Rules;
  private readonly out: Int32Array = new Int32Array(MOVES_MAX);
  private readonly hand: OwnHand = { copies: new Uint8Array(0), offset: 0, count: 0 };

  constructor(rules: Rules) {
    this.rules = rules;
  }

  /** Plays to the end; `players[(seat + rotation) % seats]` sits at a seat. */
  play(position: Position, players: readonly Player[], rotation: number, chance: Chance): void {
    const { counter, rules } = this;
    const at = (seat: Seat): Player => players[(seat + rotation) % players.length] ?? 'simple';
    counter.clear();
    for (let moves = 0; !isOver(position); moves++) {
      if (moves === ROUND_MOVES_MAX) {
        counter.add(UNFINISHED);
        return;
      }
      const { turn } = position;
      this.make(position, turn, this.choose(position, turn, at(turn), chance), chance);
      if (position.openMask === 0 && rules.grand === undefined) continue;
      for (let seat = 0; seat < position.seatCount && !isOver(position); seat++) {
        this.takeSide(position, seat, at(seat), chance);
      }
    }
  }

  private make(position: Position, seat: Seat, move: Move, chance: Chance): void {
    const { rules, counter } = this;
    if (verbOf(move) === VERB_LAY && !hasCall(move) && isCallDue(rules, position, seat, move))
      counter.add(CALLS_FORGOTTEN);
    counter.before(position);
    apply(rules, position, seat, move, chance);
    counter.after(rules, position, seat, move);
  }

  private choose(position: Position, seat: Seat, player: Player, chance: Chance): Move {
    const { rules, out } = this;
    const level = levelOf(player);
    if (level !== undefined) {
      return choose(viewFor(rules, position, seat), movesOf(rules, position, seat).main, rules, level, chance);
    }
    const count = legal(rules, position, seat, out);
    const move =
      player === 'random'
        ? (out[chance.below(count, 'playout')] ?? 0)
        : chooseSimple(rules, this.handOf(position, seat), out, count, chance);
    return verbOf(move) === VERB_LAY && isCallDue(rules, position, seat, move) ? withCall(move) : move;
  }

  private handOf(position: Position, seat: Seat): OwnHand {
    const { hand } = this;
    hand.copies = position.copies;
    hand.offset = seat * KIND_COUNT;
    hand.count = position.handCount[seat] ?? 0;
    return hand;
  }

  /** After each move everybody may once call, catch, or lay a card out of turn. */
  private takeSide(position: Position, seat: Seat, player: Player, chance: Chance): void {
    if (!((position.inMask >> seat) & 1)) return;
    const level = levelOf(player);
    const move =
      level === undefined ? this.quickSide(position, seat, player, chance) : this.side(position, seat, level, chance);
    if (move !== undefined) this.make(position, seat, move, chance);
  }

  private side(position: Position, seat: Seat, level: Level, chance: Chance): Move | undefined {
    const { rules } = this;
    const { main, side } = movesOf(rules, position, seat);
    const early = seat === position.turn ? [] : main;
    const sides = [...early, ...side.filter((move) => move !== LEAVE && move !== BREAK)];
    if (sides.length === 0) return undefined;
    return chooseSide(viewFor(rules, position, seat), sides, rules, level, chance);
  }

  /** Cards out of turn are laid (by chance: half of the time); only `simple` catches. */
  private quickSide(position: Position, seat: Seat, player: Player, chance: Chance): Move | undefined {
    const { rules, out } = this;
    if (rules.grand !== undefined && seat !== position.turn && legal(rules, position, seat, out) > 0) {
      return player === 'random' && chance.below(100, 'playout') >= RANDOM_EARLY ? undefined : out[0];
    }
    if (player === 'random' || !rules.canCatch || (position.openMask & ~(1 << seat)) === 0) return undefined;
    const count = sideMoves(rules, position, seat, out);
    for (let index = 0; index < count; index++) {
      const move = out[index] ?? 0;
      if (verbOf(move) === VERB_CATCH) return move;
    }
    return undefined;
  }
}
