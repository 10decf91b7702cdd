/**
 * Counts what happens in one round, from the packed events that every move leaves in its position. Hot path: reads
 * integers, allocates nothing.
 */
import {
  EVENT_ASKED,
  EVENT_CAUGHT,
  EVENT_DREW,
  EVENT_GAVE_UP,
  EVENT_LAID,
  EVENT_PASSED,
  EVENT_RENEWED,
  EVENT_REVERSED,
  EVENT_SKIPPED,
  EVENT_TOOK,
  EVENT_WISHED,
  JOKER,
  type Move,
  moveMeeting,
  PHASE_CARD,
  PHASE_CHAIN,
  PHASE_DUTY,
  PHASE_FURTHER,
  PHASE_RANK,
  PHASE_RIGHT,
  type Position,
  type Rules,
  type Seat,
  VERB_CALL,
  VERB_DRAW,
  VERB_LAY,
  VERB_PASS,
  VERB_SET,
  VERB_WISH,
  verbOf,
  WHY_PENALTY,
} from '@hausregel/core';
import {
  CALLS_CAUGHT,
  CALLS_LATE,
  CARDS_DRAWN,
  CARDS_TOGETHER,
  COMEBACKS,
  COUNT_COUNT,
  FURTHER_CARDS,
  GIVEN_UP,
  HANDS_ASKED,
  JOKERS,
  MEETINGS,
  MOVES,
  OUT_OF_TURN,
  PENALTIES,
  PENALTY_CARDS,
  PILES_TAKEN,
  RANK_DUTIES,
  RESHUFFLES,
  REVERSALS,
  SETS,
  SKIPS,
  SUMMONS,
  TURNS,
  WISHES,
} from './counts.ts';

export class RoundCounter {
  /** By the numbers of `counts.ts`. */
  readonly counts: Int32Array = new Int32Array(COUNT_COUNT);
  /** Most penalty cards of one chain laid on each other, and most cards drawn as one penalty. */
  longestChain = 0;
  largestPenalty = 0;
  private phase = 0;
  private turn: Seat = 0;
  private inCount = 0;

  /** Forgets the round before. */
  clear(): void {
    this.counts.fill(0);
    this.longestChain = 0;
    this.largestPenalty = 0;
  }

  add(count: number): void {
    this.counts[count] = (this.counts[count] ?? 0) + 1;
  }

  /** Remembers what a move is compared with; to be called before it is played. */
  before(position: Position): void {
    this.phase = position.phase;
    this.turn = position.turn;
    this.inCount = position.inCount;
  }

  /** Counts what the move just played by a seat has done. */
  after(rules: Rules, position: Position, seat: Seat, move: Move): void {
    const verb = verbOf(move);
    this.add(MOVES);
    if (verb === VERB_CALL) this.add(CALLS_LATE);
    if (verb === VERB_SET) this.add(SETS);
    if (verb === VERB_LAY || verb === VERB_SET) this.afterLay(rules, position, seat, move);
    if (endsTurn(position, this.turn, verb)) this.add(TURNS);
    for (let index = 0; index < position.eventCount; index++) this.count(position.events[index] ?? 0);
  }

  private afterLay(rules: Rules, position: Position, seat: Seat, move: Move): void {
    const { phase } = position;
    if (seat !== this.turn) this.add(OUT_OF_TURN);
    if (moveMeeting(move) > 0) this.add(MEETINGS);
    if (position.inCount > this.inCount) this.add(COMEBACKS);
    if (phase === PHASE_FURTHER || phase === PHASE_DUTY || phase === PHASE_RIGHT) this.add(FURTHER_CARDS);
    if (phase === PHASE_RANK) this.add(RANK_DUTIES);
    if (phase === PHASE_CARD) this.add(SUMMONS);
    if ((rules.chainOf[position.top] ?? 0) > 0) this.longestChain = Math.max(this.longestChain, position.links + 1);
  }

  private count(packed: number): void {
    const drawn = (packed >> 9) & 255;
    switch (packed & 31) {
      case EVENT_LAID:
        if ((packed >> 27) & 31) this.add(WISHES);
        if ((packed >> 25) & 3) this.add(CARDS_TOGETHER);
        if (drawn === JOKER) this.add(JOKERS);
        return;
      case EVENT_DREW:
        this.countDrawn(drawn, (packed >> 17) & 255);
        return;
      case EVENT_WISHED:
        this.add(WISHES);
        return;
      case EVENT_PASSED:
        if (this.phase === PHASE_CHAIN) this.add(SKIPS);
        return;
      default:
        this.countRare(packed & 31);
    }
  }

  private countDrawn(cards: number, why: number): void {
    const { counts } = this;
    counts[CARDS_DRAWN] = (counts[CARDS_DRAWN] ?? 0) + cards;
    if (why !== WHY_PENALTY || cards === 0) return;
    this.add(PENALTIES);
    counts[PENALTY_CARDS] = (counts[PENALTY_CARDS] ?? 0) + cards;
    this.largestPenalty = Math.max(this.largestPenalty, cards);
  }

  private countRare(type: number): void {
    switch (type) {
      case EVENT_SKIPPED:
        this.add(SKIPS);
        return;
      case EVENT_REVERSED:
        this.add(REVERSALS);
        return;
      case EVENT_RENEWED:
        this.add(RESHUFFLES);
        return;
      case EVENT_CAUGHT:
        this.add(CALLS_CAUGHT);
        return;
      case EVENT_TOOK:
        this.add(PILES_TAKEN);
        return;
      case EVENT_ASKED:
        this.add(HANDS_ASKED);
        return;
      case EVENT_GAVE_UP:
        this.add(GIVEN_UP);
        return;
      default:
    }
  }
}

/** A turn goes on while its seat still acts: after drawing or naming a suit, or with a further card to lay. */
function endsTurn(position: Position, turn: Seat, verb: number): boolean {
  if (position.turn !== turn) return true;
  if (verb === VERB_DRAW || verb === VERB_WISH) return false;
  if (verb !== VERB_LAY && verb !== VERB_SET) return verb === VERB_PASS;
  const { phase } = position;
  return phase !== PHASE_FURTHER && phase !== PHASE_DUTY && phase !== PHASE_RIGHT;
}
