/** What is wrong with a file, as lines that editors understand: `FILE:LINE:COLUMN: PATH: what to do`. */
import { jsonPlaces, type Mistake, offsetOf, placeOf, wordsFor } from '@hausregel/notation';
import type { ByLanguage, Language } from '@hausregel/rules';
import type { MistakeWords } from './mistakeWords.ts';
import { MISTAKES_DE } from './mistakeWordsDe.ts';
import { MISTAKES_EN } from './mistakeWordsEn.ts';
import { MISTAKES_LT } from './mistakeWordsLt.ts';

const WORDS: ByLanguage<MistakeWords> = { de: MISTAKES_DE, en: MISTAKES_EN, lt: MISTAKES_LT };

/** What is wrong and what to do, without its place. */
export const mistakeText = (mistake: Mistake, language: Language): string => wordsFor(mistake, WORDS[language]);

/** Mistakes told for one document; the rest is counted. */
const TOLD_MAX = 4;

const MORE: ByLanguage<(count: number) => string> = {
  de: (count) => `Weitere Fehler hier: ${count}.`,
  en: (count) => `Further mistakes here: ${count}.`,
  lt: (count) => `Kitų klaidų čia: ${count}.`,
};

/** A document inside a file; `line`, from 1, is the one it begins on. */
interface Document {
  readonly file: string;
  readonly text: string;
  readonly line: number;
}

/** `FILE:LINE:COLUMN` of an offset. */
function placeAt({ file, text, line: first }: Document, offset: number): string {
  const { line, column } = placeOf(text, offset);
  return `${file}:${first - 1 + line}:${column}`;
}

/** `FILE:LINE:COLUMN` of the value at a path, such as `steps[2]`. */
export const placeIn = (document: Document, at: string): string =>
  placeAt(document, offsetOf(jsonPlaces(document.text), at));

/** A line for each of the first mistakes, in the order of the document. */
export function mistakeLines(document: Document, mistakes: readonly Mistake[], language: Language): string[] {
  const { file, text } = document;
  const places = jsonPlaces(text);
  const lines = mistakes.slice(0, TOLD_MAX).map((mistake) => {
    const offset = 'offset' in mistake.facts ? mistake.facts.offset : offsetOf(places, mistake.at);
    const path = mistake.at === '' ? '' : `${mistake.at}: `;
    return `${placeAt(document, offset)}: ${path}${mistakeText(mistake, language)}`;
  });
  const more = mistakes.length - lines.length;
  return more > 0 ? [...lines, `${file}: ${MORE[language](more)}`] : lines;
}
