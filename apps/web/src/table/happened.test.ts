import type { EventText } from '@hausregel/protocol';
import { presetById } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { exampleTable } from './exampleTable.ts';
import { lastHappening } from './happened.ts';
import type { OwnMoves } from './ownMoves.svelte.ts';
import { sentencesOf, contextOf } from './tell.ts';

/** A table under a preset. */
function tableOf(id: string, events: readonly EventText[]): OwnMoves {
  const ruleSet = presetById(id);
  if (ruleSet === undefined) throw new Error(`No preset ${id}.`);
  return exampleTable(ruleSet, events);
}
const told = (id: string, events: readonly EventText[]): string | undefined => lastHappening(tableOf(id, events))?.text;
const laid = (seat: number, card: string): EventText => ({ type: 'laid', seat, card, copies: 1, wish: undefined });
const skipped = (seat: number): EventText => ({ type: 'skipped', seat });

test('several who skip are told of in one sentence, and what the card does only with the card', () => {
  expect(told('pesten', [laid(1, 'KC'), skipped(2), skipped(3), skipped(4), skipped(0)])).toBe(
    'Bo lays the king of clubs. Everyone else skips once. Cem, Dora, and Eli skip a turn. You skip a turn.',
  );
});

test('that the direction turns is told once, with where play goes now', () => {
  const text = told('bavarian-rummy', [laid(1, '9C'), { type: 'reversed', direction: -1 }]) ?? '';
  expect(text).toMatch(/^Bo lays the 9 of clubs\. /);
  expect(text.match(/clockwise/g)).toHaveLength(1);
  expect(text).not.toContain('turns round');
});

test('a penalty is told with whom it awaits, and once with its reason', () => {
  const text = told('family', [laid(1, '7S'), { type: 'demanded', seat: 2, draw: 2 }]) ?? '';
  expect(text).toMatch(/^Bo lays the 7 of spades\. .*Cem faces 2 cards\.$/);
  expect(text).not.toContain('due');
});

test('a king of spades on a king of hearts turns the direction once, and what is due is told as the sum', () => {
  const events: readonly EventText[] = [
    laid(0, 'KH'),
    { type: 'demanded', seat: 1, draw: 5 },
    laid(1, 'KS'),
    { type: 'reversed', direction: -1 },
    { type: 'demanded', seat: 0, draw: 10 },
  ];
  expect(told('makao', events)).toBe(
    'Bo lays the king of spades. The direction turns; the next player draws 5 or answers. Play goes counter-clockwise now. You face 10 cards: 5 + 5.',
  );
});

test('cards drawn in two lots are told as one, and the pile renewed in between once', () => {
  const drew = (count: number): EventText => ({ type: 'drew', seat: 1, count, cards: undefined, why: 'penalty' });
  const events: readonly EventText[] = [
    laid(0, '7S'),
    { type: 'demanded', seat: 1, draw: 4 },
    drew(1),
    { type: 'renewed', count: 20, shuffled: true },
    drew(3),
  ];
  expect(told('family', events)).toBe(
    'Bo draws 4 cards. After a seven, 4 cards were due, and drawing ends the turn. The draw pile was empty: the discard pile without its top card is shuffled.',
  );
});

test('what a card makes others draw is told with the card', () => {
  const drew: EventText = { type: 'drew', seat: 2, count: 5, cards: undefined, why: 'penalty' };
  expect(told('czech', [laid(1, 'KH'), drew])).toMatch(/^Bo lays the king of hearts\. .*Cem draws 5 cards\.$/);
});

test('for ears those who skip one after the other are told of together, and a joker has its article', () => {
  const events = [laid(1, 'X=7H'), skipped(2), skipped(3)];
  expect(sentencesOf(events, contextOf(tableOf('family', events)))).toEqual([
    'Bo lays a joker as the 7 of hearts.',
    'Cem and Dora skip a turn.',
  ]);
});
