/** Bounds on everything that comes from outside, in one place. */

/** Bytes of a message on the socket. */
export const MESSAGE_BYTES_MAX = 4_096;
/** Bytes of a request that creates a table; it may hold a whole rule set. */
export const CREATE_BYTES_MAX = 32_768;
/** Objects and arrays inside each other. */
export const NESTING_MAX = 12;
/** Graphemes of a name, after normalising. */
export const NAME_GRAPHEMES_MAX = 24;
/** Code points of a name, so that stacked marks end somewhere. */
export const NAME_CODE_POINTS_MAX = 80;
/** UTF-16 units of a name as sent, before normalising. */
export const NAME_LENGTH_MAX = 400;
/** Code points of a chat line, after normalising. */
export const CHAT_CODE_POINTS_MAX = 300;
/** UTF-16 units of a move; the longest has 24. */
export const MOVE_LENGTH_MAX = 64;
/** UTF-16 units of a rule set in the form of a link; the longest has 1,500. */
export const RULES_LENGTH_MAX = 2_000;
/** Options that a request may change in a rule set. */
export const OVERRIDES_MAX = 100;
/** Seats of a table; rule sets allow fewer. */
export const SEATS_MAX = 12;

/** Bounds of the table settings, both ends included. */
export const SETTING_BOUNDS = {
  /** 0 is no clock; otherwise at least `turnSecondsMin`. */
  turnSecondsMin: 5,
  turnSecondsMax: 600,
  botMsMax: 10_000,
  awaySecondsMin: 1,
  awaySecondsMax: 3_600,
} as const;
