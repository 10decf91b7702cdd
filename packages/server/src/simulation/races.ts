/** Which commands of several persons reach a node within the same millisecond. */
import type { Command } from '@hausregel/protocol';
import type { Tally } from './tally.ts';

/** Kinds of commands whose order matters. */
export const RACERS = ['play', 'out-of-turn', 'call', 'catch', 'skip', 'vote', 'seat', 'deal'] as const;
export type Racer = (typeof RACERS)[number];

/** What a command races as; undefined: its order changes nothing for others. `isOnTurn`: as its sender believes. */
export function racerOf(command: Command, isOnTurn: boolean): Racer | undefined {
  switch (command.type) {
    case 'move':
      return racerOfMove(command.move, isOnTurn);
    case 'next':
    case 'accept':
      return 'vote';
    case 'sit':
    case 'stand':
    case 'kick':
      return 'seat';
    case 'start':
    case 'open':
      return 'deal';
    default:
      return undefined;
  }
}

function racerOfMove(move: string, isOnTurn: boolean): Racer {
  if (move === '~') return 'call';
  if (move.startsWith('catch')) return 'catch';
  if (move === 'break') return 'vote';
  if (move === 'draw' || move === 'pass') return 'skip';
  return isOnTurn ? 'play' : 'out-of-turn';
}

export class Races {
  private readonly tally: Tally;
  private now = -1;
  private present: { readonly racer: Racer; readonly who: string }[] = [];

  constructor(tally: Tally) {
    this.tally = tally;
  }

  /** A command has reached the node. */
  note(racer: Racer | undefined, who: string, now: number): void {
    if (racer === undefined) return;
    if (now !== this.now) this.present = [];
    this.now = now;
    for (const other of this.present) {
      if (other.who !== who) this.tally.add(`race:${[racer, other.racer].toSorted().join('+')}`);
    }
    this.present.push({ racer, who });
  }
}
