import { describe, expect, test } from 'vitest';
import { cardEntries } from './bookEntries.ts';
import { withOverrides } from './parse.ts';
import { presetById } from './presets.ts';
import type { RuleSet } from './ruleSet.ts';

function family(overrides: Readonly<Record<string, unknown>>): RuleSet {
  const found = presetById('family');
  const changed = found === undefined ? undefined : withOverrides(found, overrides);
  if (changed?.ok !== true) throw new Error('these house rules can be played');
  return changed.value;
}

const told = (ruleSet: RuleSet): readonly string[] =>
  cardEntries(ruleSet).map(({ card, title, short }) => `${card} ${title.de}: ${short.de.join(' ')}`);

describe('the cards at a glance', () => {
  test('tell what a house rule gives to a rank without a power, in the order of the ranks', () => {
    expect(told(family({ cancelRank: '9', openRank: 'Q' }))).toEqual([
      '7S Sieben: Der Nächste zieht 2 oder antwortet.',
      '8C Acht: Der Nächste setzt aus. Dagegen hilft nichts.',
      '9D Neun: Eine Neun hebt eine Ziehstrafe auf.',
      'JC Bube: Passt immer. Wer ihn legt, wünscht eine Farbe. Der Nächste bedient sie oder legt auch einen Buben.',
      'QD Dame: Auf eine Dame passt alles.',
    ]);
  });

  test('tell a second thing that a rank does in the same place', () => {
    expect(told(family({ openRank: '8' }))[1]).toBe(
      '8C Acht: Der Nächste setzt aus. Dagegen hilft nichts. Auf eine Acht passt alles.',
    );
  });

  test('tell black and red jacks and jokers, which are no rank', () => {
    const entries = told(
      family({ blackJacksPower: 'draw-five', redJacksCure: true, jackPower: 'none', wildRank: 'none', wildJokers: 2 }),
    );
    expect(entries.slice(2)).toEqual([
      'JS Schwarze Buben: Der Nächste zieht 5 oder antwortet.',
      'JD Rote Buben: Ein roter Bube hebt die Strafe eines schwarzen Buben auf.',
      'X Joker: Passt immer, und auf ihn passt alles.',
    ]);
  });

  test('mark what the table has changed', () => {
    const [, , nine] = cardEntries(family({ cancelRank: '9' }));
    expect(nine).toMatchObject({ key: 'cancelRank', isChanged: true, clauses: ['HR-cancelRank'] });
  });
});
