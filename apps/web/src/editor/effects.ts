import { type Power, POWER_MEANINGS, POWERS } from '@hausregel/rules';

/** Columns of the table of cards. */
export const EFFECTS = ['none', 'draw', 'skip', 'wish', 'reverse', 'further', 'other'] as const;
export type Effect = (typeof EFFECTS)[number];

/** What a power chiefly does. */
export function effectOf(power: Power): Effect {
  const { draw, skip, namesSuit, namesRank, reverses, further, mustLay } = POWER_MEANINGS[power];
  if (power === 'none') return 'none';
  if (draw > 0) return 'draw';
  if (skip === 'next' || skip === 'chain') return 'skip';
  if (namesSuit || namesRank) return 'wish';
  if (reverses) return 'reverse';
  return further || mustLay ? 'further' : 'other';
}

/** The plainest power with an effect: the first that does nothing else. */
export const plainest = (effect: Effect): Power => {
  const all = POWERS.filter((power) => effectOf(power) === effect);
  return all.find((power) => effect === 'reverse' || !POWER_MEANINGS[power].reverses) ?? 'none';
};

export const isPower = (value: unknown): value is Power => POWERS.some((power) => power === value);
