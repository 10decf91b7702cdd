import { expect, test } from 'vitest';
import { draftOf } from '../compile.ts';
import { presetById } from '../presets.ts';
import { startCardSentences, startCardShort } from './startCard.ts';

const factsOf = (id: string, options: Readonly<Record<string, unknown>> = {}): ReturnType<typeof draftOf> => {
  const preset = presetById(id);
  if (preset === undefined) throw new RangeError(id);
  return draftOf({ ...preset, options: { ...preset.options, ...options } }, 3);
};

test('The first player may wish on a start card that wishes, by its name in this rule set.', () => {
  const lithuanian = startCardShort('first-player', factsOf('lithuanian'));
  const german = startCardShort('first-player', factsOf('german'));
  expect([lithuanian.lt[0], german.lt[0]]).toStrictEqual([
    'Viena korta atverčiama. Jei tai dama, pirmasis žaidėjas gali kortos nedėti, o pareikalauti spalvos.',
    'Viena korta atverčiama. Jei tai valetas, pirmasis žaidėjas gali kortos nedėti, o pareikalauti spalvos.',
  ]);
});

test('A start card that counts as laid acts by what the cards do.', () => {
  const facts = factsOf('family', { ninePower: 'reverse-draw-two', tenPower: 'reverse' });
  expect(startCardSentences('as-dealer', facts)).toMatchObject({
    en: [
      'The top card of the draw pile is turned up as the start card and begins the discard pile.',
      'It counts as laid by the dealer.',
      'If it is a jack, the dealer names a suit.',
      'A seven or an eight acts on the player after the dealer.',
      'A nine or a ten turns the direction first: then the player on the dealer’s right is next, and the nine acts on that player.',
    ],
    lt: [
      'Viršutinė uždarojo fondo korta atverčiama kaip startinė ir pradeda atvirąjį fondą.',
      'Laikoma, kad ją padėjo dalytojas.',
      'Jei tai valetas, dalytojas pareikalauja spalvos.',
      'Septynakė arba aštuonakė veikia po dalytojo einantį žaidėją.',
      'Devynakė arba dešimtakė pirmiausia pakeičia kryptį: tada pirmas eina žaidėjas dalytojui iš dešinės, ir devynakė iš karto veikia šį žaidėją.',
    ],
  });
});

test('Where no card wishes, a start card has no effect.', () => {
  const facts = factsOf('family', { jackPower: 'none' });
  expect(startCardSentences('first-player', facts).lt).toStrictEqual([
    'Viršutinė uždarojo fondo korta atverčiama kaip startinė ir pradeda atvirąjį fondą; jokio kito poveikio ji neturi.',
  ]);
});
