import type { Text } from '../lib/text.ts';

type Files = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** `file.key` for every text of every file. */
export type FlatKey<F> = {
  [N in keyof F & string]: `${N}.${keyof F[N] & string}`;
}[keyof F & string];

/** One flat table of all texts of a language, `file.key` → text. */
export function flatTexts(files: Files): Readonly<Record<string, Text>> {
  const entries = Object.entries(files).flatMap(([file, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${file}.${key}`, text] as const),
  );
  return Object.fromEntries(entries);
}
