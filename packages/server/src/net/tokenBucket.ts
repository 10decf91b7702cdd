/** A bound on how often something may happen: `capacity` at once, then `perSecond`. */
export class TokenBucket {
  private readonly capacity: number;
  private readonly perSecond: number;
  private level: number;
  private at: number | undefined;

  constructor(capacity: number, perSecond: number) {
    this.capacity = capacity;
    this.perSecond = perSecond;
    this.level = capacity;
  }

  /** What was taken was not needed after all. */
  giveBack(): void {
    this.level = Math.min(this.capacity, this.level + 1);
  }

  /** Takes one at `now` (ms); false if there is none. */
  take(now: number): boolean {
    const passed = this.at === undefined ? 0 : Math.max(0, now - this.at);
    this.level = Math.min(this.capacity, this.level + (passed * this.perSecond) / 1000);
    this.at = now;
    if (this.level < 1) return false;
    this.level -= 1;
    return true;
  }
}
