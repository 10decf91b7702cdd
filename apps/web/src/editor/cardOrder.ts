import type { AnyOption } from '@hausregel/rules';

/** As the table of cards lists them: whole ranks as they come, then single cards by suit (clubs to diamonds) and rank. */
export function inTableOrder(options: readonly AnyOption[]): readonly AnyOption[] {
  const suitOf = ({ card }: AnyOption): number => card?.suit ?? -1;
  const rankOf = ({ card }: AnyOption): number => card?.rank ?? -1;
  const ranks = options.filter((option) => suitOf(option) < 0);
  const singles = options.filter((option) => suitOf(option) >= 0);
  return [...ranks, ...singles.toSorted((one, other) => suitOf(one) - suitOf(other) || rankOf(one) - rankOf(other))];
}
