import { expect, test } from 'vitest';
import { draftOf } from '../compile.ts';
import { presetById } from '../presets.ts';
import type { Line } from './phrases.ts';
import { valueList } from './values.ts';

function valuesIn(id: string): Line {
  const preset = presetById(id);
  if (preset === undefined) throw new RangeError(id);
  return valueList(draftOf(preset, 2));
}

test('Ranks of one value are named together, numbers that count themselves at the end.', () => {
  expect(valuesIn('family')).toStrictEqual({
    de: 'Ass, König, Dame und Bube je 10, die Zahlenkarten ihren Wert',
    en: 'ace, king, queen and jack 10 each, number cards their number',
    lt: 'tūzas, karalius, dama ir valetas – po 10, akinės kortos – pagal akių skaičių',
  });
  expect(valuesIn('lithuanian').lt).toBe(
    'tūzas – 11, karalius – 4, dama – 3, valetas – 2, akinės kortos – pagal akių skaičių',
  );
});

test('A single card of another value stands beside the others of its rank.', () => {
  expect(valuesIn('german').lt).toBe(
    'širdžių valetas – 30, kryžių valetas, pikų valetas ir būgnų valetas – po 20, tūzas – 11, karalius – 4, dama – 3, akinės kortos – pagal akių skaičių',
  );
});
