/**
 * Texts as data: a text is a sentence with `{name}` gaps, or one such sentence for each CLDR
 * plural class of its language, chosen by the parameter `count`. Whole sentences only; nothing is
 * glued together, so every language may order its words as it likes. Where a language declines its
 * words, a gap says in which form it wants them: `{card:acc}`.
 */

export type PluralClass = Intl.LDMLPluralRule;
export type Text = string | Readonly<Partial<Record<PluralClass, string>>>;
export type Params = Readonly<Record<string, string | number>>;
/** Texts by key, one level deep: `start.title`. */
export type Texts = Readonly<Record<string, Text>>;

/** Words as they are by what they become, by the name of a form: the accusative of "dama" is "damą". */
export type Forms = Readonly<Record<string, Readonly<Record<string, string>>>>;

const GAP = /\{(\w+)(?::(\w+))?\}/g;
const WORD = /[\p{L}\d]+/gu;
/** Letters of Hebrew, Arabic and others that are written from right to left. */
const LEFTWARD = /[\u0590-\u08FF\uFB1D-\uFEFC]/;

/** Words that run from right to left, kept from turning the sentence around them. */
export const isolated = (words: string): string => (LEFTWARD.test(words) ? `\u2068${words}\u2069` : words);

/** Names of the forms that a text asks for, each once. */
export function formsOf(text: Text): readonly string[] {
  const sentences = typeof text === 'string' ? [text] : Object.values(text);
  return [...new Set(sentences.flatMap((s) => [...s.matchAll(GAP)].flatMap((m) => m[2] ?? [])))];
}

/** Names of the gaps of a text, sorted, each once. */
export function gapsOf(text: Text): readonly string[] {
  const sentences = typeof text === 'string' ? [text] : Object.values(text);
  const names = sentences.flatMap((s) => [...s.matchAll(GAP)].map((m) => m[1] ?? ''));
  return [...new Set(names)].sort();
}

/** The sentence with its gaps filled; words without the form that a gap asks for stay as they are. */
export function fillText(text: Text, params: Params, plural: Intl.PluralRules, forms: Forms = {}): string {
  const count = Number(params['count'] ?? 0);
  const sentence = typeof text === 'string' ? text : (text[plural.select(count)] ?? text.other ?? '');
  return sentence.replace(GAP, (gap, name: string, form: string | undefined) => {
    const words = form === undefined ? undefined : forms[form];
    const value = isolated(String(params[name] ?? gap));
    return words === undefined ? value : value.replace(WORD, (word) => words[word] ?? word);
  });
}
