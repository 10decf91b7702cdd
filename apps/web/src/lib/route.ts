/** Pages by their address. */
export type Route =
  | { readonly page: 'start' }
  /** `name` is a table's code ("birke-47") or its id. */
  | { readonly page: 'table'; readonly name: string }
  | { readonly page: 'rules' }
  | { readonly page: 'rule'; readonly id: string }
  /** Without an id one chooses what to start from, or the rules stand in the link. */
  | { readonly page: 'editor'; readonly id: string | undefined }
  /** Whether the deals of a table, named as above, were right. */
  | { readonly page: 'deals'; readonly name: string }
  | { readonly page: 'settings' }
  | { readonly page: 'missing' };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page at a path; `missing` for one that does not exist. */
export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (rest.length > 0) return { page: 'missing' };
  if (first === '') return { page: 'start' };
  if (first === 't' && second !== '') return { page: 'table', name: second };
  if (first === 'deals' && second !== '') return { page: 'deals', name: second };
  if (first === 'rules') return second === '' ? { page: 'rules' } : { page: 'rule', id: second };
  if (first === 'editor') return { page: 'editor', id: second === '' ? undefined : second };
  if (first === 'settings' && second === '') return { page: 'settings' };
  return { page: 'missing' };
}

/** "Birke 47" as it stands in a link: "birke-47". */
export const slugOfCode = (code: string): string => code.trim().toLowerCase().replace(/\s+/g, '-');

export const tablePath = (code: string): string => `/t/${encodeURIComponent(slugOfCode(code))}`;

/**
 * The code in what somebody typed or pasted: "BIRKE  47", "birke-47", "Birke47" or a whole link
 * all name the same table. Empty if there is nothing to look for.
 */
export function codeFrom(typed: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(typed);
  const text = decoded(link?.[1] ?? typed);
  return text
    .replace(/[\s_+–-]+/g, ' ')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .trim()
    .toLowerCase();
}
