import type { RuleSet } from '@hausregel/rules';

/**
 * Ranks that the next player may lay whatever suit is wished, `X` for jokers; none where they are for need only, or
 * where jokers stand for other cards.
 *
 * @param lies the card that the wish belongs to, in notation
 */
export function alwaysFitting({ options }: RuleSet, lies: string | undefined): readonly string[] {
  const { wildRank = 'J', wildOnWild = true, secondWildRank = 'none', wildJokers = 0 } = options;
  if (options['wildInNeed'] === true || options['goesOutOneByOne'] === true) return [];
  const isBarred = wildOnWild === false && lies?.[0] === wildRank;
  return [isBarred ? 'none' : wildRank, secondWildRank, wildJokers === 0 ? 'none' : 'X'].filter(
    (rank): rank is string => typeof rank === 'string' && rank !== 'none',
  );
}
