/** A file of `deploy/` with its `${WORDS}` filled in, as `envsubst` does it. Throws if one is not given. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (_, word: string) => {
    const value = values[word];
    if (value === undefined) throw new Error(`nothing is given for ${word}`);
    return value;
  });
}
