/** Plays a deal of a record again: the same shuffles, the same moves. */
import {
  apply,
  type Chance,
  deal as dealCards,
  eventsFor,
  handOf,
  isLateThrowIn,
  isOver,
  type Kind,
  Position,
  refusalOf,
  type Rules,
} from '@hausregel/core';
import { parseSeatMove, type SeatMove } from '@hausregel/notation';
import { compile, type RuleSet } from '@hausregel/rules';
import { firstDealer } from './firstDealer.ts';
import type { DealRecord } from './gameRecord.ts';
import { seedChance } from './seedChance.ts';

/** What a deal comes to when it is computed. */
export interface Replay {
  readonly dealer: number;
  /** By seat, as dealt; where the dealer chooses their size, after that move. Empty for who is not dealt to. */
  readonly hands: readonly (readonly Kind[])[];
  /** Times that cards were shuffled, the first time included. */
  readonly shuffles: number;
  /** Index of the first move that cannot have been made; undefined: all can. */
  readonly impossible: number | undefined;
  readonly isOver: boolean;
}

/** Undefined: the rule set cannot be played by so many. */
export function replay(deal: DealRecord, ruleSet: RuleSet, seed: string): Replay | undefined {
  const compiled = compile(ruleSet, deal.players.length);
  if (!compiled.ok) return undefined;
  const dealer = deal.dealer ?? firstDealer(ruleSet, deal.players, deal.constant, seedChance(seed, 'lot'));
  const inMask = deal.players.reduce((mask, seat) => mask | (1 << seat), 0);
  const position = new Position(deal.seats);
  const chance = seedChance(seed, 'deal');
  dealCards(compiled.value, position, { dealer, inMask, constant: deal.constant }, chance);
  return { dealer, ...played(compiled.value, position, chance, deal.moves) };
}

function played(rules: Rules, position: Position, chance: Chance, moves: readonly string[]): Omit<Replay, 'dealer'> {
  let hands = handsIn(position);
  let shuffles = 1;
  const countShuffles = (): void => {
    const renewals = eventsFor(position, undefined).filter((event) => event.type === 'renewed' && event.shuffled);
    shuffles += renewals.length;
  };
  countShuffles();
  for (const [index, text] of moves.entries()) {
    const parsed = parseSeatMove(text);
    if (!parsed.ok || !wasAllowed(rules, position, parsed.value))
      return { hands, shuffles, impossible: index, isOver: isOver(position) };
    apply(rules, position, parsed.value.seat, parsed.value.move, chance);
    countShuffles();
    if (index === 0 && hands.every((hand) => hand.length === 0)) hands = handsIn(position);
  }
  return { hands, shuffles, impossible: undefined, isOver: isOver(position) };
}

/** Whether a move is allowed, or was in earlier versions. */
const wasAllowed = (rules: Rules, position: Position, { seat, move }: SeatMove): boolean =>
  refusalOf(rules, position, seat, move) === undefined || isLateThrowIn(rules, position, seat, move);

const handsIn = (position: Position): Kind[][] =>
  Array.from({ length: position.seatCount }, (_, seat) => handOf(position, seat));
