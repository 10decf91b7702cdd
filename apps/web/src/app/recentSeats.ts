import type { CodeFound } from '@hausregel/protocol';
import { type ApiResult, ask } from './api.ts';
import { type StoredSeat, storedSeats } from './seats.ts';

/** Tables without people are gone after a day. */
const RECENT_MS = 2 * 86_400_000;

/** Seats last used up to two days before `now` (ms since 1970). */
export const recentSeats = (now: number): readonly StoredSeat[] =>
  storedSeats().filter(({ at }) => now - at <= RECENT_MS);

/** The table of a seat if it lives, else `unknown-code`. Whoever names it does not guess, so nobody has to wait for that. */
export const tableOfSeat = ({ code, table }: StoredSeat): Promise<ApiResult<CodeFound>> =>
  ask(`/api/codes/${encodeURIComponent(code)}?table=${table}`);
