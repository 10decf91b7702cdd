/** How many tables are in which phase, and who holds their seats. */
import type { TableState } from './tableState.ts';

export interface Census {
  readonly tables: ReadonlyMap<string, number>;
  readonly seats: ReadonlyMap<string, number>;
}

const PHASES = ['lobby', 'round', 'score', 'over'] as const;
const HOLDERS = ['person', 'stand-in', 'bot', 'free'] as const;

export function censusOf(states: readonly TableState[]): Census {
  const tables = new Map<string, number>(PHASES.map((phase) => [phase, 0]));
  const seats = new Map<string, number>(HOLDERS.map((holder) => [holder, 0]));
  for (const { phase, places } of states) {
    add(tables, phase);
    for (const { occupant, isStandIn } of places) add(seats, isStandIn ? 'stand-in' : occupant);
  }
  return { tables, seats };
}

const add = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
