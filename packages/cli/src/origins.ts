import type { Result } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';

/** Origins of pages between spaces, as browsers write them: lower case, without a path or a usual port. */
export function originsFrom(text: string): Result<readonly string[], ArgumentError> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const wrong = words.find((word) => !URL.canParse(word) || !/^https?:$/.test(new URL(word).protocol));
  if (wrong !== undefined) return { ok: false, error: { code: 'not-an-origin', option: '--origin', value: wrong } };
  return { ok: true, value: words.map((word) => new URL(word).origin) };
}
