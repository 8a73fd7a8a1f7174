/** How often something took how long, in the text form that Prometheus reads. */
import { addTo } from '@holdout/engine';

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export class Histogram {
  /** By bound, those that took no longer than it but longer than the one before; the last: longer than all. */
  private readonly counts = new Array<number>(BOUNDS.length + 1).fill(0);
  private sum = 0;

  observe(seconds: number): void {
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    addTo(this.counts, at < 0 ? BOUNDS.length : at, 1);
    this.sum += seconds;
  }

  text(name: string): string {
    let below = 0;
    const buckets = this.counts.map((n, i) => {
      below += n;
      return `${name}_bucket{le="${BOUNDS[i] ?? '+Inf'}"} ${below}\n`;
    });
    return `# TYPE ${name} histogram\n${buckets.join('')}${name}_sum ${this.sum}\n${name}_count ${below}\n`;
  }
}
