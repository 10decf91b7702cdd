/** Records of rounds that players by chance have played, for the tests of everything that reads records. */
import { apply, deal, isOver, Position, Xoshiro128 } from '@hausregel/core';
import { formatSeatMove } from '@hausregel/notation';
import {
  commitmentOf,
  type Contribution,
  type DealRecord,
  digestOf,
  firstDealer,
  type GameRecord,
  hashRules,
  hashTable,
  pledgeOf,
  seedChance,
  seedOf,
} from '@hausregel/record';
import { compile, type RuleSet } from '@hausregel/rules';
import { habitsFor } from './conformance.ts';
import { randomPlay } from './randomPlayer.ts';

/** Moves after which a round of players by chance is left as it is, unless told otherwise. */
const MOVES_MAX = 600;

export interface PlayedOptions {
  readonly ruleSet: RuleSet;
  readonly seats?: number;
  readonly deals?: number;
  /** Decides secrets, contributions and moves. */
  readonly seed?: number;
  readonly movesMax?: number;
}

/** A record of some rounds of one match; seat 0 has contributed, seat 1 has promised and not opened. */
export function playedRecord(options: PlayedOptions): GameRecord {
  const { ruleSet, seats = 3, deals = 3, seed = 1, movesMax = MOVES_MAX } = options;
  const chance = new Xoshiro128(seed);
  const digits = (count: number): string => Array.from({ length: count }, () => chance.below(16).toString(16)).join('');
  const table = hashTable(`table ${seed}`);
  const played: DealRecord[] = [];
  for (let number = 1; number <= deals; number++) {
    const before = played.at(-1);
    const value = digits(32);
    const contributions: readonly Contribution[] = [
      { seat: 0, pledge: pledgeOf(value), value },
      { seat: 1, pledge: pledgeOf(digits(32)) },
    ];
    const terms = {
      number,
      ...(before === undefined ? {} : { before: digestOf(before), dealer: number % seats }),
      rules: hashRules(ruleSet),
      seats,
      players: Array.from({ length: seats }, (_, seat) => seat),
      constant: 0,
    };
    const secret = digits(64);
    const commitment = commitmentOf(table, terms, contributions, secret);
    const names = ['Anna', 'Ben', 'Cleo', 'Dora'].slice(0, seats);
    const bare: DealRecord = { ...terms, names, contributions, commitment, secret, moves: [] };
    const moves = movesOf(bare, ruleSet, seedOf(secret, commitment, contributions), chance);
    played.push({ ...bare, moves: moves.slice(0, movesMax) });
  }
  const last = played.at(-1);
  return {
    table,
    ruleSets: { [hashRules(ruleSet)]: ruleSet },
    deals: played,
    ...(last === undefined ? {} : { digest: digestOf(last) }),
  };
}

function movesOf(record: DealRecord, ruleSet: RuleSet, seed: string, players: Xoshiro128): string[] {
  const compiled = compile(ruleSet, record.players.length);
  if (!compiled.ok) throw new RangeError('The rule set cannot be played by so many.');
  const rules = compiled.value;
  const dealer = record.dealer ?? firstDealer(ruleSet, record.players, record.constant, seedChance(seed, 'lot'));
  const position = new Position(record.seats);
  const chance = seedChance(seed, 'deal');
  deal(rules, position, { dealer, inMask: (1 << record.seats) - 1, constant: record.constant }, chance);
  const moves: string[] = [];
  while (!isOver(position) && moves.length < MOVES_MAX) {
    const { seat, move } = randomPlay(rules, position, players, habitsFor(rules));
    moves.push(formatSeatMove({ seat, move }));
    apply(rules, position, seat, move, chance);
  }
  return moves;
}
