import { LANGUAGES } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { FAMILY, MAKAO, rules } from '../refusals/testRefusals.ts';
import { equalsHelp, ruleOutOfTurn } from './otherCards.ts';

test('where cards of a rank are laid at once a card tells so, with the clause', () => {
  const each = rules('family', { setsOfRank: 'each' });
  expect(equalsHelp('7H', each, 'en')).toEqual({
    text: 'Other cards of its rank may be laid together with it if the lowest one fits, and each of them acts.',
    clause: 'HR-setsOfRank',
  });
  expect(equalsHelp('7H', MAKAO, 'de')?.text).toMatch(/gelegt werden, wenn die unterste passt/);
  expect(new Set(LANGUAGES.map((language) => equalsHelp('7H', each, language)?.text)).size).toBe(LANGUAGES.length);
});

test('a joker and cards that do not all act alike stay by themselves, and so do all cards elsewhere', () => {
  const heartKing = rules('family', { setsOfRank: 'each', heartKingPower: 'draw-five', wildJokers: 2 });
  for (const card of ['KC', 'KH', 'X']) expect(equalsHelp(card, heartKing, 'en')).toBeUndefined();
  expect(equalsHelp('7H', FAMILY, 'en')).toBeUndefined();
});

test('identical cards go together where that is agreed on', () => {
  const alike = rules('family', { identicalTogether: true, secondDeckFrom: 2 });
  expect(equalsHelp('7H', alike, 'en')).toEqual({
    text: 'Identical cards may be laid together with it, and each of them acts.',
    clause: 'HR-identicalTogether',
  });
});

test('a card out of turn is refused by the order of turns, or by the rule on throwing in', () => {
  expect(ruleOutOfTurn(FAMILY)).toEqual({ clause: 'FAM-2', throwsIn: false });
  const thrown = rules('family', { throwIn: true, secondDeckFrom: 2 });
  expect(ruleOutOfTurn(thrown)).toEqual({ clause: 'HR-throwIn', throwsIn: true });
});

test('where a card has no effect, none is said to act, and four fives are told to be another game’s', () => {
  const each = rules('family', { setsOfRank: 'each', identicalTogether: true, secondDeckFrom: 2 });
  expect(equalsHelp('QH', each, 'en')?.text).toBe(
    'Other cards of its rank may be laid together with it if the lowest one fits.',
  );
  expect(equalsHelp('5H', each, 'en')?.text).toMatch(/at most three may be laid together: .* only in another game\.$/);
  const alike = rules('family', { identicalTogether: true, secondDeckFrom: 2 });
  expect(equalsHelp('QH', alike, 'en')?.text).toBe('Identical cards may be laid together with it.');
  for (const language of LANGUAGES) {
    expect(equalsHelp('QH', each, language)?.text).not.toBe(equalsHelp('7H', each, language)?.text);
  }
});
