/** Limits by address. The many addresses of one IPv6 network count as one. */
import { LIMITS } from '../limits.ts';
import { Bucket } from '../pages/bucket.ts';

export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!address.includes(':')) return address;
  const [front, back] = address.split('%')[0].split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back ? back.split(':') : [];
  const zeros = back === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/** One bucket for each network; full ones are forgotten when there are too many. */
export class AddressLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly burst: number,
    private readonly everyMs: number,
    private readonly now: () => number,
  ) {}

  take(address: string): boolean {
    const network = networkOf(address);
    let bucket = this.buckets.get(network);
    if (!bucket) {
      if (this.buckets.size >= LIMITS.addresses) this.sweep();
      if (this.buckets.size >= LIMITS.addresses) return false;
      bucket = new Bucket(this.burst, this.everyMs, this.now);
      this.buckets.set(network, bucket);
    }
    return bucket.take();
  }

  private sweep(): void {
    for (const [network, bucket] of this.buckets) if (bucket.full) this.buckets.delete(network);
  }
}

/** How many there are of each, now. */
export class AddressCount {
  private readonly counts = new Map<string, number>();
  total = 0;

  of(address: string): number {
    return this.counts.get(networkOf(address)) ?? 0;
  }

  add(address: string, n: 1 | -1): void {
    const next = this.of(address) + n;
    this.total += n;
    if (next > 0) this.counts.set(networkOf(address), next);
    else this.counts.delete(networkOf(address));
  }
}
