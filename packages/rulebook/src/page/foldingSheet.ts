/**
 * Four pages of A5 on one sheet of A4, printed on both sides (turned over the short edge) and folded
 * in the middle: name and topics, then the cards (and where they are few, examples), then words and
 * sources. They are written in the order in which they are read; the styles put the last page left
 * of the first.
 */
import type { Language, RuleSet } from '@hausregel/rules';
import { type Book, type BookCard, bookExamples, bookOf } from '../book.ts';
import { escaped } from '../escaped.ts';
import { exactly, GLOSSARY_TITLE, SHORT_FORM, SOURCES_TITLE } from '../words.ts';
import { drawnExample } from './drawnExample.ts';
import { A5, heightOf, largestType } from './fit.ts';
import { codeHeight, codeHtml, type PageCode } from './pageCode.ts';
import { bookHead, cardsHeight, cardsHtml, hasTwoColumns, headHeight, topicsHeight, topicsHtml } from './shortForm.ts';

export function foldingSheet(ruleSet: RuleSet, language: Language, code?: PageCode): string {
  const book = bookOf(ruleSet, language);
  const isWide = hasTwoColumns(book);
  const [left, right] = isWide ? halves(book.cards) : [book.cards, []];
  return [
    `<article class="rule-book fold" lang="${language}">`,
    panel('front', sizeOfFront(book, code), bookHead(book, SHORT_FORM) + topicsHtml(book) + codeHtml(code)),
    panel('left', sizeOfCards(left), cardsHtml({ ...book, cards: left }, ruleSet)),
    isWide
      ? panel('right', sizeOfCards(right), cardsHtml({ ...book, cards: right }, ruleSet))
      : panel('right', EXAMPLES_PX, examplesHtml(book, ruleSet)),
    panel('back', sizeOfBack(book), back(book, ruleSet.version)),
    '</article>',
    '',
  ].join('\n');
}

const panel = (name: string, px: number, content: string): string =>
  `<div class="panel ${name}" style="font-size:${px}px">${content}</div>`;

const EXAMPLES_PX = 13;
/** As many as one page holds. */
const EXAMPLES_MAX = 4;

/** Examples of what the cards do, then of other rules: where the cards leave a page free. */
function examplesHtml(book: Book, ruleSet: RuleSet): string {
  const sections = book.sections.toSorted((a, b) => Number(b.key === 'cards') - Number(a.key === 'cards'));
  const examples = bookExamples(ruleSet, { sections }, book.language).slice(0, EXAMPLES_MAX);
  return examples.map((example) => drawnExample(example, book.language)).join('\n');
}

function back(book: Book, version: number): string {
  const { language } = book;
  const differences =
    book.differences.length === 0
      ? ''
      : `<h2>${escaped(book.differencesTitle)}</h2><ul>${book.differences.map(({ text }) => `<li>${escaped(text)}</li>`).join('')}</ul>`;
  const words = book.glossary.map(({ word, text }) => `<dt>${escaped(word)}</dt><dd>${escaped(text)}</dd>`).join('');
  const sources =
    book.sources.length === 0
      ? ''
      : `<h2>${SOURCES_TITLE[language]}</h2><p>${book.sources.map(escaped).join('<br>')}</p>`;
  return `${differences}<h2>${GLOSSARY_TITLE[language]}</h2><dl>${words}</dl>${sources}<p class="foot">${escaped(exactly(version)[language])}</p>`;
}

/** Width of a drawn card in parts of the size of type. */
const CARD_WIDTH = 3.4;
/** Letters a card takes up at least, by its drawing. */
const ROOM_MIN = 150;

/** Two halves about equally long to read. */
function halves(cards: readonly BookCard[]): readonly [readonly BookCard[], readonly BookCard[]] {
  const half = cards.reduce((sum, card) => sum + room(card), 0) / 2;
  let filled = 0;
  const at = cards.findIndex((card) => {
    filled += room(card);
    return filled >= half;
  });
  return [cards.slice(0, at + 1), cards.slice(at + 1)];
}

const room = ({ text }: BookCard): number => Math.max(text.length + 40, ROOM_MIN);

const sizeOfFront = (book: Book, code: PageCode | undefined): number =>
  largestType((px) => headHeight(book, A5.width, px) + topicsHeight(book, A5.width, px) + codeHeight(code), A5.height);

const sizeOfCards = (cards: readonly BookCard[]): number =>
  largestType((px) => cardsHeight(cards, A5.width, px, CARD_WIDTH), A5.height);

function sizeOfBack({ glossary, differences, sources }: Book): number {
  const height = (px: number): number => {
    const column = (A5.width - 1.6 * px) / 2;
    const words = glossary.reduce((sum, { text }) => sum + 1.75 * px + heightOf(text, column, px), 0) / 2;
    const rest = [...differences.map(({ text }) => text), ...sources];
    return words + rest.reduce((sum, text) => sum + heightOf(text, A5.width - px, px), 0) + 14 * px;
  };
  return largestType(height, A5.height);
}
