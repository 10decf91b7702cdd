import { expect, test } from 'vitest';
import { bookContextOf } from '../bookEntries.ts';
import type { BookContext } from '../option.ts';
import { presetById } from '../presets.ts';
import { chainSentences, plainRankSentences, skipSentences } from './cardRules.ts';

function contextOf(id: string, options: Readonly<Record<string, unknown>> = {}): BookContext {
  const preset = presetById(id);
  if (preset === undefined) throw new RangeError(id);
  return bookContextOf({ ...preset, options: { ...preset.options, ...options } });
}

test('Ranks without a power are named by the ends of their runs.', () => {
  expect(plainRankSentences(contextOf('family'))).toStrictEqual({
    de: ['Alle übrigen Karten – Zwei bis Sechs, Neun, Zehn und Dame bis Ass – haben keine Wirkung.'],
    en: ['All other cards – two to six, nine, ten and queen to ace – have no effect.'],
    lt: ['Visos kitos kortos – nuo dviakės iki šešakės, devynakė, dešimtakė ir nuo damos iki tūzo – neturi poveikio.'],
  });
});

test('Where the king of hearts has a power, only the other kings have none.', () => {
  expect(plainRankSentences(contextOf('czech'))).toStrictEqual({
    de: ['Alle übrigen Karten – Vier, Sechs, Acht bis Bube und die anderen Könige – haben keine Wirkung.'],
    en: ['All other cards – four, six, eight to jack and the other kings – have no effect.'],
    lt: ['Visos kitos kortos – keturakė, šešakė, nuo aštuonakės iki valeto ir kiti karaliai – neturi poveikio.'],
  });
});

test('Every chain is answered by its own kind only.', () => {
  expect(chainSentences(contextOf('skat', { ninePower: 'draw-three' })).lt[0]).toBe(
    'Atsimušimų grandinės nesimaišo: nuo septynakės atsimušama tik dar viena septynake, nuo aštuonakės – tik dar viena aštuonake, o nuo devynakės – tik dar viena devynake.',
  );
  expect(chainSentences(contextOf('skat')).lt[0]).toBe(
    'Atsimušimų grandinės nesimaišo: nuo septynakės atsimušama tik dar viena septynake, o nuo aštuonakės – tik dar viena aštuonake.',
  );
});

test('With two players a skip gives the turn back, where the other does not answer.', () => {
  expect(skipSentences(contextOf('czech')).lt).toStrictEqual([
    'Žaidžiant dviese, septynakę arba tūzą padėjęs žaidėjas tuoj pat vėl daro ėjimą.',
  ]);
  expect(skipSentences(contextOf('skat')).lt).toStrictEqual([
    'Ėjimo praleidimai skaičiuojami ratu ir gali tekti net tam, kas padėjo paskutinę grandinės kortą.',
    'Žaidžiant dviese, aštuonakę padėjęs žaidėjas tuoj pat vėl daro ėjimą, jei varžovas neatsimuša.',
  ]);
  expect(skipSentences(contextOf('czech', { playersMin: 3 })).lt).toStrictEqual([]);
});
