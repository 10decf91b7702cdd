/**
 * Randomness is handed in. Every draw has a purpose, so a game is a seed and its moves, and a test
 * can script each draw.
 */
export const CHANCE_PURPOSES = ['lot', 'deal', 'reshuffle', 'bot', 'playout'] as const;
export type ChancePurpose = (typeof CHANCE_PURPOSES)[number];

export interface Chance {
  /** A whole number from 0 up to but not including `bound` (1 … 65536), all equally likely. */
  below(bound: number, purpose: ChancePurpose): number;
}
