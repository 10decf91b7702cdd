import { expect, test } from 'vitest';
import { SHELF } from './shelf.ts';
import { ABOUT } from './shelfAbout.ts';
import { aboutOfRules, shelfOfRules } from './shelfOfRules.ts';

test('the boxes on the shelf say what the rules say', () => {
  expect(SHELF).toEqual(shelfOfRules());
  expect(ABOUT).toEqual(aboutOfRules());
});
