import { expect, test } from 'vitest';
import { bookContextOf } from '../bookEntries.ts';
import { optionByKey } from './index.ts';
import type { AnyOption } from '../option.ts';
import { presetById } from '../presets.ts';

function option(key: string): AnyOption {
  const known = optionByKey(key);
  if (known === undefined) throw new RangeError(key);
  return known;
}
const family = presetById('family');
if (family === undefined) throw new RangeError('family');
const context = bookContextOf(family);

/** The last Lithuanian sentence for each value. */
const said = (key: string, values: readonly unknown[]): readonly (string | undefined)[] =>
  values.map((value) => option(key).sentence(value, context).lt.at(-1));
/** What a table has changed, in Lithuanian, from one value to another. */
const changed = (key: string, from: unknown, to: unknown): string => option(key).difference(from, to, context).lt;

test('Points to reach stand in the accusative after the number.', () => {
  expect(said('matchTarget', [21, 125, 100])).toStrictEqual([
    'Visų padalijimų taškai sudedami; partija baigiasi, kai kas nors surenka 21 tašką.',
    'Visų padalijimų taškai sudedami; partija baigiasi, kai kas nors surenka 125 taškus.',
    'Visų padalijimų taškai sudedami; partija baigiasi, kai kas nors surenka 100 taškų.',
  ]);
  expect(option('matchLimit').short(101, context).lt).toStrictEqual([
    'Kas surenka 101 baudos tašką, tas iškrenta; kas lieka paskutinis, tas laimi.',
  ]);
});

test('A match up to a number of points, or after a number of rounds, takes the genitive.', () => {
  expect(changed('matchTarget', 100, 21)).toBe('Žaidžiama iki 21 taško, o ne iki 100.');
  expect(changed('matchTarget', 0, 112)).toBe('Žaidžiama iki 112 taškų.');
  expect(said('matchRounds', [1, 4, 11])).toStrictEqual([
    'Ji baigiasi ir po 1 padalijimo.',
    'Ji baigiasi ir po 4 padalijimų.',
    'Ji baigiasi ir po 11 padalijimų.',
  ]);
});

test('Rounds that make up a match are its subject.', () => {
  expect([1, 5, 20].map((rounds) => changed('matchRounds', 0, rounds))).toStrictEqual([
    'Partiją sudaro 1 padalijimas.',
    'Partiją sudaro 5 padalijimai.',
    'Partiją sudaro 20 padalijimų.',
  ]);
  expect([1, 2, 10].map((each) => changed('matchRoundsPerPlayer', 0, each))).toStrictEqual([
    'Per partiją kiekvienas dalija vieną kartą.',
    'Per partiją kiekvienas dalija du kartus.',
    'Per partiją kiekvienas dalija dešimt kartų.',
  ]);
});

test('Penalty cards are drawn in the accusative.', () => {
  expect(said('catchCards', [1, 3, 10])).toStrictEqual([
    'Ką pagauna, tas iš karto, be eilės, ima 1 baudos kortą.',
    'Ką pagauna, tas iš karto, be eilės, ima 3 baudos kortas.',
    'Ką pagauna, tas iš karto, be eilės, ima 10 baudos kortų.',
  ]);
  expect(changed('catchCards', 2, 10)).toBe('Už pamirštą skelbimą reikia imti 10 kortų, o ne 2.');
});

test('A chain of sevens ends after one further seven, a few or many.', () => {
  expect([1, 2, 12].map((cap) => changed('sevenChainCap', 0, cap))).toStrictEqual([
    'Po septynakės galima dėti dar tik vieną.',
    'Po septynakės galima dėti dar daugiausia 2 septynakes.',
    'Po septynakės galima dėti dar daugiausia 12 septynakių.',
  ]);
});

test('Limits to a hand, a chain and a total of points put the noun into the case that the number asks for.', () => {
  expect([1, 2, 10, 21].map((most) => changed('handLimit', 0, most))).toStrictEqual([
    'Kas rankoje jau turi 1 kortą, tas daugiau nebeima.',
    'Kas rankoje jau turi 2 kortas, tas daugiau nebeima.',
    'Kas rankoje jau turi 10 kortų, tas daugiau nebeima.',
    'Kas rankoje jau turi 21 kortą, tas daugiau nebeima.',
  ]);
  expect(said('drawMost', [9, 21])).toStrictEqual([
    'Kad ir kokia ilga būtų grandinė, daugiau kaip 9 kortų iš karto niekas neima.',
    'Kad ir kokia ilga būtų grandinė, daugiau kaip 21 kortos iš karto niekas neima.',
  ]);
  expect(said('exactTotalResets', [101, 111])).toStrictEqual([
    'Kas surenka lygiai 101 tašką, tas vėl pradeda nuo nulio.',
    'Kas surenka lygiai 111 taškų, tas vėl pradeda nuo nulio.',
  ]);
});

test('Small numbers of jokers and of cards that a wish binds are words.', () => {
  expect([1, 2, 8].map((jokers) => option('wildJokers').sentence(jokers, context).lt[0])).toStrictEqual([
    'Dar pridedamas vienas džokeris.',
    'Dar pridedami du džokeriai.',
    'Dar pridedami aštuoni džokeriai.',
  ]);
  expect([1, 3, 5].map((jokers) => changed('wildJokers', 0, jokers))).toStrictEqual([
    'Žaidžiama su vienu džokeriu.',
    'Žaidžiama su trimis džokeriais.',
    'Žaidžiama su penkiais džokeriais.',
  ]);
  expect([1, 2, 4].map((cards) => changed('wishCards', 3, cards))).toStrictEqual([
    'Reikalavimas galioja tik vienai kortai.',
    'Reikalavimas galioja dviem kortoms iš eilės.',
    'Reikalavimas galioja keturioms kortoms iš eilės.',
  ]);
});

test('The power of a card is titled by the card.', () => {
  expect(['twoPower', 'jackPower', 'kingPower', 'heartKingPower'].map((key) => option(key).title.lt)).toStrictEqual([
    'Poveikis: dviakė',
    'Poveikis: valetas',
    'Poveikis: karalius',
    'Poveikis: širdžių karalius',
  ]);
});
