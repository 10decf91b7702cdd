import type { Result } from '@hausregel/rules';

/** What is wrong with a text in Mau notation. */
export interface NotationError {
  /**
   * `not-understood`: no such card or move; `not-together`: cards joined by `+` that no rule set
   * lays together, so that no move stands for them.
   */
  readonly code: 'not-understood' | 'not-together';
  /** Offset of the first character that is wrong, from 0; the length of the text if it ends too early. */
  readonly at: number;
}

export type Parsed<T> = Result<T, NotationError>;

export const understood = <T>(value: T): Parsed<T> => ({ ok: true, value });

export const notUnderstood = (at: number): Parsed<never> => ({
  ok: false,
  error: { code: 'not-understood', at },
});
