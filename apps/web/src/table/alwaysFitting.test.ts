import { FACE_COUNT, JOKER, type Rules } from '@hausregel/core';
import { formatKind } from '@hausregel/notation';
import { compile, playersOf, PRESETS, type RuleSet, withOverrides } from '@hausregel/rules';
import { expect, test } from 'vitest';
import { alwaysFitting } from './alwaysFitting.ts';

function rulesOf(ruleSet: RuleSet): Rules {
  const result = compile(ruleSet, playersOf(ruleSet).min);
  if (!result.ok) throw new RangeError(JSON.stringify(result.error));
  return result.value;
}

/** Ranks of the cards of other suits that fit on a kind while the suit is wished. */
function fittingRanks({ deck, fitLo, fitHi }: Rules, top: number, suit: number): readonly string[] {
  const row = (suit + 1) * FACE_COUNT + top;
  const fits = (kind: number): boolean => (((kind < 32 ? fitLo[row] : fitHi[row]) ?? 0) & (1 << (kind % 32))) !== 0;
  const others = [...deck.keys()].filter(
    (kind) => (deck[kind] ?? 0) > 0 && (kind === JOKER || (kind & 3) !== suit) && fits(kind),
  );
  return [...new Set(others.map((kind) => formatKind(kind).charAt(0)))];
}

const TABLES = PRESETS.flatMap((preset) =>
  [{}, { wildOnWild: false }, { secondWildRank: '9' }, { wildJokers: 2 }].flatMap((overrides) => {
    const result = withOverrides(preset, overrides);
    const isPlain = preset.options['goesOutOneByOne'] !== true && preset.options['wildInNeed'] !== true;
    return result.ok && isPlain ? [{ title: `${preset.id} ${JSON.stringify(overrides)}`, ruleSet: result.value }] : [];
  }),
);

test.each(TABLES)('what may be laid whatever suit is wished is what the tables say: $title', ({ ruleSet }) => {
  const rules = rulesOf(ruleSet);
  for (const top of [...rules.deck.keys()].filter((kind) => rules.namesSuit[kind] === 1)) {
    const told = alwaysFitting(ruleSet, formatKind(top)).toSorted();
    expect([formatKind(top), told]).toEqual([formatKind(top), fittingRanks(rules, top, 0).toSorted()]);
  }
});

test.each([{ wildInNeed: true }, { goesOutOneByOne: true }])(
  'nothing is told where it is not always so: %j',
  (options) => {
    const [preset] = PRESETS;
    expect(preset && alwaysFitting({ ...preset, options }, 'AS')).toEqual([]);
  },
);
