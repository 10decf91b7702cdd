import type { RefusalText } from '@hausregel/protocol';
import type { Special, Stamp } from '@hausregel/rules';
import { describe, expect, test } from 'vitest';
import { examplePlace } from '../app/exampleView.ts';
import { gapsOf, type Text } from '../lib/text.ts';
import deGrand from '../locales/de/grand.json';
import deLog from '../locales/de/log.json';
import deTable from '../locales/de/table.json';
import deTableLater from '../locales/de/tableLater.json';
import enGrand from '../locales/en/grand.json';
import enLog from '../locales/en/log.json';
import enTable from '../locales/en/table.json';
import enTableLater from '../locales/en/tableLater.json';
import { aRank, cardName, cardSign, effectWords, isSingleEffect, theCard } from './cardWords.ts';
import { eventSentence, logLines } from './eventWords.ts';
import { SAY } from './exampleSay.ts';
import { helpWords } from './help.ts';
import { cardLabel } from './labels.ts';

const TEXTS: Readonly<Record<'de' | 'en', Readonly<Record<string, Text>>>> = {
  de: { ...deTable, ...deTableLater, ...deLog, ...deGrand },
  en: { ...enTable, ...enTableLater, ...enLog, ...enGrand },
};
const { de: german, en: english } = SAY;

const STAMPS: Readonly<Record<string, Stamp>> = {
  7: { type: 'draw', count: 2 },
  8: { type: 'skip' },
  J: { type: 'wish' },
};
const stampOf = (card: string): Stamp | undefined =>
  card === 'KH' ? { type: 'draw', count: 4 } : STAMPS[card[0] ?? ''];

const specialOf = (card: string): Special | undefined => (card === 'QS' ? 'jump' : undefined);

describe('texts', () => {
  test('both languages have the same keys, gaps and their own plural classes', () => {
    expect(Object.keys(TEXTS.en).toSorted()).toEqual(Object.keys(TEXTS.de).toSorted());
    for (const [key, text] of Object.entries(TEXTS.en)) {
      const other = TEXTS.de[key] ?? '';
      expect([key, typeof other, gapsOf(other)]).toEqual([key, typeof text, gapsOf(text)]);
      if (typeof text !== 'string') expect(Object.keys(text).toSorted()).toEqual(['one', 'other']);
    }
  });
});

describe('cards', () => {
  test('a card has a name for ears and a sign for eyes', () => {
    expect([cardName('7H', english), cardName('JD', german), cardName('X', german)]).toEqual([
      '7 of hearts',
      'Karo-Bube',
      'Joker',
    ]);
    expect([cardSign('TS', 'de', german), cardSign('JS', 'de', german), cardSign('JS', 'en', english)]).toEqual([
      '♠\u00a010',
      '♠\u00a0B',
      '♠\u00a0J',
    ]);
    expect([aRank('8S', english), aRank('JS', german)]).toEqual(['an eight', 'einen Buben']);
  });

  test('the effect is told in words, and a single card is told from a rank', () => {
    expect(effectWords('7S', stampOf, english)).toBe('next player draws 2');
    expect(effectWords('9S', stampOf, english)).toBeUndefined();
    expect(effectWords('KS', () => ({ type: 'skip', of: 'others' }), english)).toBe('everyone else skips a turn');
    expect([isSingleEffect('KH', stampOf), isSingleEffect('7H', stampOf)]).toEqual([true, false]);
  });

  test('a label says what the card is, whether it goes, and what it does', () => {
    const refusal: RefusalText = {
      code: 'does-not-fit',
      clause: 'SKAT-4',
      move: '9C',
      top: '7H',
      wish: undefined,
      demand: undefined,
    };
    const context = {
      say: english,
      stampOf,
      explain: () => ({ text: 'Needs hearts or a seven.', clause: 'SKAT-4' }),
      isMyTurn: true,
    };
    const group = { key: 'k', card: '7H', copies: 1, moves: ['7H'], refusal: undefined, isNew: false };
    expect(cardLabel(group, context)).toBe('7 of hearts, playable, next player draws 2');
    expect(cardLabel({ ...group, card: '9C', moves: [], refusal }, context)).toBe(
      '9 of clubs, not playable: Needs hearts or a seven.',
    );
    expect(cardLabel({ ...group, copies: 2 }, context)).toBe('2 times 7 of hearts, playable, next player draws 2');
    expect(cardLabel({ ...group, isNew: true }, context)).toBe('7 of hearts, just drawn, playable');
    expect(cardLabel({ ...group, card: '9C', moves: [], refusal, isNew: true }, context)).toBe(
      '9 of clubs, just drawn, not playable: Needs hearts or a seven.',
    );
  });
});

describe('cards of the grand game', () => {
  test('a joker is named by what it stands for', () => {
    expect([cardName('X=7H', english), cardName('3D=J', german), cardName('J', german)]).toEqual([
      'joker as 7 of hearts',
      'Karo-3 als Bube',
      'Bube',
    ]);
    expect(cardSign('X=7H', 'de', german)).toBe('Joker als ♥\u00a07');
  });

  test('in a sentence a card has its article, and a German jack declines', () => {
    expect(['KC', 'X', 'X=7H', 'J'].map((card) => theCard(card, english))).toEqual([
      'the king of clubs',
      'a joker',
      'a joker as the 7 of hearts',
      'a jack',
    ]);
    expect(
      ['KC', 'JC', 'AD', 'QS', '9H'].map((card) => german('log.youLaid', { card: theCard(card, german) })),
    ).toEqual([
      'Du legst den Kreuz-König.',
      'Du legst den Kreuz-Buben.',
      'Du legst das Karo-Ass.',
      'Du legst die Pik-Dame.',
      'Du legst die Herz-9.',
    ]);
    expect(german('table.sayTop', { card: theCard('JC', german) })).toBe('Oben liegt der Kreuz-Bube.');
    expect(german('table.sayTurnTop', { card: theCard('X', german), sentence: 'Zieh eine Karte.' })).toBe(
      'Du bist dran. Oben liegt ein Joker. Zieh eine Karte.',
    );
  });

  test('help tells what a single card does at this table', () => {
    expect(helpWords('QS', specialOf, german)).toContain('auf einen gelegten Buben');
    expect(helpWords('7S', specialOf, english)).toBeUndefined();
  });
});

describe('happenings', () => {
  const context = {
    say: german,
    places: ['Greta', 'Tadas', 'Linde'].map((name, seat) => examplePlace(seat, name)),
    you: 0,
    card: (card: string) => cardSign(card, 'de', german),
  };
  const laid = { type: 'laid', seat: 1, card: '7C', copies: 1, wish: undefined } as const;

  test('I am told of as "du", others by name', () => {
    expect(eventSentence(laid, context)).toBe('Tadas legt ♣\u00a07.');
    expect(eventSentence({ ...laid, seat: 0 }, context)).toBe('Du legst ♣\u00a07.');
    expect(eventSentence({ type: 'caught', seat: 2, by: 0 }, context)).toBe(
      'Du hast Linde erwischt: Die Ansage fehlte.',
    );
  });

  test('every happening has a sentence in both languages', () => {
    const all = [
      { type: 'dealt', dealer: 1, start: '7C' },
      { ...laid, wish: 'H' },
      { ...laid, copies: 2 },
      { ...laid, under: ['7S'] },
      { ...laid, under: ['7S'], wish: 'H' },
      { ...laid, ahead: 2 },
      { ...laid, ahead: 2, wish: 'H' },
      { type: 'drew', seat: 1, count: 0, cards: undefined, why: 'turn' },
      { type: 'drew', seat: 0, count: 1, cards: ['7C'], why: 'turn' },
      { type: 'drew', seat: 1, count: 2, cards: undefined, why: 'caught' },
      { type: 'passed', seat: 1 },
      { type: 'wished', seat: 1, wish: 'H' },
      { type: 'skipped', seat: 1 },
      { type: 'reversed', direction: -1 },
      { type: 'demanded', seat: 1, draw: 2 },
      { type: 'announced', seat: 1, word: 'mau' },
      { type: 'caught', seat: 1, by: 2 },
      { type: 'wrongCatch', seat: 1, by: 2 },
      { type: 'renewed', count: 9, shuffled: true },
      { type: 'left', seat: 1 },
      { type: 'over', winner: 1, blocked: false },
      { type: 'over', winner: undefined, blocked: true },
      { type: 'standIn', seat: 1 },
      { type: 'asked', seat: 1, rank: '7' },
      { type: 'out', seat: 1, place: 2 },
      { type: 'took', seat: 1, count: 12, tried: '9C' },
      { type: 'handsDealt', seat: 1, handSize: 9, start: '9C' },
      { type: 'gaveUp', seat: 1, card: '4D' },
      { type: 'agreed', seat: 1 },
      { type: 'look', seat: 1, of: 0, what: 'asked' },
      { type: 'look', seat: 0, of: 1, what: 'shown' },
      { type: 'look', seat: 2, of: 1, what: 'refused' },
      { type: 'look', seat: 1, of: 2, what: 'ended' },
      { type: 'seat', seat: 1, what: 'away', name: 'Tadas' },
    ] as const;
    for (const event of all) {
      for (const say of [german, english]) {
        const text = eventSentence(event, { ...context, say }) ?? '';
        expect(text).toMatch(/^[^{}]+\.$/u);
      }
    }
  });

  const events = [
    laid,
    { type: 'reversed', direction: -1 },
    { type: 'demanded', seat: 2, draw: 2 },
    { type: 'skipped', seat: 2 },
  ] as const;
  const numbered = events.map((event, i) => ({ sequence: i, event }));

  test('in the log, what a card demands joins its line', () => {
    expect(logLines(numbered, context).map(({ text, plus }) => [text, plus])).toEqual([
      ['Tadas legt ♣\u00a07.', 2],
      ['Die Richtung dreht sich.', undefined],
      ['Linde setzt aus.', undefined],
    ]);
  });
});
