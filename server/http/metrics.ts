/** Numbers about the process, in the text form that Prometheus reads. */
import { Histogram } from './histogram.ts';

const COUNTERS = [
  'messages',
  'tables_made',
  'troubles',
  'capsules',
  'requests_refused',
  'sockets_refused',
] as const;
type Counter = (typeof COUNTERS)[number];

/** `answer`: from hearing one to its being told; `write`: an entry on its way to the disk; `loop_block`: nobody was heard. */
const DURATIONS = ['answer', 'write', 'loop_block'] as const;
type Duration = (typeof DURATIONS)[number];

/** Milliseconds between two looks how long the loop has been blocked. */
const LOOK_MS = 20;

type Gauges = { readonly [name: string]: () => number | Promise<number> };

export class Metrics {
  private readonly counts = new Map<Counter, number>(COUNTERS.map((name) => [name, 0]));
  private readonly durations = new Map(DURATIONS.map((name) => [name, new Histogram()]));
  private readonly timer: NodeJS.Timeout;
  private longest = 0;

  constructor(private readonly gauges: Gauges) {
    let looked = performance.now();
    this.timer = setInterval(() => {
      const now = performance.now();
      const blocked = Math.max(0, now - looked - LOOK_MS);
      looked = now;
      this.longest = Math.max(this.longest, blocked);
      this.took('loop_block', blocked);
    }, LOOK_MS);
    this.timer.unref();
  }

  count(name: Counter): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  took(name: Duration, ms: number): void {
    this.durations.get(name)?.observe(ms / 1000);
  }

  /** Does it and notes how long it took. */
  async timed<T>(name: Duration, act: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await act();
    this.took(name, performance.now() - began);
    return result;
  }

  async text(): Promise<string> {
    const lines = [...this.counts].map(([name, n]) => line(`${name}_total`, 'counter', n));
    const { user, system } = process.cpuUsage();
    lines.push(line('cpu_seconds_total', 'counter', (user + system) / 1e6));
    const gauges: Gauges = {
      ...this.gauges,
      memory_bytes: () => process.memoryUsage.rss(),
      heap_bytes: heapInUse,
      // Since the last look: one long freeze would not show among the many short ones of a day.
      loop_block_max_seconds: () => this.longest / 1000,
    };
    for (const [name, value] of Object.entries(gauges)) lines.push(line(name, 'gauge', await value()));
    for (const [name, histogram] of this.durations) lines.push(histogram.text(`holdout_${name}_seconds`));
    this.longest = 0;
    return lines.join('');
  }

  stop(): void {
    clearInterval(this.timer);
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
