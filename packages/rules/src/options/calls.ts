import { RANK_JACK } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { booleanSchema, choiceSchema, integerSchema } from '../schema.ts';
import { barringSentences, CALL_NAMES, catchingSentences, inOwnWords, pileSentences } from '../words/callSentences.ts';
import { cardsLtAcc, COUNTED_LT, countedLt } from '../words/countLt.ts';
import { cardsDe, cardsEn, type Lines, NO_LINES } from '../words/phrases.ts';
import { wordAtZero } from './callWord.ts';
import { CALLED, CAUGHT, NOT_CALLED_LAST } from './needs/ending.ts';

export const lastCardCall: AnyOption = defineOption({
  key: 'lastCardCall',
  group: 'calls',
  title: { de: 'Die letzte Karte ansagen', en: 'Calling the last card', lt: 'Paskutinės kortos skelbimas' },
  schema: booleanSchema,
  defaultValue: true,
  clauses: ['FAM-10', 'FAM-11', 'SKAT-12', 'CZ-7', 'DE-5'],
  compile: (value, draft) => {
    draft.hasCalls = value;
  },
  sentence: (value, { facts }) => {
    if (!value) {
      return {
        de: ['Angesagt wird nichts: Wer nur noch eine Karte hat, muss es niemandem sagen.'],
        en: ['Nothing is called: whoever has one card left need not tell anyone.'],
        lt: ['Nieko skelbti nereikia: kam lieka viena korta, tas neprivalo apie tai pranešti.'],
      };
    }
    if (facts.callAtZero === undefined) {
      const word = CALL_NAMES[facts.callAtOne];
      return {
        de: [`Wer nur noch eine Karte auf der Hand hat, sagt ${word.de}.`],
        en: [`Whoever has only one card left calls ${word.en}.`],
        lt: [`Kam rankoje lieka tik viena korta, tas skelbia ${word.lt}.`],
      };
    }
    const lines: Lines = {
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
      lt: [
        'Kas padeda kortą ir rankoje turi dar lygiai vieną, tas skelbia „Mau“, kol neatėjo kito žaidėjo eilė.',
        'Ekrane kito žaidėjo eilė ateina iš karto, todėl ten skelbiama dedant kortą, o vėlesnis skelbimas laikomas pavėluotu.',
        'Kas padeda paskutinę kortą, tas skelbia „Mau Mau“.',
      ],
    };
    return inOwnWords(lines, facts);
  },
  short: (value, { facts }) => {
    if (!value) return { de: ['Angesagt wird nichts.'], en: ['Nothing is called.'], lt: ['Nieko skelbti nereikia.'] };
    const word = CALL_NAMES[facts.callAtOne];
    return facts.callAtZero === undefined
      ? {
          de: [`${word.de}, wenn nur noch eine Karte übrig ist.`],
          en: [`${word.en} when only one card is left.`],
          lt: [`Skelbiama ${word.lt}, kai lieka tik viena korta.`],
        }
      : inOwnWords(BOTH_SHORT, facts);
  },
  difference: (_, to) =>
    to
      ? {
          de: 'Die letzte Karte muss angesagt werden.',
          en: 'The last card must be called.',
          lt: 'Paskutinę kortą reikia paskelbti.',
        }
      : {
          de: 'Die letzte Karte wird nicht angesagt.',
          en: 'The last card is not called.',
          lt: 'Paskutinės kortos skelbti nereikia.',
        },
  variants: [
    {
      value: false,
      clauses: ['SKAT-12'],
      text: {
        de: 'Manche lassen die Ansage ganz weg.',
        en: 'Some leave the call out altogether.',
        lt: 'Kai kas žaidžia visai be skelbimų.',
      },
    },
  ],
  examples: [
    {
      title: {
        de: '„Mau“ und „Mau Mau“ zur rechten Zeit',
        en: '“Mau” and “Mau Mau” in time',
        lt: '„Mau“ ir „Mau Mau“ paskelbiama laiku',
      },
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

const BOTH_SHORT: Lines = {
  de: ['„Mau“ bei der vorletzten, „Mau Mau“ bei der letzten Karte.'],
  en: ['“Mau” with the last card but one, “Mau Mau” with the last.'],
  lt: ['„Mau“ skelbiama padėjus priešpaskutinę kortą, „Mau Mau“ – padėjus paskutinę.'],
};

const FORGOTTEN = {
  catch: {
    de: 'Wer die Ansage vergisst, kann erwischt werden.',
    en: 'Whoever forgets the call can be caught.',
    lt: 'Kas pamiršta paskelbti, tą galima pagauti.',
  },
  'bars-last-card': {
    de: 'Ohne Ansage darf die letzte Karte nicht gelegt werden.',
    en: 'Without the call the last card may not be laid.',
    lt: 'Be skelbimo paskutinės kortos dėti negalima.',
  },
  'takes-pile': {
    de: 'Wer seine letzte Karte ohne Ansage zu legen versucht, nimmt den ganzen Ablagestapel.',
    en: 'Whoever tries to lay the last card without the call takes the whole discard pile.',
    lt: 'Kas bando padėti paskutinę kortą be skelbimo, tas paima visą atvirąjį fondą.',
  },
} as const;

/** What a forgotten call brings: others may catch it, it bars the last card, or trying costs the discard pile. */
export const forgottenCall: AnyOption = defineOption({
  key: 'forgottenCall',
  group: 'calls',
  title: { de: 'Vergessene Ansage', en: 'Forgotten call', lt: 'Pamirštas skelbimas' },
  schema: choiceSchema(['catch', 'bars-last-card', 'takes-pile']),
  defaultValue: 'catch',
  clauses: ['FAM-12', 'SKAT-12', 'CZ-7', 'DE-5', 'DE-6'],
  needs: [CALLED],
  compile: (value, draft) => {
    draft.callBars = value === 'bars-last-card';
    draft.callTakesPile = value === 'takes-pile';
    draft.callAtZero = value === 'catch' ? wordAtZero(draft.callAtOne) : undefined;
  },
  sentence: (value, context) => {
    if (!context.facts.hasCalls) return NO_LINES;
    if (value === 'takes-pile') return pileSentences();
    return value === 'catch' ? catchingSentences(context) : barringSentences(context);
  },
  short: (value, { facts }) => {
    if (!facts.hasCalls || value === 'catch') return NO_LINES;
    const { de, en, lt } = FORGOTTEN[value];
    return { de: [de], en: [en], lt: [lt] };
  },
  difference: (_, to) => FORGOTTEN[to],
  examples: [
    {
      title: { de: 'Erwischt: 2 Strafkarten', en: 'Caught: 2 penalty cards', lt: 'Pagauta: 2 baudos kortos' },
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
        lt: 'Nepaskelbus „Mau“, paskutinė korta lieka rankoje',
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
    {
      title: {
        de: 'Ohne „Paskutinė“ kostet der Versuch den ganzen Ablagestapel',
        en: 'Without “Paskutinė” trying costs the whole discard pile',
        lt: 'Nepaskelbus „Paskutinė“, už bandymą tenka paimti visą atvirąjį fondą',
      },
      scenario: {
        name: 'forgottenCall: takes the pile',
        rules: 'czech',
        players: 3,
        hands: ['9C TH', '9S 4S TD', 'TS 2D 4C'],
        draw: '6C 7C',
        discard: '9D',
        steps: [
          '0:9C',
          '1:9S',
          '2:TS',
          { expect: { legal: ['draw'] } },
          '0:TH',
          { expect: { turn: 1, top: null, hands: ['TH 9D 9C 9S TS', null, null], discard: '' } },
        ],
      },
    },
  ],
});

/** Cards drawn when a forgotten call is caught. */
export const catchCards: AnyOption = defineOption({
  key: 'catchCards',
  group: 'calls',
  title: {
    de: 'Strafkarten für eine vergessene Ansage',
    en: 'Penalty cards for a forgotten call',
    lt: 'Baudos kortos už pamirštą skelbimą',
  },
  schema: integerSchema(1, 10),
  defaultValue: 2,
  clauses: ['FAM-12'],
  needs: [CALLED, CAUGHT],
  compile: (value, draft) => {
    draft.catchCards = draft.callAtZero === undefined ? 0 : value;
  },
  sentence: (value, { facts }) =>
    !facts.hasCalls || facts.callAtZero === undefined
      ? NO_LINES
      : {
          de: [
            `Wer erwischt wird, zieht ${value === 1 ? '1 Strafkarte' : `${value} Strafkarten`}, gleich und außer der Reihe.`,
          ],
          en: [
            `Whoever is caught draws ${value === 1 ? '1 penalty card' : `${value} penalty cards`}, at once and out of turn.`,
          ],
          lt: [`Ką pagauna, tas iš karto, be eilės, ima ${countedLt(value, COUNTED_LT.penaltyCard.acc)}.`],
        },
  short: (value, { facts }) =>
    !facts.hasCalls || facts.callAtZero === undefined
      ? NO_LINES
      : {
          de: [`Wer eine Ansage vergisst und erwischt wird, zieht ${cardsDe(value)}.`],
          en: [`Whoever forgets a call and is caught draws ${cardsEn(value)}.`],
          lt: [`Kas pamiršta ir pakliūva, tas ima ${cardsLtAcc(value)}.`],
        },
  difference: (from, to) => ({
    de: `Eine vergessene Ansage kostet ${to} statt ${cardsDe(from)}.`,
    en: `A forgotten call costs ${to} instead of ${cardsEn(from)}.`,
    lt: `Už pamirštą skelbimą reikia imti ${cardsLtAcc(to)}, o ne ${from}.`,
  }),
  examples: [
    {
      title: {
        de: 'Drei Strafkarten, wo es so abgemacht ist',
        en: 'Three penalty cards where so agreed',
        lt: 'Trys baudos kortos, jei taip susitarta',
      },
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

/** "Mau" or "Mau Mau" with the last card, said by the product, so that it cannot be forgotten. */
export const lastCardWords: AnyOption = defineOption({
  key: 'lastCardWords',
  group: 'calls',
  title: { de: '„Mau“ mit der letzten Karte', en: '“Mau” with the last card', lt: '„Mau“ padėjus paskutinę kortą' },
  schema: booleanSchema,
  defaultValue: false,
  clauses: ['DE-6', 'DE-7'],
  needs: [NOT_CALLED_LAST],
  compile: (value, draft) => {
    draft.announcesLast = value;
  },
  sentence: (value, { facts }) => {
    if (!value || (facts.hasCalls && facts.callAtZero !== undefined)) return NO_LINES;
    const doubles = (facts.lastFactor[RANK_JACK * 4] ?? 1) > 1;
    return {
      de: [
        `Mit der letzten Karte ruft man „Mau!“${doubles ? ', mit einem Buben „Mau Mau!“' : ''}.`,
        'Am Bildschirm geschieht das von selbst; zu vergessen gibt es dabei nichts.',
      ],
      en: [
        `With the last card one calls “Mau!”${doubles ? ', with a jack “Mau Mau!”' : ''}.`,
        'On the screen that happens by itself; there is nothing to forget.',
      ],
      lt: [
        `Padėjus paskutinę kortą, skelbiama „Mau!“${doubles ? ', o jei tai valetas – „Mau Mau!“' : ''}.`,
        'Ekrane tai vyksta savaime, tad pamiršti čia nėra ko.',
      ],
    };
  },
  difference: (_, to) =>
    to
      ? {
          de: 'Mit der letzten Karte ruft man „Mau!“.',
          en: 'With the last card one calls “Mau!”.',
          lt: 'Padėjus paskutinę kortą, skelbiama „Mau!“.',
        }
      : {
          de: 'Mit der letzten Karte wird nichts von selbst gerufen.',
          en: 'Nothing is called automatically with the last card.',
          lt: 'Padėjus paskutinę kortą, savaime nieko neskelbiama.',
        },
  examples: [
    {
      title: { de: '„Mau!“ von selbst', en: '“Mau!” by itself', lt: '„Mau!“ savaime' },
      scenario: {
        name: 'lastCardWords: Mau by itself',
        rules: 'german',
        players: 2,
        hands: ['9C 9H', '9S KH QD'],
        draw: 'TS 8S',
        discard: '9D',
        steps: ['0:9C~', '1:9S', '0:9H', { expect: { announced: ['mau'], over: { winner: 0, points: [0, 7] } } }],
      },
    },
  ],
});
