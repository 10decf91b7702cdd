/** What a socket was told, as far as its client keeps it (`KeptView`) and is not told again. */
import type { TableView } from '@hausregel/protocol';

type Part = keyof TableView;

/** Parts of a view that change seldom, or are much to read. */
const KEPT: readonly Part[] = ['ruleSet', 'settings', 'places', 'match'];

/** Parts that a client knows, and how it is told so. */
export interface Known {
  readonly parts: ReadonlySet<string>;
  readonly text: string;
}

/** Every choice of `KEPT`, by its bits. */
const CHOICES: readonly Known[] = Array.from({ length: 1 << KEPT.length }, (_, bits) => {
  const parts = KEPT.filter((_part, index) => (bits >> index) & 1);
  return { parts: new Set(parts), text: parts.length === 0 ? '' : `"kept":${JSON.stringify(parts)},` };
});

export const NOTHING_KNOWN: Known = { parts: new Set(), text: '' };

export class ToldParts {
  private count: number = 0;
  private texts: (string | undefined)[] = [];

  /** The number of the message that is written now, from 1. */
  next(): number {
    this.count += 1;
    return this.count;
  }

  /** Parts of a view that were told last time; the others are told now. `textOf` writes a part. */
  known(textOf: (part: Part) => string): Known {
    let bits = 0;
    KEPT.forEach((part, index) => {
      const text = textOf(part);
      if (this.texts[index] === text) bits |= 1 << index;
      else this.texts[index] = text;
    });
    return CHOICES[bits] ?? NOTHING_KNOWN;
  }

  /** The next view is told whole. */
  forget(): void {
    this.texts = [];
  }
}
