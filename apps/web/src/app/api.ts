import type { CodeFound, ErrorReply } from '@hausregel/protocol';
import { isRecord } from '../lib/storage.ts';

/** What the server answers to a request, or why not: `offline` if there was no answer at all. */
export type ApiError = ErrorReply['code'] | 'offline';
export type ApiResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: ApiError };

export async function ask<T>(path: string, init: RequestInit = {}): Promise<ApiResult<T>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(10_000) });
    const body: unknown = response.status === 204 ? undefined : await response.json();
    if (response.ok) return { ok: true, value: body as T };
    const code = isRecord(body) && typeof body['code'] === 'string' ? (body['code'] as ApiError) : 'bad-message';
    return { ok: false, code };
  } catch {
    return { ok: false, code: 'offline' };
  }
}

/** The table with a code, however the code is written; `unknown-code` if there is none. */
export const tableOfCode = (code: string): Promise<ApiResult<CodeFound>> =>
  ask(`/api/codes/${encodeURIComponent(code)}`);
