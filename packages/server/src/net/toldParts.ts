/** What a socket was told, as far as its client keeps it (`KeptView`) and is not told again. */
import type { TableView } from '@hausregel/protocol';

type Part = keyof TableView;

/** Parts of a view that change seldom, or are much to read. */
const KEPT: readonly Part[] = ['ruleSet', 'settings', 'places', 'match'];

export class ToldParts {
  private count: number = 0;
  private readonly texts: Map<Part, string> = new Map();

  /** The number of the message that is written now, from 1. */
  next(): number {
    this.count += 1;
    return this.count;
  }

  /** Parts of a view that were told last time; the others are told now. `textOf` writes a part. */
  known(textOf: (part: Part) => string): readonly Part[] {
    return KEPT.filter((part) => {
      const text = textOf(part);
      if (this.texts.get(part) === text) return true;
      this.texts.set(part, text);
      return false;
    });
  }

  /** The next view is told whole. */
  forget(): void {
    this.texts.clear();
  }
}
