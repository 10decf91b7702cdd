import { encodeRuleSet, houseRuleSet, presetById, tagOf } from '@hausregel/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepRules } from './ownRules.ts';
import { rulesAt } from './rulesAt.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const family = presetById('family');
if (family === undefined) throw new Error('There is no preset.');
const shared = encodeRuleSet(houseRuleSet(family, { name: 'Mill', version: 1, options: { handSize: 7 } }));
const house = { ok: true, value: { basedOn: 'family', options: { handSize: 7 } } };

test('An address names a preset, whatever stands behind #', () => {
  expect(rulesAt('family', shared)).toEqual({ ok: true, value: family });
});

test('An address holds a whole rule set', () => {
  expect(rulesAt('house', shared)).toMatchObject(house);
});

test('Rules that are kept here are found by their id', () => {
  expect(rulesAt('own-1', '')).toEqual({ ok: false, error: 'missing' });
  keepRules({ id: 'own-1', name: 'Mill', shared, players: { min: 2, max: 5 }, deckSize: 52 });
  expect(rulesAt('own-1', '')).toMatchObject(house);
});

test('Rules that are cut off, newer or not there at all are told apart', () => {
  const newer = `family.1.X.${tagOf('notYetInvented')}1`;
  expect(rulesAt('house', shared.slice(0, -3))).toEqual({ ok: false, error: 'broken' });
  expect(rulesAt('house', `1.${tagOf(newer)}.${newer}`)).toEqual({ ok: false, error: 'newer' });
  expect(rulesAt('house', '')).toEqual({ ok: false, error: 'missing' });
});
