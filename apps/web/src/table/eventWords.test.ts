import { expect, test } from 'vitest';
import { examplePlace } from '../app/exampleView.ts';
import { fillText } from '../lib/text.ts';
import { texts } from '../locales/de/index.ts';
import { cardSign } from './cardWords.ts';
import { eventSentence, logLines } from './eventWords.ts';
import type { Say } from './types.ts';

const PLURAL = new Intl.PluralRules('de');
const german: Say = (key, params = {}) => fillText(texts[key] ?? key, params, PLURAL);
const context = {
  say: german,
  places: ['Greta', 'Tadas', 'Linde'].map((name, seat) => examplePlace(seat, name)),
  you: 0,
  card: (card: string) => cardSign(card, 'de', german),
};
const laid = { type: 'laid', seat: 1, card: '7C', copies: 1, wish: undefined } as const;

test('all cards laid together are named, and a card thrown in is told as one', () => {
  const set = { ...laid, under: ['7S', '7H'] };
  expect(eventSentence(set, context)).toBe('Tadas legt ♠\u00a07, ♥\u00a07 und ♣\u00a07 zusammen.');
  expect(eventSentence({ ...set, wish: 'H' }, context)).toMatch(/ zusammen und wünscht Herz\.$/);
  expect(eventSentence({ ...laid, seat: 0, ahead: 2 }, context)).toBe('Du wirfst ♣\u00a07 außer der Reihe dazwischen.');
  const [line] = logLines(
    [
      { sequence: 1, event: set },
      { sequence: 2, event: { type: 'demanded', seat: 2, draw: 6 } },
    ],
    context,
  );
  expect(line?.plus).toBe(6);
});

test('whoever is caught and gets no card is not said to draw any', () => {
  const drew = { type: 'drew', cards: undefined, why: 'caught' } as const;
  expect(eventSentence({ ...drew, seat: 0, count: 2 }, context)).toBe('Du ziehst 2 Karten zur Strafe.');
  expect(eventSentence({ ...drew, seat: 0, count: 0 }, context)).toBe('Du bekommst keine Karte mehr.');
  expect(eventSentence({ ...drew, seat: 1, count: 0 }, context)).toBe('Tadas bekommt keine Karte mehr.');
});
