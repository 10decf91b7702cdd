/** A round that is over once more, with all hands: what a table may choose to show to those who only watch. */
import { handOf, viewFor } from '@hausregel/core';
import { formatKind } from '@hausregel/notation';
import type { EventText, ShownRound, ShownStep } from '@hausregel/protocol';
import { present } from '../assert.ts';
import type { LogEntry } from '../log/eventLog.ts';
import { faceText, wishText } from './present.ts';
import type { Round } from './round.ts';
import { TableState } from './tableState.ts';

/** Steps of a round that are kept, the last ones. */
const STEPS_MAX = 400;

/**
 * Finds the last round of a log that is over, if the table showed hands when it was dealt. Of a round that goes
 * on nothing is told: whoever watches could hand it on to somebody who plays.
 */
export class ShownBook {
  last: ShownRound | undefined;
  private state: TableState | undefined;
  private running: ShownRound | undefined;

  /** The next entry of the log, from the first one on. */
  take(entry: LogEntry): void {
    if (this.state === undefined) {
      this.state = new TableState(entry);
      return;
    }
    const { state } = this;
    state.fold(entry);
    const { round } = state;
    if (round === undefined) return;
    const { type } = entry.event;
    if (type === 'dealt') this.running = state.settings.watching === 'hands' ? beginningOf(state, round) : undefined;
    if (type === 'moved') this.addStep(state, round);
    if (round.isOver && (type === 'dealt' || type === 'moved' || type === 'closed')) this.last = this.running;
  }

  private addStep(state: TableState, round: Round): void {
    if (this.running === undefined) return;
    const steps = [...this.running.steps, stepOf(state, round, round.events(undefined))].slice(-STEPS_MAX);
    this.running = { ...this.running, steps };
  }
}

function beginningOf(state: TableState, round: Round): ShownRound {
  const match = present(state.match);
  return {
    round: match.round,
    isDeciding: match.isDeciding,
    places: state.places.map(({ name, occupant }, seat) => ({
      seat,
      name,
      occupant,
      isIn: ((match.inMask >> seat) & 1) === 1,
    })),
    steps: [stepOf(state, round, round.dealtEvents(undefined))],
  };
}

function stepOf({ places }: TableState, { rules, position }: Round, events: readonly EventText[]): ShownStep {
  const { turn, top, wish, drawCount } = viewFor(rules, position, undefined);
  return {
    events,
    turn,
    top: faceText(top),
    wish: wishText(wish),
    drawCount,
    hands: places.map((_, seat) => handOf(position, seat).map(formatKind)),
  };
}
