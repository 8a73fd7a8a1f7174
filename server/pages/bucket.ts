/** So many at once, then one every so often. */
export class Bucket {
  private level: number;
  private filledAt: number;

  constructor(
    private readonly burst: number,
    private readonly everyMs: number,
    private readonly now: () => number,
  ) {
    this.level = burst;
    this.filledAt = now();
  }

  /** Takes one, if there is one. */
  take(): boolean {
    const now = this.now();
    this.level = Math.min(this.burst, this.level + (now - this.filledAt) / this.everyMs);
    this.filledAt = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }

  /** Nothing was taken for so long that a new one would be the same. */
  get full(): boolean {
    return this.level + (this.now() - this.filledAt) / this.everyMs >= this.burst;
  }
}
