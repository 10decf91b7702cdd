/** Cards that do something by a house rule beside any power: how they join the cards at a glance. */
import type { Rank } from '@hausregel/core';
import type { CardEntry } from './bookEntries.ts';
import type { BookContext } from './option.ts';
import { optionByKey } from './options/index.ts';
import { RANK_SIGNS } from './ranks.ts';
import { nounOf } from './words/nouns.ts';
import { joined, type Line, type Lines } from './words/phrases.ts';
import { NO_EFFECT } from './words/powerShort.ts';

/** What an entry is made from. */
interface Given {
  readonly key: string;
  /** The option's value in the rule set. */
  readonly value: unknown;
  readonly card: string;
  readonly title: Line;
  readonly before?: Lines;
}

/** Titles of entries that stand for two of the four jacks. */
export const BLACK_JACKS: Line = { de: 'Schwarze Buben', en: 'Black jacks', lt: 'Juodi valetai' };
export const RED_JACKS: Line = { de: 'Rote Buben', en: 'Red jacks', lt: 'Raudoni valetai' };
const JOKER: Line = { de: 'Joker', en: 'Joker', lt: 'Džokeris' };

const JOKER_FITS: Lines = {
  de: ['Passt immer, und auf ihn passt alles.'],
  en: ['Always fits, and anything fits on it.'],
  lt: ['Tinka visada, o ant jo tinka viskas.'],
};

/**
 * The cards of the ranks with what house rules give them: a line more, or an entry of their own in the
 * order of the ranks. `make` turns what is given into an entry, with its clauses and its stamp.
 */
export function withHouseCards(
  ofRanks: readonly CardEntry[],
  context: BookContext,
  make: (given: Omit<Given, 'before'>, short: Lines) => CardEntry,
): readonly CardEntry[] {
  if (context.facts.goesOutOneByOne) return ofRanks;
  const given = givenBy(context);
  // Where two of the jacks do something, "jack: no effect" would be wrong.
  const hasJacks = given.some(({ title }) => title === BLACK_JACKS || title === RED_JACKS);
  const told = ofRanks.filter((entry) => !hasJacks || entry.key !== 'jackPower' || !isSilent(entry));
  return given.reduce<readonly CardEntry[]>((entries, each) => {
    const said = optionByKey(each.key)?.short(each.value, context) ?? { de: [], en: [], lt: [] };
    const entry = make(each, each.before === undefined ? said : joined(each.before, said));
    if (entry.short.de.length === 0) return entries;
    const known = entries.findIndex(({ title }) => title.en === entry.title.en);
    return known < 0 ? inserted(entries, entry) : entries.with(known, both(entries[known] ?? entry, entry));
  }, told);
}

/** A changed card that has lost its power says so. */
const isSilent = ({ short }: CardEntry): boolean => short.en[0] === NO_EFFECT.en[0];

const both = (one: CardEntry, other: CardEntry): CardEntry => ({
  ...one,
  short: isSilent(one) ? other.short : joined(one.short, other.short),
  clauses: [...new Set([...one.clauses, ...other.clauses])],
  isChanged: one.isChanged || other.isChanged,
});

/** After the last card of a lower or the same rank; a joker comes last. */
function inserted(entries: readonly CardEntry[], entry: CardEntry): readonly CardEntry[] {
  const at = entries.findIndex(({ card }) => orderOf(card) > orderOf(entry.card));
  return at < 0 ? [...entries, entry] : entries.toSpliced(at, 0, entry);
}

const orderOf = (card: string): number => {
  const rank = RANK_SIGNS.findIndex((sign) => sign === card.charAt(0));
  return rank < 0 ? RANK_SIGNS.length : rank;
};

function givenBy({ facts }: BookContext): readonly Given[] {
  const { cancelRank, passOnRank, sendBackRank, alsoWildRank, openRank, redJacksCure, jokers } = facts.house;
  const ofRank = (key: string, rank: Rank | undefined): readonly Given[] => {
    if (rank === undefined) return [];
    const { de, en, lt } = nounOf(rank);
    const sign = RANK_SIGNS[rank] ?? '';
    return [{ key, value: sign, card: `${sign}D`, title: { de: de.name, en: en.name, lt: lt.name } }];
  };
  const black = facts.powers.find(({ key }) => key === 'blackJacksPower');
  return [
    ...ofRank('secondWildRank', alsoWildRank),
    ...ofRank('openRank', openRank),
    ...ofRank('cancelRank', cancelRank),
    ...ofRank('passOnRank', passOnRank),
    ...ofRank('sendBackRank', sendBackRank),
    ...(black === undefined ? [] : [{ key: 'blackJacksPower', value: black.power, card: 'JS', title: BLACK_JACKS }]),
    ...(redJacksCure ? [{ key: 'redJacksCure', value: true, card: 'JD', title: RED_JACKS }] : []),
    ...(jokers > 0
      ? [{ key: 'jokerPower', value: jokerPowerOf(facts.house), card: 'X', title: JOKER, before: JOKER_FITS }]
      : []),
  ];
}

function jokerPowerOf({ jokerDraws, jokerWishes }: BookContext['facts']['house']): string {
  if (jokerDraws === 4) return 'draw-four';
  if (jokerDraws > 0) return jokerWishes ? 'draw-five-wish' : 'draw-five';
  return jokerWishes ? 'wish' : 'none';
}
