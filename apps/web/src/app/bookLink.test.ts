import { decodeRuleSet, houseRuleSet, presetById } from '@hausregel/rules';
import { beforeAll, expect, test, vi } from 'vitest';
import { bookLink, bookPath } from './bookLink.ts';

beforeAll(() => void vi.stubGlobal('location', { origin: 'http://mill:8420', hostname: 'mill' }));

const family = presetById('family');
if (family === undefined) throw new Error('There is no preset.');

test('The book of a preset has a short address', () => {
  expect(bookLink(family)).toBe('http://mill:8420/rules/family');
});

test('The address of a house’s own book holds its rules', () => {
  const house = houseRuleSet(family, { name: 'At the mill', version: 3, options: { handSize: 7 } });
  const [path, shared = ''] = bookPath(house).split('#');
  expect(path).toBe('/rules/house');
  expect(decodeRuleSet(shared)).toMatchObject({ ok: true, value: { version: 3, options: { handSize: 7 } } });
});
