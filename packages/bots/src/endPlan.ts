/**
 * Where only the last player left wins or loses (MTT-19, MTT-P2), being out is worth nothing: a few cards in
 * the end win what they count, many lose it. What that makes of a move is told here.
 */
import { type Band, type GrandTables, KIND_COUNT } from '@hausregel/core';
import type { Outlook } from './outlook.ts';

/** How much the end counts already, by the number of others in the round. */
const CLOSENESS = [0, 1, 0.5, 0.25, 0.12];
/** Points of scores for each point won or lost in the end. */
const POINT = 1;
/** So much a hand may still shrink or grow until the end. */
const GROWTH = [-8, 0, 8, 17];
/** Of more cards it would be mere chance that they are all of a kind. */
const ASKED_CARDS_MAX = 2;
/** So much may the cards of another count more or less than on average. */
const SPREAD = [-8, 0, 8];

const worthOf = (bands: readonly Band[], count: number): number =>
  count * (bands.find(({ upTo }) => count <= upTo)?.factor ?? 0);

const meanWorth = ({ bands }: GrandTables, counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + worthOf(bands, Math.max(1, count)), 0) / counts.length;

/** What it is worth to be left over in the end with a hand that now counts so much. */
const lastWorth = (grand: GrandTables, count: number): number =>
  meanWorth(
    grand,
    GROWTH.map((more) => count + more),
  );

/** Points that a card counts on average of those not seen; of all cards if nobody counts them. */
export function meanValue({ rules, unseen, unseenCount }: Outlook): number {
  const copies = unseenCount === 0 ? rules.deck : unseen;
  let sum = 0;
  let cards = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    sum += (copies[kind] ?? 0) * (rules.values[kind] ?? 0);
    cards += copies[kind] ?? 0;
  }
  return cards === 0 ? 0 : sum / cards;
}

export const ownValue = ({ rules, view }: Outlook): number =>
  view.hand.reduce((sum, kind) => sum + (rules.values[kind] ?? 0), 0);

/** Cards of the others in the round, as far as they are told. */
const rivalCounts = ({ view }: Outlook): number[] =>
  view.seats.flatMap(({ isIn, count }, seat) => (isIn && seat !== view.seat ? [count] : []));

/** How much better or worse a hand that counts `after` is than the present one; 0 is to be out. */
export function endScore(outlook: Outlook, grand: GrandTables, after: number): number {
  const rivals = rivalCounts(outlook);
  const closeness = CLOSENESS[rivals.length] ?? 0;
  if (closeness === 0) return 0;
  const stay = lastWorth(grand, ownValue(outlook));
  return POINT * closeness * outlook.danger * (worthAfter(outlook, grand, after, rivals) - stay);
}

/** Being out is worth nothing, but for leaving over the only other one. */
function worthAfter(outlook: Outlook, grand: GrandTables, after: number, rivals: readonly number[]): number {
  if (after > 0) return lastWorth(grand, after);
  const [rival = 0] = rivals;
  if (rivals.length > 1) return 0;
  const mean = rival * meanValue(outlook);
  return -meanWorth(
    grand,
    SPREAD.map((more) => mean + more),
  );
}

/**
 * Asking with the four queens (MTT-15) is worth it where it may take the last cards from the only other player, and
 * what one then holds wins. Undefined where it cannot.
 */
export function askScore(outlook: Outlook, grand: GrandTables, rank: number): number | undefined {
  const [rival = 0, ...more] = rivalCounts(outlook);
  if (more.length > 0 || rival > ASKED_CARDS_MAX || outlook.unseenCount === 0) return undefined;
  const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind).filter((kind) => kind >> 2 === rank);
  const copies = kinds.reduce((sum, kind) => sum + (outlook.unseen[kind] ?? 0), 0);
  const value = outlook.rules.values[kinds[0] ?? 0] ?? 0;
  const gained = worthOf(grand.bands, ownValue(outlook) + rival * value);
  return gained > 0 && copies >= rival ? POINT * gained * (copies / outlook.unseenCount) ** rival : undefined;
}
