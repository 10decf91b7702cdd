import { expect, test } from 'vitest';
import { bookContextOf } from '../bookEntries.ts';
import type { BookContext } from '../option.ts';
import { presetById } from '../presets.ts';
import { barringSentences, catchingSentences, pileSentences } from './callSentences.ts';

function contextOf(id: string, options: Readonly<Record<string, unknown>> = {}): BookContext {
  const preset = presetById(id);
  if (preset === undefined) throw new RangeError(id);
  return bookContextOf({ ...preset, options: { ...preset.options, ...options } });
}

test('A forgotten call is told sentence by sentence alike in every language.', () => {
  const told = [
    pileSentences(),
    barringSentences(contextOf('skat')),
    barringSentences(contextOf('swiss')),
    catchingSentences(contextOf('family')),
    catchingSentences(contextOf('family', { playersMin: 3, eightPower: 'none' })),
  ];
  const counts = told.map(({ de, en, lt }) => [de.length, en.length, lt.length]);
  expect(counts).toStrictEqual([5, 7, 7, 9, 7].map((count) => [count, count, count]));
});

test('What a last card still does names the cards, whatever their gender.', () => {
  const { lt } = catchingSentences(contextOf('family', { heartKingPower: 'draw-four', queenPower: 'wish' }));
  expect(lt).toContain(
    'Jei be „Mau Mau“ padėta korta buvo septynakė arba širdžių karalius, bauda kitam žaidėjui lieka galioti.',
  );
  expect(lt).toContain(
    'Jei be „Mau Mau“ padėta korta buvo valetas arba dama, galioja jos pačios spalva, nes padėjus paskutinę kortą spalvos nepareikalaujama.',
  );
});

test('A card that lets another be laid at once bears on the time of the call.', () => {
  expect(barringSentences(contextOf('swiss')).lt).toContain(
    'Jei paskutinę kortą tuo pačiu ėjimu leidžia padėti šešakė, paskelbti reikia prieš tai.',
  );
});
