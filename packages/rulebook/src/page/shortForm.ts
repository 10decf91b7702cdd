/** The rules on one page: topics on the left, what each card does on the right. */
import { type ByLanguage, playersOf, type RuleSet, stampsOf } from '@hausregel/rules';
import { CARD_RATIO } from '../art/face.ts';
import type { Book, BookCard, BookSentence } from '../book.ts';
import { escaped } from '../escaped.ts';
import { exactly, HOUSE_RULE, SHORT_FORM, SHORT_TITLE } from '../words.ts';
import { drawnCard } from './drawnCard.ts';
import { A4, heightOf, largestType } from './fit.ts';
import { codeHeight, codeHtml, type PageCode } from './pageCode.ts';

const CAT =
  '<svg class="mark" viewBox="0 0 100 100" aria-hidden="true"><use href="#cat"></use><use href="#whiskers"></use></svg>';

/** Head of a book: what it is, its name, how many cards and people, what it was made from. */
export function bookHead(book: Book, kind: ByLanguage<string>): string {
  const base = book.base === undefined ? '' : ` ${escaped(book.base)}`;
  return [
    '<header><div class="band" aria-hidden="true"></div><div class="head"><div>',
    `<p class="kind">${kind[book.language]}</p><h1>${escaped(book.title)}</h1>`,
    `<p class="about">${escaped(book.about)}</p><p class="summary">${escaped(book.summary)}${base}</p>`,
    `</div>${CAT}</div></header>`,
  ].join('');
}

/** The short form as a section of its own; it fills one page of paper. */
export function shortForm(book: Book, ruleSet: RuleSet, code?: PageCode): string {
  const px = largestType((size) => fullHeight(book, size, code), A4.height);
  return [
    `<section class="short${hasTwoColumns(book) ? ' two' : ''}" style="--type:${px}px">`,
    bookHead(book, SHORT_FORM),
    `<div class="columns"><div class="topics">${topicsHtml(book)}${codeHtml(code)}</div>`,
    `<div class="glance">${cardsHtml(book, ruleSet)}</div></div>`,
    `<p class="foot">${escaped(exactly(ruleSet.version)[book.language])}</p>`,
    '</section>',
  ].join('\n');
}

/** The topics, each with its heading. */
export const topicsHtml = ({ topics, isHouse }: Book): string =>
  topics
    .map(({ key, title, sentences }) => {
      const isChanged = isHouse && sentences.some((sentence) => sentence.isChanged);
      return `<section class="topic ${key}${isChanged ? ' changed' : ''}"><h2>${escaped(title)}</h2><p>${sentences.map(short).join(' ')}</p></section>`;
    })
    .join('\n');

const short = ({ text, clauses }: BookSentence): string =>
  `<span data-clauses="${escaped(clauses.join(' '))}">${escaped(text)}</span>`;

/** The special cards as a list. */
export function cardsHtml(book: Book, ruleSet: RuleSet): string {
  const stampOf = stampsOf(ruleSet, playersOf(ruleSet).min);
  const items = book.cards.map((card) => cardHtml(card, book, stampOf(card.card)));
  return `<h2 class="for-ears">${SHORT_TITLE[book.language]}</h2><ul class="cards">\n${items.join('\n')}\n</ul>`;
}

function cardHtml({ card, title, text, clauses, isChanged }: BookCard, book: Book, stamp: BookCard['stamp']): string {
  const isHouse = book.isHouse && isChanged;
  const mark = isHouse ? ` <b class="red-pencil">${HOUSE_RULE[book.language]}</b>` : '';
  return `<li class="${isHouse ? 'changed' : 'plain'}" data-card="${escaped(card)}" data-clauses="${escaped(clauses.join(' '))}">${drawnCard(card, book.language, stamp)}<div><h3>${escaped(title)}</h3><p>${escaped(text)}${mark}</p></div></li>`;
}

/** Cards from which on they stand in two columns. */
const CARDS_IN_ONE_COLUMN = 8;
export const hasTwoColumns = ({ cards }: Book): boolean => cards.length > CARDS_IN_ONE_COLUMN;

/** Height of the topics in px. */
export const topicsHeight = ({ topics }: Book, width: number, px: number): number =>
  topics.reduce((sum, { sentences }) => {
    const text = sentences.map((sentence) => sentence.text).join(' ');
    return sum + 2.7 * px + heightOf(text, width, px);
  }, 0);

/** Height of a list of cards in px, where the drawing of a card is so many times the type wide. */
export const cardsHeight = (cards: readonly BookCard[], width: number, px: number, drawn: number): number =>
  cards.reduce((sum, { text }) => {
    const words = 1.7 * px + heightOf(text, width - (drawn + 1) * px, px);
    return sum + 1.6 * px + Math.max(words, drawn * CARD_RATIO * px);
  }, 0);

/** Height of the head in px: band, kind, name, what it is, and how many play. */
export const headHeight = ({ about, summary, base }: Book, width: number, px: number): number => {
  const text = width - 7 * px;
  return 14 + 8.4 * px + heightOf(about, text, px) + heightOf(`${summary} ${base ?? ''}`, text, px);
};

/** Of a drawn card in parts of the size of type. */
const DRAWN = { one: 4.1, two: 3 } as const;

/** Few cards stand beside the topics; many stand below them in two columns, as the topics do then. */
function fullHeight(book: Book, px: number, code: PageCode | undefined): number {
  const around = headHeight(book, A4.width, px) + 5 * px;
  if (hasTwoColumns(book)) {
    const column = (A4.width - 2.4 * px) / 2;
    const topics = (topicsHeight(book, column, px) + codeHeight(code)) / 2 + 2 * px;
    return around + topics + cardsHeight(book.cards, column, px, DRAWN.two) / 2 + 2.5 * px;
  }
  const left = ((A4.width - 2.4 * px) * 5) / 11;
  const right = A4.width - 2.4 * px - left;
  const topics = topicsHeight(book, left, px) + codeHeight(code);
  return around + Math.max(topics, cardsHeight(book.cards, right, px, DRAWN.one));
}
