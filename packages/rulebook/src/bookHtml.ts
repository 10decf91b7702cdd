import type { Language, RuleSet } from '@hausregel/rules';
import {
  type Book,
  bookExamples,
  bookOf,
  type BookSection,
  type BookSentence,
  clausesOfParagraph,
  examplesAfter,
  type Paragraph,
  paragraphsOf,
} from './book.ts';
import type { BookExample } from './examples/bookExample.ts';
import { escaped } from './escaped.ts';
import { drawnExample } from './page/drawnExample.ts';
import type { PageCode } from './page/pageCode.ts';
import { shortForm } from './page/shortForm.ts';
import { CLAUSE_WORD, GLOSSARY_TITLE, SOURCES_TITLE } from './words.ts';

/**
 * The rule book as one HTML article without styles (`PAGE_CSS` has them): the short form, then the
 * whole book with its examples drawn as cards. The drawings need `spriteSvg` in the same page.
 * Sentences carry their clauses in `data-clauses` (parted by spaces), changed ones the class
 * `changed`; the first paragraph of each clause has it as its id. All texts are escaped.
 */
export function bookHtml(ruleSet: RuleSet, language: Language, code?: PageCode): string {
  const book = bookOf(ruleSet, language);
  const ids = new Set<string>();
  const examples = bookExamples(ruleSet, book, language);
  return lines(
    `<article class="rule-book" lang="${language}">`,
    shortForm(book, ruleSet, code),
    '<div class="full">',
    listSection('differences', book.differencesTitle, book.differences.map(sentenceHtml)),
    ...book.sections.map((section) => sectionHtml(section, { language, ids, examples })),
    listSection('compared', book.comparedTitle, book.compared.map(sentenceHtml)),
    glossary(book),
    listSection('sources', SOURCES_TITLE[language], book.sources.map(escaped)),
    '</div>',
    '</article>',
  );
}

const lines = (...blocks: readonly string[]): string => `${blocks.filter((block) => block !== '').join('\n')}\n`;

interface Page {
  readonly language: Language;
  /** Clauses that some paragraph has as its id already. */
  readonly ids: Set<string>;
  readonly examples: readonly BookExample[];
}

function sectionHtml(section: BookSection, page: Page): string {
  if (section.key === 'variants') return listSection('variants', section.title, section.sentences.map(sentenceHtml));
  const paragraphs = paragraphsOf(section).flatMap((paragraph) => [
    paragraphHtml(paragraph, page),
    ...examplesAfter(page.examples, paragraph).map((example) => drawnExample(example, page.language)),
  ]);
  return `<section class="${section.key}"><h2>${escaped(section.title)}</h2>\n${paragraphs.join('\n')}\n</section>`;
}

function paragraphHtml(paragraph: Paragraph, { language, ids }: Page): string {
  const clauses = clausesOfParagraph(paragraph);
  const id = clauses.find((clause) => !ids.has(clause));
  if (id !== undefined) ids.add(id);
  const anchor = id === undefined ? '' : ` id="${escaped(id)}"`;
  const named = `<small><span class="for-ears">${CLAUSE_WORD[language]} </span>${escaped(clauses.join(', '))}</small>`;
  return `<p${anchor}>${paragraph.map(sentenceHtml).join(' ')} ${named}</p>`;
}

function glossary({ glossary: words, language }: Book): string {
  const entries = words.map(({ word, text }) => `<dt>${escaped(word)}</dt><dd>${escaped(text)}</dd>`);
  return `<section class="glossary"><h2>${GLOSSARY_TITLE[language]}</h2>\n<dl>\n${entries.join('\n')}\n</dl>\n</section>`;
}

function listSection(name: string, title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const list = items.map((item) => `<li>${item}</li>`).join('\n');
  return `<section class="${name}"><h2>${escaped(title)}</h2>\n<ul>\n${list}\n</ul>\n</section>`;
}

const sentenceHtml = ({ text, clauses, isChanged }: BookSentence): string =>
  `<span${isChanged ? ' class="changed"' : ''} data-clauses="${escaped(clauses.join(' '))}">${escaped(text)}</span>`;
