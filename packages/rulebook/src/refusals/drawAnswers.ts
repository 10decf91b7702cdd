/** Which cards answer a draw, to name them to whoever is to draw. */
import { kindOf, type Rank, type Suit } from '@hausregel/core';
import {
  type BookContext,
  type Draft,
  fittingOf,
  isCured,
  JOKER_LT,
  jokersDraw,
  type Line,
  listed,
  nounOf,
  POWER_MEANINGS,
} from '@hausregel/rules';
import { cardOf, type SceneCard } from './sceneCard.ts';

/** One way of answering: a card or all of a rank, all jacks of a colour, a joker. */
export type Answer =
  | {
      readonly rank: Rank;
      readonly suit: Suit | undefined;
      readonly isAnother: boolean;
      /** Suits of the cards of the rank that do something else. */
      readonly except: readonly Suit[];
    }
  | { readonly jacks: 'black' | 'red' }
  | { readonly joker: true };

/** More would be no help to read. */
const NAMED_MAX = 6;

/** What answers a draw that a card in notation demands; undefined where there is too much to name. */
export function drawAnswers({ facts, factsMost }: BookContext, from: string): readonly Answer[] | undefined {
  const card = cardOf(from);
  const entry = card === undefined ? undefined : powerOf(facts, card);
  const isJoker = card === undefined;
  const { drawsMix, cancelRank, passOnRank, sendBackRank, alsoWildRank, wildNotOnAttack } = facts.house;
  const isBarred = (rank: Rank): boolean => wildNotOnAttack && [facts.wildRank, alsoWildRank].includes(rank);
  const isSpent = (each: Entry): boolean => each === entry && each.suit !== undefined && factsMost.decks === 1;
  const like = facts.powers.filter(
    (each) =>
      isDraw(each) &&
      !isSpent(each) &&
      ((drawsMix && !isBarred(each.rank)) || each === entry || isSameKey(each, entry)),
  );
  const rescues = [cancelRank, passOnRank, sendBackRank].filter((rank) => rank !== undefined && !isBarred(rank));
  const cures = entry !== undefined && isCured(facts, { rank: entry.rank, suit: entry.suit ?? NO_SUIT });
  const all: readonly Answer[] = [
    ...like.map((each) => answerOf(each, each === entry, exceptions(facts, each, like))),
    ...(jokersDraw(facts) && (drawsMix || isJoker) ? [{ joker: true } as const] : []),
    ...rescues.flatMap((rank) => (rank === undefined ? [] : [{ rank, suit: undefined, isAnother: false, except: [] }])),
    ...(cures && !isBarred(JACK) ? [{ jacks: 'red' } as const] : []),
  ];
  const names = all.map((answer) => answerWords(answer).en);
  const answers = all.filter((answer, index) => names.indexOf(answerWords(answer).en) === index);
  return answers.length > NAMED_MAX ? undefined : answers;
}

type Entry = Draft['powers'][number];

const JACK = 9;
const NO_SUIT = 4;
const BLACK_JACKS = 'blackJacksPower';

const powerOf = ({ powers }: Draft, card: SceneCard): Entry | undefined =>
  powers.findLast(({ rank, suit }) => rank === card.rank && (suit === undefined || suit === card.suit));

const isDraw = ({ power }: Entry): boolean => POWER_MEANINGS[power].draw > 0 && !POWER_MEANINGS[power].atOnce;

const isSameKey = ({ key }: Entry, other: Entry | undefined): boolean => key === BLACK_JACKS && key === other?.key;

/** Those of the answers that fit on a card, where they must; of a rank that does not, the cards of it that do. */
export function fittingAnswers(facts: Draft, answers: readonly Answer[], top: SceneCard): readonly Answer[] {
  if (top.suit === undefined) return answers;
  const face = kindOf(top.rank, top.suit);
  const fits = fittingOf(facts);
  return answers.flatMap((answer): readonly Answer[] => {
    if ('joker' in answer) return [answer];
    const cards = cardsOf(answer);
    const fitting = cards.filter(({ rank, suit }) => fits(kindOf(rank, suit), face));
    return fitting.length === cards.length
      ? [answer]
      : fitting.map((card) => ({ ...card, isAnother: false, except: [] }));
  });
}

/** The single cards of an answer. */
function cardsOf(answer: Exclude<Answer, { readonly joker: true }>): readonly { rank: Rank; suit: Suit }[] {
  if ('jacks' in answer) return (answer.jacks === 'black' ? [0, 1] : [2, 3]).map((suit) => ({ rank: JACK, suit }));
  const { rank, suit, except } = answer;
  return SUITS.filter((each) => (suit === undefined ? !except.includes(each) : each === suit)).map((each) => ({
    rank,
    suit: each,
  }));
}

/** Of a single card that demands, another one of two decks. */
const answerOf = ({ rank, suit, key }: Entry, isAsking: boolean, except: readonly Suit[]): Answer =>
  key === BLACK_JACKS ? { jacks: 'black' } : { rank, suit, isAnother: isAsking && suit !== undefined, except };

const SUITS: readonly Suit[] = [0, 1, 2, 3];

/** Of all cards of a rank those that a power of their own keeps from answering. */
const exceptions = (facts: Draft, entry: Entry, like: readonly Entry[]): readonly Suit[] =>
  entry.suit !== undefined
    ? []
    : SUITS.filter((suit) => {
        const own = powerOf(facts, { rank: entry.rank, suit });
        return own !== undefined && own !== entry && !like.includes(own);
      });

/** As a sentence needs it: (lege) "eine Zwei", (lay) "a two", (atsimušk) "dviake". */
export function answerWords(answer: Answer): Line {
  if ('joker' in answer) return JOKER;
  if ('jacks' in answer) return answer.jacks === 'black' ? BLACK_JACK : RED_JACK;
  const { de, en, lt } = nounOf(answer.rank, answer.suit);
  if (answer.isAnother) return { de: de.anotherAkk, en: en.another, lt: lt.anotherInst };
  const [first, ...rest] = answer.except.map((suit) => nounOf(answer.rank, suit));
  if (first === undefined) return { de: de.oneAkk, en: en.one, lt: lt.inst };
  const not = [first, ...rest];
  return {
    de: `${de.oneAkk} (nicht ${listed(
      not.map((noun) => noun.de.theAkk),
      'or',
      'de',
    )})`,
    en: `${en.one} (but not ${listed(
      not.map((noun) => noun.en.the),
      'or',
      'en',
    )})`,
    lt: `${lt.inst} (tik ne ${listed(
      not.map((noun) => noun.lt.inst),
      'or',
      'lt',
    )})`,
  };
}

const JOKER: Line = { de: 'einen Joker', en: 'a joker', lt: JOKER_LT.inst };
const BLACK_JACK: Line = { de: 'einen schwarzen Buben', en: 'a black jack', lt: 'juodu valetu' };
const RED_JACK: Line = { de: 'einen roten Buben', en: 'a red jack', lt: 'raudonu valetu' };
