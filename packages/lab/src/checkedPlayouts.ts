/** The work that random rounds of every preset are: the same on every machine, kept in `vectors/playouts.json`. */
import { PRESETS } from '@hausregel/rules';
import { checkedRounds, usualCases } from './benchmark.ts';

/** Fewer than the benchmark plays; in Mau Tse Tung they still are a hundred thousand moves. */
const ROUNDS = 20;

/** One line a case: rounds, moves and checksum. */
export function playoutsText(): string {
  const lines = PRESETS.flatMap(usualCases).map(({ ruleSet, players, rules }) =>
    JSON.stringify({ id: ruleSet.id, players, ...checkedRounds(rules, ROUNDS) }),
  );
  return `[\n${lines.map((line) => `  ${line.replaceAll('":', '": ').replaceAll(',"', ', "').replace('{', '{ ').replace('}', ' }')}`).join(',\n')}\n]\n`;
}
