import type { Announcement } from '@hausregel/core';
import type { PlaceView, RoundView } from '@hausregel/protocol';

type Calls = Pick<RoundView, 'callWord' | 'lastCallWord' | 'finisher' | 'sideMoves' | 'callDueWith'>;

const wordFor = ({ callWord, lastCallWord = callWord }: Calls, isLast: boolean): Announcement | undefined =>
  isLast ? lastCallWord : callWord;

/** The word that is owed for the card a seat has laid: that of the last card if it was that one. */
export const owedWord = (round: Calls, seat: number | undefined): Announcement | undefined =>
  wordFor(round, seat !== undefined && seat === round.finisher);

/**
 * The word on my button: what is owed for the card that lies, else what is due with what is laid next, which is one of
 * so many cards, of several numbers the largest.
 * `isSaid`: the call was made for the card that lies.
 */
export function buttonWord(
  round: Calls,
  mine: PlaceView | undefined,
  isSaid: boolean,
  counts: readonly number[] = [1],
): Announcement | undefined {
  const isForNext = !isSaid && !round.sideMoves.includes('~');
  const due = Math.max(...counts.filter((count) => round.callDueWith?.includes(count)));
  return isForNext && mine?.count === due ? wordFor(round, true) : owedWord(round, mine?.seat);
}
