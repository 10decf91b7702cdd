import type { RefusalText, RoundView, TableView } from '@hausregel/protocol';
import { presetById, type RuleSet, withOverrides } from '@hausregel/rules';
import { SvelteSet } from 'svelte/reactivity';
import { describe, expect, test, vi } from 'vitest';
import { exampleRound, exampleView } from '../app/exampleView.ts';
import { TableControl } from './control.svelte.ts';
import { exampleInput } from './exampleTable.ts';
import { SETTLE_MS } from './pressGuard.ts';
import type { TableEvent } from './types.ts';

/** A table at which seat 0 plays, with all that it sends. */
function seated(
  changes: Partial<RoundView> | (() => Partial<RoundView>),
  { ruleSet, events = [] }: { readonly ruleSet?: RuleSet; readonly events?: readonly TableEvent[] } = {},
): { readonly control: TableControl; readonly sent: string[] } {
  const sent: string[] = [];
  const roundNow = (): RoundView => ({
    ...exampleRound(),
    turn: 0,
    callWord: 'mau',
    sideMoves: [],
    otherMoves: [],
    ...(typeof changes === 'function' ? changes() : changes),
  });
  const viewNow = (): TableView =>
    exampleView({ phase: 'round', you: 0, round: roundNow(), ...(ruleSet === undefined ? {} : { ruleSet }) });
  const send = (move: string): unknown => sent.push(move);
  const own = { events, say: (key: string): string => key, onCommand: send, onSide: send };
  const control = new TableControl(() => exampleInput(viewNow(), own));
  return { control, sent };
}

function family(overrides: Readonly<Record<string, unknown>> = {}): RuleSet {
  const preset = presetById('family');
  const result = preset && withOverrides(preset, overrides);
  if (result?.ok !== true) throw new Error('it can be played');
  return result.value;
}

const refusal = (code: RefusalText['code'], clause: string): RefusalText => ({
  code,
  clause,
  move: '~',
  top: '7H',
  wish: undefined,
  demand: undefined,
});

test('a second tap on the draw pile is no wish to hear why one may not draw again', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const otherMoves = new SvelteSet(['draw']);
  const { control, sent } = seated(() => ({ otherMoves: [...otherMoves] }));
  control.draw();
  otherMoves.clear();
  control.settle();
  vi.advanceTimersByTime(250);
  expect(control.canDraw).toBe(false);
  control.draw();
  expect(sent).toEqual(['draw']);
  vi.advanceTimersByTime(SETTLE_MS);
  control.draw();
  expect(sent).toEqual(['draw', 'draw']);
  vi.useRealTimers();
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
    await expect.poll(() => control.shown.now).toMatchObject({ title: '', text: 'too-late', clause: 'FAM-12' });
  });

  test('is told to be too early, with when to call and the clause', async () => {
    const { control } = seated({});
    control.refused(refusal('nothing-to-call', 'FAM-11'));
    await expect
      .poll(() => control.shown.now)
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
    await expect.poll(() => control.shown.now).toMatchObject({ text: 'must-lay', clause: 'HR-5' });
  });

  test('stays silent while somebody else is on turn', () => {
    const { control, sent } = seated({ turn: 1 });
    control.draw();
    expect(sent).toEqual([]);
  });
});

describe('a card that may go with others', () => {
  const heart = { card: '7H', refusal: undefined, isNew: false };
  const club = { card: '7C', refusal: undefined, isNew: false };
  const clubFits = [
    { ...club, moves: ['7C', '7H+7C'] },
    { ...heart, moves: ['7C+7H'] },
  ];

  test('is not laid with them by one tap, also where it may not lie alone', () => {
    const { control, sent } = seated({ hand: clubFits });
    const [alone, only] = control.groups;
    expect([alone?.card, only?.card]).toEqual(['7C', '7H']);
    for (const group of [alone, only]) {
      if (group) control.tap(group);
      expect(control.choosing?.card).toBe(group?.card);
      control.cancelChoice();
    }
    expect(sent).toEqual([]);
  });

  test('is laid at once where nothing is left to choose', () => {
    const { control, sent } = seated({ hand: [{ ...heart, moves: ['7H'] }] });
    const [group] = control.groups;
    if (group) control.tap(group);
    expect(sent).toEqual(['7H']);
  });
});

describe('out of turn', () => {
  const nine = { card: '9H', moves: [], refusal: undefined, isNew: false };
  const tapped = (ruleSet: RuleSet): TableControl => {
    const { control } = seated({ turn: 1, top: '9C', hand: [nine] }, { ruleSet });
    const [group] = control.groups;
    if (group) control.tap(group);
    return control;
  };

  test('a card is refused by the rule on the order of turns', async () => {
    const control = tapped(family());
    await expect
      .poll(() => control.shown.now)
      .toMatchObject({ title: 'table.notYourTurn', text: 'table.notYourTurnText', clause: 'FAM-2' });
  });

  test('where the identical card may be thrown in it is refused by that rule', async () => {
    const control = tapped(family({ throwIn: true, secondDeckFrom: 2 }));
    await expect.poll(() => control.shown.now).toMatchObject({ text: 'not-your-turn', clause: 'HR-throwIn' });
  });

  const thrown = { type: 'laid', seat: 2, card: '9C', copies: 1, wish: undefined, ahead: 0 } as const;
  const overtaken = (turn: number, ahead: number): TableControl => {
    const event = { ...thrown, ahead };
    const { control } = seated(
      { turn, top: '9C' },
      { ruleSet: family({ throwIn: true, secondDeckFrom: 2 }), events: [{ sequence: 1, event }] },
    );
    void control.heard([event]);
    return control;
  };

  test('whoever was on turn is told why it is over, with the clause', async () => {
    const control = overtaken(3, 0);
    await expect.poll(() => control.shown.now).toMatchObject({ title: 'table.turnTaken', clause: 'HR-throwIn' });
    expect(control.shown.now?.text).toMatch(/^log\.threwIn .*♣/);
  });

  test('a move of theirs that came too late is refused in the same way', async () => {
    const control = overtaken(3, 0);
    control.shown.dismiss();
    control.refused({ ...refusal('not-your-turn', 'FAM-2'), move: 'draw' });
    await expect.poll(() => control.shown.now).toMatchObject({ title: 'table.turnTaken', clause: 'HR-throwIn' });
  });

  test('nobody else is told so, nor whoever is on turn again', async () => {
    for (const control of [overtaken(3, 1), overtaken(0, 0)]) {
      await new Promise((resolve) => setTimeout(resolve));
      expect(control.shown.now).toBeUndefined();
    }
  });
});

describe('what befell me', () => {
  const caught = { type: 'caught', seat: 0, by: 1 } as const;
  const caughtAt = (turn: number): TableControl =>
    seated({ turn, otherMoves: ['pass'] }, { ruleSet: family(), events: [{ sequence: 1, event: caught }] }).control;

  test('is told unasked, with the clause, and answered as told', async () => {
    const control = caughtAt(1);
    expect(await control.heard([caught])).toContain(caught);
    expect(control.shown.now).toMatchObject({ title: 'log.youCaught', clause: 'FAM-12', kind: 'info' });
    expect(control.urgent).toMatch(/^log\.youCaught .*\.$/);
  });

  test('is told to ears together with my turn, if that has come', async () => {
    const control = caughtAt(0);
    await control.heard([caught]);
    expect(control.urgent).toMatch(/^log\.youCaught .*\. table\.sayTurn/);
  });

  test('stays to be read when I move, other than a refusal', async () => {
    const control = caughtAt(0);
    await control.heard([caught]);
    const told = control.shown.now;
    expect(told).toBeDefined();
    control.pass();
    expect([control.sent, control.shown.now]).toEqual(['pass', told]);
    control.settle();
    control.refused(refusal('too-late', 'FAM-12'));
    await expect.poll(() => control.shown.now?.text).toBe('too-late');
    control.pass();
    expect([control.sent, control.shown.now]).toEqual(['pass', undefined]);
  });
});
