/** A rule as a sentence with a gap: the words that differ between the values of an option. */
export interface GappedSentence {
  readonly before: string;
  /** What stands in the gap now; never empty. */
  readonly gap: string;
  readonly after: string;
  /** What stood there before, if the sentence is otherwise the same. */
  readonly was: string | undefined;
}

/** A gap of more words than this is no gap but another sentence. */
const GAP_WORDS_MAX = 5;
/** So many of the words have to stay the same. */
const FRAME_SHARE_MIN = 0.4;

/**
 * Finds the gap of a sentence by comparing it with what other values say. Undefined where they have
 * too little in common: then the sentence itself is the value. Punctuation stays outside of the gap.
 */
export function gapIn(text: string, others: readonly string[], was?: string): GappedSentence | undefined {
  const words = text.split(' ');
  const frames = others.filter((other) => other !== text).flatMap((other) => frameOf(words, other.split(' ')) ?? []);
  const asBefore = was === undefined || was === text ? undefined : frameOf(words, was.split(' '));
  if (asBefore !== undefined) frames.push(asBefore);
  if (frames.length === 0) return undefined;
  const start = Math.min(...frames.map((frame) => frame.start));
  const end = Math.min(...frames.map((frame) => frame.end));
  const isGap = words.length - start - end <= GAP_WORDS_MAX && start + end >= words.length * FRAME_SHARE_MIN;
  if (!isGap || start + end >= words.length) return undefined;
  const inside = words.slice(start, words.length - end).join(' ');
  const [, gap = inside, mark = ''] = /^(.*?)([.,;:]*)$/.exec(inside) ?? [];
  // A gap that reaches over a clause is no longer one thing to choose.
  if (/[;:.]/.test(gap)) return undefined;
  const old = asBefore === undefined ? [] : (was ?? '').split(' ');
  return {
    before: words.slice(0, start).join(' '),
    gap,
    after: [mark, words.slice(words.length - end).join(' ')].join(end > 0 ? ' ' : ''),
    was:
      old.length > 0
        ? old
            .slice(start, old.length - end)
            .join(' ')
            .replace(/[.,;:]+$/, '') || undefined
        : undefined,
  };
}

/** Words that two sentences share at the beginning and at the end; undefined if they are too few, or one is the other. */
function frameOf(words: readonly string[], others: readonly string[]): { start: number; end: number } | undefined {
  const shorter = Math.min(words.length, others.length);
  let start = 0;
  while (start < shorter && words[start] === others[start]) start++;
  let end = 0;
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end++;
  const left = words.length - start - end;
  return left > 0 && left <= GAP_WORDS_MAX && start + end >= words.length * FRAME_SHARE_MIN
    ? { start, end }
    : undefined;
}
