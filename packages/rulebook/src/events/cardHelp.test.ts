/** What is stamped on a card and told of it is what the compiled tables make of it, card by card. */
import {
  JOKER,
  type Kind,
  rankOf,
  RESCUE_CANCELS,
  RESCUE_PASSES_ON,
  RESCUE_SENDS_BACK,
  type Rules,
  SUIT_COUNT,
} from '@hausregel/core';
import { formatKind } from '@hausregel/notation';
import { playersOf, type RuleSet, type Stamp, stampsOf } from '@hausregel/rules';
import { rulesFor } from '@hausregel/testkit';
import { describe, expect, test } from 'vitest';
import { TABLES } from '../testing/walks.ts';
import { cardHelp, cardHere } from './explainEvents.ts';

const kindsIn = ({ deck }: Rules): readonly Kind[] => [...deck.keys()].filter((kind) => (deck[kind] ?? 0) > 0);

/** Wishes for suits are the lowest bits of a mask. */
const SUIT_WISHES = 15;

function stampByTables(rules: Rules, kind: Kind): Stamp | undefined {
  const { grand, house } = rules;
  if (grand?.jumper === kind || grand?.exit === kind) return { type: 'any-time' };
  const chain = rules.chains[(rules.chainOf[kind] ?? 0) - 1];
  const count = chain?.type === 'draw' ? Number(chain.step) : 0;
  if (rules.reverses[kind] === 1) return count > 0 ? { type: 'reverse-draw', count } : { type: 'reverse' };
  if (count > 0) return { type: 'draw', count };
  const othersDraw = rules.othersDraw[kind] ?? 0;
  if (othersDraw > 0) return { type: 'others-draw', count: othersDraw };
  if (chain !== undefined) return chain.step === 'others' ? { type: 'skip', of: 'others' } : { type: 'skip' };
  if (grand?.layDuty[kind] === 1 || house?.mustCover[kind] === 1) return { type: 'must-lay' };
  if (grand?.rankDuty[kind] === 1) return { type: 'same-rank' };
  if (rules.namesSuit[kind] === 1)
    return (house?.wishMask[kind] ?? 0) > SUIT_WISHES ? { type: 'wish', of: 'rank' } : { type: 'wish' };
  return rules.further[kind] === 1 ? { type: 'further' } : undefined;
}

/** Ways of rescuing oneself from a draw, with the words for them. */
const RESCUES = [
  [RESCUE_CANCELS, 'cancels'],
  [RESCUE_PASSES_ON, 'passes-on'],
  [RESCUE_SENDS_BACK, 'sends-back'],
] as const;

/** Claims of an English help about a card, each with whether the tables make it true. */
const claimsOn = (rules: Rules, kind: Kind, stamp: Stamp | undefined): readonly (readonly [RegExp, boolean])[] => [
  [/no effect of its own/, rules.acts[kind] !== 1],
  [/direction|revers/i, rules.reverses[kind] === 1 || rules.house?.rescues[kind] === RESCUE_SENDS_BACK],
  [/(everyone|everybody|all) else skips|others skip/i, stamp?.type === 'skip' && stamp.of === 'others'],
];

/** What every card of such a stamp must be told to do. */
function mustSay(stamp: Stamp | undefined): RegExp | undefined {
  switch (stamp?.type) {
    case 'draw':
    case 'reverse-draw':
    case 'others-draw':
      return new RegExp(
        String.raw`\b(${stamp.count}|${['no', 'one', 'two', 'three', 'four', 'five'][stamp.count] ?? ''})\b`,
      );
    case 'skip':
      return stamp.of === 'others' ? /others|else/ : /skip/;
    case 'reverse':
      return /direction|revers/i;
    case 'wish':
      return stamp.of === 'rank' ? /rank/ : /suit|wish/;
    default:
      return undefined;
  }
}

function faultsOf(ruleSet: RuleSet, players: number): readonly string[] {
  const rules = rulesFor(ruleSet, players);
  const stampOf = stampsOf(ruleSet, players);
  return kindsIn(rules).flatMap((kind) => {
    const card = formatKind(kind);
    const stamp = stampByTables(rules, kind);
    const { text } = cardHelp(card, ruleSet, 'en');
    const needed = mustSay(stamp);
    const found = [
      ...(JSON.stringify(stampOf(card)) === JSON.stringify(stamp)
        ? []
        : [`stamped ${JSON.stringify(stampOf(card))}, does ${JSON.stringify(stamp)}`]),
      ...claimsOn(rules, kind, stamp).flatMap(([claim, isSo]) =>
        claim.test(text) && !isSo ? [`it is not so: ${claim.source}`] : [],
      ),
      ...(needed === undefined || needed.test(text) ? [] : [`it is not told: ${needed.source}`]),
      ...rescueFaults(rules, ruleSet, kind),
    ];
    return found.map((fault) => `${card} ${fault} – ${text}`);
  });
}

/** A rescue that only some cards of a rank are capable of is not told of the rank. */
function rescueFaults({ house }: Rules, ruleSet: RuleSet, kind: Kind): readonly string[] {
  if (house === undefined || kind === JOKER) return [];
  const how = house.rescues[kind] ?? 0;
  const like = house.rescues.subarray(rankOf(kind) * SUIT_COUNT, (rankOf(kind) + 1) * SUIT_COUNT);
  return RESCUES.flatMap(([code, as]) => {
    if (how !== code) return [];
    const { text } = cardHere(formatKind(kind), as, ruleSet, 'en') ?? { text: '' };
    const isOfRank = like.every((each) => each === code);
    return isOfRank === /^An? (red|black) /.test(text) ? [`${as}: ${text}`] : [];
  });
}

describe('what is stamped on a card and told of it is what the tables do', () => {
  test.each(TABLES)('$title', ({ ruleSet }) => {
    const { min, max } = playersOf(ruleSet);
    expect([...new Set([min, max])].flatMap((players) => faultsOf(ruleSet, players))).toEqual([]);
  });
});
