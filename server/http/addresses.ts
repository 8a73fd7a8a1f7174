/** Limits by address. The many addresses of one IPv6 network count as one. */
import { LIMITS } from '../limits.ts';
import { Bucket } from '../pages/bucket.ts';

export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%');
  const [front = '', back] = plain.split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back ? back.split(':') : [];
  const zeros = back === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/** So many of each network, for the other processes. */
type Tally = readonly (readonly [network: string, n: number])[];

/** One bucket for each network; full ones are forgotten when there are too many. */
export class AddressLimit {
  private readonly buckets = new Map<string, Bucket>();
  /** Taken since it was last told. */
  private taken = new Map<string, number>();

  constructor(
    private readonly burst: number,
    private readonly everyMs: number,
    private readonly now: () => number,
  ) {}

  take(address: string): boolean {
    const network = networkOf(address);
    const well = this.bucketOf(network)?.take() ?? false;
    if (well) this.taken.set(network, (this.taken.get(network) ?? 0) + 1);
    return well;
  }

  /** What was taken here since this was last asked. */
  told(): Tally {
    const { taken } = this;
    if (taken.size > 0) this.taken = new Map();
    return [...taken];
  }

  /** What was taken at another process. */
  heard(tally: Tally): void {
    for (const [network, n] of tally) this.bucketOf(network)?.drain(n);
  }

  private bucketOf(network: string): Bucket | undefined {
    const known = this.buckets.get(network);
    if (known) return known;
    if (this.buckets.size >= LIMITS.addresses) this.sweep();
    if (this.buckets.size >= LIMITS.addresses) return undefined;
    const bucket = new Bucket(this.burst, this.everyMs, this.now);
    this.buckets.set(network, bucket);
    return bucket;
  }

  private sweep(): void {
    for (const [network, bucket] of this.buckets) if (bucket.full) this.buckets.delete(network);
  }
}

/** How many there are of each, now, here and at the other processes. */
export class AddressCount {
  private readonly counts = new Map<string, number>();
  private readonly elsewhere = new Map<string, ReadonlyMap<string, number>>();
  total = 0;

  of(address: string): number {
    const network = networkOf(address);
    const others = [...this.elsewhere.values()].reduce((sum, counts) => sum + (counts.get(network) ?? 0), 0);
    return (this.counts.get(network) ?? 0) + others;
  }

  add(address: string, n: 1 | -1): void {
    const network = networkOf(address);
    const next = (this.counts.get(network) ?? 0) + n;
    this.total += n;
    if (next > 0) this.counts.set(network, next);
    else this.counts.delete(network);
  }

  /** The largest first. */
  told(): Tally {
    return [...this.counts].sort((a, b) => b[1] - a[1]);
  }

  heard(process: string, tally: Tally): void {
    this.elsewhere.set(process, new Map(tally));
  }

  /** Another process is gone, and those who were there. */
  forget(process: string): void {
    this.elsewhere.delete(process);
  }
}
