/**
 * Texts as data: a text is a sentence with `{name}` gaps, or one such sentence for each CLDR
 * plural class of its language, chosen by the parameter `count`. Whole sentences only; nothing is
 * glued together, so every language may order its words as it likes.
 */

export type PluralClass = Intl.LDMLPluralRule;
export type Text = string | Readonly<Partial<Record<PluralClass, string>>>;
export type Params = Readonly<Record<string, string | number>>;
/** Texts by key, one level deep: `start.title`. */
export type Texts = Readonly<Record<string, Text>>;

const GAP = /\{(\w+)\}/g;

/** Names of the gaps of a text, sorted, each once. */
export function gapsOf(text: Text): readonly string[] {
  const sentences = typeof text === 'string' ? [text] : Object.values(text);
  const names = sentences.flatMap((s) => [...s.matchAll(GAP)].map((m) => m[1] ?? ''));
  return [...new Set(names)].sort();
}

/** The sentence with its gaps filled; numbers are written as the language writes them. */
export function fillText(text: Text, params: Params, plural: Intl.PluralRules): string {
  const count = Number(params['count'] ?? 0);
  const sentence = typeof text === 'string' ? text : (text[plural.select(count)] ?? text.other ?? '');
  return sentence.replace(GAP, (gap, name: string) => String(params[name] ?? gap));
}
