import { hashToken, isSameHash } from '../secrets.ts';
import type { Place } from './place.ts';

/** The seat that a token holds. All hashes are compared, each in a time that does not depend on where it differs. */
export function seatOfToken(places: readonly Place[], token: string | undefined): number | undefined {
  if (token === undefined) return undefined;
  const hash = hashToken(token);
  const fits = places.map(({ tokenHash }) => tokenHash !== undefined && isSameHash(tokenHash, hash));
  const seat = fits.indexOf(true);
  return seat < 0 ? undefined : seat;
}
