import type { RefusalText, RoundView } from '@hausregel/protocol';
import { describe, expect, test } from 'vitest';
import { exampleRound, exampleView } from '../app/exampleView.ts';
import { TableControl } from './control.svelte.ts';

/** A table at which seat 0 plays, with all that it sends. */
function seated(changes: Partial<RoundView>): { readonly control: TableControl; readonly sent: string[] } {
  const sent: string[] = [];
  const round: RoundView = { ...exampleRound(), turn: 0, callWord: 'mau', sideMoves: [], otherMoves: [], ...changes };
  const control = new TableControl(() => ({
    view: exampleView({ phase: 'round', you: 0, round }),
    events: [],
    clockOffset: 0,
    settings: {
      letters: 'de',
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
    say: (key) => key,
    stampOf: () => undefined,
    specialOf: () => undefined,
    explain: ({ code, clause }) => ({ text: code, clause }),
    untilExplained: () => Promise.resolve(),
    onCommand: (move) => sent.push(move),
    onSide: (move) => sent.push(move),
    onSocial: undefined,
    onOpen: () => undefined,
    onSort: undefined,
    onSound: undefined,
  }));
  return { control, sent };
}

const refusal = (code: RefusalText['code'], clause: string): RefusalText => ({
  code,
  clause,
  move: '~',
  top: '7H',
  wish: undefined,
  demand: undefined,
});

describe('a call that is not due', () => {
  test('is left to the server to refuse', () => {
    const { control, sent } = seated({});
    control.mau();
    expect(sent).toEqual(['~']);
  });

  test('is told to be too late, with the clause', async () => {
    const { control } = seated({});
    control.refused(refusal('too-late', 'FAM-12'));
    await expect.poll(() => control.notice).toMatchObject({ title: '', text: 'too-late', clause: 'FAM-12' });
  });

  test('is told to be too early, with when to call and the clause', async () => {
    const { control } = seated({});
    control.refused(refusal('nothing-to-call', 'FAM-11'));
    await expect
      .poll(() => control.notice)
      .toMatchObject({ title: 'table.mauNotYet', text: 'table.mauNotYetText', clause: 'FAM-11' });
  });

  test('is only kept ready if it goes with the next card', () => {
    const { control, sent } = seated({ callDueWith: [1] });
    control.mau();
    expect([control.mauState, sent]).toEqual(['armed', []]);
  });
});

describe('the draw pile', () => {
  test('asks the server why where it may not be drawn from in the own turn', async () => {
    const { control, sent } = seated({ turn: 0 });
    control.draw();
    expect(sent).toEqual(['draw']);
    control.refused({ ...refusal('must-lay', 'HR-5'), move: 'draw' });
    await expect.poll(() => control.notice).toMatchObject({ text: 'must-lay', clause: 'HR-5' });
  });

  test('stays silent while somebody else is on turn', () => {
    const { control, sent } = seated({ turn: 1 });
    control.draw();
    expect(sent).toEqual([]);
  });
});
