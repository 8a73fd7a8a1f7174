/** Lets the bots of a table play, one answer after the other, for as long as one is due. */
import { LIMITS } from '../limits.ts';
import type { Refused } from './refusals.ts';

interface BotTable {
  /** A bot's turn, with somebody looking on. */
  isDue(): boolean;
  /** Number of the entry that opened the decision. */
  at(): number;
  play(): Promise<object | Refused>;
}

/** Others were faster: there is something else to answer. */
const PASSING = ['answer.stale', 'table.busy'];

export class BotDriver {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** A decision that no bot can answer: the engine fails there, or it asks too much. A person may still find a way. */
  private stuckAt: number | undefined;

  constructor(
    private readonly table: BotTable,
    private readonly thinkMs: number,
    private readonly trouble: (error: Error) => void,
  ) {}

  /** Two processes may both let a bot play; the log takes one answer. */
  wake(ms = this.thinkMs): void {
    if (this.timer || !this.isWanted()) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.isWanted()) void this.play();
    }, ms);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private isWanted(): boolean {
    return !this.stopped && this.stuckAt !== this.table.at() && this.table.isDue();
  }

  private async play(): Promise<void> {
    try {
      const said = await this.table.play();
      if ('refused' in said && !PASSING.includes(said.refused)) this.stuckAt = this.table.at();
      this.wake();
    } catch (failure) {
      // The storage is away: nobody else would remind the bot once it is back.
      this.trouble(failure as Error);
      this.wake(Math.max(this.thinkMs, LIMITS.botRetryMs));
    }
  }
}
