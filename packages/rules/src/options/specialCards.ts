import { type AnyOption, defineOption } from '../option.ts';
import { isWish } from '../power.ts';
import { booleanSchema } from '../schema.ts';
import { NO_LINES } from '../words/phrases.ts';
import { SPECIALS_GIVEN } from './needs/cards.ts';

/** Whether cards do anything beside naming a suit: one switch for all of them. */
export const specialCards: AnyOption = defineOption({
  key: 'specialCards',
  group: 'cards',
  title: { de: 'Besondere Karten', en: 'Special cards', lt: 'Ypatingos kortos' },
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['CE-5'],
  needs: [SPECIALS_GIVEN],
  compile: (value, draft) => {
    draft.specialsAct = value;
    draft.hasSpecials = draft.powers.some(({ power }) => !isWish(power));
    if (!value) draft.powers = draft.powers.filter(({ power }) => isWish(power));
  },
  sentence: (value) =>
    value
      ? NO_LINES
      : {
          de: ['Gespielt wird ohne besondere Karten: Keine bewirkt mehr, als dass man sich eine Farbe wünscht.'],
          en: ['Play is without special cards: none does more than name a suit.'],
          lt: ['Žaidžiama be ypatingų kortų: išskyrus spalvos reikalavimą, kortos jokio poveikio neturi.'],
        },
  difference: (_, to) =>
    to
      ? { de: 'Die besonderen Karten wirken.', en: 'The special cards act.', lt: 'Ypatingos kortos veikia.' }
      : {
          de: 'Gespielt wird ohne besondere Karten.',
          en: 'Play is without special cards.',
          lt: 'Žaidžiama be ypatingų kortų.',
        },
  variants: [
    {
      value: false,
      clauses: ['CE-5'],
      text: {
        de: 'Viele spielen ganz ohne besondere Karten; nur die Acht behält ihre Wirkung.',
        en: 'Many play without any special cards; only the eight keeps its effect.',
        lt: 'Daug kas žaidžia visai be ypatingų kortų; poveikį išlaiko tik aštuonakė.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Ohne besondere Karten ist die Zwei eine Zwei',
        en: 'Without special cards a two is a two',
        lt: 'Žaidžiant be ypatingų kortų, dviakė yra tik dviakė',
      },
      scenario: {
        name: 'specialCards: none',
        rules: 'crazy-eights',
        with: { specialCards: false },
        players: 3,
        hands: ['2C KD', '2H QC 8D', 'KH 5S'],
        draw: '3S 4S 5D',
        discard: '9C',
        steps: ['0:2C', { expect: { turn: 1, demand: null } }, '1:QC', { expect: { turn: 2, counts: [1, 2, 2] } }],
      },
    },
  ],
});
