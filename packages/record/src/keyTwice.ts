/** Strings, those before a colon with it, and the brackets of objects: all that matters for keys in a text that is JSON. */
const TOKENS = /"(?:[^"\\]+|\\.)*"(\s*:)?|[{}]/g;

/** The first key that stands twice in one object of a text that is JSON: programs would read different things there. */
export function keyTwice(json: string): string | undefined {
  const open: Set<unknown>[] = [];
  for (const [token, colon] of json.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon !== undefined) {
      const key: unknown = JSON.parse(token.slice(0, -colon.length));
      const keys = open.at(-1);
      if (keys?.has(key) === true) return String(key);
      keys?.add(key);
    }
  }
  return undefined;
}
