/** Examples are told with cards that the deck has: other ranks stand in for those that are missing. */
import { bookContextOf, nounOf, RANK_SIGNS, type Example, type RuleSet } from '@hausregel/rules';

type Written = Example['scenario'];

const CARD = /\b([2-9TJQKA])(?=[CSHD]\b)/g;
/** More ways of standing in are not tried. */
const TRIES_MAX = 24;

const isMissing = (sign: string, lowest: number): boolean => {
  const rank = RANK_SIGNS.findIndex((each) => each === sign);
  return rank >= 0 && rank < lowest;
};

/** Ranks of cards in notation that the deck of a rule set has not, each once. */
export function missingRanks(cards: readonly string[], ruleSet: RuleSet): readonly string[] {
  const { lowestRank } = bookContextOf(ruleSet).facts;
  const signs = cards.flatMap((card) => [...card.matchAll(CARD)].map(([, sign = '']) => sign));
  return [...new Set(signs)].filter((sign) => isMissing(sign, lowestRank));
}

/**
 * A scenario with ranks of the deck that have no effect there in place of the missing ones, in several
 * ways; ranks that it does not use come first. None where its title names a missing rank.
 */
export function withRanksOfDeck(
  { title, scenario }: Example,
  missing: readonly string[],
  ruleSet: RuleSet,
): readonly Written[] {
  const isNamed = (sign: string): boolean =>
    title.de.includes(nounOf(RANK_SIGNS.findIndex((each) => each === sign)).de.name);
  if (missing.some(isNamed)) return [];
  const used = new Set([...JSON.stringify(scenario).matchAll(CARD)].map(([, sign]) => sign));
  const plain = plainRanks(ruleSet).toSorted((one, other) => Number(used.has(one)) - Number(used.has(other)));
  return waysOf(missing, plain)
    .slice(0, TRIES_MAX)
    .map((way) => translated(scenario, way))
    .filter((written) => hasEachOnce(written) || !hasEachOnce(scenario));
}

function plainRanks(ruleSet: RuleSet): readonly string[] {
  const { lowestRank, wildRank, powers } = bookContextOf(ruleSet).facts;
  return RANK_SIGNS.filter(
    (_, rank) => rank >= lowestRank && rank !== wildRank && powers.every((entry) => entry.rank !== rank),
  );
}

/** Each missing rank with another to stand in for it. */
function waysOf(missing: readonly string[], plain: readonly string[]): readonly ReadonlyMap<string, string>[] {
  const [first, ...rest] = missing;
  if (first === undefined) return [new Map()];
  return plain.flatMap((sign) =>
    waysOf(
      rest,
      plain.filter((other) => other !== sign),
    ).map((way) => new Map([...way, [first, sign]])),
  );
}

const translated = (scenario: Written, way: ReadonlyMap<string, string>): Written =>
  Object.fromEntries(
    Object.entries(scenario).map(([key, value]) => [key, key === 'name' ? value : inside(value, way)]),
  );

function inside(value: unknown, way: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.replace(CARD, (sign) => way.get(sign) ?? sign);
  if (Array.isArray(value)) return value.map((each: unknown) => inside(each, way));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each, way)]));
}

/** No card lies or is held twice. */
function hasEachOnce({ hands, draw, discard }: Written): boolean {
  const cards = JSON.stringify([hands, draw, discard]).match(/\b[2-9TJQKA][CSHD]\b/g) ?? [];
  return new Set(cards).size === cards.length;
}
