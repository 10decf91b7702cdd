export {
  type Book,
  bookCards,
  type BookCard,
  bookExamples,
  bookOf,
  type BookSection,
  bookSections,
  type BookSentence,
  type BookTopic,
  bookTopics,
  clausesOfParagraph,
  examplesAfter,
  type Paragraph,
  paragraphsOf,
} from './book.ts';
export { bookHtml } from './bookHtml.ts';
export { bookMarkdown } from './bookMarkdown.ts';
export { bookText } from './bookText.ts';
export { diffText } from './diff/diffText.ts';
export { type DiffNote, type DiffSection, ruleDiff, type RuleDiff } from './diff/ruleDiff.ts';
export { type BookExample, cardsOfMove, type ExampleStep } from './examples/bookExample.ts';
export { LIES_LABEL, stepLabel, wishOf } from './examples/exampleLabels.ts';
export { cardName } from './examples/cardNames.ts';
export { exampleSentences, playerLetter, stepWords } from './examples/exampleWords.ts';
export { type BookWord } from './glossary.ts';
export { bookBody, bookPage, pageCss, type Paper, PAPERS } from './page/bookPage.ts';
export type { PageCode } from './page/pageCode.ts';
export * from './events/index.ts';
export { happeningOf } from './events/happeningOf.ts';
export * from './refusals/index.ts';
export { refusalTextOf } from './refusalTextOf.ts';
export { EXAMPLE_TITLE, GLOSSARY_TITLE } from './words.ts';
