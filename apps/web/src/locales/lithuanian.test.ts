import type { EventText } from '@hausregel/protocol';
import { expect, test } from 'vitest';
import { examplePlace } from '../app/exampleView.ts';
import { fillText, type Params } from '../lib/text.ts';
import { aRank, cardName } from '../table/cardWords.ts';
import { eventSentence } from '../table/eventWords.ts';
import { ranksWord } from '../table/rankWords.ts';
import type { Say } from '../table/types.ts';
import { forms } from './lt/forms.ts';
import { texts, type TextKey } from './lt/index.ts';

const plural = new Intl.PluralRules('lt');
const t = (key: TextKey, params: Params = {}): string => fillText(texts[key] ?? key, params, plural, forms);
const say: Say = t;

const NAMES = ['Greta', 'Tadas', 'Linde'];
const places = NAMES.map((name, seat) => examplePlace(seat, name, { isHost: false, isReady: true, count: 3 }));
const told = (event: EventText): string | undefined =>
  eventSentence(event, { say, places, you: 0, card: (card) => cardName(card, say) });

test.each([
  [1, '1 korta', 'Imk 1 kortą.', 'Greta lieka su kortomis ir praranda 1 tašką.'],
  [2, '2 kortos', 'Imk 2 kortas.', 'Greta lieka su kortomis ir praranda 2 taškus.'],
  [9, '9 kortos', 'Imk 9 kortas.', 'Greta lieka su kortomis ir praranda 9 taškus.'],
  [10, '10 kortų', 'Imk 10 kortų.', 'Greta lieka su kortomis ir praranda 10 taškų.'],
  [11, '11 kortų', 'Imk 11 kortų.', 'Greta lieka su kortomis ir praranda 11 taškų.'],
  [20, '20 kortų', 'Imk 20 kortų.', 'Greta lieka su kortomis ir praranda 20 taškų.'],
  [21, '21 korta', 'Imk 21 kortą.', 'Greta lieka su kortomis ir praranda 21 tašką.'],
  [112, '112 kortų', 'Imk 112 kortų.', 'Greta lieka su kortomis ir praranda 112 taškų.'],
])('nouns agree with %i', (count, seat, draw, lost) => {
  expect(t('table.seatCards', { count })).toBe(seat);
  expect(t('table.doDraw', { count })).toBe(draw);
  expect(t('score.lost', { name: 'Greta', count })).toBe(lost);
});

test('after a time and up to a number stands the genitive', () => {
  expect(t('table.awayText', { count: 21 })).toBe('Po 21 sekundės pavaduos botas.');
  expect(t('table.awayText', { count: 22 })).toBe('Po 22 sekundžių pavaduos botas.');
  expect(t('score.goalTargetFewest', { target: 101, count: 101 })).toContain('iki 101 taško.');
  expect(t('score.goalTargetFewest', { target: 125, count: 125 })).toContain('iki 125 taškų.');
});

test('cards have their names in words', () => {
  expect(['2C', 'TS', 'JH', 'AD', 'X', 'X=KH'].map((card) => cardName(card, say))).toEqual([
    'kryžių dviakė',
    'pikų dešimtakė',
    'širdžių valetas',
    'būgnų tūzas',
    'džokeris',
    'džokeris kaip širdžių karalius',
  ]);
});

test('what is laid stands in the accusative, whatever its gender', () => {
  const laid = { type: 'laid', seat: 1, card: 'QH', copies: 1, wish: undefined } as const;
  expect(told(laid)).toBe('Tadas padeda širdžių damą.');
  expect(told({ ...laid, card: 'KD' })).toBe('Tadas padeda būgnų karalių.');
  expect(told({ ...laid, seat: 0, card: 'AS', wish: 'D' })).toBe('Tu padedi pikų tūzą ir pareikalauji būgnų.');
  expect(told({ ...laid, under: ['QS'] })).toBe('Tadas kartu padeda pikų damą ir širdžių damą.');
  expect(told({ ...laid, seat: 0, ahead: 1, card: 'KD' })).toBe('Tu be eilės padedi būgnų karalių.');
  expect(told({ ...laid, card: 'X=TC' })).toBe('Tadas padeda džokerį kaip kryžių dešimtakę.');
  expect(told({ type: 'asked', seat: 1, rank: 'K' })).toBe(
    'Tadas parodo keturias damas ir gauna visas paprašytas kortas: karalius.',
  );
});

test('names stay as they are, also where a name is a word for a card', () => {
  expect(told({ type: 'caught', seat: 2, by: 0 })).toBe('Linde nepaskelbė paskutinės kortos – pagavai tu.');
  expect(t('log.laid', { name: 'dama', card: 'dama' })).toBe('dama padeda damą.');
});

test('answers stand in the instrumental, fitting cards in the accusative', () => {
  const answer = t('table.orTwo', { one: aRank('7S', say), two: aRank('X', say) });
  expect(t('table.doAnswerDraw', { answer, count: 12 })).toBe('Atsimušk septynake ar džokeriu arba imk 12 kortų.');
  const such = t('table.aCard', { card: cardName('KH', say) });
  expect(t('table.doAnswerSkip', { answer: such })).toBe(
    'Atsimušk dar viena tokia korta (širdžių karaliumi) arba praleisk ėjimą.',
  );
  const fitting = t('table.orTwo', { one: t('table.aSuit', { suit: t('table.suitH') }), two: aRank('KH', say) });
  expect(t('table.doLayCards', { cards: fitting })).toBe('Dėk širdžių kortą ar karalių.');
  const pair = t('table.orTwo', { one: say('table.twoEights'), two: aRank('9C', say) });
  expect(t('table.doAnswerDraw', { count: 2, answer: pair })).toBe(
    'Atsimušk dviem vienodomis aštuonakėmis ar devynake arba imk 2 kortas.',
  );
  expect(t('table.doLayCards', { cards: say('table.twoEights') })).toBe('Dėk dvi vienodas aštuonakes.');
});

test('every rank, alone and in number, has every case that a text asks for', () => {
  for (const rank of '23456789TJQKAX') {
    const word = aRank(rank, say);
    for (const form of ['gen', 'acc', 'inst']) expect([rank, form, forms[form]?.[word]]).not.toContain(undefined);
    expect([rank, forms['acc']?.[ranksWord(rank, say)]]).not.toContain(undefined);
  }
  for (const suit of ['C', 'S', 'H', 'D'] as const) {
    expect(t('table.wishIs', { sign: '♥', suit: t(`table.suitTitle${suit}`) })).toBe(
      `Reikalaujama: ♥ ${t(`table.suit${suit}`)}`,
    );
  }
});

test('no text speaks of the next player as of one who follows behind', () => {
  const sentences = Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)));
  expect(sentences.filter((sentence) => /sekan|Mau-Mau|["”‚‘]/u.test(sentence))).toEqual([]);
});
