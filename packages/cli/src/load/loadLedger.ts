/** What the clients of a run asked and were answered, all tables together. */
import type { Command } from '@hausregel/protocol';
import { Latencies } from './latencies.ts';

/** A command that was acknowledged, as its client knows it. */
export interface Acknowledged {
  readonly id: string;
  readonly type: Command['type'];
  readonly seq: number;
  /** Of a `move`. */
  readonly move?: string;
}

/** A seat of a table and everything that it was promised. */
export interface SeatLedger {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  /** In the order of the answers. */
  readonly acknowledged: Acknowledged[];
  /** Ids that were refused for good. */
  readonly refused: string[];
}

export class LoadLedger {
  readonly seats: SeatLedger[] = [];
  /** Acknowledgement of commands since the last `begin`, in ms, from the moment at which a player wanted to act. */
  latencies: Latencies = new Latencies();
  /** Since the last `begin`. */
  moves: number = 0;
  /** Refusals and faults by code, since the start. */
  readonly refusals: Map<string, number> = new Map();
  readonly faults: Map<string, number> = new Map();
  messages: number = 0;
  bytes: number = 0;

  /** From here on it is measured anew. */
  begin(): void {
    this.latencies = new Latencies();
    this.moves = 0;
  }

  refuse(code: string): void {
    add(this.refusals, code);
  }

  fault(code: string): void {
    add(this.faults, code);
  }

  get faultCount(): number {
    return [...this.faults.values(), ...this.refusals.values()].reduce((sum, count) => sum + count, 0);
  }
}

const add = (counts: Map<string, number>, code: string): unknown => counts.set(code, (counts.get(code) ?? 0) + 1);
