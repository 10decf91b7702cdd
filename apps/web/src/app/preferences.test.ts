import { expect, test } from 'vitest';
import { CHOICES, PLAYER_NAME_MAX, readPreferences, SWITCHES } from './preferences.ts';

test('without anything stored every preference has its default', () => {
  const preferences = readPreferences(undefined);
  for (const key of Object.keys(SWITCHES)) expect(preferences).toHaveProperty(key, Reflect.get(SWITCHES, key));
  for (const [key, choices] of Object.entries(CHOICES)) expect(preferences).toHaveProperty(key, choices[0]);
  expect(preferences.language).toBeUndefined();
  expect(preferences.playerName).toBe('');
});

test('what is stored is read, what is unknown or of another kind is not', () => {
  const preferences = readPreferences({
    theme: 'dark',
    sound: 'deafening',
    autoPass: true,
    shortcuts: 'no',
    language: 'fr',
  });
  expect(preferences).toMatchObject({
    theme: 'dark',
    sound: 'full',
    autoPass: true,
    shortcuts: true,
    language: undefined,
  });
});

test.each([null, [], 'dark', 7])('%j instead of preferences does no harm', (stored) => {
  expect(readPreferences(stored)).toEqual(readPreferences(undefined));
});

test('a stored name is not longer than a name may be', () => {
  expect(readPreferences({ playerName: 'x'.repeat(99) }).playerName).toHaveLength(PLAYER_NAME_MAX);
});
