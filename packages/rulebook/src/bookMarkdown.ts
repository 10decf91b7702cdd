import type { Language, RuleSet } from '@hausregel/rules';
import { bookOf, type BookSentence, clausesOfParagraph, type Paragraph, paragraphsOf } from './book.ts';
import { SHORT_TITLE, SOURCES_TITLE } from './words.ts';

/** The rule book as Markdown; after each paragraph, in italics, the clauses it rests on. */
export function bookMarkdown(ruleSet: RuleSet, language: Language): string {
  const book = bookOf(ruleSet, language);
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
        : [`## ${escaped(each.title)}`, ...paragraphsOf(each).map(paragraphText)],
    ),
    ...section(
      SHORT_TITLE[language],
      book.cards.map(({ title, text }) => `- **${escaped(title)}:** ${escaped(text)}`),
    ),
    ...section(
      SOURCES_TITLE[language],
      book.sources.map((source) => `- ${escaped(source)}`),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
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
