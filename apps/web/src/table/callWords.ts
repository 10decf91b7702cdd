import type { Announcement } from '@hausregel/core';
import type { PlaceView, RoundView } from '@hausregel/protocol';

/** What is called with the last card, by the word before it. */
const LAST: Readonly<Partial<Record<Announcement, Announcement>>> = {
  mau: 'maumau',
  last: 'maumau',
  makao: 'po-makale',
  tschau: 'sepp',
};

type Calls = Pick<RoundView, 'callWord' | 'finisher' | 'sideMoves' | 'callDueNext'>;

const lastWord = (word: Announcement | undefined): Announcement | undefined => (word && LAST[word]) ?? word;

/** The word that is owed for the card a seat has laid: another one if that was its last. */
export const owedWord = ({ callWord, finisher }: Calls, seat: number | undefined): Announcement | undefined =>
  seat !== undefined && seat === finisher ? lastWord(callWord) : callWord;

/**
 * The word on my button: what is owed for the card that lies, else what is due with the next one.
 * `isSaid`: the call was made for the card that lies.
 */
export function buttonWord(round: Calls, mine: PlaceView | undefined, isSaid: boolean): Announcement | undefined {
  const isForNext = !isSaid && !round.sideMoves.includes('~');
  const isLast = isForNext && mine?.count === 1 && round.callDueNext;
  return isLast ? lastWord(round.callWord) : owedWord(round, mine?.seat);
}
