/** What a last card may be, and what it does to the points. */
import { RANK_JACK, RANK_QUEEN } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema, integerSchema } from '../schema.ts';
import { COUNTED_LT, countedLt } from '../words/countLt.ts';
import { NO_LINES } from '../words/phrases.ts';
import { JACK_MAY_BE_LAST, rankMayBeLast } from './needs/ending.ts';
import { CARDS_COUNTED } from './needs/scoring.ts';

export const jackMayBeLaidLast: AnyOption = defineOption({
  key: 'jackMayBeLaidLast',
  group: 'last-card',
  title: { de: 'Bube als letzte Karte', en: 'Jack as the last card', lt: 'Valetas – paskutinė korta' },
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['SKAT-11'],
  needs: [...rankMayBeLast(RANK_JACK)],
  compile: (value, draft) => {
    if (!value) draft.lastBarred.push(RANK_JACK);
  },
  sentence: (value) =>
    value
      ? NO_LINES
      : {
          de: ['Als letzte Karte darf kein Bube gelegt werden.'],
          en: ['No jack may be laid as the last card.'],
          lt: ['Paskutinė korta negali būti valetas.'],
        },
  short: (value) =>
    value
      ? NO_LINES
      : {
          de: ['Kein Bube als letzte Karte.'],
          en: ['No jack as the last card.'],
          lt: ['Paskutinė korta negali būti valetas.'],
        },
  difference: (_, to) =>
    to
      ? {
          de: 'Auch ein Bube darf die letzte Karte sein.',
          en: 'Even a jack may be the last card.',
          lt: 'Paskutinė korta gali būti ir valetas.',
        }
      : {
          de: 'Als letzte Karte darf kein Bube gelegt werden.',
          en: 'No jack may be laid as the last card.',
          lt: 'Paskutinė korta negali būti valetas.',
        },
  variants: [
    {
      value: false,
      clauses: ['SKAT-11'],
      text: {
        de: 'Manche verbieten den Buben als letzte Karte.',
        en: 'Some forbid a jack as the last card.',
        lt: 'Kai kas draudžia baigti valetu.',
      },
    },
  ],
  examples: [
    {
      title: { de: 'Kein Bube zuletzt', en: 'No jack last', lt: 'Paskutinė korta – ne valetas' },
      scenario: {
        name: 'jackMayBeLaidLast: a jack may not be laid last',
        rules: 'family',
        with: { jackMayBeLaidLast: false },
        players: 2,
        hands: ['JD', '9S 4D 5D'],
        draw: '2C 3C',
        discard: '9D',
        steps: [{ refuse: '0:JD~', code: 'last-card-barred' }, { expect: { legal: ['draw'] } }],
      },
    },
  ],
});

export const jackLastDoubles: AnyOption = defineOption({
  key: 'jackLastDoubles',
  group: 'last-card',
  title: {
    de: 'Ein Bube zuletzt zählt doppelt',
    en: 'A jack laid last counts double',
    lt: 'Baigus valetu, taškai skaičiuojami dvigubai',
  },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['SKAT-11', 'DE-4', 'PL-5'],
  needs: [CARDS_COUNTED, JACK_MAY_BE_LAST, ...rankMayBeLast(RANK_JACK)],
  compile: (value, draft) => {
    if (value) draft.lastFactor.fill(2, RANK_JACK * 4, RANK_JACK * 4 + 4);
  },
  sentence: (value, { facts }) => {
    if (!value || facts.lastBarred.includes(RANK_JACK) || facts.scoring !== 'cards') return NO_LINES;
    return facts.callAtZero === undefined
      ? {
          de: ['Wer einen Buben als letzte Karte legt, hat „Mau Mau“: Die Punkte aller anderen zählen doppelt.'],
          en: ['Laying a jack as the last card is “Mau Mau”: everyone else’s points count double.'],
          lt: [
            'Jei paskutinė padėta korta yra valetas, tai „Mau Mau“: visiems kitiems baudos taškai skaičiuojami dvigubai.',
          ],
        }
      : {
          de: ['Wer einen Buben als letzte Karte legt, verdoppelt die Punkte aller anderen.'],
          en: ['Laying a jack as the last card doubles everyone else’s points.'],
          lt: ['Kas paskutine korta padeda valetą, tas padvigubina visų kitų baudos taškus.'],
        };
  },
  short: (value, { facts }) =>
    !value || facts.lastBarred.includes(RANK_JACK) || facts.scoring !== 'cards'
      ? NO_LINES
      : {
          de: ['Ein Bube zuletzt verdoppelt die Punkte der anderen.'],
          en: ['A jack laid last doubles the others’ points.'],
          lt: ['Paskutine korta padėtas valetas padvigubina kitų taškus.'],
        },
  difference: (_, to) =>
    to
      ? {
          de: 'Ein Bube als letzte Karte verdoppelt die Punkte der anderen.',
          en: 'A jack as the last card doubles the others’ points.',
          lt: 'Paskutine korta padėtas valetas padvigubina kitų taškus.',
        }
      : {
          de: 'Ein Bube als letzte Karte verdoppelt nichts.',
          en: 'A jack as the last card doubles nothing.',
          lt: 'Paskutine korta padėtas valetas nieko nepadvigubina.',
        },
  examples: [
    {
      title: {
        de: 'Bube zuletzt: doppelte Punkte',
        en: 'Jack last: double points',
        lt: 'Baigta valetu: taškai skaičiuojami dvigubai',
      },
      scenario: {
        name: 'jackLastDoubles: double points',
        rules: 'skat',
        players: 2,
        hands: ['9C JD', '9S KH QD'],
        draw: 'TH 8S',
        discard: '9D',
        steps: ['0:9C~', '1:9S', '0:JD', { expect: { announced: ['maumau'], over: { winner: 0, points: [0, 12] } } }],
      },
    },
  ],
});

/** Points that a queen laid last takes off her player's points; 0: none. */
export const queenBonus: AnyOption = defineOption({
  key: 'queenBonus',
  group: 'last-card',
  title: {
    de: 'Gutschrift für eine Dame zuletzt',
    en: 'Bonus for finishing with a queen',
    lt: 'Premija už baigimą dama',
  },
  schema: integerSchema(0, 100),
  defaultValue: 0,
  clauses: ['LT-10', 'LT-14', 'CZ-2', 'PL-5'],
  needs: [CARDS_COUNTED, ...rankMayBeLast(RANK_QUEEN)],
  compile: (value, draft) => {
    draft.lastBonus.fill(value, RANK_QUEEN * 4, RANK_QUEEN * 4 + 4);
  },
  sentence: (bonus, { facts }) =>
    bonus === 0 || facts.scoring !== 'cards'
      ? NO_LINES
      : {
          de: [
            `Wer eine Dame als letzte Karte legt, dem werden ${bonus} Punkte abgezogen; die Summe darf dadurch unter 0 sinken.`,
          ],
          en: [`Whoever lays a queen as the last card has ${bonus} points taken off; the total may go below 0 by it.`],
          lt: [
            `Kas paskutine korta padeda damą, tas gauna ${countedLt(bonus, COUNTED_LT.point.gen)} premiją: ji atimama iš baudos taškų, ir suma gali tapti mažesnė už 0.`,
          ],
        },
  short: (bonus, { facts }) =>
    bonus === 0 || facts.scoring !== 'cards'
      ? NO_LINES
      : {
          de: [`Eine Dame zuletzt bringt ${bonus} Punkte Abzug.`],
          en: [`A queen laid last takes ${bonus} points off.`],
          lt: [`Už baigimą dama gaunama ${countedLt(bonus, COUNTED_LT.point.gen)} premija.`],
        },
  difference: (_, to) =>
    to === 0
      ? {
          de: 'Für eine Dame als letzte Karte gibt es nichts.',
          en: 'There is no bonus for a queen laid last.',
          lt: 'Už baigimą dama premijos nėra.',
        }
      : {
          de: `Eine Dame als letzte Karte bringt ${to} Punkte Abzug.`,
          en: `A queen laid last takes ${to} points off.`,
          lt: `Už baigimą dama gaunama ${countedLt(to, COUNTED_LT.point.gen)} premija.`,
        },
  variants: [
    {
      value: 25,
      from: 20,
      clauses: ['LT-14'],
      text: {
        de: 'Für eine Dame als letzte Karte kann man auch 25 Punkte abziehen; die Partie geht dann meist bis 120.',
        en: 'A queen laid last can also take 25 points off; the limit of the match is then usually 120.',
        lt: 'Premija už baigimą dama gali būti ir 25 taškai; partija tada paprastai žaidžiama iki 120 taškų.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: 'Dame zuletzt: 20 Punkte weniger',
        en: 'A queen last: 20 points less',
        lt: 'Baigta dama: 20 taškų mažiau',
      },
      scenario: {
        name: 'queenBonus: twenty points off',
        rules: 'lithuanian',
        players: 2,
        totals: [5, 0],
        hands: ['QC', 'KD 8H'],
        draw: '7S',
        discard: '9D',
        steps: ['0:QC', { expect: { over: { winner: 0, points: [-20, 12] }, match: { totals: [-15, 12] } } }],
      },
    },
  ],
});
