import { expect, test } from 'vitest';
import { OPTIONS } from './options/index.ts';
import { withValue } from './optionValues.ts';
import { isOutOfPlace } from './outOfPlace.ts';
import { presetById } from './presets.ts';

const outOfPlace = (id: string): string[] => {
  const preset = presetById(id);
  return preset === undefined ? [] : OPTIONS.filter((option) => isOutOfPlace(preset, option)).map(({ key }) => key);
};

test('what only the grand game has is out of place elsewhere, and the other way round', () => {
  expect(outOfPlace('family')).toContain('kingMeetings');
  expect(outOfPlace('family')).not.toContain('handSize');
  expect(outOfPlace('family')).not.toContain('goesOutOneByOne');
  expect(outOfPlace('mau-tse-tung')).toContain('lastCardCall');
  expect(outOfPlace('mau-tse-tung')).not.toContain('kingMeetings');
});

test('what is wrong as it is, is offered for mending', () => {
  const family = presetById('family');
  const meetings = OPTIONS.find(({ key }) => key === 'kingMeetings');
  if (family === undefined || meetings === undefined) throw new Error('There is no such rule.');
  expect(isOutOfPlace(withValue(family, 'kingMeetings', true), meetings)).toBe(false);
});
