/** What befalls a player unasked tells itself, with its clause. */
import type { EventText } from '@hausregel/protocol';
import { presetById, type RuleSet, withOverrides } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { befallen, type Befallen } from './befallen.ts';
import { exampleTable } from './exampleTable.ts';

function rules(id: string, overrides: Readonly<Record<string, unknown>> = {}): RuleSet {
  const preset = presetById(id);
  const result = preset && withOverrides(preset, overrides);
  if (result?.ok !== true) throw new Error('it can be played');
  return result.value;
}
const laid = (seat: number, card: string): EventText => ({ type: 'laid', seat, card, copies: 1, wish: undefined });
const drew = (seat: number, count: number, why: 'turn' | 'penalty' | 'caught'): EventText => ({
  type: 'drew',
  seat,
  count,
  cards: undefined,
  why,
});
const told = (ruleSet: RuleSet, events: readonly EventText[]): Befallen | undefined =>
  befallen(events, exampleTable(ruleSet, events));

test('whoever is caught is told by whom, what for, and what it costs', () => {
  const events: readonly EventText[] = [{ type: 'caught', seat: 0, by: 1 }, drew(0, 2, 'caught')];
  expect(told(rules('family'), events)).toEqual({
    title: 'Bo caught you: the call was missing.',
    text: 'Whoever forgets the call and is caught draws 2 cards.',
    clause: 'FAM-12',
    tells: [events[0]],
  });
});

test('whoever is caught while no card is left is told so all the same', () => {
  const events: readonly EventText[] = [{ type: 'caught', seat: 0, by: 1 }, drew(0, 0, 'caught')];
  expect(told(rules('family'), events)).toMatchObject({
    title: 'Bo caught you: the call was missing.',
    text: 'Whoever forgets the call can be caught until the next player has ended the turn.',
    clause: 'FAM-12',
  });
});

test('cards that somebody’s card makes one draw at once are told with the card', () => {
  const ruleSet = rules('family', { acePower: 'others-draw-one' });
  const events = [laid(1, 'AC'), drew(2, 1, 'penalty'), drew(0, 1, 'penalty')];
  expect(told(ruleSet, events)).toEqual({
    title: 'You draw 1 card.',
    text: expect.stringMatching(/^Bo lays the ace of clubs\. Everyone else draws/),
    clause: 'FAM-V2',
    tells: [events[0], events[2]],
  });
});

test('hands that change places are told to both, and to all where they go round', () => {
  const swap = rules('family', { queenPower: 'swap-next' });
  const swapped = (seat: number, other: number | undefined): EventText => ({ type: 'swapped', seat, with: other });
  expect(told(swap, [laid(4, 'QC'), swapped(4, 0)])).toMatchObject({
    title: 'Eli swaps hands with you.',
    text: expect.stringMatching(/^Eli lays the queen of clubs\. All cards are swapped with the next player\.$/),
    clause: 'FAM-9',
  });
  expect(told(swap, [laid(3, 'QC'), swapped(3, 4)])).toBeUndefined();
  const round = rules('family', { queenPower: 'swap-all' });
  expect(told(round, [laid(3, 'QC'), swapped(3, undefined)])).toMatchObject({
    title: 'Everyone passes their hand to the next player.',
  });
  expect(told(round, [laid(0, 'QC'), swapped(0, undefined)])).toBeUndefined();
});

test('queens that take cards from all are told to all others, a card to be given up to its holder', () => {
  const grand = rules('mau-tse-tung');
  expect(told(grand, [{ type: 'asked', seat: 2, rank: '7' }])).toMatchObject({
    title: 'Cem shows four queens and gets all sevens.',
    text: 'Whoever shows all four queens gets the cards they name from everybody.',
  });
  expect(told(grand, [{ type: 'asked', seat: 0, rank: '7' }])).toBeUndefined();
  expect(told(grand, [laid(1, 'QC'), { type: 'gaveUp', seat: 0, card: 'QC' }, drew(0, 1, 'penalty')])).toMatchObject({
    title: 'You set the second copy aside: the queen of clubs.',
    text: 'This card may exist only once: the second one leaves the game.',
  });
});

test('a wish that ends unserved is told to whoever is free of it', () => {
  const ended = (seat: number): EventText => ({ type: 'wishEnded', seat, wish: '6' });
  expect(told(rules('makao'), [{ type: 'passed', seat: 4 }, ended(0)])).toMatchObject({
    title: '',
    text: expect.stringMatching(
      /^Sixes were wished for: .* nobody has followed the wish, and so it no longer holds\.$/,
    ),
  });
  expect(told(rules('makao'), [{ type: 'passed', seat: 3 }, ended(4)])).toBeUndefined();
});

test('that nothing is drawn is told with the rule, be it the pile or the hand', () => {
  expect(told(rules('family'), [drew(0, 0, 'turn')])).toMatchObject({
    title: 'You get no more cards.',
    text: 'If there is no card left at all, drawing still counts as done.',
  });
  expect(told(rules('family', { handLimit: 8 }), [drew(0, 0, 'turn')])).toMatchObject({
    text: 'Whoever already holds 8 cards draws no more here, and nobody draws more than there is.',
    clause: 'HR-handLimit',
  });
});

test('what one does oneself, what was due and what befalls others is not told unasked', () => {
  const family = rules('family');
  expect(told(family, [laid(4, '7C'), { type: 'demanded', seat: 0, draw: 2 }, drew(0, 2, 'penalty')])).toBeUndefined();
  expect(told(family, [drew(0, 1, 'turn')])).toBeUndefined();
  expect(told(family, [{ type: 'caught', seat: 2, by: 1 }, drew(2, 2, 'caught')])).toBeUndefined();
});
