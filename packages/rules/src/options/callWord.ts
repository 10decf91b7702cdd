/** What is called: with one card left, and where that can be forgotten with the last card, too. */
import type { Announcement } from '@hausregel/core';
import { type AnyOption, defineOption } from '../option.ts';
import { choiceSchema } from '../schema.ts';
import { CALL_NAMES } from '../words/callSentences.ts';
import { NO_LINES } from '../words/phrases.ts';
import { CALLED } from './needs/ending.ts';

/** What is called with the last card, by the word with the last but one. */
const WORD_AT_ZERO = { mau: 'maumau', last: 'maumau', makao: 'po-makale', tschau: 'sepp' } as const;
type CallWord = keyof typeof WORD_AT_ZERO;
const CALL_WORDS = ['mau', 'last', 'makao', 'tschau'] as const satisfies readonly CallWord[];
/** The word with the last card at a table that calls this one before it. */
export const wordAtZero = (word: Announcement): Announcement =>
  WORD_AT_ZERO[CALL_WORDS.find((known) => known === word) ?? 'mau'];

/** The word of the call: what one says with one card left. */
export const callWord: AnyOption = defineOption({
  key: 'callWord',
  group: 'calls',
  title: { de: 'Wort der Ansage', en: 'Word of the call', lt: 'Skelbiamas žodis' },
  schema: choiceSchema(CALL_WORDS),
  defaultValue: 'mau',
  clauses: ['CZ-7', 'DE-5', 'HR-callWord'],
  sources: ['pl.wikipedia.org (Makao)', 'jassen.ch (Tschau Sepp)'],
  needs: [CALLED],
  compile: (value, draft) => {
    draft.callAtOne = value;
  },
  sentence: (value, { facts }) =>
    facts.hasCalls && value === 'last'
      ? {
          de: ['„Paskutinė“ ist Litauisch und heißt „die Letzte“.'],
          en: ['“Paskutinė” is Lithuanian for “the last one”.'],
          lt: ['Šis žodis visiems praneša, kad rankoje liko paskutinė korta.'],
        }
      : NO_LINES,
  difference: (_, to, { facts }) =>
    facts.callAtZero === undefined
      ? {
          de: `Angesagt wird mit ${CALL_NAMES[to].de}.`,
          en: `The word of the call is ${CALL_NAMES[to].en}.`,
          lt: `Skelbiama ${CALL_NAMES[to].lt}.`,
        }
      : {
          de: `Angesagt wird mit ${CALL_NAMES[to].de} und mit der letzten Karte ${CALL_NAMES[WORD_AT_ZERO[to]].de}.`,
          en: `The word of the call is ${CALL_NAMES[to].en}, with the last card ${CALL_NAMES[WORD_AT_ZERO[to]].en}.`,
          lt: `Skelbiama ${CALL_NAMES[to].lt}, o padėjus paskutinę kortą – ${CALL_NAMES[WORD_AT_ZERO[to]].lt}.`,
        },
  examples: [
    {
      title: {
        de: '„Paskutinė“ mit der vorletzten Karte',
        en: '“Paskutinė” with the last card but one',
        lt: '„Paskutinė“ padėjus priešpaskutinę kortą',
      },
      scenario: {
        name: 'callWord: Paskutinė',
        rules: 'german',
        players: 2,
        hands: ['9C 9H', '9S KH QD'],
        draw: 'TS 8S',
        discard: '9D',
        steps: ['0:9C~', { expect: { turn: 1, announced: ['last'] } }],
      },
    },
    {
      title: {
        de: 'Erst „Tschau“, dann „Sepp“',
        en: 'First “Tschau”, then “Sepp”',
        lt: 'Pirma „Tschau“, paskui „Sepp“',
      },
      scenario: {
        name: 'callWord: Tschau and Sepp',
        rules: 'family',
        with: { callWord: 'tschau' },
        players: 2,
        hands: ['9C 9H', '9S KH QD'],
        draw: 'TS 8S',
        discard: '9D',
        steps: [
          '0:9C~',
          { expect: { announced: ['tschau'] } },
          '1:9S',
          '0:9H~',
          { expect: { turn: null, announced: ['sepp'] } },
        ],
      },
    },
    {
      title: {
        de: '„Makao“ mit der vorletzten Karte',
        en: '“Makao” with the last card but one',
        lt: '„Makao“ padėjus priešpaskutinę kortą',
      },
      scenario: {
        name: 'callWord: Makao',
        rules: 'makao',
        players: 2,
        hands: ['9C 9H', '5H 6H KC'],
        draw: '6C 5S 8S 7S TS 9S',
        discard: '9D',
        steps: ['0:9C~', { expect: { turn: 1, announced: ['makao'] } }],
      },
    },
  ],
});
