import type { EventText } from '@hausregel/protocol';
import type { RuleSet } from '@hausregel/rules';
import { examplePlace, exampleRound, exampleView } from '../app/exampleView.ts';
import { SAY } from './exampleSay.ts';
import { OwnMoves } from './ownMoves.svelte.ts';

/** A table of five at which seat 0 plays, after such happenings. */
export function exampleTable(ruleSet: RuleSet, events: readonly EventText[]): OwnMoves {
  const places = ['Ada', 'Bo', 'Cem', 'Dora', 'Eli'].map((name, seat) => examplePlace(seat, name));
  return new OwnMoves(() => ({
    view: exampleView({ ruleSet, places, phase: 'round', you: 0, round: exampleRound() }),
    events: events.map((event, sequence) => ({ sequence, event })),
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
    say: SAY.en,
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
  }));
}
