/** What a table chooses beside its rules. */
export interface TableSettings {
  /** Seconds for a turn, or 0 for no clock. */
  readonly turnSeconds: number;
  readonly botLevel: BotLevel;
  /** Pace of the bots: milliseconds they take for a move, roughly. */
  readonly botMs: number;
  /** Seconds without connection after which a bot steps in; the seat is handed back on return. */
  readonly awaySeconds: number;
  /** What happens to the cards of somebody who leaves (GEN-8). */
  readonly leaver: 'bot' | 'out';
  /** Whether players may look into each other's hands; anything but `closed` only where the rules let players confer. */
  readonly looks: Looks;
  /** Seat of the Kreuzkonstante: deals the first round, and the beginner is counted from it. */
  readonly constant: number;
  /** What is shown to those who only watch; changed by a proposal that all who sit accept, before a match. */
  readonly watching: Watching;
}

/** `public`: what lies open to all; `hands`: each round also once more when it is over, with all hands. */
export const WATCHING = ['public', 'hands'] as const;
export type Watching = (typeof WATCHING)[number];

/** `ask`: a player asks, and the owner grants it or not; `open`: all hands lie open to all players. */
export const LOOKS = ['closed', 'ask', 'open'] as const;
export type Looks = (typeof LOOKS)[number];

export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
