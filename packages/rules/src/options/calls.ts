import { RANK_JACK } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema, choiceSchema, integerSchema } from '../schema.ts';
import { barringSentences, catchingSentences } from '../words/callSentences.ts';
import { cardsDe, cardsEn, NO_LINES } from '../words/phrases.ts';

export const lastCardCall: AnyOption = defineOption({
  key: 'lastCardCall',
  group: 'calls',
  title: { de: '„Mau“ ansagen', en: 'Calling “Mau”' },
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['FAM-10', 'FAM-11', 'SKAT-12'],
  compile: (value, draft) => {
    draft.hasCalls = value;
  },
  sentence: (value, { facts }) => {
    if (!value) {
      return {
        de: ['Angesagt wird nichts: Wer nur noch eine Karte hat, muss es niemandem sagen.'],
        en: ['Nothing is called: whoever has one card left need not tell anyone.'],
      };
    }
    if (facts.callBars) {
      return {
        de: ['Wer nur noch eine Karte auf der Hand hat, sagt „Mau“.'],
        en: ['Whoever has only one card left calls “Mau”.'],
      };
    }
    return {
      de: [
        'Wer eine Karte legt und danach genau eine übrig hat, sagt „Mau“, bevor der Nächste am Zug ist.',
        'Am Bildschirm ist der Nächste sofort am Zug; dort gehört die Ansage darum zur Karte, und eine spätere gilt als nachgeholt.',
        'Wer seine letzte Karte legt, sagt „Mau Mau“.',
      ],
      en: [
        'Whoever lays a card and then has exactly one left calls “Mau” before the next player is on turn.',
        'On the screen the next player is on turn at once; so there the call belongs to the card, and a later one counts as a late call.',
        'Whoever lays the last card calls “Mau Mau”.',
      ],
    };
  },
  short: (value, { facts }) => {
    if (!value) return { de: ['Angesagt wird nichts.'], en: ['Nothing is called.'] };
    return facts.callBars
      ? { de: ['„Mau“, wenn nur noch eine Karte übrig ist.'], en: ['“Mau” when only one card is left.'] }
      : {
          de: ['„Mau“ bei der vorletzten, „Mau Mau“ bei der letzten Karte.'],
          en: ['“Mau” with the last card but one, “Mau Mau” with the last.'],
        };
  },
  difference: (_, to) =>
    to
      ? { de: 'Die letzte Karte muss angesagt werden.', en: 'The last card must be called.' }
      : { de: '„Mau“ wird nicht angesagt.', en: '“Mau” is not called.' },
  variants: [
    {
      value: false,
      clauses: ['SKAT-12'],
      text: { de: 'Manche lassen die Ansage ganz weg.', en: 'Some leave the call out altogether.' },
    },
  ],
  examples: [
    {
      title: { de: '„Mau“ und „Mau Mau“ zur rechten Zeit', en: '“Mau” and “Mau Mau” in time' },
      scenario: {
        name: 'lastCardCall: both calls in time',
        rules: 'family',
        players: 2,
        hands: ['9C 9H', '9S 4D 5D'],
        draw: '2C 3C',
        discard: '9D',
        steps: [
          '0:9C~',
          { expect: { turn: 1, announced: ['mau'] } },
          '1:9S',
          '0:9H~',
          { expect: { turn: null, announced: ['maumau'], over: { winner: 0, points: [0, 9] } } },
        ],
      },
    },
  ],
});

/** What a forgotten call brings: others may catch it, or it bars the last card. */
export const forgottenCall: AnyOption = defineOption({
  key: 'forgottenCall',
  group: 'calls',
  title: { de: 'Vergessene Ansage', en: 'Forgotten call' },
  schema: choiceSchema(['catch', 'bars-last-card']),
  defaultValue: 'catch',
  clauses: ['FAM-12', 'SKAT-12'],
  compile: (value, draft) => {
    draft.callBars = value === 'bars-last-card';
    draft.callAtZero = draft.callBars ? undefined : 'maumau';
  },
  sentence: (value, context) => {
    if (!context.facts.hasCalls) return NO_LINES;
    return value === 'catch' ? catchingSentences(context) : barringSentences(context);
  },
  short: (value, { facts }) =>
    facts.hasCalls && value === 'bars-last-card'
      ? {
          de: ['Ohne Ansage darf die letzte Karte nicht gelegt werden.'],
          en: ['Without the call the last card may not be laid.'],
        }
      : NO_LINES,
  difference: (_, to) =>
    to === 'catch'
      ? { de: 'Wer die Ansage vergisst, kann erwischt werden.', en: 'Whoever forgets the call can be caught.' }
      : {
          de: 'Ohne Ansage darf die letzte Karte nicht gelegt werden.',
          en: 'Without the call the last card may not be laid.',
        },
  examples: [
    {
      title: { de: 'Erwischt: 2 Strafkarten', en: 'Caught: 2 penalty cards' },
      scenario: {
        name: 'forgottenCall: caught',
        rules: 'family',
        players: 3,
        hands: ['9C 9H', '4H 5H KS', 'TC KC 2D'],
        draw: '6C 2S 3S 4S',
        discard: '9D',
        steps: ['0:9C', '2:catch 0', { expect: { turn: 1, counts: [3, 3, 3] } }],
      },
    },
    {
      title: {
        de: 'Ohne „Mau“ bleibt die letzte Karte auf der Hand',
        en: 'Without “Mau” the last card stays in the hand',
      },
      scenario: {
        name: 'forgottenCall: bars the last card',
        rules: 'skat',
        players: 2,
        hands: ['9C 9H', '9S KH QD'],
        draw: 'AH QH',
        discard: '9D',
        steps: ['0:9C', '1:9S', { refuse: '0:9H', code: 'call-missing' }, { expect: { turn: 0, legal: ['draw'] } }],
      },
    },
  ],
});

/** Cards drawn when a forgotten call is caught. */
export const catchCards: AnyOption = defineOption({
  key: 'catchCards',
  group: 'calls',
  title: { de: 'Strafkarten für eine vergessene Ansage', en: 'Penalty cards for a forgotten call' },
  schema: integerSchema(1, 10),
  defaultValue: 2,
  clauses: ['FAM-12'],
  compile: (value, draft) => {
    draft.catchCards = draft.callBars ? 0 : value;
  },
  sentence: (value, { facts }) =>
    !facts.hasCalls || facts.callBars
      ? NO_LINES
      : {
          de: [
            `Wer erwischt wird, zieht ${value === 1 ? '1 Strafkarte' : `${value} Strafkarten`}, gleich und außer der Reihe.`,
          ],
          en: [
            `Whoever is caught draws ${value === 1 ? '1 penalty card' : `${value} penalty cards`}, at once and out of turn.`,
          ],
        },
  short: (value, { facts }) =>
    !facts.hasCalls || facts.callBars
      ? NO_LINES
      : {
          de: [`Vergessen und erwischt kostet ${cardsDe(value)}.`],
          en: [`Forgotten and caught costs ${cardsEn(value)}.`],
        },
  difference: (from, to) => ({
    de: `Eine vergessene Ansage kostet ${to} statt ${cardsDe(from)}.`,
    en: `A forgotten call costs ${to} instead of ${cardsEn(from)}.`,
  }),
  examples: [
    {
      title: { de: 'Drei Strafkarten, wo es so abgemacht ist', en: 'Three penalty cards where so agreed' },
      scenario: {
        name: 'catchCards: three cards',
        rules: 'family',
        with: { catchCards: 3 },
        players: 3,
        hands: ['9C 9H', '4H 5H KS', 'TC KC 2D'],
        draw: '6C 2S 3S 4S',
        discard: '9D',
        steps: ['0:9C', '1:catch 0', { expect: { turn: 1, counts: [4, 3, 3], draw: '4S' } }],
      },
    },
  ],
});

export const jackMayBeLaidLast: AnyOption = defineOption({
  key: 'jackMayBeLaidLast',
  group: 'last-card',
  title: { de: 'Bube als letzte Karte', en: 'Jack as the last card' },
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['SKAT-11'],
  compile: (value, draft) => {
    if (!value) draft.lastBarred.push(RANK_JACK);
  },
  sentence: (value) =>
    value
      ? NO_LINES
      : {
          de: ['Als letzte Karte darf kein Bube gelegt werden.'],
          en: ['No jack may be laid as the last card.'],
        },
  short: (value) => (value ? NO_LINES : { de: ['Kein Bube als letzte Karte.'], en: ['No jack as the last card.'] }),
  difference: (_, to) =>
    to
      ? { de: 'Auch ein Bube darf die letzte Karte sein.', en: 'Even a jack may be the last card.' }
      : { de: 'Als letzte Karte darf kein Bube gelegt werden.', en: 'No jack may be laid as the last card.' },
  variants: [
    {
      value: false,
      clauses: ['SKAT-11'],
      text: { de: 'Manche verbieten den Buben als letzte Karte.', en: 'Some forbid a jack as the last card.' },
    },
  ],
  examples: [
    {
      title: { de: 'Kein Bube zuletzt', en: 'No jack last' },
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
  title: { de: 'Ein Bube zuletzt zählt doppelt', en: 'A jack laid last counts double' },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['SKAT-11'],
  compile: (value, draft) => {
    if (value) draft.lastFactor.fill(2, RANK_JACK * 4, RANK_JACK * 4 + 4);
  },
  sentence: (value, { facts }) => {
    if (!value || facts.lastBarred.includes(RANK_JACK) || facts.scoring !== 'cards') return NO_LINES;
    return facts.callAtZero === undefined
      ? {
          de: ['Wer einen Buben als letzte Karte legt, hat „Mau Mau“: Die Punkte aller anderen zählen doppelt.'],
          en: ['Laying a jack as the last card is “Mau Mau”: everyone else’s points count double.'],
        }
      : {
          de: ['Wer einen Buben als letzte Karte legt, verdoppelt die Punkte aller anderen.'],
          en: ['Laying a jack as the last card doubles everyone else’s points.'],
        };
  },
  short: (value, { facts }) =>
    !value || facts.lastBarred.includes(RANK_JACK) || facts.scoring !== 'cards'
      ? NO_LINES
      : {
          de: ['Ein Bube zuletzt verdoppelt die Punkte der anderen.'],
          en: ['A jack laid last doubles the others’ points.'],
        },
  difference: (_, to) =>
    to
      ? {
          de: 'Ein Bube als letzte Karte verdoppelt die Punkte der anderen.',
          en: 'A jack as the last card doubles the others’ points.',
        }
      : { de: 'Ein Bube als letzte Karte verdoppelt nichts.', en: 'A jack as the last card doubles nothing.' },
  examples: [
    {
      title: { de: 'Bube zuletzt: doppelte Punkte', en: 'Jack last: double points' },
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
