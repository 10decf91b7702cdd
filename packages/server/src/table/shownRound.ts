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
 * The last round of a log that is over, if the table showed hands when it was dealt. Of a round that goes
 * on nothing is told: whoever watches could hand it on to somebody who plays.
 */
export function shownRound(entries: readonly LogEntry[]): ShownRound | undefined {
  const state = new TableState(present(entries[0]));
  let running: ShownRound | undefined;
  let last: ShownRound | undefined;
  for (const entry of entries.slice(1)) {
    state.fold(entry);
    const { round } = state;
    if (round === undefined) continue;
    const { type } = entry.event;
    if (type === 'dealt') running = state.settings.watching === 'hands' ? beginningOf(state, round) : undefined;
    if (type === 'moved' && running !== undefined) {
      running = {
        ...running,
        steps: [...running.steps, stepOf(state, round, round.events(undefined))].slice(-STEPS_MAX),
      };
    }
    if (!round.isOver) continue;
    if (type === 'dealt' || type === 'moved' || type === 'closed') last = running;
  }
  return last;
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
