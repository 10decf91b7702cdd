import type { Language, RuleSet } from '@hausregel/rules';
import {
  bookExamples,
  bookOf,
  type BookSentence,
  clausesOfParagraph,
  examplesAfter,
  type Paragraph,
  paragraphsOf,
} from './book.ts';
import type { BookExample } from './examples/bookExample.ts';
import { exampleSentences } from './examples/exampleWords.ts';
import { EXAMPLE_TITLE, GLOSSARY_TITLE, SHORT_TITLE, SOURCES_TITLE } from './words.ts';

/** The rule book as Markdown; after each paragraph, in italics, the clauses it rests on. */
export function bookMarkdown(ruleSet: RuleSet, language: Language): string {
  const book = bookOf(ruleSet, language);
  const examples = bookExamples(ruleSet, book, language);
  const opening = [book.summary, book.base]
    .filter((text) => text !== undefined)
    .map(escaped)
    .join(' ');
  const blocks = [
    `# ${escaped(book.title)}`,
    escaped(book.about),
    `**${opening}**`,
    ...section(book.differencesTitle, items(book.differences)),
    ...book.sections.flatMap((each) =>
      each.key === 'variants'
        ? section(each.title, items(each.sentences))
        : [
            `## ${escaped(each.title)}`,
            ...paragraphsOf(each).flatMap((paragraph) => told(paragraph, examples, language)),
          ],
    ),
    ...section(
      SHORT_TITLE[language],
      book.cards.map(({ title, text }) => `- **${escaped(title)}:** ${escaped(text)}`),
    ),
    ...section(book.comparedTitle, items(book.compared)),
    ...section(
      GLOSSARY_TITLE[language],
      book.glossary.map(({ word, text }) => `- **${escaped(word)}:** ${escaped(text)}`),
    ),
    ...section(
      SOURCES_TITLE[language],
      book.sources.map((source) => `- ${escaped(source)}`),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A paragraph and the examples of its rules, each as a quotation. */
function told(paragraph: Paragraph, all: readonly BookExample[], language: Language): string[] {
  const examples = examplesAfter(all, paragraph).map(
    (example) =>
      `> **${EXAMPLE_TITLE[language]}:** ${escaped(example.title)}.  \n> ${exampleSentences(example, language).map(escaped).join(' ')}`,
  );
  return [paragraphText(paragraph), ...examples];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${escaped(title)}`, lines.join('\n')];

const items = (sentences: readonly BookSentence[]): string[] =>
  sentences.map((sentence) => `- ${paragraphText([sentence])}`);

function paragraphText(paragraph: Paragraph): string {
  const clauses = clausesOfParagraph(paragraph);
  const text = paragraph.map((sentence) => escaped(sentence.text)).join(' ');
  return clauses.length === 0 ? text : `${text} *(${clauses.join(', ')})*`;
}

/** A table's own name may hold anything; in Markdown it stays what was typed. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);
