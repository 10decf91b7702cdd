/**
 * Rounds by chance: the deal, and then any move that `legal` lists for the seat on turn, each with the same chance,
 * until the round is over. Hot path, measured by the benchmark: one position, one array of moves and one generator
 * are used again and again, and nothing is allocated. Cards out of turn are not looked for.
 */
import {
  apply,
  deal,
  isCallDue,
  isOver,
  legal,
  type Move,
  MOVES_MAX,
  Position,
  type Rules,
  VERB_LAY,
  verbOf,
  withCall,
  Xoshiro128,
} from '@hausregel/core';

/** A round that has not ended after so many moves is broken off; only Mau Tse Tung comes near. */
export const PLAYOUT_MOVES_MAX = 20_000;

export class Playout {
  readonly rules: Rules;
  readonly position: Position;
  /** A number that depends on every move played so far, and on their order. */
  checksum = 0;
  moves = 0;
  rounds = 0;
  private readonly chance: Xoshiro128;
  private readonly options: { readonly dealer: number; readonly inMask: number };
  private readonly out: Int32Array = new Int32Array(MOVES_MAX);

  /** Equal seeds (whole numbers) play equal rounds, on every machine. */
  constructor(rules: Rules, seed: number) {
    this.rules = rules;
    this.position = new Position(rules.players);
    this.chance = new Xoshiro128(seed);
    this.options = { dealer: 0, inMask: (1 << rules.players) - 1 };
  }

  /** Plays rounds from the deal to the end. */
  play(rounds: number): void {
    for (let round = 0; round < rounds; round++) this.playRound();
  }

  /** Deals, and plays so many moves of the round at most. */
  playRound(movesMax: number = PLAYOUT_MOVES_MAX): void {
    const { rules, position, chance, out } = this;
    let { checksum } = this;
    deal(rules, position, this.options, chance);
    let moves = 0;
    for (; moves < movesMax && !isOver(position); moves++) {
      const { turn } = position;
      const count = legal(rules, position, turn, out);
      const move = withDueCall(rules, position, out[chance.below(count)] ?? 0);
      checksum = Math.imul(checksum ^ move, 0x01000193) + 1;
      apply(rules, position, turn, move, chance);
    }
    this.checksum = Math.imul(checksum ^ position.winner, 0x01000193);
    this.moves += moves;
    this.rounds++;
  }
}

/** Calls are never forgotten: where they bar the last card, rounds would not end. */
function withDueCall(rules: Rules, position: Position, move: Move): Move {
  return verbOf(move) === VERB_LAY && isCallDue(rules, position, position.turn, move) ? withCall(move) : move;
}

/** A checksum as eight digits. */
export const checksumText = (checksum: number): string => (checksum >>> 0).toString(16).padStart(8, '0');
