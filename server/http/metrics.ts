/** Numbers about the process, in the text form that Prometheus reads. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const COUNTERS = [
  'messages',
  'tables_made',
  'troubles',
  'capsules',
  'requests_refused',
  'sockets_refused',
] as const;
type Counter = (typeof COUNTERS)[number];

export class Metrics {
  private readonly counts = new Map<Counter, number>(COUNTERS.map((name) => [name, 0]));
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });

  constructor(private readonly gauges: { readonly [name: string]: () => number }) {
    this.delay.enable();
  }

  count(name: Counter): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  text(): string {
    const lines = [...this.counts].map(([name, n]) => line(`${name}_total`, 'counter', n));
    const gauges = {
      ...this.gauges,
      memory_bytes: () => process.memoryUsage.rss(),
      heap_bytes: heapInUse,
      loop_delay_p99_seconds: () => this.delay.percentile(99) / 1e9,
      // Since the last look: one long freeze would not show in percentiles of a day.
      loop_delay_max_seconds: () => this.delay.max / 1e9,
    };
    for (const [name, value] of Object.entries(gauges)) lines.push(line(name, 'gauge', value()));
    this.delay.reset();
    return lines.join('');
  }

  stop(): void {
    this.delay.disable();
  }
}

/** With what is beside the heap. Where node was told to expose its collector, only what is really in use. */
function heapInUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const line = (name: string, type: string, value: number): string =>
  `# TYPE holdout_${name} ${type}\nholdout_${name} ${value}\n`;
