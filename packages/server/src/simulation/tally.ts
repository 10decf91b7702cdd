/** How often each kind of thing occurred: what a simulation has covered, and what it never met. */

/** Counts by name, `event:moved`; only whole numbers, so sums do not depend on the order. */
export type Counts = Readonly<Record<string, number>>;

export class Tally {
  private readonly byName: Map<string, number> = new Map();

  add(name: string, times: number = 1): void {
    this.byName.set(name, (this.byName.get(name) ?? 0) + times);
  }

  addAll(counts: Counts): void {
    for (const [name, times] of Object.entries(counts)) this.add(name, times);
  }

  /** By name, sorted. */
  get counts(): Counts {
    return Object.fromEntries([...this.byName].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
}
