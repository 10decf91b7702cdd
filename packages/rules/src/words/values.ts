/** What the cards left in hand are worth, as a list: "Ass, König, Dame und Bube je 10, …". */
import { JOKER } from '@hausregel/core';
import type { Draft } from '../draft.ts';
import type { ByLanguage } from '../ruleSet.ts';
import { nounOf, SUIT_NOUNS } from './nouns.ts';
import { type Line, listed } from './phrases.ts';

const TEN = 8;
const RANKS = 13;

/** Numbers that count what stands on them are named together; the rest by falling value. */
export function valueList(facts: Draft): Line {
  const numbers = range(facts.lowestRank, TEN).filter(
    (rank) => isUniform(facts, rank) && valueOf(facts, rank) === rank + 2,
  );
  const rest = range(facts.lowestRank, RANKS - 1).filter((rank) => !numbers.includes(rank));
  const groups = new Map<number, Cards>();
  for (const { value, name } of [...jokersOf(facts), ...rest.toReversed().flatMap((rank) => namesOf(facts, rank))]) {
    const known = groups.get(value) ?? { de: [], en: [], lt: [] };
    groups.set(value, { de: [...known.de, name.de], en: [...known.en, name.en], lt: [...known.lt, name.lt] });
  }
  const ordered = [...groups].toSorted(([one], [other]) => other - one);
  const parts = {
    de: ordered.map(([value, { de }]) => `${listed(de, 'and', 'de')} ${de.length > 1 ? `je ${value}` : value}`),
    en: ordered.map(([value, { en }]) => `${listed(en, 'and', 'en')} ${en.length > 1 ? `${value} each` : value}`),
    lt: ordered.map(([value, { lt }]) => `${listed(lt, 'and', 'lt')} – ${lt.length > 1 ? `po ${value}` : value}`),
  };
  if (numbers.length > 0) {
    parts.de.push('die Zahlenkarten ihren Wert');
    parts.en.push('number cards their number');
    parts.lt.push('akinės kortos – pagal akių skaičių');
  }
  return { de: parts.de.join(', '), en: parts.en.join(', '), lt: parts.lt.join(', ') };
}

interface Valued {
  readonly value: number;
  readonly name: Line;
}

/** Names of cards that are worth the same. */
type Cards = ByLanguage<readonly string[]>;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const valueOf = (facts: Draft, rank: number, suit: number = 0): number => facts.values[rank * 4 + suit] ?? 0;
const isUniform = (facts: Draft, rank: number): boolean =>
  [1, 2, 3].every((suit) => valueOf(facts, rank, suit) === valueOf(facts, rank));

/** The joker, where there is one. */
const jokersOf = (facts: Draft): readonly Valued[] =>
  facts.jokers + facts.house.jokers === 0
    ? []
    : [{ value: facts.values[JOKER] ?? 0, name: { de: 'Joker', en: 'joker', lt: 'džokeris' } }];

/** A rank under its one name, or its four cards if they differ. */
function namesOf(facts: Draft, rank: number): readonly Valued[] {
  const { de, en, lt } = nounOf(rank);
  if (isUniform(facts, rank))
    return [{ value: valueOf(facts, rank), name: { de: de.name, en: en.name.toLowerCase(), lt: lt.one } }];
  return [0, 1, 2, 3].map((suit) => ({
    value: valueOf(facts, rank, suit),
    name: {
      de: `${SUIT_NOUNS.de[suit]?.name ?? ''}-${de.name}`,
      en: `${en.name.toLowerCase()} of ${(SUIT_NOUNS.en[suit]?.name ?? '').toLowerCase()}`,
      lt: `${SUIT_NOUNS.lt[suit]?.gen ?? ''} ${lt.one}`,
    },
  }));
}
