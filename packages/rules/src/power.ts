/** What a card does when it is laid, as written in a rule set, and what that means in numbers. */
export const POWERS = [
  'none',
  'wish',
  'skip',
  'skip-chain',
  'reverse',
  'reverse-draw-two',
  'draw-two',
  'draw-three',
  'draw-four',
  'draw-five',
  'draw-two-at-once',
  'draw-three-at-once',
  'draw-four-at-once',
  'draw-five-at-once',
  'further',
  'others-draw-one',
  'others-skip',
  'must-lay',
  'same-rank',
  'reverse-draw-two-flat',
  'draw-one',
  'reverse-draw-five',
  'self-draws-one',
  'swap-next',
  'swap-all',
  'base',
  'copy',
  'wish-rank',
] as const;
export type Power = (typeof POWERS)[number];

export interface PowerMeaning {
  readonly reverses: boolean;
  readonly namesSuit: boolean;
  /** Its player wishes for a rank. */
  readonly namesRank: boolean;
  readonly further: boolean;
  /** Its player must lay one more fitting card, or draw. */
  readonly mustLay: boolean;
  /** The next player must lay the same rank if they hold it. */
  readonly sameRank: boolean;
  /** A penalty that never grows. */
  readonly isFlat: boolean;
  readonly othersDraw: number;
  /** The next player draws so many; answered by the same kind of card, unless `atOnce`. */
  readonly draw: number;
  readonly atOnce: boolean;
  /** `next`: the next player skips; `chain`: unless answered; `others`: everyone else skips once. */
  readonly skip: 'next' | 'chain' | 'others' | undefined;
  /** Its player draws so many. */
  readonly selfDraws: number;
  /** Hands change places: with the next player, or all go round. */
  readonly swaps: 'next' | 'all' | undefined;
  /** Cards of its suit may be laid on it. */
  readonly base: boolean;
  /** Does what the card below does. */
  readonly copies: boolean;
}

const PLAIN: PowerMeaning = {
  reverses: false,
  namesSuit: false,
  namesRank: false,
  further: false,
  mustLay: false,
  sameRank: false,
  isFlat: false,
  othersDraw: 0,
  draw: 0,
  atOnce: false,
  skip: undefined,
  selfDraws: 0,
  swaps: undefined,
  base: false,
  copies: false,
};

export const POWER_MEANINGS: Readonly<Record<Power, PowerMeaning>> = {
  none: PLAIN,
  wish: { ...PLAIN, namesSuit: true },
  skip: { ...PLAIN, skip: 'next' },
  'skip-chain': { ...PLAIN, skip: 'chain' },
  reverse: { ...PLAIN, reverses: true },
  'reverse-draw-two': { ...PLAIN, reverses: true, draw: 2 },
  'draw-two': { ...PLAIN, draw: 2 },
  'draw-three': { ...PLAIN, draw: 3 },
  'draw-four': { ...PLAIN, draw: 4 },
  'draw-five': { ...PLAIN, draw: 5 },
  'draw-two-at-once': { ...PLAIN, draw: 2, atOnce: true },
  'draw-three-at-once': { ...PLAIN, draw: 3, atOnce: true },
  'draw-four-at-once': { ...PLAIN, draw: 4, atOnce: true },
  'draw-five-at-once': { ...PLAIN, draw: 5, atOnce: true },
  further: { ...PLAIN, further: true },
  'others-draw-one': { ...PLAIN, othersDraw: 1 },
  'others-skip': { ...PLAIN, skip: 'others' },
  'must-lay': { ...PLAIN, mustLay: true },
  'same-rank': { ...PLAIN, sameRank: true },
  'reverse-draw-two-flat': { ...PLAIN, reverses: true, draw: 2, isFlat: true },
  'draw-one': { ...PLAIN, draw: 1 },
  'reverse-draw-five': { ...PLAIN, reverses: true, draw: 5 },
  'self-draws-one': { ...PLAIN, selfDraws: 1 },
  'swap-next': { ...PLAIN, swaps: 'next' },
  'swap-all': { ...PLAIN, swaps: 'all' },
  base: { ...PLAIN, base: true },
  copy: { ...PLAIN, copies: true },
  'wish-rank': { ...PLAIN, namesRank: true },
};

/** Its player wishes for a suit or a rank. */
export const isWish = (power: Power): boolean => POWER_MEANINGS[power].namesSuit || POWER_MEANINGS[power].namesRank;
