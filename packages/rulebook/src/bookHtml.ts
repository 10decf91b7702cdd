import type { Language, RuleSet } from '@hausregel/rules';
import { bookOf, type BookCard, type BookSection, type BookSentence, paragraphsOf } from './book.ts';
import { SHORT_TITLE, SOURCES_TITLE } from './words.ts';

/**
 * The rule book as one HTML article without styles. Sentences carry their clauses in
 * `data-clauses` (parted by spaces), changed ones the class `changed`. All texts are escaped.
 */
export function bookHtml(ruleSet: RuleSet, language: Language): string {
  const book = bookOf(ruleSet, language);
  const opening = [book.summary, book.base]
    .filter((text) => text !== undefined)
    .map(escaped)
    .join(' ');
  return [
    `<article class="rule-book" lang="${language}">`,
    `<header><h1>${escaped(book.title)}</h1><p class="about">${escaped(book.about)}</p><p class="summary">${opening}</p></header>`,
    listSection('differences', book.differencesTitle, book.differences.map(sentenceHtml)),
    ...book.sections.map(sectionHtml),
    listSection('at-a-glance', SHORT_TITLE[language], book.cards.map(cardHtml)),
    listSection('sources', SOURCES_TITLE[language], book.sources.map(escaped)),
    '</article>',
    '',
  ]
    .filter((block, index, blocks) => block !== '' || index === blocks.length - 1)
    .join('\n');
}

function sectionHtml(section: BookSection): string {
  if (section.key === 'variants') return listSection('variants', section.title, section.sentences.map(sentenceHtml));
  const paragraphs = paragraphsOf(section).map((paragraph) => `<p>${paragraph.map(sentenceHtml).join(' ')}</p>`);
  return `<section class="${section.key}"><h2>${escaped(section.title)}</h2>\n${paragraphs.join('\n')}\n</section>`;
}

function listSection(name: string, title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<section class="${name}"><h2>${escaped(title)}</h2>\n<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>\n</section>`;
}

const sentenceHtml = ({ text, clauses, isChanged }: BookSentence): string =>
  `<span${isChanged ? ' class="changed"' : ''} data-clauses="${escaped(clauses.join(' '))}">${escaped(text)}</span>`;

const cardHtml = ({ card, title, text, clauses, isChanged }: BookCard): string =>
  `<span class="card${isChanged ? ' changed' : ''}" data-card="${escaped(card)}" data-clauses="${escaped(clauses.join(' '))}"><b>${escaped(title)}</b> ${escaped(text)}</span>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
