import { type GameRecord, parseRecord } from '@hausregel/record';

/** The record of a table, read as strictly as one from a stranger. */
export async function recordOf(
  table: string,
): Promise<
  { readonly ok: true; readonly value: GameRecord } | { readonly ok: false; readonly code: 'offline' | 'unreadable' }
> {
  let text: string;
  try {
    const path = `/api/tables/${encodeURIComponent(table)}/record`;
    const response = await fetch(path, { signal: AbortSignal.timeout(20_000) });
    if (!response.ok) return { ok: false, code: 'unreadable' };
    text = await response.text();
  } catch {
    return { ok: false, code: 'offline' };
  }
  const parsed = parseRecord(text);
  return parsed.ok ? parsed : { ok: false, code: 'unreadable' };
}
