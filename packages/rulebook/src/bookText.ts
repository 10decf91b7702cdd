import type { Language, RuleSet } from '@hausregel/rules';
import {
  type Book,
  bookExamples,
  bookOf,
  clausesOfParagraph,
  examplesAfter,
  type Paragraph,
  paragraphsOf,
} from './book.ts';
import type { BookExample } from './examples/bookExample.ts';
import { exampleSentences } from './examples/exampleWords.ts';
import { CLAUSES_TITLE, EXAMPLE_TITLE, GLOSSARY_TITLE, SHORT_TITLE, SOURCES_TITLE } from './words.ts';
import { wrap } from './wrap.ts';

const WIDTH = 80;

/**
 * The rule book as plain text, at most 80 columns wide. The prose is free of clauses, so that it
 * can be read aloud; a list at the end says for each section where its rules are found.
 */
export function bookText(ruleSet: RuleSet, language: Language): string {
  const book = bookOf(ruleSet, language);
  const examples = bookExamples(ruleSet, book, language);
  const blocks = [
    heading(book.title, '='),
    wrap([book.about, book.summary, book.base ?? ''].filter((text) => text !== '').join(' '), WIDTH),
    ...list(
      book.differencesTitle,
      book.differences.map(({ text }) => text),
    ),
    ...book.sections.flatMap((section) =>
      section.key === 'variants'
        ? list(
            section.title,
            section.sentences.map(({ text }) => text),
          )
        : [
            heading(section.title, '-'),
            ...paragraphsOf(section).flatMap((paragraph) => told(paragraph, examples, language)),
          ],
    ),
    ...list(
      SHORT_TITLE[language],
      book.cards.map(({ title, text }) => `${title}: ${text}`),
    ),
    ...list(
      book.comparedTitle,
      book.compared.map(({ text }) => text),
    ),
    ...list(
      GLOSSARY_TITLE[language],
      book.glossary.map(({ word, text }) => `${word}: ${text}`),
    ),
    ...list(SOURCES_TITLE[language], book.sources),
    ...list(CLAUSES_TITLE[language], clauseLines(book)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A paragraph and the examples of its rules, set in from the margin. */
function told(paragraph: Paragraph, all: readonly BookExample[], language: Language): string[] {
  const examples = examplesAfter(all, paragraph).map((example) => {
    const sentences = exampleSentences(example, language).join(' ');
    return wrap(`${EXAMPLE_TITLE[language]}: ${example.title}. ${sentences}`, WIDTH, '  ', '  ');
  });
  return [wrap(paragraph.map(({ text }) => text).join(' '), WIDTH), ...examples];
}

const heading = (title: string, line: string): string => `${title}\n${line.repeat([...title].length)}`;

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return [heading(title, '-'), items.map((item) => wrap(item, WIDTH, '* ', '  ')).join('\n')];
}

const clauseLines = ({ sections }: Book): string[] =>
  sections.map(({ title, sentences }) => `${title}: ${clausesOfParagraph(sentences).join(', ')}`);
