/** Codes of the protocol itself, beside the refusals of the game. */
export const PROTOCOL_ERRORS = [
  'bad-message',
  'too-large',
  'too-fast',
  'wrong-version',
  'unknown-table',
  'unknown-code',
  'code-expired',
  'table-full',
  'seat-taken',
  'not-seated',
  'host-only',
  'not-now',
  'bad-name',
  'bad-rule-set',
  'bad-token',
  'stale',
  'server-busy',
  'not-stored',
  'table-unreadable',
] as const;
export type ProtocolError = (typeof PROTOCOL_ERRORS)[number];
