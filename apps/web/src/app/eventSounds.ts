import type { EventText } from '@hausregel/protocol';
import type { SoundName } from '../lib/sound.ts';

/** A sound for something that happened; `mine` are heard louder and felt. */
export interface Cue {
  readonly name: SoundName;
  readonly mine: boolean;
  readonly level: number;
}

const CARDS_PER_LEVEL = 2;

/** What is to be heard of one event by who sits at `you`; undefined for what makes no sound. */
export function cueOf(event: EventText, you: number | undefined): Cue | undefined {
  switch (event.type) {
    case 'laid':
      return { name: 'lay', mine: event.seat === you, level: 0 };
    case 'drew':
      return { name: 'draw', mine: event.seat === you, level: 0 };
    case 'demanded':
      return { name: 'penalty', mine: event.seat === you, level: Math.max(0, event.draw / CARDS_PER_LEVEL - 1) };
    case 'announced':
      return { name: 'mau', mine: event.seat === you, level: 0 };
    case 'caught':
      return { name: 'caught', mine: event.seat === you || event.by === you, level: 0 };
    case 'over':
      return { name: 'roundOver', mine: true, level: 0 };
    default:
      return undefined;
  }
}

/** The cues of one update: each sound at most once, the own one before another's. */
export function cuesOf(events: readonly EventText[], you: number | undefined): readonly Cue[] {
  const byName = new Map<SoundName, Cue>();
  for (const event of events) {
    const cue = cueOf(event, you);
    if (cue === undefined) continue;
    const known = byName.get(cue.name);
    if (known === undefined || (cue.mine && !known.mine)) byName.set(cue.name, cue);
  }
  return [...byName.values()];
}
