/** A rule set as a rule book: its differences first, then topic by topic, then its sources. */
import {
  baseOf,
  type BookEntry,
  bookEntries,
  type BookNote,
  cardEntries,
  deckSizeOf,
  differenceNotes,
  GROUPS,
  type Group,
  type Language,
  playersOf,
  presetById,
  PRESETS,
  type RuleSet,
  type Sentence,
  type Stamp,
  variantNotes,
} from '@hausregel/rules';
import { ruleDiff } from './diff/ruleDiff.ts';
import { type BookExample, examplesOf } from './examples/bookExample.ts';
import { type BookWord, glossaryOf } from './glossary.ts';
import { differentFrom, houseRules, madeFrom, SECTION_TITLES, summary, TOPICS } from './words.ts';

/** A sentence with its leading clause, and all clauses it rests on. */
export interface BookSentence extends Sentence {
  readonly clauses: readonly string[];
  /** Option or fixed rule it belongs to; sentences of one key stand together. */
  readonly key: string;
  /** The table has changed it from the rules it was made from. */
  readonly isChanged: boolean;
  /** Stands in the paragraph of the rule before. */
  readonly readsOn: boolean;
}

export interface BookSection {
  readonly key: Group | 'variants';
  readonly title: string;
  readonly sentences: readonly BookSentence[];
}

/** A topic of the rules on one page. */
export interface BookTopic {
  readonly key: string;
  readonly title: string;
  readonly sentences: readonly BookSentence[];
}

/** What a card does, at a glance. */
export interface BookCard {
  /** One such card in notation, to show. */
  readonly card: string;
  readonly title: string;
  readonly text: string;
  readonly stamp: Stamp | undefined;
  readonly clause: string;
  readonly clauses: readonly string[];
  readonly isChanged: boolean;
}

export interface Book {
  readonly language: Language;
  readonly title: string;
  readonly about: string;
  /** "52 Karten, 2 bis 10 Personen." */
  readonly summary: string;
  /** Rules that a table has made for itself, and no preset. */
  readonly isHouse: boolean;
  /** "Nach „Familie“, mit 3 Hausregeln.", of a preset "Nach „Skatblatt“."; undefined for rules that stand alone. */
  readonly base: string | undefined;
  /**
   * "3 Hausregeln", of a preset "Anders als „Skatblatt“", and what that is; no differences for
   * rules that stand alone or change nothing.
   */
  readonly differencesTitle: string;
  readonly differences: readonly BookSentence[];
  readonly topics: readonly BookTopic[];
  readonly cards: readonly BookCard[];
  readonly sections: readonly BookSection[];
  /** Of rules that stand alone, in what they differ from the best known preset; nothing else has a title here. */
  readonly comparedTitle: string;
  readonly compared: readonly BookSentence[];
  readonly glossary: readonly BookWord[];
  readonly sources: readonly string[];
}

export function bookOf(ruleSet: RuleSet, language: Language): Book {
  const { min, max } = playersOf(ruleSet);
  const base = baseOf(ruleSet);
  const isHouse = presetById(ruleSet.id) === undefined;
  const differences = differenceNotes(ruleSet).map((note) => noteSentence(spoken(note, language), true));
  return {
    language,
    title: ruleSet.name[language],
    about: ruleSet.about[language],
    summary: summary(deckSizeOf(ruleSet, min), min, max)[language],
    isHouse,
    base: base === undefined ? undefined : madeFrom(base.name, isHouse ? differences.length : 0)[language],
    differencesTitle: (base === undefined || isHouse ? houseRules(differences.length) : differentFrom(base.name))[
      language
    ],
    differences,
    topics: bookTopics(ruleSet, language),
    cards: bookCards(ruleSet, language),
    sections: bookSections(ruleSet, language),
    ...comparison(ruleSet, base, language),
    glossary: glossaryOf(ruleSet, language),
    sources: ruleSet.sources,
  };
}

/** Rules that were made from a preset tell their differences from it at the front of the book already. */
function comparison(
  ruleSet: RuleSet,
  base: RuleSet | undefined,
  language: Language,
): Pick<Book, 'comparedTitle' | 'compared'> {
  const [known] = PRESETS;
  if (known === undefined || base !== undefined || known.id === ruleSet.id) return { comparedTitle: '', compared: [] };
  const compared = ruleDiff(known, ruleSet, language).sections.flatMap(({ notes }) =>
    notes.map(({ key, text, clauses }) => noteSentence({ key, clauses, text }, false)),
  );
  return { comparedTitle: differentFrom(known.name)[language], compared };
}

/** The whole book by topic, in reading order; the last section says what could be agreed on instead. */
export function bookSections(ruleSet: RuleSet, language: Language): readonly BookSection[] {
  const entries = bookEntries(ruleSet);
  const sections = GROUPS.map((group): BookSection => ({
    key: group,
    title: SECTION_TITLES[language][group],
    sentences: entries
      .filter((entry) => entry.group === group)
      .flatMap((entry) => entrySentences(entry, entry.sentences[language])),
  }));
  const variants: BookSection = {
    key: 'variants',
    title: SECTION_TITLES[language].variants,
    sentences: variantNotes(ruleSet).map((note) => noteSentence(spoken(note, language), false)),
  };
  return [...sections, variants].filter(({ sentences }) => sentences.length > 0);
}

/** The rules on one page, without the cards. */
export function bookTopics(ruleSet: RuleSet, language: Language): readonly BookTopic[] {
  const entries = bookEntries(ruleSet);
  return TOPICS.map(({ key, groups, title }): BookTopic => ({
    key,
    title: title[language],
    sentences: entries
      .filter(({ group }) => groups.includes(group))
      .flatMap((entry) => entrySentences(entry, entry.short[language])),
  })).filter(({ sentences }) => sentences.length > 0);
}

/** The special cards, from low to high. */
export function bookCards(ruleSet: RuleSet, language: Language): readonly BookCard[] {
  return cardEntries(ruleSet).map(({ card, title, short, stamp, clauses, isChanged }) => ({
    card,
    title: title[language],
    text: short[language].join(' '),
    stamp,
    clause: clauses[0] ?? '',
    clauses,
    isChanged,
  }));
}

const entrySentences = ({ key, clauses, isChanged, readsOn }: BookEntry, texts: readonly string[]): BookSentence[] =>
  texts.map((text) => ({ key, clause: clauses[0] ?? '', clauses, isChanged, readsOn, text }));

type SpokenNote = Omit<BookNote, 'text'> & { readonly text: string };

const spoken = ({ text, ...note }: BookNote, language: Language): SpokenNote => ({ ...note, text: text[language] });

const noteSentence = ({ key, clauses, text }: SpokenNote, isChanged: boolean): BookSentence => ({
  key,
  clause: clauses[0] ?? '',
  clauses,
  isChanged,
  readsOn: false,
  text,
});

/** A run of sentences that are read together. */
export type Paragraph = readonly BookSentence[];

/** Sentences of a section as paragraphs; each other way of playing stands by itself. */
export function paragraphsOf({ key, sentences }: BookSection): readonly Paragraph[] {
  const paragraphs: BookSentence[][] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    const isSameRule = last?.at(-1)?.key === sentence.key && key !== 'variants';
    if (last !== undefined && (isSameRule || sentence.readsOn)) last.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs;
}

/** The examples of a book; they are played through for it, so they are asked for apart. */
export const bookExamples = (
  ruleSet: RuleSet,
  { sections }: Pick<Book, 'sections'>,
  language: Language,
): readonly BookExample[] =>
  examplesOf(
    ruleSet,
    sections.flatMap(({ key, sentences }) => (key === 'variants' ? [] : sentences.map((sentence) => sentence.key))),
    language,
  );

/** Those of the examples that stand after a paragraph: of its rules. */
export const examplesAfter = (examples: readonly BookExample[], paragraph: Paragraph): readonly BookExample[] =>
  examples.filter(({ key }) => paragraph.some((sentence) => sentence.key === key));

/** Clauses of a paragraph, each once, in the order of its sentences. */
export const clausesOfParagraph = (paragraph: Paragraph): readonly string[] => [
  ...new Set(paragraph.flatMap(({ clauses }) => clauses)),
];
