export {
  type Book,
  bookCards,
  type BookCard,
  bookOf,
  type BookSection,
  bookSections,
  type BookSentence,
  type BookTopic,
  bookTopics,
  clausesOfParagraph,
  type Paragraph,
  paragraphsOf,
} from './book.ts';
export { bookHtml } from './bookHtml.ts';
export { bookMarkdown } from './bookMarkdown.ts';
export { bookText } from './bookText.ts';
export * from './refusals/index.ts';
export { refusalTextOf } from './refusalTextOf.ts';
