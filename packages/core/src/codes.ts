/** Codes that cross the edge of the core: refusals, phases, events and announced words. */

/** Why a move is refused; the first that applies, in this order, is given. */
export const REFUSAL_CODES = [
  'not-understood',
  'round-over',
  'not-your-turn',
  'not-in-hand',
  'not-together',
  'joker-cannot',
  'must-answer',
  'must-lay',
  'rank-required',
  'meeting',
  'jack-on-jack',
  'suit-only',
  'does-not-fit',
  'wish-missing',
  'wish-not-allowed',
  'call-missing',
  'last-card-barred',
  'drawn-card-only',
  'may-not-draw',
  'may-not-pass',
  'nothing-to-call',
  'nothing-to-catch',
  'too-late',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Words that a move announces, in the order in which they are spoken. */
export const ANNOUNCEMENTS = [
  'mau',
  'maumau',
  'last',
  'schrecklich',
  'fuerchterlich',
  'koenigstreffen',
  'unpolitisch',
  'mautsetung',
  'makao',
  'po-makale',
  'tschau',
  'sepp',
] as const;
export type Announcement = (typeof ANNOUNCEMENTS)[number];
