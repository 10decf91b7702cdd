import type { Result } from '@hausregel/rules';
import { DEPTH_MAX, jsonPlaces } from './jsonPlaces.ts';
import type { Mistake } from './mistake.ts';

/** Longest text that is read, in characters. */
const LENGTH_MAX = 1_000_000;

/** Reads a JSON text of bounded length and depth; a byte order mark in front does not matter. */
export function parseJson(text: string): Result<unknown, readonly Mistake[]> {
  const wrong = (mistake: Mistake): Result<never, readonly Mistake[]> => ({ ok: false, error: [mistake] });
  if (text.length > LENGTH_MAX) return wrong({ at: '', code: 'file-too-long', facts: { max: LENGTH_MAX } });
  if (text.trim() === '') return wrong({ at: '', code: 'empty-file', facts: {} });
  const { fault } = jsonPlaces(text);
  if (fault === undefined) return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  const { offset, isTooDeep } = fault;
  if (isTooDeep) return wrong({ at: '', code: 'too-deep', facts: { offset, max: DEPTH_MAX } });
  return wrong({ at: '', code: 'not-json', facts: { offset, found: text[offset] } });
}
