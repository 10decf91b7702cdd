/** The rule books of all presets as they stand in `vectors/books`, for people to read and for tests to compare. */
import { LANGUAGES, PRESETS } from '@hausregel/rules';
import { bookMarkdown } from './bookMarkdown.ts';

/** By file name, for example `skat.de.md`. */
export function goldenBooks(): ReadonlyMap<string, string> {
  return new Map(
    PRESETS.flatMap((preset) =>
      LANGUAGES.map((language): [string, string] => [`${preset.id}.${language}.md`, bookMarkdown(preset, language)]),
    ),
  );
}
