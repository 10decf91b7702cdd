import { expect, test } from 'vitest';
import { cardLt, JOKER_LT, RANKS_LT, SUITS_LT } from './nounsLt.ts';

const TEN = 8;
const [JACK, QUEEN, KING, ACE] = [9, 10, 11, 12];
const singular = (rank: number): readonly string[] => {
  const noun = RANKS_LT[rank] ?? JOKER_LT;
  return [noun.one, noun.gen, noun.dat, noun.acc, noun.inst];
};
const plural = (rank: number): readonly string[] => {
  const noun = RANKS_LT[rank] ?? JOKER_LT;
  return [noun.plural, noun.pluralGen, noun.pluralDat, noun.pluralAcc, noun.pluralInst];
};

test('The thirteen ranks are named in their order.', () => {
  expect(RANKS_LT.map(({ name }) => name).join(' ')).toBe(
    'Dviakė Triakė Keturakė Penkakė Šešakė Septynakė Aštuonakė Devynakė Dešimtakė Valetas Dama Karalius Tūzas',
  );
});

test('Ranks decline in the singular and in the plural.', () => {
  expect(singular(TEN)).toStrictEqual(['dešimtakė', 'dešimtakės', 'dešimtakei', 'dešimtakę', 'dešimtake']);
  expect(plural(TEN)).toStrictEqual(['dešimtakės', 'dešimtakių', 'dešimtakėms', 'dešimtakes', 'dešimtakėmis']);
  expect(singular(JACK)).toStrictEqual(['valetas', 'valeto', 'valetui', 'valetą', 'valetu']);
  expect(plural(JACK)).toStrictEqual(['valetai', 'valetų', 'valetams', 'valetus', 'valetais']);
  expect(singular(QUEEN)).toStrictEqual(['dama', 'damos', 'damai', 'damą', 'dama']);
  expect(plural(QUEEN)).toStrictEqual(['damos', 'damų', 'damoms', 'damas', 'damomis']);
  expect(singular(KING)).toStrictEqual(['karalius', 'karaliaus', 'karaliui', 'karalių', 'karaliumi']);
  expect(plural(KING)).toStrictEqual(['karaliai', 'karalių', 'karaliams', 'karalius', 'karaliais']);
  expect(singular(ACE)).toStrictEqual(['tūzas', 'tūzo', 'tūzui', 'tūzą', 'tūzu']);
});

test('The joker declines like the ranks.', () => {
  expect([JOKER_LT.one, JOKER_LT.gen, JOKER_LT.acc, JOKER_LT.pluralGen]).toStrictEqual([
    'džokeris',
    'džokerio',
    'džokerį',
    'džokerių',
  ]);
});

test('A further card, any card and no card agree with the gender of the rank.', () => {
  const { jack, queen } = { jack: RANKS_LT[JACK] ?? JOKER_LT, queen: RANKS_LT[QUEEN] ?? JOKER_LT };
  expect([jack.another, jack.anotherGen, jack.anotherAcc, jack.anotherInst]).toStrictEqual([
    'dar vienas valetas',
    'dar vieno valeto',
    'dar vieną valetą',
    'dar vienu valetu',
  ]);
  expect([queen.another, queen.anotherGen, queen.anotherAcc, queen.anotherInst]).toStrictEqual([
    'dar viena dama',
    'dar vienos damos',
    'dar vieną damą',
    'dar viena dama',
  ]);
  expect([jack.any, jack.anyAcc, jack.none]).toStrictEqual(['bet kuris valetas', 'bet kurį valetą', 'jokio valeto']);
  expect([queen.any, queen.anyAcc, queen.none]).toStrictEqual(['bet kuri dama', 'bet kurią damą', 'jokios damos']);
  expect([jack.He, jack.him, jack.theFirst, queen.He, queen.him, queen.theFirst]).toStrictEqual([
    'Jis',
    'jį',
    'pirmąjį',
    'Ji',
    'ją',
    'pirmąją',
  ]);
});

test('A single card is named by its suit and rank, and only the rank declines.', () => {
  const [king, queen, three] = [cardLt(KING, 2), cardLt(QUEEN, 1), cardLt(1, 3)];
  expect([king.name, king.one, king.gen, king.acc, king.inst, king.pluralGen]).toStrictEqual([
    'Širdžių karalius',
    'širdžių karalius',
    'širdžių karaliaus',
    'širdžių karalių',
    'širdžių karaliumi',
    'širdžių karalių',
  ]);
  expect([king.another, king.anotherAcc, king.none]).toStrictEqual([
    'kitas širdžių karalius',
    'kitą širdžių karalių',
    'jokio širdžių karaliaus',
  ]);
  expect([queen.one, queen.acc, queen.anotherInst]).toStrictEqual(['pikų dama', 'pikų damą', 'kita pikų dama']);
  expect([three.one, three.gen, three.gender]).toStrictEqual(['būgnų triakė', 'būgnų triakės', 'f']);
});

test('There is no card outside the deck.', () => {
  expect(() => cardLt(13, 0)).toThrow(RangeError);
  expect(() => cardLt(0, 4)).toThrow(RangeError);
});

test('A suit is a plural noun, and one card of it a card.', () => {
  expect(SUITS_LT.map(({ gen, acc, inst }) => `${gen} ${acc} ${inst}`)).toStrictEqual([
    'kryžių kryžius kryžiais',
    'pikų pikus pikais',
    'širdžių širdis širdimis',
    'būgnų būgnus būgnais',
  ]);
  expect(SUITS_LT[2]).toMatchObject({
    name: 'Širdys',
    nom: 'širdys',
    one: 'širdžių korta',
    oneAcc: 'širdžių kortą',
    none: 'ne širdžių korta',
  });
});
