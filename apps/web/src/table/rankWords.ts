import type { GrandKey, Say } from './types.ts';

const RANK_TITLE_KEYS: Readonly<Record<string, GrandKey>> = {
  2: 'grand.ranks2',
  3: 'grand.ranks3',
  4: 'grand.ranks4',
  5: 'grand.ranks5',
  6: 'grand.ranks6',
  7: 'grand.ranks7',
  8: 'grand.ranks8',
  9: 'grand.ranks9',
  T: 'grand.ranksT',
  J: 'grand.ranksJ',
  Q: 'grand.ranksQ',
  K: 'grand.ranksK',
  A: 'grand.ranksA',
  X: 'grand.ranksX',
};

/** All cards of a rank: "sevens", "jokers". */
export function ranksWord(rank: string, say: Say): string {
  const key = RANK_TITLE_KEYS[rank];
  return key ? say(key) : rank;
}
