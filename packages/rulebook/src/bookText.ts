import type { Language, RuleSet } from '@hausregel/rules';
import { type Book, bookOf, clausesOfParagraph, paragraphsOf } from './book.ts';
import { CLAUSES_TITLE, SHORT_TITLE, SOURCES_TITLE } from './words.ts';
import { wrap } from './wrap.ts';

const WIDTH = 80;

/**
 * The rule book as plain text, at most 80 columns wide. The prose is free of clauses, so that it
 * can be read aloud; a list at the end says for each section where its rules are found.
 */
export function bookText(ruleSet: RuleSet, language: Language): string {
  const book = bookOf(ruleSet, language);
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
            ...paragraphsOf(section).map((paragraph) => wrap(paragraph.map(({ text }) => text).join(' '), WIDTH)),
          ],
    ),
    ...list(
      SHORT_TITLE[language],
      book.cards.map(({ title, text }) => `${title}: ${text}`),
    ),
    ...list(SOURCES_TITLE[language], book.sources),
    ...list(CLAUSES_TITLE[language], clauseLines(book)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const heading = (title: string, line: string): string => `${title}\n${line.repeat([...title].length)}`;

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return [heading(title, '-'), items.map((item) => wrap(item, WIDTH, '* ', '  ')).join('\n')];
}

const clauseLines = ({ sections }: Book): string[] =>
  sections.map(({ title, sentences }) => `${title}: ${clausesOfParagraph(sentences).join(', ')}`);
