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
    this.fill();
    if (this.level < 1) return false;
    this.level--;
    return true;
  }

  /** So many were taken elsewhere. */
  drain(n: number): void {
    this.fill();
    this.level = Math.max(0, this.level - n);
  }

  /** Nothing was taken for so long that a new one would be the same. */
  get full(): boolean {
    return this.level + this.flowed() >= this.burst;
  }

  private fill(): void {
    this.level = Math.min(this.burst, this.level + this.flowed());
    this.filledAt = this.now();
  }

  /** Nothing while a clock is set back. */
  private flowed(): number {
    return Math.max(0, this.now() - this.filledAt) / this.everyMs;
  }
}
