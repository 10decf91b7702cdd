/** A rule set as the entries of its rule book: each with its sentences, their clauses and its topic. */
import { clausesOf } from './clauses.ts';
import { draftOf, problemsOf } from './compile.ts';
import type { Draft } from './draft.ts';
import { FIXED_RULES, type FixedRule } from './fixed.ts';
import { withHouseCards } from './houseCards.ts';
import type { AnyOption, BookContext, Group, Variant } from './option.ts';
import { optionByKey, OPTIONS } from './options/index.ts';
import { presetById } from './presets.ts';
import { POWER_MEANINGS, type PowerMeaning } from './power.ts';
import { RANK_SIGNS, RANK_WORDS, SUIT_SIGNS } from './ranks.ts';
import type { RuleSet, Stamp } from './ruleSet.ts';
import { stampsOf } from './stamps.ts';
import { BOOK_ORDER, READ_ON } from './words/bookOrder.ts';
import { countingDifferences, missingNeed } from './counting.ts';
import { isPureReverse } from './words/facts.ts';
import { grandSentences } from './words/grandSentences.ts';
import { GRAND_CARDS, grandShort } from './words/grandShort.ts';
import { houseSentences, houseShort } from './words/houseSentences.ts';
import { nounOf } from './words/nouns.ts';
import { type Line, type Lines, NO_LINES } from './words/phrases.ts';

/** An option or a fixed rule of a rule set, in words. */
export interface BookEntry {
  readonly key: string;
  readonly group: Group;
  /** The leading clause first. */
  readonly clauses: readonly string[];
  /** The table has changed it from the preset it is based on. */
  readonly isChanged: boolean;
  /** Reads on from the entry before, in the same paragraph. */
  readonly readsOn: boolean;
  readonly sentences: Lines;
  readonly short: Lines;
}

/** One sentence with the clauses it rests on: a house rule, or another way of playing. */
export interface BookNote {
  readonly key: string;
  readonly clauses: readonly string[];
  readonly text: Line;
}

/** What a card does, at a glance. */
export interface CardEntry {
  readonly key: string;
  /** One such card in notation, to show. */
  readonly card: string;
  readonly clauses: readonly string[];
  readonly isChanged: boolean;
  readonly title: Line;
  readonly short: Lines;
  readonly stamp: Stamp | undefined;
}

/** Facts that sentences may look at. */
export function bookContextOf(ruleSet: RuleSet): BookContext {
  const { playersMin, playersMax } = draftOf(ruleSet, 2);
  return { playersMin, playersMax, facts: draftOf(ruleSet, playersMin), factsMost: draftOf(ruleSet, playersMax) };
}

/** The preset that a rule set was made from, if it is one of ours. */
export const baseOf = (ruleSet: RuleSet): RuleSet | undefined =>
  ruleSet.basedOn === undefined ? undefined : presetById(ruleSet.basedOn);

const valueOf = (ruleSet: RuleSet, option: AnyOption): unknown => ruleSet.options[option.key] ?? option.defaultValue;

const changedKeys = (ruleSet: RuleSet): ReadonlySet<string> => {
  const base = baseOf(ruleSet);
  return new Set(base === undefined ? [] : countingDifferences(base, ruleSet).map(({ key }) => key));
};

/** All entries that say something, in the order in which they are read. */
export function bookEntries(ruleSet: RuleSet): readonly BookEntry[] {
  const context = bookContextOf(ruleSet);
  const changed = changedKeys(ruleSet);
  const documents = documentsOf(ruleSet);
  const entries = orderFor(context.facts).flatMap((key): BookEntry[] => {
    const option = optionByKey(key);
    if (option !== undefined)
      return [optionEntry(ruleSet, option, context, { isChanged: changed.has(key), documents })];
    const rule = FIXED_RULES.find((known) => known.key === key);
    return rule === undefined ? [] : [fixedEntry(ruleSet, rule, context, documents)];
  });
  return entries.filter(({ sentences }) => sentences.de.length > 0);
}

/** House rules about wishes are read with what holds for all of them. */
const OF_WISHES: ReadonlySet<string> = new Set(['wishSuits', 'wishOptional', 'wishCards', 'rankWishStays']);

/** What holds for all wishes, skips and reverses is read after the last card that has such a power. */
function orderFor(facts: Draft): readonly string[] {
  const order = [...BOOK_ORDER];
  const follow = (key: string, holds: (meaning: PowerMeaning) => boolean): void => {
    const last = facts.powers.findLast((entry) => entry.suit === undefined && holds(POWER_MEANINGS[entry.power]));
    if (last === undefined) return;
    order.splice(order.indexOf(key), 1);
    order.splice(order.indexOf(`${RANK_WORDS[last.rank] ?? ''}Power`) + 1, 0, key);
  };
  follow('wishes', ({ namesSuit, namesRank }) => namesSuit || namesRank);
  follow('skips', ({ skip }) => skip === 'next' || skip === 'chain');
  follow('reverseForTwo', isPureReverse);
  const ofWishes = order.filter((key) => OF_WISHES.has(key));
  const others = order.filter((key) => !OF_WISHES.has(key));
  others.splice(others.indexOf('wishes') + 1, 0, ...ofWishes);
  return others;
}

/** Sentences that depend on more of the rule set than the rule itself. */
const overridden = (key: string, context: BookContext): Lines | undefined =>
  grandSentences(key, context) ?? houseSentences(key, context);
const overriddenShort = (key: string, context: BookContext): Lines | undefined =>
  grandShort(key, context) ?? houseShort(key, context);

interface Place {
  readonly isChanged: boolean;
  readonly documents: ReadonlySet<string>;
}

function optionEntry(
  ruleSet: RuleSet,
  option: AnyOption,
  context: BookContext,
  { isChanged, documents }: Place,
): BookEntry {
  const value = valueOf(ruleSet, option);
  const isSaid = missingNeed(option, context.facts, value) === undefined;
  return {
    key: option.key,
    group: option.group,
    clauses: isChanged ? changedClauses(ruleSet, option) : ownClauses(ruleSet, option.key, documents),
    isChanged,
    readsOn: READ_ON.has(option.key),
    sentences: overridden(option.key, context) ?? (isSaid ? option.sentence(value, context) : NO_LINES),
    short: overriddenShort(option.key, context) ?? (isSaid ? option.short(value, context) : NO_LINES),
  };
}

function fixedEntry(
  ruleSet: RuleSet,
  rule: FixedRule,
  context: BookContext,
  documents: ReadonlySet<string>,
): BookEntry {
  return {
    key: rule.key,
    group: rule.group,
    clauses: ownClauses(ruleSet, rule.key, documents),
    isChanged: false,
    readsOn: READ_ON.has(rule.key),
    sentences: overridden(rule.key, context) ?? rule.sentence(context),
    short: overriddenShort(rule.key, context) ?? rule.short?.(context) ?? NO_LINES,
  };
}

/** Clauses of an entry; of those that the rule set does not name itself, only its own documents'. */
function ownClauses(ruleSet: RuleSet, key: string, documents: ReadonlySet<string>): readonly string[] {
  const clauses = clausesOf(ruleSet, key);
  if (ruleSet.clauses?.[key] !== undefined) return clauses;
  const own = clauses.filter((clause) => documents.has(documentOf(clause)));
  return own.length > 0 ? own : clauses;
}

/** A changed value rests on the clause that names it, where the rule set's own clauses do not. */
function changedClauses(ruleSet: RuleSet, option: AnyOption): readonly string[] {
  const own = clausesOf(ruleSet, option.key);
  const value = valueOf(ruleSet, option);
  const documents = documentsOf(ruleSet);
  const named =
    option.variants.find(
      (variant) =>
        variant.value !== undefined &&
        variant.value === value &&
        variant.clauses.some((clause) => documents.has(documentOf(clause))),
    )?.clauses ?? own;
  return named.some((clause) => own.includes(clause)) ? own : named;
}

/** What the table has changed from the preset it is based on, in the order of the options. */
export function differenceNotes(ruleSet: RuleSet): readonly BookNote[] {
  const base = baseOf(ruleSet);
  if (base === undefined) return [];
  const context = bookContextOf(ruleSet);
  return countingDifferences(base, ruleSet).flatMap(({ key, from, to }): BookNote[] => {
    const option = optionByKey(key);
    if (option === undefined) return [];
    return [{ key, clauses: changedClauses(ruleSet, option), text: option.difference(from, to, context) }];
  });
}

/** What the sources of a rule set offer to agree on instead, without what it has already. */
export function variantNotes(ruleSet: RuleSet): readonly BookNote[] {
  const documents = documentsOf(ruleSet);
  const now = sayings(ruleSet);
  const isKnown = ({ clauses }: Variant): boolean => clauses.some((clause) => documents.has(documentOf(clause)));
  return OPTIONS.flatMap((option) =>
    option.variants
      .filter((variant) => isKnown(variant) && isOpen(ruleSet, option, variant, now))
      .map(({ clauses, text }) => ({
        key: option.key,
        clauses: clauses.filter((clause) => documents.has(documentOf(clause))),
        text,
      })),
  );
}

/** Not yet so, and of some effect beside the other rules, which speak as in `now`. */
function isOpen(ruleSet: RuleSet, option: AnyOption, { value, from, isFor }: Variant, now: string): boolean {
  if (isFor !== undefined && !isFor(bookContextOf(ruleSet).facts)) return false;
  if (from !== undefined && valueOf(ruleSet, option) !== from) return false;
  if (value === undefined) return true;
  if (valueOf(ruleSet, option) === value) return false;
  const changed: RuleSet = { ...ruleSet, options: { ...ruleSet.options, [option.key]: value } };
  return sayings(changed) !== now && problemsOf(changed).length === 0;
}

/** All sentences of a rule set, to see whether a change says anything. */
function sayings(ruleSet: RuleSet): string {
  const context = bookContextOf(ruleSet);
  const options = OPTIONS.flatMap((option) => {
    const value = valueOf(ruleSet, option);
    return missingNeed(option, context.facts, value) === undefined ? option.sentence(value, context).de : [];
  });
  return [...options, ...FIXED_RULES.flatMap((rule) => rule.sentence(context).de)].join('\n');
}

const documentOf = (clause: string): string => clause.replace(/-.*$/, '');

/** Documents of the ledger that a rule set rests on; one without clauses may rest on any. */
function documentsOf(ruleSet: RuleSet): ReadonlySet<string> {
  const clauses = Object.values(ruleSet.clauses ?? {}).flat();
  const named = clauses.length > 0 ? clauses : OPTIONS.flatMap((option) => option.clauses);
  return new Set([...named.map(documentOf), 'GEN']);
}

/** Suits of the cards that are shown, by rank; not the king of hearts, which can have a power of its own. */
const SAMPLE_SUITS = 'DSCHDSCHDCHSD';
/** The same where queens and kings are shown one by one, too (`GRAND_CARDS`). */
const GRAND_SAMPLE_SUITS = 'DSCHDSCHDCDDD';

/** The cards that do something, and those that the table has changed, from low to high. */
export function cardEntries(ruleSet: RuleSet): readonly CardEntry[] {
  const context = bookContextOf(ruleSet);
  const changed = changedKeys(ruleSet);
  const stampOf = stampsOf(ruleSet, context.playersMin);
  const suits = context.facts.goesOutOneByOne ? GRAND_SAMPLE_SUITS : SAMPLE_SUITS;
  const ofRanks = OPTIONS.flatMap((option): CardEntry[] => {
    if (option.card === undefined) return [];
    const { rank, suit } = option.card;
    const value = valueOf(ruleSet, option);
    const isChanged = changed.has(option.key);
    const isWild = suit === undefined && rank === context.facts.wildRank;
    const hasNoPower = !context.facts.powers.some((entry) => entry.rank === rank && entry.suit === suit);
    if (rank < context.facts.lowestRank || (value === 'none' && !isWild && !isChanged)) return [];
    const short = grandShort(option.key, context) ?? option.short(value, context);
    // A card whose power another rule takes away has nothing to tell.
    if (short.de.length === 0) return [];
    const card = `${RANK_SIGNS[rank] ?? ''}${suit === undefined ? suits.charAt(rank) : (SUIT_SIGNS[suit] ?? '')}`;
    const { de, en, lt } = nounOf(rank, suit);
    return [
      {
        key: option.key,
        card,
        clauses: isChanged
          ? changedClauses(ruleSet, option)
          : clausesOf(ruleSet, isWild && hasNoPower ? 'wildRank' : option.key),
        isChanged,
        title: { de: de.name, en: en.name, lt: lt.name },
        short,
        stamp: stampOf(card),
      },
    ];
  });
  const withHouse = withHouseCards(ofRanks, context, ({ key, value, card, title }, short) => ({
    key,
    card,
    clauses: clausesOf(ruleSet, key === 'jokerPower' && value === 'none' ? 'wildJokers' : key),
    isChanged: changed.has(key),
    title,
    short,
    stamp: stampOf(card),
  }));
  return [...withHouse, ...grandCardEntries(ruleSet, context, changed)];
}

/** Cards that do something by themselves, where players go out one by one and their option is on. */
function grandCardEntries(ruleSet: RuleSet, context: BookContext, changed: ReadonlySet<string>): readonly CardEntry[] {
  if (!context.facts.goesOutOneByOne) return [];
  const stampOf = stampsOf(ruleSet, context.playersMin);
  return GRAND_CARDS.filter(({ key }) => Boolean(ruleSet.options[key])).map(({ key, card, title, short }) => ({
    key,
    card,
    clauses: clausesOf(ruleSet, key),
    isChanged: changed.has(key),
    title,
    short: { de: [short.de], en: [short.en], lt: [short.lt] },
    stamp: stampOf(card),
  }));
}
