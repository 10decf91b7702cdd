import type { EventText } from '@hausregel/protocol';
import type { TableControl } from './control.svelte.ts';
import { theCard } from './cardWords.ts';
import { actorOf } from './happenings.ts';
import type { TableSound } from './tableInput.ts';

/** "Your turn. On top is the 7 of hearts. Lay a seven or draw 4 cards." */
export function turnSentence(control: TableControl): string {
  const sentence = control.status?.sentence ?? '';
  const top = control.round?.top;
  return top === undefined
    ? control.say('table.sayTurn', { sentence })
    : control.say('table.sayTurnTop', { card: theCard(top, control.say), sentence });
}

/** Words that are calls; the others are only told. */
const CALLS: ReadonlySet<string> = new Set(['mau', 'maumau', 'last', 'makao', 'po-makale', 'tschau', 'sepp']);

/** The sound of a happening; `level` counts the steps of a growing penalty. */
export function soundOf(
  event: EventText,
  control: TableControl,
): { name: TableSound; mine: boolean; level: number } | undefined {
  const mine = actorOf(event) === control.view.you;
  switch (event.type) {
    case 'laid':
      return { name: 'lay', mine, level: 0 };
    case 'drew':
      return { name: 'draw', mine, level: 0 };
    case 'demanded':
      return { name: 'penalty', mine, level: Math.max(0, Math.floor(event.draw / 2) - 1) };
    case 'announced':
      return CALLS.has(event.word) ? { name: 'mau', mine, level: 0 } : undefined;
    case 'caught':
    case 'took':
      return { name: 'caught', mine, level: 0 };
    case 'over':
      return { name: 'roundOver', mine, level: 0 };
    default:
      return undefined;
  }
}
