/** Whether a request comes from a page of this very server. */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Browsers name the page a request comes from; other programs need not. It must be ours, or one
 * that is allowed ("https://example.org").
 */
export function isSameOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
