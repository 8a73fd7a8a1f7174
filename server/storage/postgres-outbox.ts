/**
 * What waits to be told to the other processes: gathered for a moment and sent together, one sending after the other.
 * Wake-ups of one table become one; passing messages beyond a number are dropped, the oldest first.
 */
const GATHER_MS = 3;
/** PostgreSQL allows 8000 bytes in a notification. */
const MOST_BYTES = 7900;
const MOST_SIGNALS = 1000;

export interface Notice {
  readonly from: string;
  readonly wakes: readonly (readonly [id: string, head: number])[];
  readonly signals: readonly (readonly [id: string, text: string])[];
}

export class Outbox {
  private wakes = new Map<string, number>();
  private signals: (readonly [id: string, text: string])[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> = Promise.resolve();
  private isSending = false;

  constructor(
    private readonly from: string,
    private readonly send: (text: string) => Promise<unknown>,
    private readonly trouble: (error: Error) => void,
  ) {}

  wake(id: string, head: number): void {
    this.wakes.set(id, head);
    this.gather();
  }

  signal(id: string, text: string): void {
    this.signals.push([id, text]);
    if (this.signals.length > MOST_SIGNALS) this.signals.shift();
    this.gather();
  }

  /** Sends what there is; nothing more is expected. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    await this.sendAll();
  }

  private gather(): void {
    if (this.isSending) return;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.sending = this.sendAll();
    }, GATHER_MS);
  }

  /** What comes in while it sends is sent afterwards. */
  private async sendAll(): Promise<void> {
    this.isSending = true;
    while (this.wakes.size > 0 || this.signals.length > 0)
      await this.send(JSON.stringify(this.next())).catch(this.trouble);
    this.isSending = false;
  }

  /** As much as fits into one notification, wake-ups first. */
  private next(): Notice {
    const wakes: [string, number][] = [];
    const signals: (readonly [string, string])[] = [];
    let left = MOST_BYTES - JSON.stringify({ from: this.from, wakes, signals }).length;
    const fits = (item: unknown): boolean => {
      left -= Buffer.byteLength(JSON.stringify(item)) + 1;
      return left >= 0;
    };
    for (const wake of this.wakes) {
      if (!fits(wake)) return { from: this.from, wakes, signals };
      wakes.push(wake);
      this.wakes.delete(wake[0]);
    }
    for (let first = this.signals[0]; first && fits(first); first = this.signals[0]) {
      signals.push(first);
      this.signals.shift();
    }
    // One that never fits would wait for ever.
    if (wakes.length + signals.length === 0) this.signals.shift();
    return { from: this.from, wakes, signals };
  }
}
