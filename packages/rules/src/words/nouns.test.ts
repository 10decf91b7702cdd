import { expect, test } from 'vitest';
import { nounOf, SUIT_NOUNS } from './nouns.ts';
import { cardLt, RANKS_LT } from './nounsLt.ts';

const [JACK, KING, HEARTS] = [9, 11, 2];

test('A rank has its noun in every language.', () => {
  const { de, en, lt } = nounOf(JACK);
  expect([de.oneAkk, en.one, lt.acc]).toStrictEqual(['einen Buben', 'a jack', 'valetą']);
  expect(Array.from({ length: 13 }, (_, rank) => nounOf(rank).lt)).toStrictEqual(RANKS_LT);
});

test('A single card has a name of its own.', () => {
  expect(nounOf(KING, HEARTS)).toMatchObject({
    de: { one: 'der Herz-König' },
    en: { one: 'the king of hearts' },
    lt: cardLt(KING, HEARTS),
  });
  expect(nounOf(KING, 0)).toMatchObject({
    de: { one: 'der Kreuz-König' },
    en: { one: 'the king of clubs' },
    lt: cardLt(KING, 0),
  });
});

test('There is no rank outside the deck.', () => {
  expect(() => nounOf(13)).toThrow(RangeError);
});

test('The suits stand in one order in every language.', () => {
  expect([0, 1, 2, 3].map((suit) => `${SUIT_NOUNS.de[suit]?.name} ${SUIT_NOUNS.lt[suit]?.name}`)).toStrictEqual([
    'Kreuz Kryžiai',
    'Pik Pikai',
    'Herz Širdys',
    'Karo Būgnai',
  ]);
});
