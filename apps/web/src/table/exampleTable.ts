import type { EventText } from '@hausregel/protocol';
import type { RuleSet } from '@hausregel/rules';
import { examplePlace, exampleRound, exampleView } from '../app/exampleView.ts';
import { SAY } from './exampleSay.ts';
import { OwnMoves } from './ownMoves.svelte.ts';
import type { TableInput } from './tableInput.ts';

/** What a table is given, of which a test says what it is about. Nothing is sent anywhere. */
export const exampleInput = (
  view: TableInput['view'],
  changes: Partial<TableInput> & Pick<TableInput, 'say'>,
): TableInput => ({
  view,
  events: [],
  clockOffset: 0,
  settings: {
    letters: 'en',
    leftHanded: false,
    motion: 'off',
    sound: 'off',
    vibration: false,
    sorting: 'suit',
    shortcuts: true,
    confirmTap: false,
    autoPass: false,
    moreSpeech: false,
  },
  stampOf: () => undefined,
  specialOf: () => undefined,
  explain: ({ code, clause }) => ({ text: code, clause }),
  untilExplained: () => Promise.resolve(),
  onCommand: () => undefined,
  onSide: () => undefined,
  onSocial: undefined,
  onOpen: () => undefined,
  onSort: undefined,
  onSound: undefined,
  ...changes,
});

/** A table of five at which seat 0 plays, after such happenings. */
export function exampleTable(ruleSet: RuleSet, events: readonly EventText[]): OwnMoves {
  const places = ['Ada', 'Bo', 'Cem', 'Dora', 'Eli'].map((name, seat) => examplePlace(seat, name));
  const view = exampleView({ ruleSet, places, phase: 'round', you: 0, round: exampleRound() });
  const happened = events.map((event, sequence) => ({ sequence, event }));
  return new OwnMoves(() => exampleInput(view, { events: happened, say: SAY.en }));
}
