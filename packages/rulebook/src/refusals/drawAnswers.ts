/** Which cards answer a draw, to name them to whoever is to draw. */
import type { Rank } from '@hausregel/core';
import { type Draft, isCured, JOKER_LT, jokersDraw, type Line, nounOf, POWER_MEANINGS } from '@hausregel/rules';
import { cardOf, type SceneCard } from './sceneCard.ts';

/** Each card as a sentence needs it: (lege) "eine Zwei", (lay) "a two", (atsimušk) "dviake". */
export type Answers = readonly Line[];

/** More would be no help to read. */
const NAMED_MAX = 5;

/**
 * What answers a draw of the card that lies, which is written in notation; undefined where it does not
 * tell, or there is too much to name.
 */
export function drawAnswers(facts: Draft, lies: string): Answers | undefined {
  const top = cardOf(lies);
  const entry = top === undefined ? undefined : powerOf(facts, top);
  const isJoker = top === undefined && lies.startsWith('X');
  if (!isJoker && (entry === undefined || !isDraw(entry))) return undefined;
  const { drawsMix, cancelRank, passOnRank, sendBackRank } = facts.house;
  const isBarred = ({ rank }: Entry): boolean =>
    facts.house.wildNotOnAttack && [facts.wildRank, facts.house.alsoWildRank].includes(rank);
  const like = facts.powers.filter(
    (each) => isDraw(each) && ((drawsMix && !isBarred(each)) || each === entry || isSameKey(each, entry)),
  );
  const rescues = [cancelRank, passOnRank, sendBackRank].flatMap((rank) => (rank === undefined ? [] : [ofRank(rank)]));
  const cures = entry !== undefined && isCured(facts, { rank: entry.rank, suit: entry.suit ?? NO_SUIT });
  const all = [
    ...like.map((each) => named(each, each === entry)),
    ...(jokersDraw(facts) && (drawsMix || isJoker) ? [JOKER] : []),
    ...rescues,
    ...(cures ? [RED_JACK] : []),
  ];
  const answers = all.filter((each, index) => all.findIndex(({ de }) => de === each.de) === index);
  return answers.length > NAMED_MAX ? undefined : answers;
}

type Entry = Draft['powers'][number];

const NO_SUIT = 4;
const BLACK_JACKS = 'blackJacksPower';

const powerOf = ({ powers }: Draft, card: SceneCard): Entry | undefined =>
  powers.findLast(({ rank, suit }) => rank === card.rank && (suit === undefined || suit === card.suit));

const isDraw = ({ power }: Entry): boolean => POWER_MEANINGS[power].draw > 0 && !POWER_MEANINGS[power].atOnce;

const isSameKey = ({ key }: Entry, other: Entry | undefined): boolean => key === BLACK_JACKS && key === other?.key;

/** Of a single card that lies, another one of two decks. */
const named = ({ rank, suit, key }: Entry, isTop: boolean): Line => {
  if (key === BLACK_JACKS) return BLACK_JACK;
  const { de, en, lt } = nounOf(rank, suit);
  const isOther = isTop && suit !== undefined;
  return isOther
    ? { de: de.anotherAkk, en: en.another, lt: lt.anotherInst }
    : { de: de.oneAkk, en: en.one, lt: lt.inst };
};

const ofRank = (rank: Rank): Line => {
  const { de, en, lt } = nounOf(rank);
  return { de: de.oneAkk, en: en.one, lt: lt.inst };
};

const JOKER: Line = { de: 'einen Joker', en: 'a joker', lt: JOKER_LT.inst };
const BLACK_JACK: Line = { de: 'einen schwarzen Buben', en: 'a black jack', lt: 'juodu valetu' };
const RED_JACK: Line = { de: 'einen roten Buben', en: 'a red jack', lt: 'raudonu valetu' };
