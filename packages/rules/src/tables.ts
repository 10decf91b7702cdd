import {
  ANNOUNCEMENTS,
  type Announcement,
  type Calls,
  type Chain,
  emptyByFace,
  emptyByKind,
  JOKER,
  kindOf,
  RANK_JACK,
  type Kind,
  rankOf,
  type RulesTables,
  SUIT_COUNT,
  SUITLESS_JACK,
} from '@hausregel/core';
import { leadingClause, refusalClauses } from './clauses.ts';
import { type Draft, type PowerEntry, powerOf } from './draft.ts';
import { buildFits, isCard, isSameRank } from './fitTables.ts';
import { buildHouse, RED_JACKS, rescueRanks } from './houseTables.ts';
import { POWER_MEANINGS } from './power.ts';
import { buildGrand, SINGLES } from './grandTables.ts';
import { kindsOfRank, maskOf, masksWhere, type Mask, NO_KINDS, unite } from './kindMasks.ts';
import type { RuleSet } from './ruleSet.ts';

/** The draft as flat tables for the core. */
export function buildTables(ruleSet: RuleSet, draft: Draft): RulesTables {
  const deck = buildDeck(draft);
  const effects = buildEffects(draft, deck);
  const { fitLo, fitHi } = buildFits(draft);
  const clauses = refusalClauses(ruleSet);
  const wishClause = (draft.powers.find(namesSuit) ?? draft.powers.find(namesRank))?.clause;
  const barred = barredLast(draft);
  const { startPutsBackWild, wildRank } = draft;
  const wildBack = startPutsBackWild && wildRank !== undefined ? kindsOfRank(wildRank) : NO_KINDS;
  const putBack = draft.house.startIsPlain ? unite(wildBack, specialKinds(draft)) : wildBack;
  return {
    players: draft.players,
    deck,
    handSize: draft.handSize ?? 0,
    startEffect: draft.startEffect,
    putBackLo: putBack.lo,
    putBackHi: putBack.hi,
    fitLo,
    fitHi,
    wild: wildFaces(draft),
    wildOnWild: draft.wildOnWild,
    wildInNeed: draft.wildInNeed,
    suitOnly: facesOfRank(draft.suitOnlyRank),
    ...effects,
    lastFactor: lastFactors(draft),
    lastBonus: draft.lastBonus,
    lastWord: lastWords(draft),
    lastRound: lastRounds(draft),
    lastBarredLo: barred.lo,
    lastBarredHi: barred.hi,
    lastCardDraws: draft.lastCardDraws,
    leaverScores: draft.leaverScores,
    reverseSkipsForTwo: draft.reverseSkipsForTwo,
    drawWhenAble: draft.drawWhenAble,
    // Where nobody may draw though able to lay, there is no such draw to end a turn.
    drawAbleEndsTurn: draft.drawAbleEndsTurn && draft.drawWhenAble,
    drawMax: draft.drawMax,
    afterDraw: draft.afterDraw,
    renewal: draft.renewal,
    calls: buildCalls(draft),
    scoring: draft.scoring,
    values: draft.values,
    clauses:
      wishClause === undefined ? clauses : { ...clauses, 'wish-missing': wishClause, 'wish-not-allowed': wishClause },
    wishClause: wishClause ?? clauses['wish-missing'],
    needClause: draft.needClause,
    grand: draft.goesOutOneByOne ? buildGrand(ruleSet, draft, effects) : undefined,
    house: buildHouse(draft, {
      finish: leadingClause(ruleSet, 'finishRank'),
      special: leadingClause(ruleSet, 'noSpecialLast'),
    }),
  };
}

const namesSuit = ({ power }: PowerEntry): boolean => POWER_MEANINGS[power].namesSuit;
const namesRank = ({ power }: PowerEntry): boolean => POWER_MEANINGS[power].namesRank;

function buildDeck(draft: Draft): Uint8Array {
  return emptyByKind().map((_, kind) => {
    if (kind === JOKER) return draft.jokers + (draft.goesOutOneByOne ? 0 : draft.house.jokers);
    if (rankOf(kind) < draft.lowestRank) return 0;
    return draft.hasSingles && !draft.grand.duplicatesStay && SINGLES.includes(kind) ? 1 : draft.decks;
  });
}

function buildCalls(draft: Draft): Calls {
  if (!draft.hasCalls) return { atOne: undefined, atZero: undefined, bars: false, takesPile: false, catchCards: 0 };
  return {
    atOne: draft.callAtOne,
    atZero: draft.callAtZero,
    bars: draft.callBars,
    takesPile: draft.callTakesPile,
    catchCards: draft.catchCards,
  };
}

function facesOfRank(rank: number | undefined): Uint8Array {
  return emptyByFace().map((_, face) => (isCard(face) && rankOf(face) === rank ? 1 : 0));
}

function wildFaces(draft: Draft): Uint8Array {
  const wild = facesOfRank(draft.wildRank);
  const also = draft.house.alsoWildRank;
  if (also !== undefined && !draft.goesOutOneByOne) wild.fill(1, kindOf(also, 0), kindOf(also, SUIT_COUNT));
  if (draft.house.jokers > 0) wild[JOKER] = 1;
  return wild;
}

/** Kinds with a power, wild ones and jokers. */
const specialKinds = (draft: Draft): Mask => {
  const wild = wildFaces(draft);
  return masksWhere((kind) => wild[kind] === 1 || kind === JOKER || powerOf(draft, kind) !== undefined);
};

/** Kinds that may not be laid last; whoever must cover a card cannot go out with it. */
function barredLast(draft: Draft): Mask {
  const { house, lastBarred, goesOutOneByOne } = draft;
  const ranks = lastBarred.map((rank) => kindsOfRank(rank)).reduce(unite, NO_KINDS);
  if (goesOutOneByOne) return ranks;
  const covered = masksWhere((kind) => POWER_MEANINGS[powerOf(draft, kind)?.power ?? 'none'].mustLay);
  const special = house.specialsBarredLast ? specialKinds(draft) : NO_KINDS;
  const { finishRank } = house;
  const others = finishRank === undefined ? NO_KINDS : masksWhere((kind) => rankOf(kind) !== finishRank);
  return [ranks, covered, special, others].reduce(unite, NO_KINDS);
}

/** What others are charged is multiplied only where cards are counted. */
const lastFactors = ({ scoring, lastFactor }: Draft): Uint8Array =>
  scoring === 'cards' ? lastFactor : emptyByFace().fill(1);

/** Words spoken with a last card that needs no call: "Mau" or "Mau Mau" (DE-6, DE-7), or "Mau Mau" alone (SKAT-11). */
function lastWords(draft: Draft): Uint8Array {
  const factors = lastFactors(draft);
  return emptyByFace().map((_, face) => {
    if (!isCard(face)) return 0;
    if ((factors[face] ?? 1) > 1) return wordNumber('maumau');
    return draft.announcesLast ? wordNumber('mau') : 0;
  });
}

const wordNumber = (word: Announcement): number => ANNOUNCEMENTS.indexOf(word) + 1;

/** Cards that the first player without a seven draws when one is laid last (DE-8): as many as one seven makes draw. */
function lastRounds(draft: Draft): Uint8Array {
  const entry = draft.powers.find(({ rank, suit }) => rank === SEVEN && suit === undefined);
  const draw = entry === undefined ? 0 : POWER_MEANINGS[entry.power].draw;
  const isAsked = (face: number): boolean => draft.sevenLastGoesRound && isCard(face) && rankOf(face) === SEVEN;
  return emptyByFace().map((_, face) => (isAsked(face) ? draw : 0));
}

type Effects = Pick<RulesTables, 'reverses' | 'chainOf' | 'chains' | 'namesSuit' | 'further' | 'othersDraw'>;

/** Later entries win: the power of a single card comes after that of its rank, and chains do not mix. */
function buildEffects(draft: Draft, deck: Uint8Array): Effects {
  const effects = {
    reverses: emptyByFace(),
    chainOf: emptyByFace(),
    namesSuit: emptyByFace(),
    further: emptyByFace(),
    othersDraw: emptyByFace(),
  };
  const chains: Chain[] = [];
  const numberOf = new Map<number, number>();
  for (const [index, entry] of draft.powers.entries()) {
    const meaning = POWER_MEANINGS[entry.power];
    const kinds = kindsOf(entry).filter((kind) => powerOf(draft, kind) === entry);
    const shared = draft.powers.findIndex((other) => isSharedChain(draft, other, entry));
    const known = shared >= 0 ? (numberOf.get(shared) ?? 0) : 0;
    const chain = known > 0 ? undefined : buildChain(draft, entry, equalKinds(draft, entry), deck);
    if (chain !== undefined) chains.push(chain);
    const number = known > 0 ? known : chain === undefined ? 0 : chains.length;
    numberOf.set(index, number);
    for (const kind of kinds) {
      effects.reverses[kind] = meaning.reverses ? 1 : 0;
      effects.namesSuit[kind] = meaning.namesSuit || meaning.namesRank ? 1 : 0;
      effects.further[kind] = meaning.further ? 1 : 0;
      effects.othersDraw[kind] = meaning.othersDraw;
      effects.chainOf[kind] = number;
    }
  }
  // A joker as a jack has no suit of its own, but wishes as jacks do.
  effects.namesSuit[SUITLESS_JACK] = effects.namesSuit[kindOf(RANK_JACK, 0)] ?? 0;
  const { house } = draft;
  if (house.jokers > 0) effects.namesSuit[JOKER] = house.jokerWishes ? 1 : 0;
  if (house.jokers > 0 && house.jokerDraws > 0) {
    chains.push(drawChain(draft, { step: house.jokerDraws, clause: house.clauses.joker }, [JOKER], deck));
    effects.chainOf[JOKER] = chains.length;
  }
  return { ...effects, chains };
}

/** Equal ranks with the same power carry one chain on together. */
const isSharedChain = (draft: Draft, one: PowerEntry, other: PowerEntry): boolean =>
  one !== other &&
  one.power === other.power &&
  (one.key !== undefined || other.key !== undefined ? one.key === other.key : isOfEqualRank(draft, one, other));

const isOfEqualRank = (draft: Draft, one: PowerEntry, other: PowerEntry): boolean =>
  one.suit === undefined && other.suit === undefined && isSameRank(draft, one.rank, other.rank);

/** Kinds of the entry and of the equal ranks that have the same power. */
const equalKinds = (draft: Draft, entry: PowerEntry): Kind[] =>
  draft.powers
    .filter((other) => other === entry || isSharedChain(draft, other, entry))
    .flatMap((other) => kindsOf(other).filter((kind) => powerOf(draft, kind) === other));

const kindsOf = ({ rank, suit }: PowerEntry): Kind[] =>
  suit === undefined ? [0, 1, 2, 3].map((each) => kindOf(rank, each)) : [kindOf(rank, suit)];

const SEVEN = 5;

function buildChain(draft: Draft, entry: PowerEntry, kinds: readonly Kind[], deck: Uint8Array): Chain | undefined {
  const meaning = POWER_MEANINGS[entry.power];
  if (meaning.draw === 0 && meaning.skip === undefined) return undefined;
  const answers = meaning.draw > 0 ? answerKinds(draft, entry, kinds) : kinds;
  const copies = copiesOf(answers, deck);
  // GEN-9: whether it can be answered is judged by the decks in use, beside the card that lies.
  const isAnswerable = copies > 1 && !meaning.atOnce && (meaning.draw > 0 || meaning.skip === 'chain');
  const answer = isAnswerable ? answers.map(maskOf).reduce(unite, NO_KINDS) : NO_KINDS;
  return {
    type: meaning.draw > 0 ? 'draw' : 'skip',
    grows: !meaning.isFlat,
    step: meaning.draw > 0 ? meaning.draw : meaning.skip === 'others' ? 'others' : 1,
    cap: entry.rank === SEVEN && meaning.draw > 0 ? draft.sevenChainCap : undefined,
    thenPlays: draft.penaltyThenPlays,
    answerLo: answer.lo,
    answerHi: answer.hi,
    clause: entry.clause,
  };
}

const copiesOf = (kinds: readonly Kind[], deck: Uint8Array): number =>
  kinds.reduce((sum, kind) => sum + (deck[kind] ?? 0), 0);

/** Kinds that answer a draw: its like, where draws mix those of every draw, and those that rescue from it. */
function answerKinds(draft: Draft, entry: PowerEntry | undefined, own: readonly Kind[]): readonly Kind[] {
  const { house } = draft;
  const draws = (kind: Kind): boolean => {
    if (kind === JOKER) return house.jokers > 0 && house.jokerDraws > 0;
    const { draw, atOnce } = POWER_MEANINGS[powerOf(draft, kind)?.power ?? 'none'];
    return draw > 0 && !atOnce;
  };
  const kinds = Array.from({ length: JOKER + 1 }, (_, kind) => kind);
  const rescuing = rescueRanks(draft);
  const cured = house.redJacksCure && entry !== undefined && isCured(entry) ? RED_JACKS : [];
  const others = [
    ...(house.drawsMix ? kinds.filter(draws) : []),
    ...kinds.filter((kind) => kind < JOKER && rescuing.includes(rankOf(kind))),
    ...cured,
  ];
  return [...new Set([...own, ...others.filter((kind) => !isWildBarred(draft, kind))])];
}

/** A wild card where none may answer a demand that is pending, unless it is its like. */
const isWildBarred = ({ house, wildRank }: Draft, kind: Kind): boolean =>
  house.wildNotOnAttack && kind < JOKER && [wildRank, house.alsoWildRank].includes(rankOf(kind));

const SPADES = 1;
const RANK_QUEEN = 10;

/** A black jack or the queen of spades with a power of its own. */
const isCured = ({ rank, suit }: PowerEntry): boolean =>
  suit !== undefined && suit <= SPADES && (rank === RANK_JACK || (rank === RANK_QUEEN && suit === SPADES));

/** The draw of a card without a rank. */
function drawChain(
  draft: Draft,
  { step, clause }: { readonly step: number; readonly clause: string },
  kinds: readonly Kind[],
  deck: Uint8Array,
): Chain {
  const answers = answerKinds(draft, undefined, kinds);
  const answer = copiesOf(answers, deck) > 1 ? answers.map(maskOf).reduce(unite, NO_KINDS) : NO_KINDS;
  return {
    type: 'draw',
    grows: true,
    step,
    cap: undefined,
    thenPlays: draft.penaltyThenPlays,
    answerLo: answer.lo,
    answerHi: answer.hi,
    clause,
  };
}
